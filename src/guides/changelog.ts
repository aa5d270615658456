import type { Section } from "./guide.ts";

/** A version, with one section per group of changes. */
export interface Release extends Section {
  readonly groups: readonly Section[];
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, "-");

/** Splits the first line from the rest. */
const splitTitle = (text: string): { readonly title: string; readonly text: string } => {
  const [title = "", ...rest] = text.split("\n");
  return { title: title.trim(), text: rest.join("\n").trim() };
};

/**
 * A changelog without what only people who run a site need to know: its visitors call the API, or have agents that do.
 *
 * @example forVisitors("## 1.0.0\n\n### For agents\n\n- A.\n\n### For owners\n\n- B.\n") // "## 1.0.0\n\n### For agents\n\n- A.\n\n"
 */
export const forVisitors = (changelog: string): string =>
  changelog
    .split(/^(?=#{2,3} )/m)
    .filter((section) => !/^### For (?:owners|operators|contributors)$/m.test(section))
    .join("");

/**
 * Parses a changelog in the format of keepachangelog.com. The anchor of a group contains the version, so it stays stable when
 * versions are added.
 *
 * @example parseChangelog("# Changelog\n\nWhat changed.\n\n## 1.0.0\n\n### For owners\n\n- All.").releases[0].groups[0].id
 * // "1.0.0-for-owners"
 */
export const parseChangelog = (
  changelog: string,
): { readonly title: string; readonly text: string; readonly releases: readonly Release[] } => {
  const [head = "", ...releases] = changelog.split(/^## /m);
  return {
    ...splitTitle(head.replace(/^# /, "")),
    releases: releases.map((release) => {
      const [about = "", ...groups] = release.split(/^### /m);
      const { title, text } = splitTitle(about);
      const id = idOf(title);
      return {
        id,
        title,
        text,
        groups: groups.map(splitTitle).map((group) => ({ ...group, id: `${id}-${idOf(group.title)}` })),
      };
    }),
  };
};
