import { marked } from "marked";
import * as z from "zod";
import { type Check, type Fault, judged, onService } from "../check.ts";
import { readJson, statusOf, textOf, typeOf } from "../documents.ts";
import type { Site } from "../site.ts";

const jsonTypes = ["application/json", "application/problem+json"];
const ErrorBody = z.looseObject({ error: z.looseObject({ code: z.string().min(1), message: z.string().min(1) }) });

const wrongError = async (site: Site, path: string, status: number): Promise<Fault[]> => {
  const fix = "Let the app answer every path below /api, and no page of the host.";
  const answer = await site.get(path, { Accept: "text/html,*/*;q=0.8" });
  if (answer.status !== status) return [{ found: `${path} answers ${statusOf(answer)} and not ${status}`, fix }];
  if (!jsonTypes.includes(typeOf(answer))) return [{ found: `${path} is sent as ${typeOf(answer)}`, fix }];
  readJson(textOf(answer), path, ErrorBody);
  return [];
};

/** Programs call these paths: whatever they accept, an error is JSON with a code. */
export const jsonErrors: Check = {
  id: "json-errors",
  title: "Errors as JSON",
  run: onService(async (site) => {
    const asked: [path: string, status: number][] = [
      ["/api", 401],
      ["/api/v1", 401],
      ["/api/nothing-is-here", 404],
      ["/api/v1/nothing-is-here", 404],
    ];
    const faults = await Promise.all(asked.map(([path, status]) => wrongError(site, path, status)));
    return judged(faults.flat(), asked.map(([path]) => path).join(", "));
  }),
};

/** Characters that an agent reads of an error. */
const most = 4_000;
const guides = /(?:llms\.txt|sitemap\.xml|openapi\.json|\/docs)\b/;

const leadsOn = (text: string): boolean => {
  let found = false;
  marked.walkTokens(marked.lexer(text), (token) => {
    if ((token.type === "link" || token.type === "codespan" || token.type === "text") && guides.test(token.raw))
      found = true;
  });
  return found;
};

/** What is not there is 404 for everyone, and for an agent a short text that leads on. */
export const notFound: Check = {
  id: "not-found",
  title: "404 for agents",
  run: onService(async (site) => {
    const path = "/nothing-is-here";
    const fix = "Let the app answer unknown paths, with 404.";
    const [any, page, text] = await Promise.all(
      ["*/*", "text/html", "text/markdown"].map((Accept) => site.get(path, { Accept })),
    );
    const faults = [any, page, text].flatMap((answer) =>
      answer && answer.status !== 404 ? [{ found: `${path} answers ${statusOf(answer)}`, fix }] : [],
    );
    if (faults.length > 0 || !text) return judged(faults, "");
    const body = textOf(text);
    const rules: [holds: boolean, found: string][] = [
      [typeOf(text) === "text/markdown", `with Accept: text/markdown it is sent as ${typeOf(text)}`],
      [body.length <= most, `its Markdown has ${body.length} characters`],
      [leadsOn(body), "its Markdown leads to none of llms.txt, sitemap.xml, openapi.json and /docs"],
    ];
    return judged(
      rules.flatMap(([holds, found]) => (holds ? [] : [{ found, fix: "Answer with a short text that leads on." }])),
      `404, and ${body.length} characters of Markdown`,
    );
  }),
};

const whole = /^\d+$/;

/** What is left of the limit, on a living answer: agents do not go by what documents say. */
export const rateLimits: Check = {
  id: "rate-limit-headers",
  title: "Rate limits in headers",
  run: onService(async (site) => {
    const { headers } = await site.get("/api/profile");
    const names = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    const faults = names
      .filter((name) => !whole.test(headers.get(name) ?? ""))
      .map((name) => ({
        found: `/api/profile has ${headers.has(name) ? `${name}: ${headers.get(name)}` : `no ${name}`}`,
        fix: "See that the app answers, that its store works, and that nothing in front takes headers off.",
      }));
    return judged(faults, `${headers.get("RateLimit-Remaining")} of ${headers.get("RateLimit-Limit")} left`);
  }),
};
