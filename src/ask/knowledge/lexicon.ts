import { tokenize } from "./words.ts";

/**
 * The concepts that visitors ask about, each with its phrases. They are general English; words of one portfolio belong in
 * `content/synonyms.yaml`. Phrases are compared by their stems, so one inflected form is enough.
 */
const phrases = {
  email: "email, email address, mail",
  contact: `
    drop her a line, contact, reach, in touch, write to, message, hear back, inquiry, correspond,
    phone number, telephone, mobile number, postal address, street address, home address, postal code, zip code`,
  location: "location, live, based, city, country, town, home, place, time zone, working from",
  availability: `
    availability, available, calendar, free, hire, busy, freelance, consulting, open to, taking on, book, commission, how soon,
    when can, can she start, working hours, reply, notice period`,
  role: "role, job title, profession",
  person: `
    sum up, who is, who are, bio, introduce, background, summary, profile, yourself, name`,
  skill: `
    programming language, skill, technology, tech stack, stack, tool, software, framework, language, expert, proficient, strength, best at,
    familiar, know how, able to, method, equipment, instrument, experience with, experience in, worked with,
    built with, written in`,
  work: `
    professional experience, work, job, employer, employed, company, career, position, work history, work experience, experience, office,
    organization, achieve, responsible, colleague`,
  resume: "resume, cv, curriculum vitae",
  education: `
    education, study, degree, university, college, school, graduate, diploma, qualification,
    certificate, course, bachelor, phd, doctorate, grade, learn`,
  hackathon: "hackathon, award, prize, win, competition, game jam",
  project: `
    project, piece, pieces of work, case study, built, build, make, create, develop, design, app, ship, launch,
    publish, publication, working on`,
  client: "client, customer, client work, commissioned, who paid",
  personal: "personal, side project, hobby, for fun, for herself, free time",
  latest: "latest, newest, recent, current, these days, at the moment, now",
  oldest: "first, earliest, oldest",
  former: "previous, former, before, earlier, used to",
  later: "after, following",
  count: "how many, number of, count, total",
  listing: "list, all, every, show, which, everything",
  link: "on the web, link, url, address of, website, homepage, online, demo, profile, account",
  github: "github",
  linkedin: "linkedin",
  source: "source code, repository, code, source",
  when: "when, year, date, since, until, till, how long, what time, start, end, finish, join, leave, spend",
  service: `
    request body, error code, access token, api, endpoint, openapi, http, rate limiting, too many requests, 429, token, claude, chatgpt, bearer, api key,
    demo key, oauth, jwt, id jag, credential, pagination, idempotency, breaking change, mcp, etag, cors,
    another origin, body size, jobs kept, jobs expire, webhook, revoke, secret leaked, key leaked`,
  serviceHint: "json, cursor, batch, header, rate, throttle, request, response, page, limit, key, post, retry",
  why: "why, reason",
  how: "how to, how do, how can",
  degreeField: "field, subject",
  api: "api, programmatically, developer, request, agent, call, operation",
  limit: "how many requests, rate limiting, limit, throttle, per minute",
  credential:
    "access token, credential, token, demo key, secret leaked, api key, key, authentication, authorize, log in, header",
  revoke: "kill, revoke, leaked, expire, lifetime, last",
  failure: "error, invalid",
  mcp: "mcp, claude",
  // Topics of the documentation that no rule answers; they are quoted.
  apiTopic: "page size, one request",
} as const satisfies Record<string, string>;

export type Concept = keyof typeof phrases;

const split = (list: string): readonly string[][] =>
  list.split(",").map((phrase) => tokenize(phrase).map(({ stem }) => stem));

/** The phrases of each concept, as stems. */
export const lexicon = Object.entries(phrases).map(([concept, list]) => ({
  concept: concept as Concept,
  phrases: split(list),
}));

/** All words of the phrases, unstemmed, for spelling correction. */
export const lexiconWords: ReadonlySet<string> = new Set(
  Object.values(phrases).flatMap((list) => tokenize(list).map(({ normalized }) => normalized)),
);

/** Words that can be in any question and do not say what it is about. */
export const fillerWords: ReadonlySet<string> = new Set(
  tokenize(`
  tell say says said give given gave get gets got getting show shows explain describe described list please thanks thank hi hello
  hey ok okay know find let want wants wanted need needs like look looking see think help kind kinds sort sorts type
  types thing things stuff anything something everything someone anyone somebody people person folks way ways lot lots
  bit little much many few several various different particular particularly certain specific specifically exactly
  actually really basically generally currently now today nowadays moment present right still yet already ever usually
  normally typically often mainly mostly especially quick quickly short shortly brief briefly simple simply main major
  key important best good great nice cool interesting favourite recent possible possibly maybe perhaps information info
  detail details fact facts question questions answer answers example examples regarding concerning related relate
  involve involves involved involving use uses used using go goes going take takes come comes came happen happens happened
  mean means called name named whats first second else another one ones two three myself day days week weeks time times
  wondering curious interested mention mentioned sir madam dear candidate applicant owner woman man guy girl author creator
  developer dev portfolio website page site human mr mrs ms able sure around according include includes including
  included long far put set try tried keep kept whether send share point provide offer pass hold holds anybody nobody
  recruiter hiring minute minutes word words line bring brings lets ask asked asking meaning somehow never always
  somewhere together instead reach minimum january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday weekend weekday weekends weekdays tomorrow spring
  summer autumn winter grateful appreciate kindly glad love happy hope walk walk part taken read deal deals
  concern terms carried carry discuss become becomes became becoming tel abt pls next soon
  tag tags tagged labelled labeled compare compared difference versus vs quite rather fairly overall total altogether
  top anywhere everywhere whatever whichever n w u ur yr yrs nr new hand life
  `).map(({ normalized }) => normalized),
);

/** Groups of synonyms, in addition to those of `content/synonyms.yaml`. Topics of few portfolios belong there. */
export const generalSynonyms: readonly (readonly string[])[] = [
  "doctor, physician, clinic, hospital, medical, medicine, health, healthcare, patient, nurse",
  "boat, ship, vessel, ferry, sailing",
  "teach, teacher, lecture, lesson, workshop, mentor, classroom, education",
  "kid, child, pupil, youth",
  "game, play, chess, puzzle",
  "food, cook, recipe, kitchen, bread, bake, bakery, baker, meal, restaurant",
  "plant, garden, seed, botany, tree, flower",
  "letter, typeface, font, typography, type, typesetting, handwriting, letterpress",
  "museum, exhibition, gallery, heritage, curator",
  "house, home, building, architecture, residential",
  "conference, talk, lecture, event",
  "page, pagination, cursor",
  "keep, remember, store, retain, save",
  "start, begin",
  "cost, price, rate, fee, budget, charge, expensive, cheap, discount, pay, bill, invoice, half",
  "online, remote, zoom, video call, virtual",
  "photo, photograph, photography, picture, image",
  "film, movie, cinema, video",
  "music, song, audio, sound",
  "train, railway, rail",
  "book, novel",
  "security, safety",
  "voice, speech, spoken",
  "money, finance, financial, payment",
  "charity, nonprofit, non profit, pro bono",
  "draw, design, sketch, illustrate",
  "sing, singer, choir, vocal, voice",
].map((group) => group.split(",").map((each) => each.trim()));

/** The words that ask for a list of the career besides paid work. The names of lists are those of experience.yaml. */
export const careerListWords = {
  volunteer: "volunteer volunteering voluntary unpaid",
  awards: "award prize honour honor won win recognition trophy",
  certificates: "certificate certification certified certify licence license accreditation",
  publications: "publication published publish paper wrote author",
  talks: "talk speech keynote lecture conference presentation",
  writing: "writing article essay column wrote published publication blog",
  languages: "language speak speaks spoken fluent bilingual multilingual tongue",
  interests: "interest hobby hobbies pastime",
  references: "reference recommend recommendation recommends testimonial referee endorsement",
} as const;
