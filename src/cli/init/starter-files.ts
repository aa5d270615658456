import type { ContentFiles } from "../import/content-files.ts";

/** `experience.yaml` with examples in comments. */
export const commentedExperience = `# yaml-language-server: $schema=.schema/experience.json
# Your experience. Uncomment the lines that you need, and write your own:
#
# experiences:
#   - company: Example Works
#     role: Engineer
#     start: 2023-04
#     summary: What you worked on, in a sentence or two.
#     highlights:
#       - One result.
#     tags: [maps, rust]
# skillGroups:
#   - name: Languages
#     skills: [Rust, Python]
# education:
#   - institution: Example University
#     degree: BSc
#     end: 2016
`;

const commentedFaq = `# yaml-language-server: $schema=.schema/faq.json
# Questions that visitors ask, and your answers. Uncomment the lines, and write your own:
#
# questions:
#   - question: Do you take commissions?
#     also: [Can I hire you?, Are you free?]
#     answer: Yes, from March. Write to me with a short description.
#     url: https://ada.example.com/commissions
`;

const exampleProject = `---
# An example. Because of this line, only \`npm run dev\` shows it: the site and the API do not contain it.
draft: true
# The file name sets the address: this is /projects/example. Copy the file, and delete this one.
title: Example project
# One line that says what it is.
subtitle: A clock with one hand
year: 2026
# client or personal.
kind: personal
tags: [hardware, maps]
# The web page of the project, and its source code.
link: https://example.com
repo: https://example.com/source
---

Say in a sentence or two what you made, for whom and why. Search results show the first sentence.

Then tell the story in [Markdown](https://commonmark.org/help/): what was difficult, what you decided, and what came of
it. docs/content.md in the package vitrine describes all fields.

## A heading

- a list of results
- with one number each
`;

/** Files that show an owner what to write, with examples in comments or as a draft, by their names in the content folder. */
export const starterFiles: ContentFiles = new Map([
  ["experience.yaml", commentedExperience],
  ["faq.yaml", commentedFaq],
  ["projects/example.md", exampleProject],
]);
