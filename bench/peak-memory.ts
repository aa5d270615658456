/** Loaded into a program with `--import`: says at its end how much memory it held at most. */
process.on("exit", () => process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} KiB\n`));
