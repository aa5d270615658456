import { getContact, postContact } from "../../src/contract/operations/portfolio.ts";
import type { ContactInfo } from "../../src/contract/resources/portfolio/contact.ts";
import { analyzeInquiry } from "../../src/portfolio/inquiry/checks.ts";
import { contactAccepted } from "../../src/portfolio/inquiry/job.ts";
import { howToReach } from "../../src/portfolio/person-details.ts";
import { disposableDomainsFile } from "../../src/portfolio/resources.ts";
import { writeJobId } from "../contact/job-id.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser } from "../http/json-asset.ts";
import { defineAction } from "./define-action.ts";

const parseDomains = cachedJsonParser((domains: readonly string[]): ReadonlySet<string> => new Set(domains));
const parseContact = cachedJsonParser((contact: ContactInfo) => contact);

/** POST /api/contact. The id of the job contains facts about the inquiry; the inquiry itself is not stored (D5). */
export const contact = defineAction(postContact, async ({ base, ports }, inquiry) => {
  const [domains, contactInfo] = await Promise.all([
    readBuiltFile(ports, disposableDomainsFile),
    readBuiltFile(ports, getContact.file),
  ]);
  const job = { acceptedAt: ports.clock.now(), facts: analyzeInquiry(inquiry, parseDomains(domains)) };
  const keys = await ports.keys();
  const id = await writeJobId(job, keys.jobs);
  const body = contactAccepted(id, base, howToReach(parseContact(contactInfo)));
  return { json: JSON.stringify(body), headers: { Location: body.poll_url, "Retry-After": "1" } };
});
