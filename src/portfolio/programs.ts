/** What the front page tells programs and those who write them, as Markdown. */
export const forPrograms = (site: string): string => `
Everything here is also data, open to anyone and without a key:

\`\`\`sh
curl ${site}/api/profile
curl '${site}/api/projects?limit=5'
curl -d 'q=Which projects are there?' ${site}/ask
\`\`\`

[Developers](/developers) starts from nothing and has a first answer in a minute. Agents connect to
[/api/mcp](/docs#mcp), read [llms.txt](/llms.txt), or read any page as Markdown: [/index.md](/index.md).`;
