import { possessive, type Statement, statementAt } from "../extract/statement.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { workplace } from "./career/workplace.ts";

const sentence = statementAt("/");

/** `Write to Ada at ada@example.com.`; undefined if the owner publishes no email address. */
export const writeStatement = ({ facts: { profile, contact } }: Knowledge): Statement | undefined => {
  const address = contact.email ?? profile.email;
  return address ? sentence`Write to ${profile.name} at ${address}.` : undefined;
};

/** Where the contact form is; undefined if the owner has none. */
export const formStatement = ({ facts: { contact } }: Knowledge): Statement | undefined =>
  contact.form ? sentence`The contact form is at ${contact.form}.` : undefined;

/** How many positions are named at most. */
const MAX_CURRENT_POSITIONS = 3;

/** The positions that the person has now. */
export const currentPositions = ({ facts: { experience } }: Knowledge): Statement[] =>
  (experience.experiences ?? [])
    .filter(({ end }) => end === undefined)
    .slice(0, MAX_CURRENT_POSITIONS)
    .map(({ role, company }) => statementAt("/#experience")`Current position: ${role}${workplace({ company })}.`);

/** A template for the roles, in the singular or plural; undefined if the owner lists no roles. */
export const rolesStatement = ({ facts: { profile } }: Knowledge): Statement | undefined => {
  const { name, roles = [] } = profile;
  const [role, ...others] = roles;
  if (role === undefined) return undefined;
  return others.length > 0
    ? sentence`${possessive(name)} roles: ${roles}.`
    : sentence`${possessive(name)} role: ${role}.`;
};
