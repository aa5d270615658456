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
    throw new SettingsError(`${shortMessage((error as Error).message)}\n\n${usage.trimEnd()}`);
  }
};

type ErrorClass = abstract new (...args: never[]) => Error;

/** An error of the operating system, such as a missing permission. Its message names the path. */
const isSystemError = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** The launcher explains a missing package in one place (src/cli/bin.js). */
const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/**
 * Prints the error that ended a command, and returns its exit code. For expected errors (known classes, and errors of the
 * operating system) it prints the message and `outcome`; for others, the stack trace. Throws the error if a package is
 * missing.
 */
export const exitCodeFor = (error: unknown, expected: readonly ErrorClass[], outcome?: string): number => {
  if (error instanceof HelpRequested) {
    process.stdout.write(error.message);
    return 0;
  }
  if (isMissingModule(error)) throw error;
  const isKnown = isSystemError(error) || expected.some((errorClass) => error instanceof errorClass);
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`);
  if (isKnown && outcome) process.stderr.write(`\n${outcome}\n`);
  return 1;
};
