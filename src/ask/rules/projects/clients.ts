import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf } from "../../knowledge/words.ts";
import type { Question } from "../../question/question.ts";
import { present, type Statement } from "../../sentences/statement.ts";
import { factStatement } from "./project-statements.ts";

interface Client {
  readonly name: string;
  readonly stems: ReadonlySet<string>;
}

const clientsByFacts = new WeakMap<Knowledge["facts"], readonly Client[]>();

const clientsOf = (facts: Knowledge["facts"]): readonly Client[] => {
  const clients =
    clientsByFacts.get(facts) ??
    [...new Set(facts.projects.flatMap(({ client }) => client ?? []))].map((name) => ({
      name,
      stems: new Set(stemsOf(name)),
    }));
  clientsByFacts.set(facts, clients);
  return clients;
};

/** The client that a question names, by at least two words of its name or all of them. */
export const clientNamed = (question: Question, { facts }: Knowledge): Client | undefined => {
  const asked = new Set(question.words.map(({ stem }) => stem));
  const [best] = clientsOf(facts)
    .map((client) => ({ client, found: [...client.stems].filter((stem) => asked.has(stem)).length }))
    .filter(({ client, found }) => found >= Math.min(2, client.stems.size) && found > 0)
    .toSorted((a, b) => b.found - a.found || a.client.stems.size - b.client.stems.size);
  return best?.client;
};

/**
 * Matches the kind of client: `Which councils have you worked for?`, but not `Which companies have you worked for?`, which asks for
 * all.
 */
const workedFor =
  /^(?:and )?(?:which|what) (?:other )?(?!(?:companies|firms|businesses|organi[sz]ations|clients|customers|employers|people)\b)(\w+) (?:have|has|did|do|does) (?:you|she|he|they) (?:ever )?work(?:ed)? (?:with|for)\b/;

/** Statements about the clients and teams whose names contain the kind that a question asks for. */
export const clientStatementsOfKind = (question: Question, { facts, phrases }: Knowledge): Statement[] => {
  const noun = workedFor.exec(question.text)?.[1];
  const [kind] = noun === undefined ? [] : stemsOf(noun);
  const isOfKind = (name: string | undefined): boolean => kind !== undefined && stemsOf(name ?? "").includes(kind);
  return present(
    facts.projects.map((project) =>
      isOfKind(project.client)
        ? factStatement(project, "client", phrases)
        : isOfKind(project.team) && factStatement(project, "team", phrases),
    ),
  );
};

/** Whether a project is for a client, alone or with others: `Acme and two neighbours`. */
export const isFor = ({ client = "" }: ProjectFacts, { name }: Client): boolean =>
  client === name || client.split(/, | and | with | & /).includes(name);
