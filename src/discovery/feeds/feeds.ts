import type { Portfolio } from "../../content/content.ts";
import { projectFeed } from "./project-feed.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const asHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);

/**
 * `/feed.xml`: the projects as an Atom feed (RFC 4287). `render` converts Markdown to HTML. The library decodes `&amp;` in
 * feed texts, treats entry titles as HTML, does not escape `<` in tags, and takes the ending of a file for its type.
 */
export const atomFeed = (portfolio: Portfolio, site: string, render: (markdown: string) => string): string => {
  const texts = { ofFeed: (text: string) => text.replaceAll("&", "&amp;"), ofEntry: asHtml };
  return (
    projectFeed(portfolio, site, render, texts)
      .atom1()
      // The library writes a language only into RSS.
      .replace("<feed ", `<feed xml:lang="${portfolio.site.language}" `)
      .replaceAll(/ (?:label|term)="[^"]*"/g, (attribute) => attribute.replaceAll("<", "&lt;"))
      .replaceAll(/(rel="enclosure" href="[^"]*" type="image\/)jpg"/g, '$1jpeg"')
      .concat("\n")
  );
};

/** `/feed.json`: the projects as a JSON Feed 1.1. The library writes version 1, so the new fields are added here. */
export const jsonFeed = (portfolio: Portfolio, site: string, render: (markdown: string) => string): object => {
  const asIs = (text: string) => text;
  const { author, ...feed } = JSON.parse(projectFeed(portfolio, site, render, { ofFeed: asIs, ofEntry: asIs }).json1());
  const { language } = portfolio.site;
  return { ...feed, version: "https://jsonfeed.org/version/1.1", language, authors: [author] };
};
