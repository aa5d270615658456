/** Small talk before a question: `Thanks. One more: where is she based?` */
const opening =
  /^(?:(?:ok|okay|thanks|thank you|thx|great|cool|nice|perfect|good|hi|hello|hey|well|right|sure|alright)(?: there| then)?[,.!:;]+\s+|(?:one more|another)(?: thing| question)?:\s+|(?:a )?quick question[,:]\s+)+(?=\S)/i;

/** The wanted length of the answer: `Who is she, in one sentence?` */
const wantedLength =
  /,? in (?:an?|one|two|three|a few|a couple of|[1-5]) (?:short )?(?:sentences?|words|lines?|paragraphs?)\b/i;

/** Words at the end that add nothing: `Do you give talks as well?` */
const besides = /,? (?:as well|too|either)(?=\s*\??\s*$)/i;

/** Becomes `how many years`: `How much experience does she have with Kotlin?` */
const muchExperience = /\bhow much (?=(?:work |professional |relevant )?experience\b)/i;

/** Becomes a question for clients: `Who have you worked with?`, `Which publishers has she worked with?` */
const workedWith =
  /^(?:who|(?:which|what) (?:publishers|magazines|newspapers|galleries|museums|theat(?:re|er)s|brands|labels|charities|clients)) (?:have|has) (?:you|she|he|they) (?:ever )?(?:worked with|consulted for|designed for)(?=\?*$)/i;

/** Becomes a question about the process. Otherwise, `How do you work?` asks for positions, and `How do we get started?` about the API. */
const howTheyWork =
  /^how (?:(?:do|does) (?:you|she|he|they) work|(?:do|can|would|should) we (?:start|get started|begin))(?=\?*$)/i;

/** Becomes a question about availability: `Is she looking for work?`, `What kind of position are you looking for?` */
const looksForWork =
  /^(?:are you|(?:is|are) (?:she|he|they)) (?:currently )?looking for (?:new )?(?:work|projects|clients)(?=\?*$)|^(?:what|which)(?: (?:kinds?|sorts?|types?) of)?(?: (?:new |next )?(?:position|role|job|work|opportunit(?:y|ies)|employer|company|team))?s? (?:are you|(?:is|are) (?:she|he|they)) (?:currently )?looking for(?: (?:next|now))?(?=\?*$)/i;

/** Becomes a question for the place: `Where is your studio?` */
const whereWorkplace =
  /^where (?:is|'s) (?:your|her|his|their) (?:office|studio|workshop|atelier|shop|practice|workplace|company|business)(?= (?:located|based)\b|\?*$)(?: (?:located|based))?/i;

/** A question without small talk, in words that the rules know. */
export const plainQuestion = (text: string): string =>
  text
    .replace(opening, "")
    .replace(wantedLength, "")
    .replace(besides, "")
    .replace(muchExperience, "how many years of ")
    .replace(workedWith, "who are the clients")
    .replace(howTheyWork, "what is your process")
    .replace(looksForWork, "is she available")
    .replace(whereWorkplace, "where is she based");
