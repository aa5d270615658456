import type { Portfolio } from "../content/content.ts";
import type { Detail } from "./details.ts";

type Links = readonly (readonly [text: string, href: string | undefined])[];

const linkValues = (links: Links): Detail["values"] =>
  links.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));

const detail = (term: string, values: Detail["values"]): readonly Detail[] =>
  values.length > 0 ? [{ term, values }] : [];
const textDetail = (term: string, text: string | undefined): readonly Detail[] => detail(term, text ? [{ text }] : []);
const mail = (address: string) => ({ text: address, href: `mailto:${address}` });

/** The details next to the name on the front page. */
export const personDetails = ({ profile }: Portfolio): readonly Detail[] => [
  ...textDetail("Roles", profile.roles?.join(", ")),
  ...textDetail("Location", profile.location),
  ...textDetail("Availability", profile.availability),
  ...detail("Email", [mail(profile.email)]),
  ...detail(
    "Links",
    linkValues([
      ["Website", profile.site],
      ["GitHub", profile.github],
      ["LinkedIn", profile.linkedin],
    ]),
  ),
];

/** The email address for inquiries. Every profile has an address. */
export const inquiryEmail = ({ profile, contact }: Pick<Portfolio, "profile" | "contact">): string =>
  contact.email ?? profile.email;

/** What happens to an inquiry, and the address to write to instead. */
export const inquiryNotice = (portfolio: Pick<Portfolio, "profile" | "contact">): string =>
  `Nothing is delivered: inquiries are only validated, and are not stored. To reach ${portfolio.profile.name}, write to ${inquiryEmail(portfolio)}.`;

/** The contact details. */
export const contactDetails = ({ profile, contact }: Portfolio): readonly Detail[] => [
  ...detail("Email", [mail(inquiryEmail({ profile, contact }))]),
  ...detail("Form", linkValues([[contact.form?.replace(/^https?:\/\//, "") ?? "", contact.form]])),
  ...textDetail("Response time", contact.availability),
  ...textDetail("Location", contact.location),
];
