import { type Check, judged, notApplicable } from "../check.ts";
import { textAt } from "../documents.ts";

const path = "/.well-known/security.txt";

/** RFC 3339, as RFC 9116 §2.5.5 asks for. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const year = 366 * 86_400_000;

/** The fields of the file: lower-case names, and values in order. */
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
  if (dates.length !== 1) return [`Expires stands ${dates.length} times`];
  if (!moment.test(date) || Number.isNaN(Date.parse(date))) return [`Expires is ${date}`];
  const left = Date.parse(date) - now.getTime();
  if (left <= 0) return [`it has expired: ${date}`];
  return left > year ? [`it is to hold for more than a year: ${date}`] : [];
};

/** RFC 9116. */
export const securityTxt: Check = {
  id: "security-txt",
  title: "security.txt",
  run: async (site, now) => {
    if ((await site.get(path)).status === 404)
      return notApplicable("the content names nobody to tell of weaknesses; `security:` in content/site.yaml does");
    const fields = fieldsOf(await textAt(site, path, ["text/plain"]));
    const values = (name: string) => fields.get(name) ?? [];
    const [contacts, canonical] = [values("contact"), values("canonical")];
    const own = `${site.origin}${path}`;
    const expiry = "Say a day less than a year ahead as `security.expires` in content/site.yaml, and build again.";
    const faults = [
      ...(contacts.length === 0
        ? [{ found: "it names no Contact", fix: "Give `security.contact` in content/site.yaml." }]
        : []),
      ...contacts
        .filter((contact) => !/^(?:mailto:|https:|tel:)\S+$/.test(contact))
        .map((contact) => ({ found: `Contact is ${contact}`, fix: "Give it as mailto:, https: or tel:." })),
      ...wrongExpiry(values("expires"), now).map((found) => ({ found, fix: expiry })),
      ...(canonical.includes(own)
        ? []
        : [{ found: "no Canonical is its own address", fix: `Add \`Canonical: ${own}\`.` }]),
    ];
    return judged(faults, `until ${values("expires").join("")}`);
  },
};
