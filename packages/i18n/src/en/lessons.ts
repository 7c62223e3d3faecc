/** The lessons, a text for each step: what it says, and what to do. */
export const lessons = {} as const;
