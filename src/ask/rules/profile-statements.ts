import { possessive, type Statement, statementAt } from "../extract/statement.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";

const sentence = statementAt("/");

/** The position that the person has now; undefined if all have ended. */
export const currentPosition = ({ facts: { experience } }: Knowledge): Statement | undefined => {
  const job = (experience.experiences ?? []).find(({ end }) => end === undefined);
  return job && statementAt("/#experience")`Current position: ${job.role} at ${job.company}.`;
};

/** A template for the roles, in the singular or plural; undefined if the owner lists no roles. */
export const rolesStatement = ({ facts: { profile } }: Knowledge): Statement | undefined => {
  const { name, roles = [] } = profile;
  const [role, ...others] = roles;
  if (role === undefined) return undefined;
  return others.length > 0
    ? sentence`${possessive(name)} roles: ${roles}.`
    : sentence`${possessive(name)} role: ${role}.`;
};
