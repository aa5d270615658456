/** The API section of the front page, as Markdown. */
export const apiIntroduction = (site: string): string => `
The content of this site is also available as JSON, without a key:

\`\`\`sh
curl ${site}/api/profile
curl '${site}/api/projects?limit=5'
curl -d 'q=Which projects are there?' ${site}/ask
\`\`\`

To get started, see [Developers](/developers). Agents can connect to [/api/mcp](/docs/agents#mcp), read
[llms.txt](/llms.txt), or read a page as Markdown, for example [/index.md](/index.md).`;
