import type { Knowledge } from "../knowledge/knowledge.ts";
import { type Statement, statementAt } from "../sentences/statement.ts";
import { workplace } from "./career/workplace.ts";

/** `Write to Ada at ada@example.com.`; undefined if the owner publishes no email address. */
export const writeStatement = ({ facts: { profile, contact }, phrases }: Knowledge): Statement | undefined => {
  const email = contact.email ?? profile.email;
  return email === undefined
    ? undefined
    : statementAt("/", phrases)("answers.contact.writeTo", { name: profile.name, email });
};

/** Where the contact form is; undefined if the owner has none. */
export const formStatement = ({ facts: { contact }, phrases }: Knowledge): Statement | undefined =>
  contact.form ? statementAt("/", phrases)("answers.contact.form", { url: contact.form }) : undefined;

/** The phone number; undefined if the owner publishes none. */
export const phoneStatement = ({ facts: { profile }, phrases }: Knowledge): Statement | undefined =>
  profile.phone ? statementAt("/", phrases)("answers.contact.phone", { phone: profile.phone }) : undefined;

/** When the person replies, in the owner's words; undefined if the owner says nothing. */
export const responseTimeStatement = ({ facts: { contact }, phrases }: Knowledge): Statement | undefined =>
  contact.availability
    ? statementAt("/", phrases)("answers.contact.responseTime", { time: contact.availability })
    : undefined;

/** How many positions are named at most. */
const MAX_CURRENT_POSITIONS = 3;

/** The positions that the person has now. */
export const currentPositions = ({ facts: { experience }, phrases }: Knowledge): Statement[] =>
  (experience.experiences ?? [])
    .filter(({ end }) => end === undefined)
    .slice(0, MAX_CURRENT_POSITIONS)
    .map(({ role, company }) =>
      statementAt("/#experience", phrases)("answers.work.current", { role, place: workplace({ company }, phrases) }),
    );

/** A template for the roles, in the singular or plural; undefined if the owner lists no roles. */
export const rolesStatement = ({ facts: { profile }, phrases }: Knowledge): Statement | undefined => {
  const { name, roles = [] } = profile;
  const [role, ...others] = roles;
  if (role === undefined) return undefined;
  const sentence = statementAt("/", phrases);
  return others.length > 0
    ? sentence("answers.person.roles", { name, roles })
    : sentence("answers.person.role", { name, role });
};
