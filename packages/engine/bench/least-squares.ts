// Least squares by the normal equations.

interface Sample {
  readonly features: readonly number[];
  readonly won: number;
}

/** Keeps weights small that the samples do not tell apart. */
const ridge = 1;

/** Solves a system of equations with a positive definite matrix, in place. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const row = matrix[i] as number[];
    for (let j = i + 1; j < n; j++) {
      const below = matrix[j] as number[];
      const factor = (below[i] as number) / (row[i] as number);
      for (let k = i; k < n; k++) below[k] = (below[k] as number) - factor * (row[k] as number);
      right[j] = (right[j] as number) - factor * (right[i] as number);
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = matrix[i] as number[];
    let rest = right[i] as number;
    for (let j = i + 1; j < n; j++) rest -= (row[j] as number) * (found[j] as number);
    found[i] = rest / (row[i] as number);
  }
  return found;
};

/** The weights with which the features come nearest to what was won. */
export const fit = (samples: readonly Sample[]): number[] => {
  const n = samples[0]?.features.length ?? 0;
  const matrix = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? ridge : 0)));
  const right = new Array<number>(n).fill(0);
  for (const { features, won } of samples) {
    features.forEach((a, i) => {
      const row = matrix[i] as number[];
      features.forEach((b, j) => {
        row[j] = (row[j] as number) + a * b;
      });
      right[i] = (right[i] as number) + a * won;
    });
  }
  return solve(matrix, right);
};

/** Which share of the variance of what was won the weights tell. */
export const varianceTold = (samples: readonly Sample[], weights: readonly number[]): number => {
  const mean = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  let left = 0;
  let all = 0;
  for (const { features, won } of samples) {
    const told = features.reduce((sum, value, i) => sum + value * (weights[i] as number), 0);
    left += (won - told) ** 2;
    all += (won - mean) ** 2;
  }
  return 1 - left / all;
};
