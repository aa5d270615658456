import { join } from "node:path";
import type * as z from "zod";
import { type ContentKey, type ContentKind, contentKinds } from "../content.ts";
import { dateKeys } from "../dates/implausible-years.ts";
import type { ContentIssue } from "../issues/content-issue.ts";
import type { PublishedText } from "../issues/hidden-email.ts";
import type { Source } from "../issues/source.ts";
import { stringsIn } from "../languages/strings-file.ts";
import { textIssues } from "../languages/text-issues.ts";
import { type ContentLink, navigationLinks, valueLinks } from "../links/content-links.ts";
import type { PictureReference } from "../pictures/check-pictures.ts";
import { readSource } from "../read/folder.ts";
import { readYaml, type YamlResult } from "../read/read-yaml.ts";
import { accentIssues } from "../theme/accent-issues.ts";
import { duplicateQuestions } from "./duplicate-questions.ts";
import { endsBeforeStarts } from "./reversed-periods.ts";
import { unreadableFormat } from "./unreadable-format.ts";

type ExtraCheck = (source: Source, checked: YamlResult<object>, language: string) => ContentIssue[];

/** Checks that a schema cannot express. */
const extraChecks: Partial<Record<ContentKey, ExtraCheck>> = {
  experience: endsBeforeStarts,
  faq: duplicateQuestions,
  site: (source, checked) => [...unreadableFormat(source, checked), ...accentIssues(source, checked)],
  strings: textIssues,
};

/** A YAML file of the content. */
export interface ReadKind {
  /** Undefined if there are issues. */
  readonly value?: Record<string, unknown>;
  readonly issues: readonly ContentIssue[];
  readonly links: readonly ContentLink[];
  /** The texts that the site publishes, without the email address. */
  readonly texts: readonly PublishedText[];
  /** Its dates. */
  readonly dates: readonly PublishedText[];
  readonly photo?: PictureReference;
  /** The `language` of site.yaml. Known even if there are issues. */
  readonly language?: string;
}

/** The file to read: its name in the content folder, what it contains, and the language of its texts. */
interface KindFile {
  readonly key: ContentKey;
  readonly file: string;
  readonly schema: z.ZodObject;
  readonly language: string;
}

/** Reads and checks a YAML file. `name` is the name of the content folder in messages. */
export const readKind = (folder: string, name: string, { key, file, schema, language }: KindFile): ReadKind => {
  const reading = readSource(join(folder, file), `${name}/${file}`);
  if ("issue" in reading) return { issues: [reading.issue], links: [], texts: [], dates: [] };
  const { source } = reading;
  const { markdown = [], isPublished = true }: ContentKind = contentKinds[key];
  const named = key === "strings" ? stringsIn(language) : schema;
  const checked = readYaml<z.ZodObject>(source, source.text, schema, named);
  const photo = key === "profile" ? checked.textAt("photo", "src") : undefined;
  const email = checked.textAt("email");
  const texts = checked.texts();
  const rendered = new Set(checked.valuesOf(markdown).map(({ start }) => start));
  const written = key === "site" ? checked.textAt("language")?.text : undefined;
  return {
    ...(checked.value && { value: checked.value }),
    issues: [...checked.issues, ...(extraChecks[key]?.(source, checked, language) ?? [])],
    links: [
      ...texts.flatMap((text) => valueLinks(source, [text], { page: "/", isRendered: rendered.has(text.start) })),
      ...(key === "site" ? navigationLinks(source, checked) : []),
    ],
    texts: texts
      .filter(({ start }) => isPublished && start !== email?.start)
      .map(({ start, end }) => ({ source, start, end })),
    dates: checked.valuesOf(dateKeys).map(({ start, end }) => ({ source, start, end })),
    ...(photo?.text && { photo: { source, ...photo, src: photo.text, folder: "" } }),
    ...(written && { language: written }),
  };
};
