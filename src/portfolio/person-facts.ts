import type { Portfolio } from "./content.ts";
import type { Fact } from "./facts.ts";

type Links = readonly (readonly [text: string, href: string | undefined])[];

const linked = (links: Links): Fact["values"] =>
  links.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));

const fact = (term: string, values: Fact["values"]): readonly Fact[] => (values.length > 0 ? [{ term, values }] : []);
const said = (term: string, text: string | undefined): readonly Fact[] => fact(term, text ? [{ text }] : []);
const mail = (address: string) => ({ text: address, href: `mailto:${address}` });

/** What the label beside the name says. */
export const personFacts = ({ profile }: Portfolio): readonly Fact[] => [
  ...said("Works as", profile.roles?.join(", ")),
  ...said("Lives in", profile.location),
  ...said("Available", profile.availability),
  ...fact("Write to", [mail(profile.email)]),
  ...fact(
    "Elsewhere",
    linked([
      ["Site", profile.site],
      ["GitHub", profile.github],
      ["LinkedIn", profile.linkedin],
    ]),
  ),
];

/** How the person can be reached. */
export const contactFacts = ({ profile, contact }: Portfolio): readonly Fact[] => [
  ...fact("E-mail", [mail(contact.email ?? profile.email)]),
  ...fact("Form", linked([[contact.form?.replace(/^https?:\/\//, "") ?? "", contact.form]])),
  ...said("Answers", contact.availability),
  ...said("Place", contact.location),
];
