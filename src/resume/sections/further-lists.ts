import { ExperienceFile } from "../../content/experience-file.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const { certificates, publications, languages, interests, references } = ExperienceFile.shape;

export const certificate = defineMapping({
  schema: certificates.unwrap().element,
  spellings: spellings.certificates,
  write: ({ name, issuer, date, url }) => ({ name, date: resumeDate(date), url: toUri(url), issuer }),
  read: (fields) => ({
    name: fields.text("name"),
    issuer: fields.text("issuer"),
    date: fields.date("date"),
    url: fields.url("url"),
  }),
});

export const publication = defineMapping({
  schema: publications.unwrap().element,
  spellings: spellings.publications,
  write: ({ title, publisher, date, summary, url }) => ({
    name: title,
    publisher,
    releaseDate: resumeDate(date),
    url: toUri(url),
    summary,
  }),
  read: (fields) => ({
    title: fields.text("title", "name"),
    publisher: fields.text("publisher"),
    date: fields.date("date", "releaseDate"),
    summary: fields.text("summary"),
    url: fields.url("url"),
  }),
});

export const spokenLanguage = defineMapping({
  schema: languages.unwrap().element,
  spellings: spellings.languages,
  write: ({ language, fluency }) => ({ language, fluency }),
  read: (fields) => ({ language: fields.text("language"), fluency: fields.text("fluency") }),
});

export const interest = defineMapping({
  schema: interests.unwrap().element,
  spellings: spellings.interests,
  write: ({ name, keywords }) => ({ name, keywords }),
  read: (fields) => ({ name: fields.text("name"), keywords: fields.texts("keywords") }),
});

export const reference = defineMapping({
  schema: references.unwrap().element,
  spellings: spellings.references,
  write: ({ name, text }) => ({ name, reference: text }),
  read: (fields) => ({ name: fields.text("name"), text: fields.text("text", "reference") }),
});
