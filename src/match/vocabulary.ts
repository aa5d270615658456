import { lazy } from "../ask/knowledge/lazy.ts";
import { rootsOf } from "./roots.ts";

const roots = (words: string) => lazy((): ReadonlySet<string> => new Set(rootsOf(words)));

/** Words that every job description has. They do not say what is required. */
export const fillers = roots(`
  experience experienced knowledge knowledgeable know familiarity familiar understanding proficiency proficient ability able capable
  strong solid sound good great excellent outstanding thorough deep working hands hand proven track record background expertise expert
  skill skilled comfortable ease confident demonstrated demonstrable practical preferred preferable ideally required requirement
  essential desirable plus bonus must nice big have got hold holder need want like would should year yr least minimum min more other
  related relevant equivalent similar recognised professional taken part done use work level including include such any current valid
  date etc bring prior previous extensive significant several various either both person candidate applicant welcome glad hear love
  help helpful formal status well high highly within across environment field role position job afraid please advanced sample client
  ideal asked somebody someone spent show willingness willing ongoing real really particularly plenty lot bit some
  full expect look looking seek enjoy think come go get make take keep put intend important anyone whoever oh hi too right happy open someone
  thing way lot time part kind type sort area proper properly regularly often ever always together least rule insurer bring
  qualification qualified holding achieved hopefully minimal given gained clear rather than us example named especially also
`);

/** Words that say little beside the others of a requirement. */
export const weakWords = roots(`
  certificate certified certification accreditation accredited licence card ticket training trained course award professional
  manage management managing lead leading organise organising design designing develop developing create creating write writing
  build building prepare preparing process project product industry software system tool service method technique
  people business company large group new different digital tasks programming drive driving basic advanced modern analysis analyse analytical small various
`);

/** Qualities that no page can prove; a sentence must have all words of such a requirement. */
export const softWords = roots(`
  team player teamwork patience patient reliable reliability communication communicator communicative curious humble kind warm resilient
  organised flexible leadership negotiation entrepreneurial mindset enthusiasm enthusiastic motivated starter self driven proactive
  meticulous cooperative detail oriented deadline calm passion passionate friendly positive attitude energetic creative creativity
  dynamic confidence independent initiative punctual honest integrity thinker ego safety chased fast super attention humor humour
  interpersonal presentation pressure adaptable adaptability trustworthy dedicated committed empathy empathetic responsible talent
`);

/** Languages that job descriptions ask for. */
export const languageNames: ReadonlySet<string> = new Set(
  `arabic bengali bulgarian cantonese catalan chinese croatian czech danish dutch english estonian farsi finnish flemish french gaelic
  german greek gujarati hebrew hindi hungarian icelandic indonesian irish italian japanese korean latvian lithuanian malay mandarin
  norwegian persian polish portuguese punjabi romanian russian serbian slovak slovenian somali spanish swahili swedish tagalog tamil
  thai turkish ukrainian urdu vietnamese welsh`.split(/\s+/),
);
