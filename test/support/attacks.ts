import { attacksOnClaims } from "./attacks/claims.ts";
import { attacksOnKeys } from "./attacks/keys.ts";
import { attacksOnTexts } from "./attacks/texts.ts";

/** Attacks under the names that they have in the threat model, each of which is refused like every other. */
export const attacks = Object.entries({ ...attacksOnKeys, ...attacksOnClaims, ...attacksOnTexts });
