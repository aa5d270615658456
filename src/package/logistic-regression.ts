const ROUNDS = 60;
const REGULARIZATION = 0.0002;
const FIRST_STEP = 0.2;
const STEP_SHRINKS = 0.95;

/** The values of the features that an example has, by index. */
export type Features = readonly (readonly [feature: number, value: number])[];

/** An example of one of several groups. */
export interface Example {
  readonly group: number;
  readonly features: Features;
}

/** Numbers from 0 to 1 in an order that looks random and is always the same. */
const sequence = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const shuffle = <T>(list: T[], next: () => number): void => {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
};

/**
 * The weights of each group for each feature: multinomial logistic regression by stochastic gradient descent. The same
 * examples always give the same weights.
 */
export const learn = (examples: readonly Example[], groups: number, features: number): Float64Array[] => {
  const data = [...examples];
  const weights = Array.from({ length: groups }, () => new Float64Array(features));
  const next = sequence();
  let step = FIRST_STEP;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(data, next);
    for (const example of data) {
      const scores = weights.map((of) =>
        example.features.reduce((sum, [feature, value]) => sum + (of[feature] ?? 0) * value, 0),
      );
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const [group, of] of weights.entries()) {
        const error = (powers[group] ?? 0) / total - (group === example.group ? 1 : 0);
        for (const [feature, value] of example.features) {
          const weight = of[feature] ?? 0;
          of[feature] = weight - step * (error * value + REGULARIZATION * weight);
        }
      }
    }
    step *= STEP_SHRINKS;
  }
  return weights;
};
