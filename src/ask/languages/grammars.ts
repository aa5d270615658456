import { ownValue } from "../knowledge/own-value.ts";
import type { Grammar } from "./word-forms.ts";

/** By language. Arabic changes words within, and Japanese is indexed in pairs of characters, so they have none. */
const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    endings:
      "e en er es em n s st t te ten et ern ens in innen ung ungen ieren iere iert ierte ierten ierung ierungen ation at lich liche lichen licher end ende enden",
    hasCompounds: true,
    capitalizesNouns: true,
    respelled: "ae=a oe=o ue=u",
  },
  es: {
    endings:
      "a o e as os es ar er ir ando iendo ado ada ados adas ido ida idos idas aba aban amos emos imos io ia ias ion iones cion ciones acion aciones or ora ores oras mente ment an en",
  },
  fr: {
    endings:
      "e s es ee ees er ez ent ant ante ants antes ait aient ais ons ir it i ie ies is eur eurs euse euses eus rice ion ions ation ations at al ale ales aux if ive iv ement",
  },
  nl: {
    endings:
      "e en n s t te ten de den er ers st ste je jes ing ingen eer eren eert eerde eerd atie ati aties lijk lijke",
    hasCompounds: true,
  },
  pt: {
    endings:
      "a o e as os es ar er ir ando endo indo ado ada ados adas ido ida idos idas ava avam amos emos imos eu ou iu ao oes cao coes acao acoes or ora ores oras mente ment am em",
  },
};

/** The grammar of a language; undefined for English, whose words have stems, and for languages without a list. */
export const grammarOf = (language: string): Grammar | undefined => ownValue(grammars, language.slice(0, 2));
