import { allowedBy, membersOf } from "../../contract/members.ts";
import { parameters } from "../../contract/openapi.ts";
import type { Route } from "../../contract/route.ts";

/** Something that an operation takes, in words. */
export interface Input {
  readonly name: string;
  readonly place: "path" | "query" | "body" | "header";
  readonly required: boolean;
  readonly description: string;
  /** What it may be, e.g. `a whole number from 1 to 50; 20 when left out`. */
  readonly allowed: string;
}

/** Everything that an operation takes: what stands in the address, the members of the body, and headers. */
export const inputsOf = (route: Route): readonly Input[] => {
  const declared = parameters(route).map(
    ({ name, in: place, required, description, schema }): Input => ({
      ...{ name, place, required, description },
      allowed: allowedBy(schema),
    }),
  );
  const members = (route.body ? membersOf(route.body) : []).map((member): Input => ({ ...member, place: "body" }));
  return [
    ...declared.filter(({ place }) => place !== "header"),
    ...members,
    ...declared.filter(({ place }) => place === "header"),
  ];
};
