import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { profilePage, projectCollection, projectWork, webPage } from "./linked-data.ts";

const site = "https://ada.example.com";
const person = { "@type": "Person", "@id": `${site}/#person`, name: "Ada Muster", url: `${site}/` };

test("the front page is a ProfilePage of the person", () => {
  const { profile, experience } = smallPortfolio;
  const portfolio = {
    ...smallPortfolio,
    profile: { ...profile, site, portfolio: "my shelf", github: "https://git.example.com/ada" },
    experience: {
      ...experience,
      hackathons: [
        { name: "Kiln Night", date: "2024", award: "First prize" },
        { name: "Mud Day", date: "2023" },
      ],
      education: [{ institution: "School of Clay", degree: "Diploma", url: "https://clay.example.com" }],
    },
    site: { ...smallPortfolio.site, updated: "2026-01-02" },
  };
  expect(profilePage(portfolio, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    "@id": `${site}/#page`,
    url: `${site}/`,
    name: "Ada",
    description: "What Ada made.",
    inLanguage: "en",
    dateModified: "2026-01-02",
    mainEntity: {
      ...person,
      email: "ada@example.com",
      jobTitle: ["Potter"],
      homeLocation: { "@type": "Place", name: "Porto, Portugal" },
      // Without the URL of this site, and without text that is not a URL.
      sameAs: ["https://git.example.com/ada"],
      knowsAbout: ["porcelain", "stoneware"],
      worksFor: [{ "@type": "Organization", name: "Kiln Works" }],
      alumniOf: [{ "@type": "EducationalOrganization", name: "School of Clay", url: "https://clay.example.com" }],
      award: ["First prize, Kiln Night"],
    },
  });
});

test("the text about the person is their description, without markup", () => {
  const profile = { ...smallPortfolio.profile, tagline: "Potter of tides.", about: "I make **bowls**.\n\nAnd tiles." };
  expect(profilePage({ ...smallPortfolio, profile }, site)).toMatchObject({
    mainEntity: { description: "I make bowls. And tiles.", disambiguatingDescription: "Potter of tides." },
  });
});

test("the person has volunteer work, certificates, awards, talks, texts and languages", () => {
  const experience = {
    volunteer: [{ organization: "Kiln Club", role: "Host", url: "https://club.example.com" }],
    awards: [{ title: "Best Bowl", awarder: "Guild" }, { title: "Medal" }],
    certificates: [{ name: "Kiln Safety", issuer: "Guild", date: "2022" }],
    publications: [{ title: "On Glaze", publisher: "Clay Press", date: "2023-10" }],
    talks: [{ title: "Mud", event: "Clay Days", location: "Porto", date: "2024" }],
    writing: [{ title: "Why clay", url: "https://ada.example.com/why" }],
    languages: [{ language: "Portuguese", fluency: "native" }],
    interests: [{ name: "Choirs" }],
  };
  expect(profilePage({ ...minimalPortfolio, experience }, site)).toMatchObject({
    mainEntity: {
      memberOf: [{ "@type": "Organization", name: "Kiln Club", url: "https://club.example.com" }],
      award: ["Best Bowl, Guild", "Medal"],
      hasCredential: [
        {
          "@type": "EducationalOccupationalCredential",
          name: "Kiln Safety",
          recognizedBy: { "@type": "Organization", name: "Guild" },
        },
      ],
      performerIn: [
        { "@type": "Event", name: "Mud", startDate: "2024", location: { "@type": "Place", name: "Porto" } },
      ],
      knowsLanguage: ["Portuguese"],
      knowsAbout: ["Choirs"],
      "@reverse": {
        author: [
          {
            "@type": "CreativeWork",
            name: "On Glaze",
            datePublished: "2023-10",
            publisher: { "@type": "Organization", name: "Clay Press" },
          },
          { "@type": "Article", name: "Why clay", url: "https://ada.example.com/why" },
        ],
      },
    },
  });
});

test("missing content adds no properties", () => {
  expect(profilePage(minimalPortfolio, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    "@id": `${site}/#page`,
    url: `${site}/`,
    name: "Ada",
    description: "What Ada made.",
    inLanguage: "en",
    mainEntity: { ...person, email: "ada@example.com" },
  });
});

test("a project is a creative work of the person, or source code if it has a repository", () => {
  const [bowls, tiles] = smallPortfolio.projects.map((project) => projectWork(project, smallPortfolio, site));
  expect(bowls).toEqual({
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    "@id": `${site}/projects/tide-bowls#work`,
    url: `${site}/projects/tide-bowls`,
    name: "Tide Bowls",
    description: "Bowls with the line of a tide",
    image: `${site}/projects/tide-bowls/cover.svg`,
    author: person,
    keywords: ["porcelain"],
    dateCreated: "2025",
    sameAs: "https://bowls.example.com",
  });
  expect(tiles).toMatchObject({
    "@type": "SoftwareSourceCode",
    codeRepository: "https://git.example.com/rain-tiles",
    author: { "@id": `${site}/#person` },
  });
});

test("the project list has the projects in order", () => {
  expect(projectCollection(smallPortfolio, site)).toMatchObject({
    "@type": "CollectionPage",
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 1, url: `${site}/projects/tide-bowls`, name: "Tide Bowls" },
        { "@type": "ListItem", position: 2, url: `${site}/projects/rain-tiles`, name: "Rain Tiles" },
      ],
    },
  });
});

test("any other page is a WebPage of the site with the person as author", () => {
  const meta = { title: "Changelog · Ada", description: "What changed.", path: "/changelog" };
  expect(webPage(meta, smallPortfolio, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": `${site}/changelog#page`,
    url: `${site}/changelog`,
    name: "Changelog · Ada",
    description: "What changed.",
    inLanguage: "en",
    isPartOf: { "@type": "WebSite", "@id": `${site}/#site`, name: "Ada", url: `${site}/` },
    author: person,
  });
});
