import { postContact } from "../../src/contract/operations/portfolio.ts";
import { disposableDomainsFile } from "../../src/portfolio/resources.ts";
import { act } from "../act.ts";
import { factsOf } from "../contact/checks.ts";
import { accepted } from "../contact/job.ts";
import { writeJobId } from "../contact/job-id.ts";
import { parsedOnce } from "../parsed-once.ts";
import { builtFile } from "./prerendered.ts";

const domainsOf = parsedOnce((domains: readonly string[]): ReadonlySet<string> => new Set(domains));

/** POST /api/contact. What is found in an inquiry goes into the id of its job, and the inquiry itself nowhere (D5). */
export const contact = act(postContact, async ({ base, ports }, inquiry) => {
  const domains = domainsOf(await builtFile(ports, disposableDomainsFile));
  const { jobs } = await ports.keys();
  const id = await writeJobId({ acceptedAt: ports.clock.now(), facts: factsOf(inquiry, domains) }, jobs);
  const body = accepted(id, base);
  return { json: JSON.stringify(body), headers: { Location: body.poll_url, "Retry-After": "1" } };
});
