import * as z from "zod";
import { careerSections } from "../contract/resources/career-sections.ts";
import { appearances, densities, fontNames, monoFontNames, themeNames } from "../themes/names.ts";

/** A day of the content, YYYY-MM-DD. */
export const Day = z.iso.date("expected a date such as 2026-11-01");

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, "expected a color such as #0b5f58");

/** The format of the content that this release reads. `vitrine upgrade` migrates earlier ones (D15). */
export const contentFormat = 1;

/** The sections of the front page, in the default order (D16). */
export const homeSections = [
  "about",
  "featured",
  "projects",
  "ask",
  "experience",
  "skills",
  "education",
  "hackathons",
  ...careerSections,
  "questions",
  "contact",
] as const;
export type HomeSectionName = (typeof homeSections)[number];

/** What `navigation` can name: pages of Vitrine, and sections of the front page. */
export const navigationNames = [...homeSections, "api"] as const;

/** What is private unless `publish` lists it (D16). */
const privateContent = ["phone", "address", "references"] as const;

/** Whether a link can lead to a URL: other schemes would run code, or open other programs. */
const isLinkTarget = (url: string): boolean =>
  ["http:", "https:", "mailto:", "tel:"].includes(URL.parse(url, "https://example.com")?.protocol ?? "");

/** `site.yaml`: strict, so that unknown keys are errors. */
export const SiteFile = z.strictObject({
  format: z
    .int()
    .min(1)
    .exactOptional()
    .describe("The format of the content. `vitrine upgrade` changes it; the default is 1."),
  title: z.string().min(1).describe("The name of the site."),
  description: z.string().min(1).describe("What the site is, in one sentence."),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "expected a language tag such as en or pt-BR")
    .default("en")
    .describe("The language that the content is written in."),
  theme: z.enum(themeNames).exactOptional().describe("The look of the pages. The default is museum."),
  appearance: z
    .enum(appearances)
    .exactOptional()
    .describe("What visitors see before they use the switch. `auto` follows their system."),
  accent: Color.exactOptional().describe("The color of links and buttons, in quotes: the theme's by default."),
  accentDark: Color.exactOptional().describe(
    "The accent of the dark appearance. By default, a lighter variant of the accent.",
  ),
  fonts: z
    .strictObject({
      heading: z.enum(fontNames).exactOptional().describe("The font of headings."),
      body: z.enum(fontNames).exactOptional().describe("The font of all other text."),
      mono: z.enum(monoFontNames).exactOptional().describe("The font of code."),
    })
    .exactOptional()
    .describe("Fonts to use instead of the theme's."),
  density: z.enum(densities).exactOptional().describe("How much space is around things: the theme's by default."),
  updated: Day.exactOptional().describe("The day on which the content outside projects/ last changed."),
  sections: z
    .array(z.enum(homeSections))
    .superRefine((sections, context) => {
      for (const [index, name] of sections.entries())
        if (sections.indexOf(name) < index)
          context.addIssue({
            code: "custom",
            path: [index],
            message: "expected each section once",
            params: { fix: "remove one of them" },
          });
    })
    .exactOptional()
    .describe("The sections of the front page, in order. Others are left out. The default is all of them."),
  hideEmail: z
    .boolean()
    .exactOptional()
    .describe("Whether pages and files leave out your email address. Only the profile of the API has it."),
  publish: z
    .array(z.enum(privateContent))
    .exactOptional()
    .describe("Private content that pages, API and files show. By default, none is."),
  resume: z
    .strictObject({
      paper: z.enum(["a4", "letter"]).exactOptional().describe("The size of its pages. The default is a4."),
      projects: z
        .int()
        .min(0)
        .exactOptional()
        .describe("How many projects it has. The default is the featured ones, and at least 6."),
    })
    .exactOptional()
    .describe("The resume as PDF, /resume.pdf."),
  navigation: z
    .array(
      z.union([
        z.enum(navigationNames),
        z.strictObject({
          label: z.string().min(1).describe("The text of the link."),
          url: z
            .string()
            .min(1)
            .refine(isLinkTarget, {
              message: "expected an http, https, mailto or tel URL, or a path such as /about",
              params: { fix: "write a URL such as https://example.com, or the path of a page" },
            })
            .describe("A URL, or a path such as /about."),
        }),
      ]),
    )
    .exactOptional()
    .describe(
      "The links at the top of every page. The default is projects, experience, your own pages, contact and api.",
    ),
  pages: z
    .strictObject({
      developers: z.boolean().default(true).describe("Whether links lead to /developers."),
      sandbox: z.boolean().default(true).describe("Whether links lead to /sandbox."),
      match: z.boolean().default(true).describe("Whether links lead to /match, which compares a job with you."),
      changelog: z.boolean().default(false).describe("Whether links lead to /changelog, the changes of Vitrine."),
    })
    .prefault({})
    .describe("The pages that the navigation, sitemaps and links list. All of them exist."),
  agents: z
    .strictObject({
      search: z.boolean().default(true).describe("Whether search engines may show the pages."),
      aiInput: z.boolean().default(true).describe("Whether AI assistants may use the pages in answers."),
      aiTrain: z.boolean().default(false).describe("Whether AI models may be trained on the pages."),
    })
    .prefault({})
    .describe("What bots may use the site for. The build writes it to robots.txt."),
  security: z
    .strictObject({
      contact: z
        .url({ protocol: /^(?:https|mailto)$/ })
        .describe("Where to report vulnerabilities: a mailto: or https: URL."),
      expires: Day.describe("The day on which the contact expires, less than a year ahead."),
    })
    .exactOptional()
    .describe("The security contact. The build writes it to security.txt. Without a contact, there is no such file."),
});
