/** What each generated client finds out. All must find the same. */
export interface Report {
  readonly name: string;
  /** The rate limit policies of a public read, without and with a credential. */
  readonly policies: readonly (string | null)[];
  readonly titles: readonly string[];
  readonly job: string;
  /** The code and message of the error of a list with an invalid limit. */
  readonly listError: readonly string[];
  /** The code and message of the error of an invalid inquiry. */
  readonly inquiryError: readonly string[];
}

/** Returns the value. Does not compile for a value of the type any. */
export const typed = <T>(value: 0 extends 1 & T ? never : T): T => value;

export const [base = "", credential = ""] = process.argv.slice(2);

export const inquiry = {
  name: "Grace Hopper",
  email: "grace@example.com",
  message: "Would you like to write a compiler with us?",
};

export const print = (report: Report): void => {
  process.stdout.write(JSON.stringify(report));
};
