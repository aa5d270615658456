import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { SettingsError } from "./settings-error.ts";

/** What a command takes: the text that `--help` prints, and the options as node:util has them. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  readonly usage: string;
  readonly options: Options;
  readonly allowPositionals?: boolean;
}

/** Somebody asks how a command is used. The message is the answer. */
export class HelpAsked extends Error {}

/** The parser goes on about what hardly anybody means. */
const briefly = (message: string): string => `${message.replace(/\. To specify a positional argument.*/s, "")}.`;

/**
 * The options and other arguments of a command.
 * @throws HelpAsked for `--help` or `-h`, whatever stands beside it, and SettingsError for what the command does not take.
 */
export const readArguments = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, allowPositionals = false }: Command<Options>,
) => {
  if (args.includes("--help") || args.includes("-h")) throw new HelpAsked(usage);
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    throw new SettingsError(`${briefly((error as Error).message)}\n\n${usage.trimEnd()}`);
  }
};

type ErrorClass = abstract new (...args: never[]) => Error;

/** What the system refuses, such as a folder that may not be written to. Its message names the path. */
const isSystems = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/**
 * Tells at the terminal why a command ended early, and returns the exit code. Errors of a known class and the system's are for
 * the owner: their message and what came of it; others are ours, and are shown with where they come from.
 */
export const endOf = (error: unknown, known: readonly ErrorClass[], outcome?: string): number => {
  if (error instanceof HelpAsked) {
    process.stdout.write(error.message);
    return 0;
  }
  const isKnown = isSystems(error) || known.some((each) => error instanceof each);
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`);
  if (isKnown && outcome) process.stderr.write(`\n${outcome}\n`);
  return 1;
};
