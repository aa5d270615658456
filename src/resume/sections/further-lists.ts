import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import type { Mapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const { awards, certificates, publications, languages, interests, references } = ExperienceFile.shape;
const Award = awards.unwrap().element;
const Certificate = certificates.unwrap().element;
const Publication = publications.unwrap().element;
const SpokenLanguage = languages.unwrap().element;
const Interest = interests.unwrap().element;
const Reference = references.unwrap().element;

export const award: Mapping<z.output<typeof Award>> = {
  schema: Award,
  partialSchema: Award.partial(),
  spellings: spellings.awards,
  write: ({ title, awarder, date, summary, url }) => ({
    ...{ title, date: resumeDate(date), awarder, summary, url: toUri(url) },
  }),
  read: (fields) => {
    const content = {
      title: fields.text("title", "title"),
      awarder: fields.text("awarder", "awarder"),
      date: fields.date("date", "date"),
      summary: fields.text("summary", "summary"),
      url: fields.url("url", "url"),
    };
    fields.skipRest();
    return content;
  },
};

export const certificate: Mapping<z.output<typeof Certificate>> = {
  schema: Certificate,
  partialSchema: Certificate.partial(),
  spellings: spellings.certificates,
  write: ({ name, issuer, date, url }) => ({ name, date: resumeDate(date), url: toUri(url), issuer }),
  read: (fields) => {
    const content = {
      name: fields.text("name", "name"),
      issuer: fields.text("issuer", "issuer"),
      date: fields.date("date", "date"),
      url: fields.url("url", "url"),
    };
    fields.skipRest();
    return content;
  },
};

export const publication: Mapping<z.output<typeof Publication>> = {
  schema: Publication,
  partialSchema: Publication.partial(),
  spellings: spellings.publications,
  write: ({ title, publisher, date, summary, url }) => ({
    ...{ name: title, publisher, releaseDate: resumeDate(date), url: toUri(url), summary },
  }),
  read: (fields) => {
    const content = {
      title: fields.text("title", "name"),
      publisher: fields.text("publisher", "publisher"),
      date: fields.date("date", "releaseDate"),
      summary: fields.text("summary", "summary"),
      url: fields.url("url", "url"),
    };
    fields.skipRest();
    return content;
  },
};

export const spokenLanguage: Mapping<z.output<typeof SpokenLanguage>> = {
  schema: SpokenLanguage,
  partialSchema: SpokenLanguage.partial(),
  spellings: spellings.languages,
  write: ({ language, fluency }) => ({ language, fluency }),
  read: (fields) => {
    const content = { language: fields.text("language", "language"), fluency: fields.text("fluency", "fluency") };
    fields.skipRest();
    return content;
  },
};

export const interest: Mapping<z.output<typeof Interest>> = {
  schema: Interest,
  partialSchema: Interest.partial(),
  spellings: spellings.interests,
  write: ({ name, keywords }) => ({ name, keywords }),
  read: (fields) => {
    const content = { name: fields.text("name", "name"), keywords: fields.texts("keywords", "keywords") };
    fields.skipRest();
    return content;
  },
};

export const reference: Mapping<z.output<typeof Reference>> = {
  schema: Reference,
  partialSchema: Reference.partial(),
  spellings: spellings.references,
  write: ({ name, text }) => ({ name, reference: text }),
  read: (fields) => {
    const content = { name: fields.text("name", "name"), text: fields.text("text", "reference") };
    fields.skipRest();
    return content;
  },
};
