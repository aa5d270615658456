import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** Values that are in no file of a site unless site.yaml publishes them. */
export const privateValues = ["+31 10 555 0199", "Geheimstraat 17", "3011 QX", "Referent Geheim", "Nobody reads this."];

/** Adds the private values to a content folder. */
export const addPrivateValues = (content: string): void => {
  const [phone, address, postalCode, name, text] = privateValues;
  appendFileSync(join(content, "profile.yaml"), `\nphone: ${phone}\naddress: ${address}\npostalCode: ${postalCode}\n`);
  appendFileSync(join(content, "experience.yaml"), `\nreferences:\n  - name: ${name}\n    text: ${text}\n`);
};
