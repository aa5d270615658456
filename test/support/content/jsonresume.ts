import { validate } from "@jsonresume/schema";

/** The JSON Resume schema's errors for a resume; empty if it is valid. */
export const objectionsTo = (resume: unknown): string[] => {
  let objections: string[] = [];
  validate(resume, (errors, valid) => {
    objections = valid ? [] : (errors ?? []).map(String);
  });
  return objections;
};
