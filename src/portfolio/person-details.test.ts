import { describe, expect, test } from "vitest";
import { smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { baseOf } from "../contract/base.ts";
import { stringsFor } from "../strings/strings.ts";
import { contactDetails, inquiryEmail, inquiryNotice, inquiryUrl, personDetails } from "./person-details.ts";
import { contactInfo } from "./resources.ts";

test("the availability for work and the time of an answer have different labels", () => {
  const portfolio = {
    ...smallPortfolio,
    profile: { ...smallPortfolio.profile, availability: "Booked until March" },
    contact: { ...smallPortfolio.contact, availability: "Weekdays, 9 to 17" },
  };
  const labelOf = (text: string) =>
    [...personDetails(portfolio, stringsFor("en")), ...contactDetails(portfolio, stringsFor("en"))]
      .filter(({ values }) => values.some((value) => value.text === text))
      .map(({ term }) => term);
  expect(labelOf("Booked until March")).toStrictEqual(["Availability"]);
  expect(labelOf("Weekdays, 9 to 17")).toStrictEqual(["Response time"]);
});

test("the current position is the first detail", () => {
  const [current, former] = smallPortfolio.experience.experiences ?? [];
  const firstWith = (...experiences: NonNullable<typeof smallPortfolio.experience.experiences>) =>
    personDetails({ ...smallPortfolio, experience: { experiences } }, stringsFor("en"))[0];
  if (!current || !former) throw new Error("the portfolio has two positions");
  expect(firstWith(former, current)).toStrictEqual({
    term: "Now",
    values: [{ text: "Potter" }, { text: "Kiln Works" }],
  });
  expect(firstWith(former)?.term).toBe("Location");
});

test("the website is a link, unless it is this site", () => {
  const linksOf = (profile: object, home?: string) =>
    personDetails({ ...smallPortfolio, profile: { ...smallPortfolio.profile, ...profile } }, stringsFor("en"), home)
      .filter(({ term }) => term === "Links")
      .flatMap(({ values }) => values.map(({ text }) => text));
  const site = "https://ada.example.com";
  expect(linksOf({ site }, "https://work.example.com/")).toStrictEqual(["Website"]);
  expect(linksOf({ site, portfolio: `${site}/work` }, `${site}/work/`)).toStrictEqual(["Website"]);
  expect(linksOf({ site }, `${site}/`)).toStrictEqual([]);
  expect(linksOf({ site, portfolio: `${site}/` }, "http://localhost:8787/")).toStrictEqual([]);
});

describe("an owner who hides the email address", () => {
  const hidden = {
    ...smallPortfolio,
    contact: { email: "studio@example.com", form: "https://ada.example.com/form" },
    site: { ...smallPortfolio.site, hideEmail: true },
  };

  test("is reached with the form, or else through a profile", () => {
    expect(inquiryEmail(hidden)).toBeUndefined();
    expect(inquiryUrl(hidden)).toBe("https://ada.example.com/form");
    expect(inquiryNotice(hidden)).toContain("use the form at https://ada.example.com/form");
    const { linkedin: _, ...profile } = hidden.profile;
    const github = "https://github.com/ada";
    expect(inquiryUrl({ ...hidden, contact: {}, profile: { ...profile, github } })).toBe(github);
    expect(inquiryNotice({ ...hidden, contact: {} })).toContain("see the links on the front page");
  });

  test("has no address in the details and contact channels", () => {
    const details = [...personDetails(hidden, stringsFor("en")), ...contactDetails(hidden, stringsFor("en"))];
    expect(JSON.stringify(details)).not.toContain("@example.com");
    expect(contactInfo(hidden, baseOf("https://ada.example.com"))).not.toHaveProperty("email");
    expect(contactInfo({ ...hidden, site: smallPortfolio.site }, baseOf("https://ada.example.com"))).toMatchObject({
      email: "studio@example.com",
    });
  });
});

test("a published telephone number is a link, and the address one text", () => {
  const profile = { ...smallPortfolio.profile, phone: "+44 (20) 7946-0000", address: "1 Quay", postalCode: "EH6" };
  const details = personDetails({ ...smallPortfolio, profile }, stringsFor("en"));
  expect(details).toContainEqual({
    term: "Phone",
    values: [{ text: "+44 (20) 7946-0000", href: "tel:+442079460000" }],
  });
  expect(details).toContainEqual({ term: "Address", values: [{ text: "1 Quay, EH6" }] });
});
