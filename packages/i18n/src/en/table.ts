/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table = {
  stale: 'The game has moved on since: look again, then choose.',
  'not-your-turn': 'It is not your turn.',
  'offer-standing': 'An offer stands already: wait for the answer.',
  'no-offer': 'There is no offer to answer.',
  'own-offer': 'This is your own offer: the other player has to answer it.',
  'name-length': 'A name may have {max} characters, not {found}.',
  'saved-json': 'The saved game cannot be read: it is no JSON.',
  'saved-version': 'The saved game is of another version of Mbegu.',
  'saved-shape': 'The saved game has something missing, superfluous or of the wrong kind.',
} as const;
