import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { expect } from "vitest";
import { StartError } from "../../../functions/hosts/node/start-error.ts";
import { postInquiry } from "../http/inquiries.ts";
import type { Finished, Host } from "./programs.ts";

export const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
export const freshSecret = (): string => randomBytes(32).toString("base64url");

/** Posts an inquiry and returns its job id. */
export const createJob = async (host: Host): Promise<string> => {
  const { status, job } = await postInquiry(host.url);
  expect(status).toBe(202);
  return job ?? "";
};
export const jobExists = async (host: Host, job: string): Promise<boolean> => {
  const { status } = await fetch(`${host.url}/api/jobs/${job}`);
  expect([200, 404]).toContain(status);
  return status === 200;
};

/** The encodings of a secret. */
const spellings = (secret: string): Buffer[] => {
  const bytes = Buffer.from(secret, "base64url");
  return [secret, bytes.toString("base64"), bytes.toString("hex"), bytes].map((form) => Buffer.from(form));
};
export const expectSecretAbsent = (secret: string, where: Buffer | string, what: string): void => {
  for (const spelling of spellings(secret)) expect(Buffer.from(where).includes(spelling), what).toBe(false);
};

/** Expects a one-line error with these words that reveals nothing of the secret. */
export const expectReason = (reason: string, secret: string, ...words: readonly string[]): void => {
  expect(reason).not.toContain("\n");
  for (const word of words) expect(reason).toContain(word);
  const shown = secret.trim();
  for (let from = 0; from + 8 <= shown.length; from += 8) expect(reason).not.toContain(shown.slice(from, from + 8));
};
export const startErrorOf = (start: () => unknown): string => {
  try {
    start();
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return String((error as StartError).message);
  }
  return expect.unreachable("the start succeeded");
};

/** Expects a failed start: the reason on stderr and exit code 1. */
export const expectStartFailure = (
  { code, stdout, stderr }: Finished,
  secret: string,
  ...words: readonly string[]
): void => {
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expectReason(stderr.trimEnd(), secret, ...words);
  expect(code).toBe(1);
};
