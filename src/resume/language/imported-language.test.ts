import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const work = [
  {
    ...{ name: "Getriebe AG", position: "Leiter", startDate: "2020" },
    highlights: [
      "Führung von 12 Mitarbeitern",
      "Kosten um 12,5 % gesenkt, mit dem Team",
      "Ein Prüfstand für Öl und Fett",
    ],
  },
];
const location = { city: "Berlin", region: "Berlin", countryCode: "DE" };
const basics = { name: "Ada Lo", email: "ada@example.com", location };

test("the language of the texts is that of the site, and of the name of the country", () => {
  const { content } = readResume({ basics, work });
  expect(content).toMatchObject({
    detectedLanguage: "de",
    site: { language: "de" },
    profile: { location: "Berlin, Deutschland" },
  });
});

test("without a certain language, the site is in English", () => {
  const { content } = readResume({ basics });
  expect(content).toMatchObject({ site: { language: "en" }, profile: { location: "Berlin, Germany" } });
  expect(content).not.toHaveProperty("detectedLanguage");
});

test("the language in our own export counts", () => {
  const { content } = readResume({ basics, work, meta: { vitrine: { site: { language: "fr" } } } });
  expect(content).toMatchObject({ site: { language: "fr" }, profile: { location: "Berlin, Allemagne" } });
  expect(content).not.toHaveProperty("detectedLanguage");
});
