/** Further texts of setting up and playing a game. */
export const playing = {} as const;
