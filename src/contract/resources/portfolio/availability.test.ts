import { expect, test } from "vitest";
import { getContact } from "../../operations/portfolio.ts";
import { ContactInfo } from "./contact.ts";
import { Profile } from "./profile.ts";

test("availability is described as bookings in the profile, and as when the owner answers in the contact channels", () => {
  expect(Profile.shape.availability.description).toContain("bookings");
  expect(ContactInfo.shape.availability.description).toContain("answers inquiries");
  // Tools have no descriptions of members.
  expect(getContact.description).toContain("`availability` is when the owner answers");
});
