/** Either a value or what stands in its way. Nothing in this library throws at somebody else's input. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The value of a result that cannot have failed; throws where it has, which is a mistake of the caller's own. */
export const must = <T, E>(result: Result<T, E>): T => {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${JSON.stringify(result.error)}`);
};
