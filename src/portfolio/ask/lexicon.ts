import { wordsOf } from "./words.ts";

/**
 * What people ask a portfolio about, and the words in which they do. They are the language's and not one portfolio's: what
 * is particular to an owner belongs in `content/synonyms.yaml`.
 */
const phrases = {
  email: "email, emails, email address, mail, mail address, inbox, mailbox",
  contact:
    "contact, contacts, contact details, contact info, reach, reached, get in touch, be in touch, in touch, get hold of, get a hold of, write to, message, " +
    "talk to, speak to, speak with, talk with, connect with, get back to, drop a line, drop her a line, drop him a line, drop them a line, drop you a line, a line, drop a note, ping, can i call, can i ring, ring him, ring her, ring them, ring you, call you, call her, call him, give a call, hear back, hear from, contact form, form, reach out, channels, channel, correspond, enquire, enquiry, inquire, inquiry",
  location:
    "location, located, work from, works from, working from, live, lives, living in, based, base, reside, resides, residence, city, country, town, home, whereabouts, " +
    "timezone, time zone, place, region, from where, come from, local time, utc, area, continent, where in the world, hometown, situated",
  availability:
    "available, availability, free, hire, hired, hiring, for hire, hireable, open to work, open for work, open to new, open for new, open to offers, looking for work, full time, part time, permanent, " +
    "looking for a job, looking for a new, new job, new position, new role, job offers, consulting, consultancy, consult, consultation, freelance, freelancing, which days, what days, squeeze in, take on, taking on, book, booked, bookings, booking, " +
    "busy, capacity, start date, how soon, when can, vacancy, engage, commission, commissions, office hours, working hours, opening hours, hours, schedule, slot, slots, " +
    "respond, response time, reply, replies, answer time, notice period, accept work, accepting work, accept new, accepting, open for, open to, can she start, can he start, can they start, can you start, could she start, could he start, could they start, could you start, able to start, start a project, start work, how quickly, fully booked, hear back",
  role:
    "role, roles, job title, profession, professions, occupation, occupations, for a living, do for work, what do you do, what does she do, what does he do, what do they do, " +
    "line of work, kind of work, sort of work, type of work, trade, vocation, career, specialise, specialize, specialisation, specialization, speciality, specialty, " +
    "day job, call herself, call himself, call themselves, describe herself, describe himself, work does, work do, craft",
  person:
    "who is, who are, bio, biography, introduce, introduction, introduce yourself, background, summary, sum up, summarise, summarize, overview, profile, " +
    "yourself, in a nutshell, tagline, motto, elevator pitch, whose site, whose portfolio, whose website, who owns, who made this, site belong, portfolio belong, full name, name, called, owner, behind this",
  skill:
    "skill, skills, skillset, skill set, technology, technologies, tech, tech stack, techstack, stack, tool, tools, toolbox, toolset, toolkit, software, framework, frameworks, " +
    "programming language, programming languages, coding language, language, languages, expertise, expert, proficient, proficiency, competence, competences, competencies, competent, capabilities, capability, capable, strength, " +
    "strengths, good at, great at, strong in, best at, skilled, know how, familiar, fluent, knowledge, abilities, ability, able to, specialities, specialties, techniques, technique, methods, equipment, experience with, experienced with, experienced in, experience in, worked with, versed, comfortable with, adept, qualified in, built with, made with, written in, coded in, powered by, runs on, based on what, instruments, instrument",
  work:
    "run, runs, ran, running, led, leads, lead, heads, founded, work, works, worked, working, job, jobs, employer, employers, employed, employment, employment history, company, companies, career, position, positions, work history, " +
    "experience, experiences, cv, resume, work experience, professional experience, professionally, workplace, office, firm, organisation, organisations, organization, organizations, track record, posts, post, " +
    "responsibilities, responsible, accomplish, accomplishments, achieve, achievement, achievements, achieved, highlight, highlights, duties, colleagues, agency, studio, team, teams, history, appointment, appointments, engagement, engagements",
  education:
    "education, educated, study, studied, studies, studying, student, degree, degrees, university, universities, uni, college, school, schools, schooling, graduate, graduated, graduation, graduating, " +
    "academic, academia, diploma, qualification, qualifications, certificate, certificates, certification, certifications, certified, alma mater, major, majored, " +
    "trained, training, course, courses, bachelor, bachelors, masters degree, master degree, master of, phd, doctorate, bsc, msc, ba, ma, mba, learn, learned, learnt, apprenticeship, classes, academically, attend, attended, enrolled, formal",
  hackathon:
    "hackathon, hackathons, award, awards, awarded, prize, prizes, win, wins, won, winner, winning, competition, competitions, contest, contests, " +
    "game jam, jam, jams, hack, hacks, trophy, trophies, honours, honors, honour, recognition, competed, compete",
  project:
    "project, projects, piece, pieces, case study, case studies, built, build, builds, building, made, make, makes, making, create, created, creates, creation, creations, creating, develop, developed, develops, " +
    "developing, design, designed, designs, side project, side projects, shipped, ship, app, apps, body of work, work on, worked on, working on, done, produced, product, products, launched, released, publish, published, publishes, publication, publications",
  client:
    "client, clients, customer, customers, commercial, commercially, client work, for others, for companies, paid, contract work, commissioned, professional projects, paying, on commission, clientele, business, businesses",
  personal:
    "personal, side project, side projects, side, own projects, hobby, hobbies, for fun, for herself, for himself, for themselves, spare time, free time, private, self initiated, non commercial, in her own time, in his own time, pet project, pet projects, off hours, passion",
  latest:
    "latest, newest, most recent, most recently, recent, recently, last, lately, new, current, currently, right now, these days, at the moment, present, presently, now, nowadays, up to date, today, freshest, ongoing, still",
  oldest: "first, earliest, oldest, began, begin, beginning, original, started out, start out, initially, initial",
  former: "previous, previously, former, formerly, past, before, prior, earlier, used to, last job, last employer, ex",
  count: "how many, number of, count, total, how much work, amount of, quantity, how large, how big, how often",
  listing: "list, all, every, show, which, name, enumerate, overview, everything, whole, entire, complete, full list",
  link: "link, links, url, urls, web address, address of, website, web site, homepage, home page, webpage, web page, site, social, socials, social media, online, see it, look at it, visit, view, demo, live version, try it, open it, on the web, find online, profile, profiles, handle, account, accounts, browse, seen",
  github: "github, git hub, gh",
  linkedin: "linkedin, linked in",
  source:
    "source, source code, open source, open sourced, repo, repos, repository, repositories, code, codebase, public code, git, sources",
  when: "when, stay, stayed, spend, spent, tenure, year, years, date, dates, since, until, till, how long, long ago, what time, start, started, starting, end, ended, finish, finished, period, join, joined, leave, left, duration, begin, time frame, timeframe, month",
  service:
    "api, apis, endpoint, endpoints, curl, openapi, swagger, http, rest api, sdk, rate limit, rate limits, rate limited, rate limiting, ratelimit, requests per minute, too many requests, 429, retry after, " +
    "token, tokens, access token, claude, chatgpt, bearer, api key, api keys, apikey, demo key, demo token, oauth, jwt, x api key, id jag, credential, credentials, next cursor, pagination, paginate, paginated, paging, idempotency, idempotent, idempotency key, " +
    "poll url, job id, job status, error code, error codes, status code, status codes, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 500, 503, v1, v2, deprecation, deprecated, sunset header, breaking change, breaking changes, " +
    "mcp, model context protocol, server card, sse, server sent events, event stream, ask endpoint, nlweb, etag, etags, if none match, cors, webhook, webhooks, llms txt, auth md, changelog, request body, response header, query parameter, query parameters, " +
    "markdown errors, http request, query string, post request, revoke, revoked, revocation, secret leaked, key leaked, token leaked, key was leaked, token was leaked",
  serviceHint:
    "json, cursor, batch, polling, poll, sunset, sandbox, health, headers, header, envelope, parameter, parameters, rate, throttled, throttling, throttle, quota, request, requests, response, responses, streamed, streaming, page, pages, limit, limits, key, keys, post, retry, retries",
  how: "how to, how do, how can, how does, how should",
  degreeField: "field, subject, subjects, major, majored, discipline",
  api:
    "api, apis, rest, restful, endpoint, endpoints, curl, json, openapi, swagger, http, https, machine readable, programmatically, programmatic, program, programs, developer, developers, sdk, integrate, " +
    "integration, fetch, get request, base url, base address, call, calls, request, requests, query string, webservice, web service, operations, operation, machine, bot, agent, agents, raw data, llms txt, llms",
  limit:
    "rate limit, rate limits, rate limited, rate limiting, ratelimit, limit, limits, limited, throttle, throttled, throttling, quota, quotas, requests per minute, per minute, how many requests, how many calls, too many requests, too many, 429, retry after, allowance",
  credential:
    "credential, credentials, token, tokens, access token, demo key, demo token, demo, key needed, secret, secret leaked, bearer, api key, key, keys, apikey, oauth, authenticate, authenticated, authentication, authorize, authorise, authorization, authorisation, auth, login, log in, sign in, sign up, signup, register, jwt, account needed, anonymous, permission, identity, api token, x api key, header",
  revoke:
    "revoke, revoked, revocation, revoking, disable, log out, logout, leaked, leak, compromised, stolen, withdraw, kill, expire, expires, expired, expiry, expiration, lifetime, last, lasts",
  paging:
    "paging, pagination, paginate, paginated, cursor, cursors, next page, next cursor, page size, page, pages, has more, more results, offset, per page, infinite scroll",
  retry:
    "retry, retries, retrying, retried, idempotency, idempotent, idempotency key, duplicate, duplicates, twice, safely, resend, replay, replayed, network failure, timed out, timeout, again",
  batch:
    "batch, batches, batching, bulk, several reads, multiple reads, one request, at once, combine, many reads, single request, round trip, single call",
  job: "job id, job status, poll, polling, polled, poll url, job, jobs, asynchronous, async, processing, completed, queue, queued, 202, inquiry",
  failure:
    "error, errors, error code, error codes, status code, status codes, fail, fails, failed, failure, failures, problem, wrong, invalid, unsupported, rejected, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429, 500, 503, not found, bad request, error body, error format",
  version:
    "version, versions, versioning, versioned, v1, v2, breaking change, breaking changes, deprecate, deprecated, deprecation, sunset, compatibility, backward compatible, stable, mirror, envelope",
  changelog:
    "changelog, change log, changed, changes, release notes, release, releases, new features, what is new, history of changes, added, update, updates",
  mcp: "mcp, model context protocol, mcp server, mcp servers, server card, tool call, tools list, claude, cursor ide, chatgpt, ai assistant, streamable, json rpc, jsonrpc",
  stream:
    "stream, streams, streaming, streamed, sse, server sent events, event stream, ask endpoint, natural language, question endpoint, nlweb",
  caching:
    "cache, caches, cached, caching, etag, etags, conditional, if none match, 304, freshness, compression, compressed, gzip, brotli, cors, cross origin",
  event: "event, events, webhook, webhooks, security event, security events, lifecycle, notification, notifications",
} as const satisfies Record<string, string>;

export type Concept = keyof typeof phrases;

const split = (list: string): readonly string[][] =>
  list.split(",").map((phrase) => wordsOf(phrase).map(({ stem }) => stem));

/** The phrases of a concept, each as the stems of its words. */
export const lexicon = Object.entries(phrases).map(([concept, list]) => ({
  concept: concept as Concept,
  phrases: split(list),
}));

/** Every word of the lexicon as it is written, to find what a misspelled one was meant to be. */
export const lexiconWords: ReadonlySet<string> = new Set(
  Object.values(phrases).flatMap((list) => wordsOf(list).map(({ plain }) => plain)),
);

/** What may stand in any question without being what it is about. */
export const fillers: ReadonlySet<string> = new Set(
  wordsOf(`
  tell say says said give get gets got getting show shows explain describe described list please thanks thank hi hello hey ok okay know find let want wants wanted need needs like
  look looking see think help kind kinds sort sorts type types thing things stuff anything something everything someone anyone somebody people person
  folks way ways lot lots bit little much many few several various different particular particularly certain specific specifically exactly actually really basically generally
  currently now today nowadays moment present right still yet already ever usually normally typically often mainly mostly especially quick quickly short shortly brief briefly simple simply
  main major key important best good great nice cool interesting favourite recent possible possibly maybe perhaps
  information info detail details fact facts question questions answer answers example examples regarding concerning related relate involve involves involved involving
  use uses used using go goes going take takes come comes happen happens happened mean means called name named there's whats
  first second also else another one ones two three myself day days week weeks time times using wondering curious interested mention mentioned
  could'd d'you sir madam dear candidate applicant owner guy lady woman man girl author creator developer dev portfolio website page site human mr mrs ms mx
  able sure around according include includes including included have has been being long far put set try tried keep kept whether else's
  send share point provide offer pass hold holds anybody nobody every recruiter hiring minute minutes moment word words line bring brings let lets ask asked asking mean meaning
  somehow ever never always often once thank somewhere together instead actually reach minimum
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday weekend weekday weekends weekdays tomorrow spring summer autumn winter grateful appreciate kindly glad love happy hope walk part taken read
  deal deals cover covers focus concern touch tackle treat treats contain contains feature features terms discuss
  become becomes became
  exceed exceeds exceeded hit
  tel abt pls
  next soon ever
  tag tags tagged labelled labeled compare compared difference between versus vs
  quite rather fairly overall total generally altogether top actually anywhere somewhere everywhere whatever whichever
  `).map(({ plain }) => plain),
);

/** Words for which the language has others, wherever they stand. An owner's own groups are added to them. */
export const generalSynonyms: readonly (readonly string[])[] = [
  "cv, resume",
  "photo, photograph, photography, picture, image, camera",
  "film, movie, cinema, video, documentary",
  "music, song, audio, sound, melody, tune",
  "car, automobile, vehicle",
  "doctor, physician, clinic, hospital, medical, medicine, health, healthcare, patient, nurse",
  "train, railway, rail, tram, metro, subway, bus, ferry, transit, transport, transportation",
  "boat, ship, vessel, ferry, sailing",
  "sea, ocean, coast, coastal, marine, maritime, tide, tidal, harbour, harbor, port",
  "money, finance, financial, bank, banking, payment, price, invoice, accounting, budget, receipt",
  "teach, teaching, teacher, lecture, lesson, workshop, mentor, mentoring, classroom, education",
  "kid, child, children, pupil, youth",
  "game, gaming, play, chess, puzzle",
  "food, cook, cooking, recipe, kitchen, bread, bake, baking, bakery, baker, meal, restaurant",
  "plant, garden, gardening, seed, botany, tree, flower, planting",
  "farm, farming, agriculture, agricultural, farmer, grain, crop, harvest",
  "weather, climate, rain, meteorology",
  "book, novel, literature, publishing, publisher",
  "letter, typeface, font, typography, type, lettering, typesetting, handwriting, letterpress",
  "map, cartography, cartographer, atlas, geography, geographic, gis, geospatial",
  "court, law, legal, lawyer, justice, judge",
  "museum, exhibition, gallery, exhibit, heritage, curator",
  "church, religious, chapel, cathedral",
  "translate, translation, translator, multilingual, interpreter",
  "accessibility, accessible, a11y, disability, disabled, wheelchair, inclusive, blind, reader",
  "privacy, private, personal data, data protection, gdpr",
  "security, secure, safety, encryption",
  "electricity, energy, power, solar, electric",
  "mobile, smartphone, handset",
  "space, astronomy, star, sky, telescope, planet, night",
  "mountain, hiking, alpine, climb, climbing, trail, rescue, hike",
  "bicycle, bike, cycling, cyclist",
  "animal, bird, wildlife, pet",
  "ai, machine learning, ml, neural, llm",
  "database, sql, postgres, postgresql, storage",
  "hardware, electronics, sensor, microcontroller, firmware, embedded, soldering, device",
  "newspaper, press, journalism, journalist, news, magazine, reporting",
  "house, home, building, architecture, housing, residential",
  "knit, knitting, weave, weaving, textile, loom, fabric, sewing",
  "elderly, older people, senior, retirement",
  "queue, waiting, line, wait",
  "radio, broadcast, broadcasting, podcast",
  "speech, voice, spoken, speak, talk, read aloud",
  "conference, talk, lecture, event",
  "sing, singing, singer, choir, vocal, chorus",
  "clock, watch, time",
  "elevator, lift",
  "sign, signage, wayfinding, label",
  "company, firm, business, employer",
  "repair, fix, restore, restoration, maintenance",
  "river, water, lake, flood, canal",
  "city, urban, town, municipal, municipality",
  "large, big, maximum, max, limit",
  "page, pagination, paginate, paging, cursor",
  "keep, remember, store, retain, save",
  "fail, failure, error, wrong",
  "delete, remove, revoke, kill",
  "get, receive, obtain",
  "start, begin",
  "finish, end, complete, done",
  "draw, design, sketch, illustrate",
  "sing, singer, choir, vocal, voice",
  "tram, streetcar, trolley",
  "mentor, mentee, mentoring, apprentice, coach, coaching, intern, internship",
  "tool, software, equipment, program, gear",
  "star, stargazer, astronomer, night sky",
  "cost, price, rate, fee, budget, charge, expensive, cheap, pricing, discount, pay, bill, invoice, half",
  "language, speak, tongue, fluent, multilingual",
  "remote, remotely, home office, distance, on site, onsite, relocate, travel",
  "cancel, postpone, reschedule, cancellation, refund, call off",
  "online, remote, remotely, zoom, video call, virtual",
  "group, size, participant, attendee, people",
  "certificate, certified, accredited, diploma",
  "park, landscape, garden, green space",
  "theatre, theater, stage, opera, play",
  "dance, dancer, ballet, choreography",
  "furniture, chair, table, carpentry, wood, wooden, joinery, timber",
  "volunteer, charity, nonprofit, non profit, pro bono",
].map((group) => group.split(",").map((each) => each.trim()));
