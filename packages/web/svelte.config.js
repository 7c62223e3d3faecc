/** Types in the components are only erased, so there is nothing to preprocess. */
export default { compilerOptions: { runes: true } };
