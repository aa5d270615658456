import type { Portfolio } from "../content/content.ts";
import type { Strings } from "../strings/strings.ts";
import type { Detail } from "./details.ts";

type Links = readonly (readonly [text: string, href: string | undefined])[];

const linkValues = (links: Links): Detail["values"] =>
  links.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));

const detail = (term: string, values: Detail["values"]): readonly Detail[] =>
  values.length > 0 ? [{ term, values }] : [];
const textDetail = (term: string, text: string | undefined): readonly Detail[] => detail(term, text ? [{ text }] : []);
const mail = (address: string) => ({ text: address, href: `mailto:${address}` });

/** Where else the person is on the web. */
const profileLinks = ({ profile }: Pick<Portfolio, "profile">, { t }: Strings): Detail["values"] =>
  linkValues([
    [t("person.website"), profile.site],
    ["GitHub", profile.github],
    ["LinkedIn", profile.linkedin],
    ...(profile.profiles ?? []).map(({ network, url }) => [network, url] as const),
  ]);

/** The details next to the name on the front page. */
export const personDetails = ({ profile }: Pick<Portfolio, "profile">, strings: Strings): readonly Detail[] => [
  ...textDetail(strings.t("person.location"), profile.location),
  ...textDetail(strings.t("person.availability"), profile.availability),
  ...detail(strings.t("person.email"), [mail(profile.email)]),
  ...detail(strings.t("person.links"), profileLinks({ profile }, strings)),
];

/** The email address for inquiries. Every profile has an address. */
export const inquiryEmail = ({
  profile,
  contact,
}: Pick<Portfolio, "contact"> & { readonly profile: Pick<Portfolio["profile"], "email"> }): string =>
  contact.email ?? profile.email;

/** What happens to an inquiry, and the address to write to instead. */
export const inquiryNotice = (portfolio: Pick<Portfolio, "profile" | "contact">): string =>
  `Nothing is delivered: inquiries are only validated, and are not stored. To reach ${portfolio.profile.name}, write to ${inquiryEmail(portfolio)}.`;

/** The contact details. */
export const contactDetails = (
  { profile, contact }: Pick<Portfolio, "profile" | "contact">,
  strings: Strings,
): readonly Detail[] => [
  ...detail(strings.t("contact.email"), [mail(inquiryEmail({ profile, contact }))]),
  ...detail(strings.t("contact.form"), linkValues([[contact.form?.replace(/^https?:\/\//, "") ?? "", contact.form]])),
  ...textDetail(strings.t("contact.response"), contact.availability),
  ...textDetail(strings.t("contact.location"), contact.location),
  ...detail(strings.t("person.links"), profileLinks({ profile }, strings)),
];
