import type { Portfolio } from "../content/content.ts";
import { fallbackLanguage } from "../content/languages/languages.ts";
import type { ContactInfo } from "../contract/resources/portfolio/contact.ts";
import type { Strings } from "../strings/strings.ts";
import { type Detail, langOfText, termOf } from "./details.ts";
import { experienceBundle } from "./experience/bundle.ts";

type Links = readonly (readonly [text: string, href: string | undefined])[];

const linkValues = (links: Links): Detail["values"] =>
  links.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));

/** A link whose text is Vitrine's, if it leads anywhere. */
export const namedLink = (strings: Strings, key: string, href: string | undefined): Detail["values"] =>
  linkValues([[strings.t(key), href]]).map((link) => ({ ...link, ...langOfText(strings, key) }));

/** A row whose term has a key. */
const detail = (strings: Strings, key: string, values: Detail["values"]): readonly Detail[] =>
  values.length > 0 ? [{ ...termOf(strings, key), values }] : [];
const textDetail = (strings: Strings, key: string, text: string | undefined, lang?: string): readonly Detail[] =>
  detail(strings, key, text ? [{ text, ...(lang !== undefined && { lang }) }] : []);
const mail = (address: string) => ({ text: address, href: `mailto:${address}` });

/** Whether a URL is one of the addresses of this site. */
const isHere = (url: string | undefined, addresses: readonly (string | undefined)[]): boolean =>
  addresses.some((address) => address?.replace(/\/$/, "") === url?.replace(/\/$/, ""));

/** Where else the person is on the web. `home` is the address of this site, to which the page need not link. */
const profileLinks = (
  { profile }: Pick<Portfolio, "profile">,
  strings: Strings,
  home: string | undefined,
): Detail["values"] => [
  ...namedLink(strings, "person.website", isHere(profile.site, [home, profile.portfolio]) ? undefined : profile.site),
  ...linkValues([
    ["GitHub", profile.github],
    ["LinkedIn", profile.linkedin],
    ...(profile.profiles ?? []).map(({ network, url }) => [network, url] as const),
  ]).map((link) => ({ ...link, isProfile: true })),
];

/** The street address and postal code; undefined if the owner does not publish them. */
export const addressText = ({ address, postalCode }: Portfolio["profile"]): string | undefined =>
  [address, postalCode].filter((part) => part !== undefined).join(", ") || undefined;

/** A phone number and the URL that calls it (RFC 3966), without the characters for readers. */
export const phoneLink = (phone: string) => ({ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, "")}` });

const phoneDetail = ({ phone }: Portfolio["profile"], strings: Strings): readonly Detail[] =>
  detail(strings, "person.phone", phone ? [phoneLink(phone)] : []);

/** The latest position that has not ended. */
const positionDetail = (
  { experience, fallback }: Pick<Portfolio, "experience"> & { readonly fallback?: Portfolio["fallback"] | undefined },
  strings: Strings,
): readonly Detail[] => {
  const position = experienceBundle({ experience }).experiences?.find(({ end }) => end === undefined);
  const lang = fallbackLanguage({ fallback }, "experience", "experiences");
  const texts = position ? [position.role, position.company] : [];
  return detail(
    strings,
    "person.current",
    texts.map((text) => ({ text, ...(lang !== undefined && { lang }) })),
  );
};

/** The details next to the name on the front page, whose address is `home`. */
export const personDetails = (
  { profile, site, experience, fallback }: Pick<Portfolio, "profile" | "site" | "experience" | "fallback">,
  strings: Strings,
  home?: string,
): readonly Detail[] => [
  ...positionDetail({ experience, fallback }, strings),
  ...textDetail(strings, "person.location", profile.location, fallbackLanguage({ fallback }, "profile", "location")),
  ...textDetail(strings, "person.address", addressText(profile)),
  ...textDetail(
    strings,
    "person.availability",
    profile.availability,
    fallbackLanguage({ fallback }, "profile", "availability"),
  ),
  ...detail(strings, "person.email", site.hideEmail ? [] : [mail(profile.email)]),
  ...phoneDetail(profile, strings),
  ...detail(strings, "person.links", profileLinks({ profile }, strings, home)),
];

type Reachable = Pick<Portfolio, "profile" | "contact" | "site">;

/** The email address for inquiries; undefined if the owner hides it. Every profile has an address. */
export const inquiryEmail = ({ profile, contact, site }: Reachable): string | undefined =>
  site.hideEmail ? undefined : (contact.email ?? profile.email);

/** Where a link "Get in touch" leads outside the front page: to an email, the contact form, or another page of the owner. */
export const inquiryUrl = (portfolio: Reachable): string => {
  const { contact, profile } = portfolio;
  const email = inquiryEmail(portfolio);
  const pages = [contact.form, profile.site, profile.linkedin, profile.github, profile.profiles?.[0]?.url];
  return email ? mail(email).href : (pages.find((page) => page !== undefined) ?? "/");
};

/** How to reach the owner, for a sentence that starts with "To reach". */
export const howToReach = ({ email, form }: Pick<ContactInfo, "email" | "form">): string =>
  email ? `write to ${email}` : form ? `use the form at ${form}` : "see the links on the front page";

/** The sentence that says how to reach the owner. */
export const reachSentence = (portfolio: Reachable): string => {
  const [email, { form }] = [inquiryEmail(portfolio), portfolio.contact];
  return `To reach ${portfolio.profile.name}, ${howToReach({ ...(email && { email }), ...(form && { form }) })}.`;
};

/** What happens to an inquiry, and how to reach the owner instead. */
export const inquiryNotice = (portfolio: Reachable): string =>
  `Nothing is delivered: inquiries are only validated, and are not stored. ${reachSentence(portfolio)}`;

/** The contact details, besides the email address, on the site whose address is `home`. */
export const contactDetails = (
  { profile, contact, fallback }: Pick<Portfolio, "profile" | "contact" | "fallback">,
  strings: Strings,
  home?: string,
): readonly Detail[] => [
  ...phoneDetail(profile, strings),
  ...detail(strings, "contact.message", namedLink(strings, "contact.form", contact.form)),
  ...textDetail(
    strings,
    "contact.response",
    contact.availability,
    fallbackLanguage({ fallback }, "contact", "availability"),
  ),
  ...textDetail(strings, "contact.location", contact.location, fallbackLanguage({ fallback }, "contact", "location")),
  ...detail(strings, "person.links", profileLinks({ profile }, strings, home)),
];
