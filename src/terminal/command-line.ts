import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { SettingsError } from "./settings-error.ts";

/** The usage text and options (see `parseArgs` of node:util) of a command. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  readonly usage: string;
  readonly options: Options;
  readonly allowPositionals?: boolean;
}

/** Thrown for `--help`. The message is the usage text. */
class HelpRequested extends Error {}

/** Removes the hint about positional arguments, which is rarely useful. */
const shortMessage = (message: string): string => `${message.replace(/\. To specify a positional argument.*/s, "")}.`;

/** An error about the arguments of a command, with its usage. */
export const usageError = (message: string, usage: string): SettingsError =>
  new SettingsError(`${message}\n\n${usage.trimEnd()}`);

/**
 * Parses the arguments of a command.
 * @throws HelpRequested for `--help` or `-h`, and SettingsError for invalid arguments.
 */
export const readArguments = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, allowPositionals = false }: Command<Options>,
) => {
  if (args.includes("--help") || args.includes("-h")) throw new HelpRequested(usage);
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    throw usageError(shortMessage((error as Error).message), usage);
  }
};

type ErrorClass = abstract new (...args: never[]) => Error;

/** An error of the operating system, such as a missing permission. Its message names the path. */
const isSystemError = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** The launcher explains a missing package in one place (src/cli/bin.js). */
const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/** The errors that a command expects. */
interface ExpectedErrors {
  /** Their classes, besides SettingsError and errors of the operating system. */
  readonly expected?: readonly ErrorClass[];
  /** The sentence that follows their message, such as "Nothing was changed." */
  readonly outcome?: string;
}

/**
 * Prints the error that ended a command, and returns its exit code. For expected errors it prints the message and the
 * outcome; for others, the stack trace. Throws the error if a package is missing.
 */
export const exitCodeFor = (error: unknown, { expected = [], outcome }: ExpectedErrors = {}): number => {
  if (error instanceof HelpRequested) {
    process.stdout.write(error.message);
    return 0;
  }
  if (isMissingModule(error)) throw error;
  const isKnown =
    isSystemError(error) || [SettingsError, ...expected].some((errorClass) => error instanceof errorClass);
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`);
  if (isKnown && outcome) process.stderr.write(`\n${outcome}\n`);
  return 1;
};

/** Runs a command with the arguments of the process. If it fails, prints the error and sets the exit code. */
export const runCommand = async (run: (args: readonly string[]) => unknown, errors?: ExpectedErrors): Promise<void> => {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.exitCode = exitCodeFor(error, errors);
  }
};
