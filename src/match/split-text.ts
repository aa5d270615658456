import { sentencesOf } from "../ask/index/chunk.ts";

/** Headings of lists with requirements, and of other lists. */
const wantedHeading =
  /requir|qualif|\bmust|\bneed|essential|desir|(?:nice|good) to have|\bplus(?:es)?\b|bonus|\bhelps?\b|advantage|\bextras?\b|\bbring|you(?:'ll)? (?:have|are)\b|your? (?:profile|skills|background|experience|toolkit)|\bexpect|look(?:ing)? for|skills|\bwants?\b|wish ?list|prefer|about you|the person|person spec|candidate|criteria|competenc|credentials|ideal|you should|love to see|great if/i;
const otherHeading =
  /about (?:us|the (?!person|candidate))|we offer|offer you|benefit|perks|in return|you(?:'ll| will)? (?:get|do|be doing|work on)|responsib|duties|tasks|the (?:role|job|team|company|project)\b|day to day|how to|apply|contact|salary|compensation|package|who we are|why (?:us|join)|process|next steps|location|hours/i;

const bullet = /^(?:[-*+•·–—▪■◦○‣●✓✔→>~]|\(?\d{1,2}[.)]|o(?= \p{Lu}))\s+/u;

/** Words with which a sentence asks for something. */
const cue =
  /\b(?:must|require[sd]?|essential|experienced?|knowledge|understanding|familiar\w*|fluen\w+|degree|qualif\w+|certif\w+|registered|registration|licen[cs]e|skills?|skilled|background|track record|proven|confident|comfortable|hands.on|able to|ability|look(?:ing)? for|ideal\w*|prefer\w*|bonus|a plus|advantage|asset|welcome|desirable|useful|helpful|helps?|right person|candidate|somebody|someone|minimum|at least|\d\+? ?(?:years?|yrs?)|years?['’]? (?:of|in|or more|experience)|should|calls for|you(?:['’]ll|['’]d|['’]ve| will| would| should| must| also)? (?:have|had|know|can|bring|are|were|spoke|speak|hold|need|be|test|understand|love|want|built|written|shipped|led|run|worked)|you['’](?:re|ve)|(?:we|they|client)(?:['’]d| would)? (?:expect|need|want|value|use|really want|like|love|has asked)|asked for|too|who (?:has|have|can|is|are|knows?))\b/i;

/** Sentences about the application, the pay and the company. */
const other =
  /@|\b(?:(?:to|please|should|can|will) apply\b|apply (?:by|to|with|now|at|before|online|via)|your applications?|applications? (?:to|by|before|with|are|should|must|close)|send (?:us|me|your|an?|the|it|them|cvs?)|(?:your|updated?) (?:cv|resume|résumé)|cv\b|résumé|we offer|per (?:hour|day)|interviews? (?:on|in|will|are|the)|letters? of|proposals? of|best wishes|regards|salary|ring me|get in touch|hope (?:you|your)|you(?:['’]ll| will) (?:report|lead|join|own|be responsible|work)|you report|you can expect|look(?:ing)? forward)\b|[£$€]\s?[\d,.]+k?(?: ?(?:\/|per|a|an|pro|to|-|–)\b|\/)/i;

/** Where a sentence starts another requirement. */
const clauseBoundary =
  /;\s+|\s*[,:]\s+(?:(?:and|or|but|so|therefore|as well as|plus)\s+)*|\s+(?:and|but)\s+(?=(?:an?|you|can|at least|some|has|have|experience|knowledge|therefore|from anyone|from people)\s)/i;
/** The position itself. */
const vacancy =
  /\b(?:we|they|i|client|company)(?: are|'re|['’]m| am| is)? (?:currently )?(?:looking for|need|seek|seeking|want|recruiting|hiring) an?\b(?!.*\b(?:with|who|knowledge|experience|degree|certificate|person)\b)/i;
const subordinate = /^(?:because|as|since|although|while|for|it['’]?s|there['’]?s|we)\b/i;

/** Removes characters without a width, such as marks of the writing direction, and the spaces around a text. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/\p{Cf}|\p{Cc}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The same without the marks of Markdown headings and bold text. */
const withoutMarkdown = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, "")
    .replaceAll("**", "")
    .replaceAll("__", "");

/** A list in one line: `Must have: Docker, Terraform`. */
const inlineList = /^([^:.!?]{2,40}):\s+(.+)$/;

const trimClause = (text: string): string => text.replace(/^[\s,;:.–-]+|[\s,;:.!–-]+$/gu, "");

/** Commas in brackets do not separate requirements. */
const splitOutsideBrackets = (text: string): string[] => {
  const masked = text.replaceAll(/\([^()]*\)/g, (part) => "_".repeat(part.length));
  const parts: string[] = [];
  let start = 0;
  for (const { 0: boundary, index } of masked.matchAll(new RegExp(clauseBoundary, "gi"))) {
    parts.push(text.slice(start, index));
    start = index + boundary.length;
  }
  return [...parts, text.slice(start)];
};

/** The requirements of a sentence: its clauses from the first that asks for something. */
const inSentence = (sentence: string, isWantedSection: boolean): string[] => {
  if (other.test(sentence) || !(isWantedSection || cue.test(sentence))) return [];
  const clauses = splitOutsideBrackets(sentence).map(trimClause);
  const first = Math.max(
    0,
    clauses.findIndex((clause) => cue.test(clause)),
  );
  // `As you write in Italian, you must read it`: the reason belongs to the requirement.
  const start = first > 0 && subordinate.test(clauses[first - 1] ?? "") ? first - 1 : first;
  const [opening = "", ...rest] = clauses.slice(start);
  const joined = start === first ? [opening, ...rest] : [`${opening}, ${rest[0] ?? ""}`, ...rest.slice(1)];
  const isWanted = (clause: string, index: number): boolean => {
    if (clause === "" || vacancy.test(clause)) return false;
    if (index > 0 && subordinate.test(clause)) return false;
    // What follows the position describes it.
    return !vacancy.test(joined[0] ?? "") || cue.test(clause);
  };
  return joined.filter(isWanted);
};

const isHeading = (line: string, next: string | undefined): boolean =>
  !bullet.test(line) &&
  !/:\s*\S/.test(line) &&
  line.length <= 90 &&
  (line.endsWith(":") ||
    (!/[.!?,;]$/.test(line) &&
      line.split(" ").length <= 6 &&
      (wantedHeading.test(line) || otherHeading.test(line) || bullet.test(next ?? ""))));

type Section = "wanted" | "other" | "unknown";

/**
 * The requirements of a job description, in order: the items of its lists, and what its sentences ask for. Leaves out the
 * company, the tasks, the benefits and how to apply.
 */
export const requirementsIn = (text: string): string[] => {
  const lines = text.split(/\r\n?|\n/).map((line) => withoutMarkdown(plainLine(line)));
  const headings = lines.map((line, index) =>
    isHeading(
      line,
      lines.slice(index + 1).find((next) => next !== ""),
    ),
  );
  const hasWanted = headings.some((isHeadingLine, index) => isHeadingLine && wantedHeading.test(lines[index] ?? ""));
  let section: Section = "unknown";
  let seenWanted = false;
  let hadBullet = false;
  return [
    ...new Set(
      lines.flatMap((line, index): string[] => {
        if (line === "") return [];
        if (headings[index]) {
          section =
            otherHeading.test(line) && !/you (?:have|bring|need)|require/i.test(line)
              ? "other"
              : wantedHeading.test(line)
                ? "wanted"
                : "unknown";
          seenWanted ||= section === "wanted";
          hadBullet = false;
          return [];
        }
        const [, label = "", list = ""] = inlineList.exec(line) ?? [];
        if (label !== "" && !bullet.test(line) && (wantedHeading.test(label) || otherHeading.test(label))) {
          if (!wantedHeading.test(label)) return [];
          seenWanted = true;
          return list.split(/\s*[;,•|]\s+/).map(trimClause);
        }
        if (bullet.test(line)) {
          hadBullet = true;
          return section === "other" || (section === "unknown" && hasWanted && !seenWanted)
            ? []
            : [trimClause(line.replace(bullet, ""))];
        }
        if (hadBullet) section = "unknown";
        if (section === "other" || (hasWanted && !seenWanted)) return [];
        if (section === "wanted" && line.length <= 80 && !/[.!?]$/.test(line)) return [line];
        return sentencesOf(line.replaceAll(/\b(min|approx)\.(?= )/gi, "$1")).flatMap((sentence) =>
          inSentence(sentence, section === "wanted"),
        );
      }),
    ),
  ].filter((item) => /\p{L}{2}|\p{L}[+#]/u.test(item));
};
