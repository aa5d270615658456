import type { AskResult } from "../../resources/agents/ask.ts";
import { escapeHtml } from "../../text/escape-html.ts";
import { type FormFailure, fillTemplate } from "./fill-template.ts";

/** The page that answers a question without scripts. Responses of /ask are never HTML (D3). */
export const answerPath = "/answer";

/** The built page that the app fills in. Its path differs, so that no host sends it in place of an answer. */
export const answerTemplate = "/answer/template";

/** What the page shows. */
export interface AnswerView {
  /** The question; blank if there is none. */
  readonly question: string;
  readonly answer?: string;
  readonly sources?: readonly Pick<AskResult, "name" | "url" | "description">[];
  readonly failure?: FormFailure;
  /** The earlier questions that the next one is sent with, oldest first. */
  readonly earlier: readonly string[];
}

const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

const sourceItem = ({ name, url, description }: NonNullable<AnswerView["sources"]>[number]): string =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a><span>${escapeHtml(description)}</span></li>`;

const hiddenField = (question: string): string =>
  `<input type="hidden" name="context.prev" value="${escapeHtml(question)}">`;

/** Fills in the template of the page. */
export const fillAnswerPage = (html: string, view: AnswerView): string => {
  const { question, answer = "", sources = [], failure, earlier } = view;
  const values: Readonly<Record<string, string>> = {
    question: escapeHtml(question),
    answer: escapeHtml(answer),
    sources: sources
      .filter(({ url }) => isWebUrl(url))
      .map(sourceItem)
      .join(""),
    earlier: earlier.map(hiddenField).join(""),
  };
  return fillTemplate(html, failure ? { ...values, [failure]: failure } : values);
};
