import { marked } from "marked";
import * as z from "zod";
import { type Check, type CheckFault, faultUnless, passOrFail, serviceOnly } from "../../check.ts";
import { bodyText, describeStatus, mediaTypeOf, parseJson } from "../../documents/documents.ts";
import type { Site } from "../../site/site.ts";

const jsonTypes = ["application/json", "application/problem+json"];
const ErrorBody = z.looseObject({ error: z.looseObject({ code: z.string().min(1), message: z.string().min(1) }) });

const wrongError = async (site: Site, path: string, status: number): Promise<CheckFault[]> => {
  const fix = "Forward every path below /api to the app, so that the host does not send its own error page.";
  const response = await site.get(path, { Accept: "text/html,*/*;q=0.8" });
  if (response.status !== status)
    return [{ found: `${path} returns ${describeStatus(response)}; expected ${status}`, fix }];
  if (!jsonTypes.includes(mediaTypeOf(response)))
    return [{ found: `${path} is sent as ${mediaTypeOf(response)}`, fix }];
  parseJson(bodyText(response), path, ErrorBody);
  return [];
};

/** Programs call these paths, so errors are JSON with a code even if a client accepts HTML. */
export const jsonErrors: Check = {
  id: "json-errors",
  title: "Errors as JSON",
  run: serviceOnly(async (site) => {
    const requests: [path: string, status: number][] = [
      ["/api", 401],
      ["/api/v1", 401],
      ["/api/nothing-is-here", 404],
      ["/api/v1/nothing-is-here", 404],
    ];
    const faults = await Promise.all(requests.map(([path, status]) => wrongError(site, path, status)));
    return passOrFail(faults.flat(), requests.map(([path]) => path).join(", "));
  }),
};

/** Maximum length of a 404 in Markdown, because agents read only the start of an error. */
const MAX_NOT_FOUND_CHARACTERS = 4_000;
const guides = /(?:llms\.txt|sitemap\.xml|openapi\.json|\/docs)\b/;

const linksToGuide = (text: string): boolean => {
  let found = false;
  marked.walkTokens(marked.lexer(text), (token) => {
    if ((token.type === "link" || token.type === "codespan" || token.type === "text") && guides.test(token.raw))
      found = true;
  });
  return found;
};

/** Unknown paths return 404 to every client. In Markdown, the response is short and links to the guide. */
export const notFound: Check = {
  id: "not-found",
  title: "404 for agents",
  run: serviceOnly(async (site) => {
    const path = "/nothing-is-here";
    const fix = "Forward unknown paths to the app, which returns 404.";
    const [any, page, text] = await Promise.all(
      ["*/*", "text/html", "text/markdown"].map((Accept) => site.get(path, { Accept })),
    );
    const faults = [any, page, text].flatMap((response) =>
      response ? faultUnless(response.status === 404, `${path} returns ${describeStatus(response)}`, fix) : [],
    );
    if (faults.length > 0 || !text) return passOrFail(faults, "");
    const body = bodyText(text);
    const sent = mediaTypeOf(text);
    const short = "Return a short text with a link to the guide.";
    return passOrFail(
      [
        ...faultUnless(sent === "text/markdown", `with Accept: text/markdown it is sent as ${sent}`, short),
        ...faultUnless(body.length <= MAX_NOT_FOUND_CHARACTERS, `its Markdown has ${body.length} characters`, short),
        ...faultUnless(
          linksToGuide(body),
          "its Markdown links to none of llms.txt, sitemap.xml, openapi.json and /docs",
          short,
        ),
      ],
      `404, and ${body.length} characters of Markdown`,
    );
  }),
};

const wholeNumber = /^\d+$/;

/** Checks the headers of a real response, because agents rely on these and not on the documentation. */
export const rateLimits: Check = {
  id: "rate-limit-headers",
  title: "Rate limits in headers",
  run: serviceOnly(async (site) => {
    const { headers } = await site.get("/api/profile");
    const names = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    const faults = names
      .filter((name) => !wholeNumber.test(headers.get(name) ?? ""))
      .map((name) => ({
        found: `/api/profile has ${headers.has(name) ? `${name}: ${headers.get(name)}` : `no ${name}`}`,
        fix: "Check that the app and its store work, and that no proxy removes the headers.",
      }));
    return passOrFail(faults, `${headers.get("RateLimit-Remaining")} of ${headers.get("RateLimit-Limit")} left`);
  }),
};
