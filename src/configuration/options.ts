import * as z from "zod";

/** The components that owners can replace, by name; each is `src/components/replaceable/<name>.astro`. */
export const componentNames = [
  "DetailList",
  "Footer",
  "Header",
  "Hero",
  "ProjectCard",
  "ProjectFilter",
  "TimelineItem",
] as const;

/** Fetch directives to which owners can add sources. */
export const directives = [
  "connect-src",
  "font-src",
  "form-action",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "script-src",
  "style-src",
  "worker-src",
] as const;

const Source = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s;,'"]+|wss:\/\/[^\s;,'"]+|data:|blob:|'sha(?:256|384|512)-[A-Za-z0-9+/_=-]+')$/,
    "expected a source such as https://stats.example.com",
  );

export const HeadElement = z.strictObject({
  tag: z.enum(["link", "meta", "script"]).describe("The name of the element."),
  attrs: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]*$/, "expected the name of an attribute"),
      z.union([z.string(), z.boolean()]),
    )
    .refine(
      (attrs) => !Object.keys(attrs).some((name) => name.startsWith("on")),
      "expected no event handlers: the content security policy forbids them",
    )
    .describe("Its attributes. `true` sets an attribute without a value, `false` leaves it out."),
});

export const OwnPage = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^\s?#]*[^\s?#/]$/, "expected the path of a page such as /about")
    .describe("The path of the page: `/about` for `src/pages/about.astro`."),
  label: z.string().min(1).describe("The text of its link in the navigation."),
});

/** The options of `vitrine({ … })` in `astro.config.mjs` (D15). */
export const Options = z.strictObject({
  components: z
    .partialRecord(z.enum(componentNames), z.string().regex(/\.astro$/, "expected the path of an .astro file"))
    .default({})
    .describe(
      "Components to use instead of Vitrine's, by name: paths of `.astro` files, relative to astro.config.mjs.",
    ),
  head: z.array(HeadElement).default([]).describe("Elements to add to the head of every page."),
  csp: z
    .partialRecord(z.enum(directives), z.array(Source))
    .default({})
    .describe("Sources to add to the content security policy of the pages, by directive."),
  pages: z.array(OwnPage).default([]).describe("Your own pages in `src/pages` that the navigation links."),
});

/** The options as owners write them. */
export type VitrineOptions = z.input<typeof Options>;
/** The options with all defaults. */
export type SiteOptions = z.infer<typeof Options>;
