/** The section of the front page about the data, as Markdown, for a site without the app (D64). */
export const dataIntroduction = (site: string): string => `
The content of this site is also available as JSON files, without a key:

\`\`\`sh
curl ${site}/api/profile.json
curl ${site}/api/projects/all/0.json
curl ${site}/api/portfolio.json
\`\`\`

The [API reference](/docs) lists all files. Agents can read [llms.txt](/llms.txt), or a page as Markdown, for example
[/index.md](/index.md).`;
