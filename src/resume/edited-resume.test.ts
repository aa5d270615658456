import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../content/content.ts";
import { readResume } from "./read-resume.ts";
import { publicResume, writeResume } from "./write-resume.ts";

/** The import of a portfolio's resume after an edit. */
// biome-ignore lint/suspicious/noExplicitAny: tests edit arbitrary members
const edited = (portfolio: Portfolio, edit: (resume: any) => void) => {
  const resume = JSON.parse(JSON.stringify(writeResume(portfolio, "https://ada.example.com")));
  edit(resume);
  return readResume(resume);
};

const profile = {
  ...minimalPortfolio.profile,
  roles: ["Potter", "Baker"],
  site: "https://bücher.example",
  availability: "Soon",
};
const ada = { ...minimalPortfolio, profile };

test("edited members are used, and all others keep their values", () => {
  const { content, notes } = edited(ada, ({ basics }) => {
    basics.label = "Poet";
  });
  expect(content?.profile).toEqual({ ...profile, roles: ["Poet"] });
  expect(notes).toContainEqual({
    pointer: "/basics/vitrine/roles",
    why: "`label` was edited and is used instead",
  });
  const moved = edited(ada, ({ basics }) => {
    basics.url = "https://ada.example.com";
  });
  expect(moved.content?.profile).toEqual({ ...profile, site: "https://ada.example.com" });
});

test("the order of members does not matter, and removed members are gone", () => {
  const reordered = edited(smallPortfolio, (resume) => {
    resume.projects = resume.projects.map((project: object) =>
      Object.fromEntries(Object.entries(project).toReversed()),
    );
  });
  expect(reordered.content?.projects).toEqual(smallPortfolio.projects);
  const { content } = edited(smallPortfolio, (resume) => {
    resume.work.shift();
    delete resume.meta;
  });
  expect(content?.experience.experiences).toEqual(smallPortfolio.experience.experiences?.slice(1));
  expect(content?.site).toMatchObject({ title: "Ada Muster", description: "Ada Muster, Potter." });
  expect(content?.contact).toEqual({ email: "ada@example.com" });
});

test("invalid values in `vitrine` are skipped with a note", () => {
  const { content, notes } = edited(smallPortfolio, (resume) => {
    resume.projects[0].vitrine = { slug: "../../evil", weight: "heavy", evil: true, subtitle: "Kept", __proto__x: 1 };
    resume.meta.vitrine = { contact: { email: 7 }, faq: "none", site: { title: "Kept", language: "!" } };
  });
  expect(content?.projects[0]).toMatchObject({ slug: "tide-bowls", weight: 0, subtitle: "Kept" });
  expect(content?.projects[0]).not.toHaveProperty("evil");
  expect(content).toMatchObject({ contact: { email: "ada@example.com" }, site: { title: "Kept", language: "en" } });
  expect(content).not.toHaveProperty("faq");
  const refused = notes.flatMap((note) => ("why" in note ? [note.pointer] : []));
  expect(refused).toEqual(
    expect.arrayContaining([
      "/projects/0/vitrine/slug",
      "/projects/0/vitrine/weight",
      "/projects/0/vitrine/evil",
      "/meta/vitrine/contact",
      "/meta/vitrine/faq",
      "/meta/vitrine/site/language",
    ]),
  );
});

test("hackathons without an award are not exported as awards, but imported again", () => {
  const hackathons = [
    { name: "Night of Clay", date: "2022-11" },
    { name: "Day of Clay", date: "2021", award: "First prize", project: "A bowl" },
  ];
  const portfolio = { ...minimalPortfolio, experience: { hackathons } };
  expect(writeResume(portfolio, "https://a.example").awards).toHaveLength(1);
  expect(edited(portfolio, () => undefined).content?.experience).toEqual({ hackathons });
});

test("the public resume has no hidden email address, and keeps that it is hidden", () => {
  const hidden = { ...smallPortfolio, site: { ...smallPortfolio.site, hideEmail: true } };
  const published = publicResume(hidden, "https://a.example");
  expect(JSON.stringify(published)).not.toContain(hidden.profile.email);
  expect(JSON.stringify(writeResume(hidden, "https://a.example"))).toContain(hidden.profile.email);
  expect(published.meta).toMatchObject({ vitrine: { site: { hideEmail: true } } });
});
