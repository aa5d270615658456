import { expect, test } from "vitest";
import { isSelfEmployed } from "./self-employed.ts";

test.each([
  "Self-employed",
  "freelance",
  "Freelancer",
  "Freiberuflich",
  "selbständig",
  "selbstständig",
  "Indépendante",
  "Por cuenta propia",
  "Autônoma",
  "zzp’er",
  "フリーランス",
  "عمل حر",
])("%s is no company", (company) => {
  expect(isSelfEmployed(company)).toBe(true);
});

test.each(["Freelance Kitchen", "Selbständig GmbH", "Independiente de Avellaneda", "Acme", ""])(
  "%s is a company",
  (company) => {
    expect(isSelfEmployed(company)).toBe(false);
  },
);
