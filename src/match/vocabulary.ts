import { lazy } from "../ask/knowledge/lazy.ts";
import { rootsOf } from "./roots.ts";

const roots = (words: string) => lazy((): ReadonlySet<string> => new Set(rootsOf(words)));

/** Words that every job description has. They do not say what is required. */
export const fillers = roots(`
  fluency grasp versed mastery experience experienced knowledge know familiarity understanding proficiency ability able capable strong solid sound
  good great excellent outstanding thorough deep working hands proven track record background expertise expert skill
  comfortable ease confident demonstrated practical preferred ideally required essential desirable plus bonus nice big
  got hold need want like year yr least minimum min related relevant equivalent similar recognised professional taken
  part use level including current valid date etc bring prior previous extensive significant several various either
  person candidate applicant welcome glad hear love help formal status well high highly within across environment field
  role position job afraid please advanced asked somebody someone spent show willingness ongoing real
  really particularly plenty lot bit full expect look seek enjoy think come go make keep put intend important anyone
  whoever oh hi right happy open thing way time kind type sort area proper properly regularly often ever always together
  qualification achieved hopefully minimal given gained clear rather example named especially
`);

/** Words that say little beside the others of a requirement. */
export const weakWords = roots(`
  certificate accreditation licence card ticket training course award professional manage lead organise design develop
  create write build prepare process project product industry software system tool service method technique people
  business company large group new different digital tasks programming drive basic advanced modern analysis analytical
  small various
`);

/** Qualities that no page can prove; a sentence must have all words of such a requirement. */
export const softWords = roots(`
  team player teamwork patience patient reliable communication curious humble kind warm resilient organised flexible
  leadership negotiation entrepreneurial mindset enthusiasm enthusiastic motivated starter self driven proactive
  meticulous cooperative detail oriented deadline calm passion friendly positive attitude energetic creative dynamic
  confidence independent initiative punctual honest integrity thinker ego safety chased fast super attention humor
  humour interpersonal presentation pressure adaptable trustworthy dedicated committed empathy empathetic responsible
  talent
`);

/** Languages that job descriptions ask for. */
export const languageNames: ReadonlySet<string> = new Set(
  `arabic bengali bulgarian cantonese catalan chinese croatian czech danish dutch english estonian farsi finnish flemish french gaelic
  german greek gujarati hebrew hindi hungarian icelandic indonesian irish italian japanese korean latvian lithuanian malay mandarin
  norwegian persian polish portuguese punjabi romanian russian serbian slovak slovenian somali spanish swahili swedish tagalog tamil
  thai turkish ukrainian urdu vietnamese welsh`.split(/\s+/),
);
