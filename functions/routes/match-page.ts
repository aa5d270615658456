import { noStore } from "../../src/contract/headers.ts";
import { limits } from "../../src/contract/limits.ts";
import { fillMatchPage, matchPath, matchTemplate } from "../../src/contract/site/templates/match-page.ts";
import { matchJob } from "../ask/matcher.ts";
import { FORM_TYPE, readBody } from "../http/body.ts";
import type { AppContext } from "../ports/request-state.ts";
import { defineFormPage } from "./form-page.ts";

/** The job description of a form, with the line breaks that were typed. */
const readText = async ({ req }: AppContext): Promise<string> => {
  if (req.method !== "POST") return "";
  const bytes = await readBody(req.raw, FORM_TYPE, "Send Content-Type: application/x-www-form-urlencoded.");
  return (new URLSearchParams(new TextDecoder().decode(bytes)).get("text") ?? "").replaceAll("\r\n", "\n");
};

const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > limits.match.maxTextBytes;

/** GET /match is the form. POST /match adds the result of POST /api/match, and keeps the text in the form. */
export const matchPage = defineFormPage({
  methods: ["GET", "POST"],
  path: matchPath,
  template: matchTemplate,
  fill: fillMatchPage,
  read: readText,
  answer: async (text, ports) => ({
    view: text.trim() === "" ? { text: "" } : { text, results: (await matchJob({ text }, ports)).results },
    headers: noStore,
  }),
  failures: { payload_too_large: "tooLong", validation_failed: "unclear" },
  failed: (failure, _context, text = "") => ({
    text,
    failure: failure === "unclear" && isTooLong(text) ? "tooLong" : failure,
  }),
});
