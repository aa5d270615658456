import type { WrittenProject } from "../../content/content.ts";
import type { HomeSectionName } from "../../content/site-file.ts";
import type { Detail } from "../../portfolio/details.ts";
import type { CareerList } from "./career.ts";

type SectionBody =
  /** Markdown. */
  | { readonly layout: "about"; readonly text: string }
  | { readonly layout: "featured"; readonly projects: readonly WrittenProject[] }
  | { readonly layout: "ask"; readonly lead: string }
  | {
      readonly layout: "projects";
      readonly projects: readonly WrittenProject[];
      /** The text of the link to all projects. */
      readonly allLabel: string;
    }
  | CareerList
  | { readonly layout: "questions"; readonly questions: readonly FaqItem[] }
  | {
      readonly layout: "contact";
      readonly email: string | undefined;
      readonly details: readonly Detail[];
      /** The link to the page that compares a job description with the portfolio. */
      readonly match?: { readonly text: string; readonly url: string } | undefined;
    };

interface FaqItem {
  /** Its anchor. Answers cite it. */
  readonly id?: string | undefined;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  readonly link?: { readonly text: string; readonly url: string };
}

/** A section of the front page. Its anchor is `id`, or its name by default. */
export type SectionModel = SectionBody & {
  readonly title: string;
  /** The key of the title, by default `home.` and the name of the section. */
  readonly titleKey?: string;
  readonly id?: string;
};
export type HomeSection = SectionBody & {
  readonly title: string;
  /** The language of the title, if it is not that of the page. */
  readonly titleLanguage?: string;
  readonly id: string;
  readonly name: HomeSectionName;
};
