import Negotiator from "negotiator";
import type { ApiVersion } from "../../src/contract/base.ts";
import { ApiError, quoteInput } from "../../src/contract/errors.ts";
import type { Headers } from "../../src/contract/headers.ts";
import { pathIn } from "../../src/contract/route.ts";
import type { Ports, Settings } from "../ports/ports.ts";
import { MAX_ACCEPT_CHARACTERS } from "./negotiate.ts";

/** A language tag, such as `de` or `DE-at`, but no list and no wildcard (RFC 5646 §2.1). */
const LANGUAGE_TAG = /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i;

/** The best match for an Accept-Language header, if there is one (RFC 9110 §12.5.4). */
const bestMatch = (languages: readonly string[], accept: string): string | undefined =>
  new Negotiator({ headers: { "accept-language": accept } }).languages([...languages])[0];

/** The language of a tag: `de` for `DE-at` too. */
const languageOfTag = (languages: readonly string[], lang: string): string => {
  const language = LANGUAGE_TAG.test(lang) ? bestMatch(languages, lang) : undefined;
  if (language !== undefined) return language;
  throw new ApiError("invalid_lang", {
    message: `The language is ${quoteInput(lang)}; expected one of ${languages.join(", ")}.`,
  });
};

/**
 * The language of a response: `lang`, otherwise the best match for Accept-Language, otherwise the default (D18). Undefined if
 * the site has one language.
 * @throws ApiError `invalid_lang` if the site does not have `lang`.
 */
export const chooseLanguage = (
  { languages }: Pick<Settings, "languages">,
  lang: string | undefined,
  accept: string | null,
): string | undefined => {
  if (!languages) return undefined;
  if (lang !== undefined) return languageOfTag(languages, lang);
  return (accept && accept.length <= MAX_ACCEPT_CHARACTERS && bestMatch(languages, accept)) || languages[0];
};

/** The prefix of the files in a language: empty for the default. */
export const languagePrefix = ({ languages }: Pick<Settings, "languages">, language: string | undefined): string =>
  language === undefined || language === languages?.[0] ? "" : `/${language}`;

/** What a request reads a built file for. */
interface FileScope {
  readonly ports: Pick<Ports, "settings">;
  readonly version: ApiVersion;
  readonly language: string | undefined;
}

/** The path of a file of the API in the language and the API version of a request. */
export const builtPath = ({ ports, version, language }: FileScope, path: string): string =>
  languagePrefix(ports.settings, language) + pathIn(version, path);

/** The headers of a response in a language. */
export const languageHeaders = (language: string | undefined): Headers =>
  language === undefined ? {} : { "Content-Language": language, Vary: "Accept-Language, Accept-Encoding" };
