/** Loaded with `--import`: prints the peak memory of the process when it exits. */
process.on("exit", () => process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} KiB\n`));
