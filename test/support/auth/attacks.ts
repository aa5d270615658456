import { attacksOnClaims } from "./attacks/claims.ts";
import { attacksOnKeys } from "./attacks/keys.ts";
import { attacksOnTexts } from "./attacks/texts.ts";

/** Attacks by their names in docs/security.md. All get the same refusal. */
export const attacks = Object.entries({ ...attacksOnKeys, ...attacksOnClaims, ...attacksOnTexts });
