declare module "@jsonresume/schema" {
  /** Calls back with the errors of a resume and whether it is valid. */
  export const validate: (resume: unknown, done: (errors: readonly unknown[] | null, valid: boolean) => void) => void;
}
