import { expect, test } from "vitest";
import { smallPortfolio } from "../../test/support/small-portfolio.ts";
import { stringsFor } from "../strings/strings.ts";
import { contactDetails, personDetails } from "./person-details.ts";

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
