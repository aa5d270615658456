#!/usr/bin/env node
// Plain JavaScript that any Node runs, so that an unsupported version gets a sentence instead of a stack trace.
import { existsSync } from "node:fs";
// Named imports of functions that an old release lacks would fail before the check.
import * as nodeModule from "node:module";
import { join } from "node:path";

const required = [22, 13];
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < required[0] || (major === required[0] && minor < required[1])) {
  process.stderr.write(
    `This is Node ${process.versions.node}, but Vitrine needs ${required.join(".")} or newer. Install it from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  try {
    await start();
  } catch (error) {
    const missing = missingPackage(error);
    if (missing === undefined) throw error;
    process.stderr.write(
      `The package ${missing} is not installed. Run npm ci, without --omit=dev, in the folder of package.json; then try again.\n`,
    );
    process.exitCode = 1;
  }
}

/** The package that an error could not find, whole or a part of it; undefined for other errors. */
function missingPackage({ code, message }) {
  if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") return undefined;
  const [, specifier = ""] = /^Cannot find (?:package|module) '([^']+)'/.exec(message) ?? [];
  // Parts of a package are named by their path. Other paths are files of Vitrine.
  const path = /[\\/]node_modules[\\/](.*)/s.exec(specifier)?.[1] ?? specifier;
  return /^(?:@[\w.-]+[\\/])?\w[\w.-]*(?![\w.:-])/.exec(path)?.[0];
}

async function start() {
  // `vitrine build | head` reads only the first lines; the build goes on.
  if (!/^(?:start|dev)$/.test(process.argv[2] ?? ""))
    process.stdout.on("error", (error) => {
      if (error.code !== "EPIPE") throw error;
    });
  // Astro is large; cached compiled modules start each command sooner.
  if (existsSync("node_modules"))
    nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join("node_modules", ".cache", "compiled"));
  // A clone of the repository has only the TypeScript files, and the package only the JavaScript files.
  const command = new URL("./vitrine.ts", import.meta.url);
  await import(existsSync(command) ? command.href : new URL("../../lib/src/cli/vitrine.js", import.meta.url).href);
}
