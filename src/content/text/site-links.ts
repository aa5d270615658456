/**
 * Code, which stays unchanged, or what comes before the target of a link, a picture or a definition, and the target: a path of the
 * site, without a query and a fragment, of which the last group has the `#`.
 */
const codeOrTarget =
  /^[ \t>-]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|(`+)(?!`).*?(?<!`)\2(?!`)|(\]\(<?|^[ \t>]*\[[^\]^\n][^\]\n]*\]: *<?)(\/(?!\/)[^)\s#?>]*)(#?)/gm;

/** A Markdown text with other targets of the links and pictures that lead to a path of the site. Code stays as it is written. */
export const replaceSiteLinks = (text: string, linkTo: (path: string, hasFragment: boolean) => string): string =>
  text.replaceAll(codeOrTarget, (part, _fence, _ticks, start?: string, path = "", fragment = "") =>
    start === undefined ? part : start + linkTo(path, fragment !== "") + fragment,
  );
