import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { errorCodesIn } from "../../contract/errors/error-kinds.ts";

const ask = answererFor(minimalPortfolio);

test.each(errorCodesIn(undefined).filter((code) => code.includes("_")))(
  "the code of an error asks for its section in the documentation: %s",
  (code) => {
    for (const text of [code, `What does ${code} mean?`, `I got the error "${code}", why?`])
      expect(ask(text).statements.map(({ path }) => path)).toContain(`/docs#${code}`);
  },
);
