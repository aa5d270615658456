/**
 * A linear model that recognizes questions for facts. `src/package/usual-questions/train.ts` learns it from example questions.
 * Weights are letters with numbers, such as `a9c-3`: 9 for the first fact and -3 for the third, in units of WEIGHT_UNIT.
 */
export interface UsualTable {
  /** The facts and FAQ subjects with their questions (usual-facts.ts). The last one stands for all other questions. */
  readonly facts: Readonly<Record<string, string>>;
  /** The weights of a question that contains a stem. */
  readonly words: Readonly<Record<string, string>>;
  /** The weights of every question, and of each word that is not in the table. */
  readonly always: string;
  readonly unknown: string;
}
