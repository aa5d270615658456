import { tokenize } from "./words.ts";

/**
 * The concepts that visitors ask about, each with its phrases. They are general English; words of one portfolio belong in
 * `content/synonyms.yaml`. Inflected forms with the same stem are listed because spelling correction needs them.
 */
const phrases = {
  email: "email, emails, email address, mail, mail address, inbox, mailbox",
  contact: `
    contact, contacts, reach, reached, in touch, get hold of, get a hold of, write to, message, talk to, speak to,
    speak with, talk with, connect with, get back to, drop a line, drop her a line, drop him a line,
    drop them a line, drop you a line, a line, drop a note, ping, can i call, can i ring, ring him, ring her,
    ring them, ring you, call you, call her, call him, give a call, hear back, hear from, contact form, form,
    channels, channel, correspond, enquire, enquiry, inquire, inquiry`,
  location: `
    location, located, working from, live, lives, based, base, reside, resides, residence, city, country, town,
    home, whereabouts, timezone, time zone, place, region, from where, come from, local time, utc, area, continent,
    where in the world, hometown, situated`,
  availability: `
    available, availability, calendar, diary, free, hire, hired, hiring, hireable, open to work, open for work, open to new,
    open for new, open to offers, looking for work, full time, part time, permanent, looking for a job,
    looking for a new, new job, new position, new role, job offers, consulting, consultancy, consult, consultation,
    freelance, freelancing, which days, what days, squeeze in, taking on, book, booked, bookings, booking, busy,
    capacity, start date, how soon, when can, vacancy, engage, commission, commissions, office hours,
    working hours, opening hours, hours, schedule, slot, slots, respond, response time, reply, replies,
    answer time, notice period, accepting work, accept new, accepting, open for, open to, can she start,
    can he start, can they start, can you start, could she start, could he start, could they start,
    could you start, able to start, start a project, start work, how quickly, fully booked, hear back`,
  role: `
    role, roles, job title, profession, professions, occupation, occupations, for a living, do for work,
    what do you do, what does she do, what does he do, what do they do, line of work, kind of work, sort of work,
    type of work, trade, vocation, career, specialise, specialize, specialisation, specialization, speciality,
    specialty, day job, call herself, call himself, call themselves, describe herself, describe himself, craft`,
  person: `
    who is, who are, bio, biography, introduce, introduction, background, summary, sum up, summarise, summarize,
    overview, profile, yourself, in a nutshell, tagline, motto, elevator pitch, whose site, whose portfolio,
    whose website, who owns, who made this, site belong, portfolio belong, full name, name, called, owner,
    behind this`,
  skill: `
    skill, skills, skillset, technology, technologies, tech, tech stack, techstack, stack, tool, tools, toolbox,
    toolset, toolkit, software, framework, frameworks, programming languages, coding language, language, languages,
    expertise, expert, proficient, proficiency, competence, competences, competencies, competent, capabilities,
    capability, capable, strength, strengths, great at, strong in, best at, skilled, know how, familiar, fluent,
    knowledge, abilities, ability, able to, specialities, specialties, techniques, technique, methods, equipment,
    experience with, experienced with, experienced in, experience in, worked with, versed, comfortable with, adept,
    qualified in, built with, made with, written in, coded in, powered by, runs on, based on what, instruments,
    instrument`,
  work: `
    run, runs, ran, running, led, leads, lead, heads, founded, work, works, worked, working, job, jobs, employer,
    employers, employed, employment, employment history, company, companies, career, position, positions,
    work history, experience, experiences, cv, resume, work experience, professional experience, professionally,
    workplace, office, firm, organisation, organisations, organization, organizations, track record, posts, post,
    responsibilities, responsible, accomplish, accomplishments, achieve, achievement, achievements, achieved,
    highlight, highlights, duties, colleagues, agency, studio, team, teams, history, appointment, appointments,
    engagement, engagements`,
  education: `
    education, educated, study, studied, studies, studying, student, degree, degrees, university, universities,
    uni, college, school, schools, schooling, graduate, graduated, graduation, graduating, academic, academia,
    diploma, qualification, qualifications, certificate, certificates, certification, certifications, certified,
    alma mater, major, majored, trained, training, course, courses, bachelor, bachelors, masters degree, master of,
    phd, doctorate, bsc, msc, ba, ma, mba, learn, learned, learnt, apprenticeship, classes, academically, attend,
    attended, enrolled, formal, grade, grades, gpa`,
  hackathon: `
    hackathon, hackathons, award, awards, awarded, prize, prizes, win, wins, won, winner, winning, competition,
    competitions, contest, contests, game jam, jam, jams, hack, hacks, trophy, trophies, honours, honors, honour,
    recognition, competed, compete`,
  project: `
    project, projects, piece, pieces, pieces of work, case studies, built, build, builds, building, made, make, makes, making,
    create, created, creates, creation, creations, creating, develop, developed, develops, developing, design,
    designed, designs, side projects, shipped, ship, app, apps, body of work, working on, done, produced, product,
    products, launched, released, publish, published, publishes, publication, publications`,
  client: `
    client, clients, customer, customers, commercial, commercially, client work, for others, for companies, paid,
    contract work, commissioned, professional projects, paying, clientele, business, businesses`,
  personal: `
    personal, side projects, side, own projects, hobby, hobbies, for fun, for herself, for himself, for themselves,
    spare time, free time, private, self initiated, non commercial, in her own time, in his own time, pet projects,
    off hours, passion`,
  latest: `
    latest, newest, recent, recently, last, lately, new, current, currently, these days, at the moment, present,
    presently, now, nowadays, up to date, today, freshest, ongoing, still`,
  oldest: "first, earliest, oldest, initially, initial",
  former: `
    previous, previously, former, formerly, past, before, prior, earlier, used to, last job, last employer, ex`,
  count: "how many, number of, count, total, how much work, amount of, quantity, how large, how big, how often",
  listing: "list, all, every, show, which, name, enumerate, overview, everything, whole, entire, complete, full list",
  link: `
    link, links, url, urls, web address, address of, website, web site, homepage, home page, webpage, web page,
    site, social, socials, social media, online, look at it, visit, view, demo, live version, try it, open it,
    on the web, profile, profiles, handle, account, accounts, browse, seen`,
  github: "github, git hub, gh",
  linkedin: "linkedin, linked in",
  source: `
    source, source code, open sourced, repo, repos, repository, repositories, code, codebase, public code, git,
    sources`,
  when: `
    when, stay, stayed, spend, spent, tenure, year, years, date, dates, since, until, till, how long, long ago,
    what time, start, started, starting, end, ended, finish, finished, period, join, joined, leave, left, duration,
    time frame, timeframe, month`,
  service: `
    api, apis, endpoint, endpoints, curl, openapi, swagger, http, rest api, sdk, rate limiting, ratelimit,
    requests per minute, too many requests, 429, retry after, token, tokens, access token, claude, chatgpt, bearer,
    api keys, apikey, demo key, demo token, oauth, jwt, x api key, id jag, credential, credentials, next cursor,
    pagination, paginate, paginated, paging, idempotency, idempotent, poll url, job id, job status, error codes,
    status codes, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 500, 503, v1, v2, deprecation, deprecated,
    sunset header, breaking change, breaking changes, mcp, model context protocol, server card, sse,
    server sent events, event stream, nlweb, etag, etags, if none match, cors, another origin, body size, jobs kept, jobs stored, job kept, jobs expire, webhook, webhooks, llms txt,
    auth md, changelog, request body, response header, query parameters, markdown errors, http request,
    query string, post request, revoke, revoked, revocation, secret leaked, key leaked, token leaked,
    key was leaked, token was leaked`,
  serviceHint: `
    json, cursor, batch, polling, poll, sunset, sandbox, health, headers, header, envelope, parameter, parameters,
    rate, throttled, throttling, throttle, quota, request, requests, response, responses, streamed, streaming,
    page, pages, limit, limits, key, keys, post, retry, retries`,
  why: "why, reason, reasons",
  how: "how to, how do, how can, how does, how should",
  degreeField: "field, subject, subjects, major, majored, discipline",
  api: `
    api, apis, rest, restful, endpoint, endpoints, curl, json, openapi, swagger, http, https, machine readable,
    programmatically, programmatic, program, programs, developer, developers, sdk, integrate, integration, fetch,
    base url, base address, call, calls, request, requests, query string, webservice, web service, operations,
    operation, machine, bot, agent, agents, raw data, llms txt, llms`,
  limit: `
    rate limiting, ratelimit, limit, limits, limited, throttle, throttled, throttling, quota, quotas,
    requests per minute, per minute, how many requests, how many calls, too many requests, too many, 429,
    retry after, allowance`,
  credential: `
    credential, credentials, token, tokens, access token, demo key, demo token, demo, key needed, secret,
    secret leaked, bearer, api key, key, keys, apikey, oauth, authenticate, authenticated, authentication,
    authorize, authorise, authorization, authorisation, auth, login, log in, sign in, sign up, signup, register,
    jwt, account needed, anonymous, permission, identity, api token, x api key, header`,
  revoke: `
    revoke, revoked, revocation, revoking, disable, log out, logout, leaked, leak, compromised, stolen, withdraw,
    kill, expire, expires, expired, expiry, expiration, lifetime, last, lasts`,
  failure: `
    error, errors, error codes, status codes, fail, fails, failed, failure, failures, problem, wrong, invalid,
    unsupported, rejected, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429, 500, 503, not found, bad request,
    error body, error format`,
  mcp: `
    mcp, model context protocol, mcp servers, server card, tool call, tools list, claude, cursor ide, chatgpt,
    ai assistant, streamable, json rpc, jsonrpc`,
  // Topics of the documentation that no rule answers; they are quoted.
  apiTopic: "page size, one request, queue",
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
  tell say says said give get gets got getting show shows explain describe described list please thanks thank hi hello
  hey ok okay know find let want wants wanted need needs like look looking see think help kind kinds sort sorts type
  types thing things stuff anything something everything someone anyone somebody people person folks way ways lot lots
  bit little much many few several various different particular particularly certain specific specifically exactly
  actually really basically generally currently now today nowadays moment present right still yet already ever usually
  normally typically often mainly mostly especially quick quickly short shortly brief briefly simple simply main major
  key important best good great nice cool interesting favourite recent possible possibly maybe perhaps information info
  detail details fact facts question questions answer answers example examples regarding concerning related relate
  involve involves involved involving use uses used using go goes going take takes come comes happen happens happened
  mean means called name named whats first second else another one ones two three myself day days week weeks time times
  wondering curious interested mention mentioned sir madam dear candidate applicant owner woman man girl author creator
  developer dev portfolio website page site human mr mrs ms able sure around according include includes including
  included long far put set try tried keep kept whether send share point provide offer pass hold holds anybody nobody
  recruiter hiring minute minutes word words line bring brings lets ask asked asking meaning somehow never always
  somewhere together instead reach minimum january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday weekend weekday weekends weekdays tomorrow spring
  summer autumn winter grateful appreciate kindly glad love happy hope walk part taken read deal deals
  concern terms carried carry discuss become becomes became tel abt pls next soon
  tag tags tagged labelled labeled compare compared difference versus vs quite rather fairly overall total altogether
  top anywhere everywhere whatever whichever n w u ur yr yrs nr
  `).map(({ normalized }) => normalized),
);

/** Groups of synonyms, in addition to those of `content/synonyms.yaml`. Topics of few portfolios belong there. */
export const generalSynonyms: readonly (readonly string[])[] = [
  "photo, photograph, photography, picture, image, camera",
  "film, movie, cinema, video, documentary",
  "music, song, audio, sound, melody, tune",
  "doctor, physician, clinic, hospital, medical, medicine, health, healthcare, patient, nurse",
  "train, railway, rail, tram, metro, subway, bus, ferry, transit, transport",
  "boat, ship, vessel, ferry, sailing",
  "sea, ocean, coast, coastal, marine, maritime, tide, tidal, harbour, harbor, port",
  "money, finance, financial, bank, payment, price, invoice, accounting, budget, receipt",
  "teach, teacher, lecture, lesson, workshop, mentor, classroom, education",
  "kid, child, pupil, youth",
  "game, play, chess, puzzle",
  "food, cook, recipe, kitchen, bread, bake, bakery, baker, meal, restaurant",
  "plant, garden, seed, botany, tree, flower",
  "weather, climate, rain, meteorology",
  "book, novel, literature, publishing",
  "letter, typeface, font, typography, type, typesetting, handwriting, letterpress",
  "map, cartography, cartographer, atlas, geography, geographic, gis, geospatial",
  "museum, exhibition, gallery, heritage, curator",
  "translate, multilingual, interpreter",
  "accessibility, a11y, disability, wheelchair, inclusive, blind, reader",
  "privacy, private, personal data, data protection, gdpr",
  "security, safety, encryption",
  "electricity, energy, power, solar",
  "mobile, smartphone, handset",
  "space, astronomy, star, sky, telescope, planet, night",
  "bicycle, bike, cycling, cyclist",
  "ai, machine learning, ml, neural, llm",
  "database, sql, postgres, postgresql, storage",
  "hardware, electronics, sensor, microcontroller, firmware, embedded, soldering, device",
  "newspaper, press, journalism, journalist, news, magazine, reporting",
  "house, home, building, architecture, residential",
  "queue, waiting, line",
  "radio, broadcast, podcast",
  "speech, voice, spoken, talk, read aloud",
  "conference, talk, lecture, event",
  "clock, watch, time",
  "elevator, lift",
  "sign, signage, wayfinding, label",
  "repair, fix, restore, maintenance",
  "city, urban, town, municipal",
  "large, big, maximum, max, limit",
  "page, pagination, cursor",
  "keep, remember, store, retain, save",
  "fail, failure, error, wrong",
  "delete, remove, revoke, kill",
  "start, begin",
  "draw, design, sketch, illustrate",
  "sing, singer, choir, vocal, voice, chorus",
  "tram, streetcar, trolley",
  "tool, software, equipment, program, gear",
  "star, stargazer, astronomer, night sky",
  "cost, price, rate, fee, budget, charge, expensive, cheap, discount, pay, bill, invoice, half",
  "language, speak, tongue, fluent, multilingual",
  "remote, home office, distance, on site, onsite, relocate, travel",
  "cancel, postpone, reschedule, refund, call off",
  "online, remote, zoom, video call, virtual",
  "group, size, participant, attendee, people",
  "park, landscape, garden, green space",
  "theatre, theater, stage, opera, play",
  "dance, dancer, ballet, choreography",
  "volunteer, charity, nonprofit, non profit, pro bono",
].map((group) => group.split(",").map((each) => each.trim()));
