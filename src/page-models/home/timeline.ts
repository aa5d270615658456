/** An entry of a list, such as a position, degree or talk. */
export interface TimelineItem {
  /** Its anchor. Answers cite it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** The URL of what the title names. */
  readonly titleUrl?: string | undefined;
  /** A date or period; empty if it is not known. */
  readonly when: string;
  readonly organization?: string | undefined;
  /** The URL of the organization. */
  readonly url?: string | undefined;
  /** Text after the organization. */
  readonly more?: string | undefined;
  /** What the organization does. */
  readonly description?: string | undefined;
  /** Plain text; a blank line starts a new paragraph. */
  readonly summary?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
  /** Technologies and topics, which only the resume shows. */
  readonly tags?: readonly string[] | undefined;
}

/** The paragraphs of a text, without the blank lines between them. */
export const paragraphsOf = (text = ""): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
