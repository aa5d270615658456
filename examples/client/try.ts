import { createPortfolioClient } from "./client.ts";
import { bodyOf } from "./failure.ts";
import { sendInquiry } from "./inquiries.ts";
import { allProjects } from "./projects.ts";

/** Demonstrates the client: `node examples/client/try.ts [URL]`. */
const baseUrl = process.argv[2] ?? process.env.BASE_URL ?? "http://localhost:8787";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const client = createPortfolioClient({ baseUrl });
  const { name, tagline } = bodyOf(await client.GET("/api/profile"));
  say(tagline ? `${name}: ${tagline}` : name);

  for await (const { title, year } of allProjects(client, { limit: 20 })) say(`  ${year ?? "now "} ${title}`);

  const message = "Would you have time for a small project in spring?";
  const job = await sendInquiry(client, { name: "Ada Example", email: "ada@example.com", message });
  say(`The inquiry is ${job.status}:`);
  for (const { name: check, passed, detail } of job.result?.checks ?? [])
    say(`  ${passed ? "passed" : "failed"} ${check}: ${detail}`);

  const { api_key, expires_in } = bodyOf(await client.POST("/api/agent/key"));
  const known = createPortfolioClient({ baseUrl, credential: api_key });
  const index = bodyOf(await known.GET("/api"));
  say(`With a key that is valid for ${expires_in / 3600} hours: ${index.message}`);
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  process.stderr.write(`${error instanceof Error ? error.message : error}${cause}\n`);
  process.stderr.write(`Is a portfolio running at ${baseUrl}? \`npm start\` serves one at http://localhost:8787.\n`);
  process.exitCode = 1;
}
