import { runCommand } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";
import { adopt } from "./main.ts";
import { adoptSettings } from "./settings.ts";

/** `vitrine adopt`: converts a fork of release 0.1 into an owner's repository. */
await runCommand((args) => adopt(adoptSettings(args), printLine), { outcome: "Nothing was created." });
