import type { Section } from "./guide.ts";

/** A version, or what is said beside the versions, with a section for each group of those whom it concerns. */
export interface Release extends Section {
  readonly groups: readonly Section[];
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, "-");

/** The title that a text begins with, and what stands below it. */
const titled = (text: string): { readonly title: string; readonly text: string } => {
  const [title = "", ...rest] = text.split("\n");
  return { title: title.trim(), text: rest.join("\n").trim() };
};

/**
 * The parts of a changelog that is written as keepachangelog.com has it. The anchor of a group has its version in it, so it
 * stays when others come above.
 *
 * @example readChangelog("# Changelog\n\nWhat changed.\n\n## 1.0.0\n\n### For owners\n\n- All.").releases[0].groups[0].id
 * // "1.0.0-for-owners"
 */
export const readChangelog = (
  changelog: string,
): { readonly title: string; readonly text: string; readonly releases: readonly Release[] } => {
  const [head = "", ...releases] = changelog.split(/^## /m);
  return {
    ...titled(head.replace(/^# /, "")),
    releases: releases.map((release) => {
      const [about = "", ...groups] = release.split(/^### /m);
      const { title, text } = titled(about);
      const id = idOf(title);
      return {
        id,
        title,
        text,
        groups: groups.map(titled).map((group) => ({ ...group, id: `${id}-${idOf(group.title)}` })),
      };
    }),
  };
};
