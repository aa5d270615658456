import { validate } from "@jsonresume/schema";

/** What the schema of JSON Resume objects to in a resume; nothing where it is valid. */
export const objectionsTo = (resume: unknown): string[] => {
  let objections: string[] = [];
  validate(resume, (errors, valid) => {
    objections = valid ? [] : (errors ?? []).map(String);
  });
  return objections;
};
