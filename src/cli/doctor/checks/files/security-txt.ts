import { type Check, faultUnless, notApplicable, passOrFail } from "../../check.ts";
import { fetchText } from "../../documents/documents.ts";

const path = "/.well-known/security.txt";

/** A date and time by RFC 3339, which RFC 9116 §2.5.5 requires. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const MAX_VALIDITY_MS = 366 * 86_400_000;

/** The fields of the file: the values by lower-case name. */
const fieldsOf = (text: string): Map<string, string[]> => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith("#"));
  const pairs = lines.map(
    (line) => [line.split(":", 1).join("").trim().toLowerCase(), line.slice(line.indexOf(":") + 1).trim()] as const,
  );
  return new Map(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, found]) => [name, found.map(([, value]) => value)]),
  );
};

const wrongExpiry = (dates: readonly string[], now: Date): string[] => {
  const [date = ""] = dates;
  if (dates.length !== 1) return [`Expires occurs ${dates.length} times; expected once`];
  if (!dateTime.test(date) || Number.isNaN(Date.parse(date))) return [`Expires is ${date}`];
  const left = Date.parse(date) - now.getTime();
  if (left <= 0) return [`it has expired: ${date}`];
  return left > MAX_VALIDITY_MS ? [`it is valid for more than a year: ${date}`] : [];
};

/** RFC 9116. */
export const securityTxt: Check = {
  id: "security-txt",
  title: "security.txt",
  run: async (site, now) => {
    if ((await site.get(path)).status === 404)
      return notApplicable("no security contact; set `security` in content/site.yaml to add one");
    const fields = fieldsOf(await fetchText(site, path, ["text/plain"]));
    const values = (name: string) => fields.get(name) ?? [];
    const [contacts, canonical] = [values("contact"), values("canonical")];
    const ownUrl = `${site.origin}${path}`;
    const expiry = "Set `security.expires` in content/site.yaml to a day within a year, and build again.";
    const faults = [
      ...faultUnless(contacts.length > 0, "it has no Contact", "Set `security.contact` in content/site.yaml."),
      ...contacts
        .filter((contact) => !/^(?:mailto:|https:|tel:)\S+$/.test(contact))
        .map((contact) => ({ found: `Contact is ${contact}`, fix: "Use a mailto:, https: or tel: URL." })),
      ...wrongExpiry(values("expires"), now).map((found) => ({ found, fix: expiry })),
      ...faultUnless(canonical.includes(ownUrl), "no Canonical field has its own URL", `Add \`Canonical: ${ownUrl}\`.`),
    ];
    return passOrFail(faults, `expires ${values("expires").join("")}`);
  },
};
