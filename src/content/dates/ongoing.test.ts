import { expect, test } from "vitest";
import { isOngoing } from "./ongoing.ts";

test.each([
  ...["Present", "now", "current", "-", "–", "to date", "until now", "(ongoing)"],
  ...["heute", "bis heute", "Heute", "aktuell", "derzeit", "gegenwärtig", "laufend", "bis dato"],
  ...["actualidad", "hasta la actualidad", "Actualmente", "presente", "a la fecha", "hoy", "en curso"],
  ...["présent", "Present", "à présent", "jusqu'à aujourd’hui", "à ce jour", "en cours", "Actuel"],
  ...["heden", "tot heden", "nu", "t/m heden", "atual", "até o momento", "Até hoje", "o momento"],
  ...["現在", "現在に至る", "〜現在", "在職中", "至今", "现在", "目前", "현재"],
  ...["الآن", "الان", "حتى الآن", "حالياً", "حاليا", "حتى الوقت الحاضر", "по настоящее время"],
])("%j means that there is no end", (text) => {
  expect(isOngoing(text)).toBe(true);
});

test.each(["", " ", "2020", "soon", "until spring", "bis 2020", "heute nicht", "0000-00-00", "Mai 2020", "to"])(
  "%j does not mean that there is no end",
  (text) => {
    expect(isOngoing(text)).toBe(false);
  },
);
