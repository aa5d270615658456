import { SiteFile } from "../../../content/site-file.ts";
import type { JsonObject } from "../../../resume/json-object.ts";
import type { ImportedContent } from "../../../resume/read-resume.ts";

/** An import with the language that the site has: the detected one is only for a new site. */
export const withOwnLanguage = (
  { detectedLanguage, ...imported }: ImportedContent,
  site: JsonObject | undefined,
): ImportedContent => {
  if (detectedLanguage === undefined) return imported;
  if (!site) return { ...imported, detectedLanguage };
  const language = SiteFile.shape.language.safeParse(site.language).data ?? imported.site.language;
  return { ...imported, site: { ...imported.site, language } };
};

const languages = new Intl.DisplayNames("en", { type: "language" });

/** A line that says which language the import wrote to site.yaml; empty if it did not detect one. */
export const languageNotice = ({ detectedLanguage }: ImportedContent, content: string): string[] =>
  detectedLanguage === undefined
    ? []
    : [
        `\nThe texts of the resume are in ${languages.of(detectedLanguage)}, so ${content}/site.yaml has \`language: ${detectedLanguage}\`. Change it if this is wrong.`,
      ];
