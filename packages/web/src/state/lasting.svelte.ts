/** What outlasts the view that makes it first: what is derived in it must not end with that view. */
export const lasting = <Kept>(make: () => Kept): Kept => {
  let made: Kept | undefined;
  $effect.root(() => {
    made = make();
  });
  return made as Kept;
};
