import type { Composition } from "../../composition.ts";
import { circle, fill, number, path, stroke } from "../../drawing.ts";

/** The letters of the title as notes on a roll: each has its line and its length. */
export const score: Composition = (random, { ground, ink, accent, second }, title) => {
  const lines = random.whole(9, 12);
  const gap = 64 / (lines - 1);
  const letters = [...title.normalize("NFKD").toLowerCase()].filter((letter) => /[\p{L}\p{N} ]/u.test(letter));
  const melody = letters.length > 0 ? letters : ["a"];
  const notes = { ink: "", accent: "", second: "" };
  let x = 6;
  for (let index = 0; x < 116; index += 1) {
    const letter = melody[index % melody.length] ?? "a";
    const code = (letter.codePointAt(0) ?? 97) + Math.floor(index / melody.length) * 5;
    const length = letter === " " ? 0 : 2.5 + (code % 5) * 1.9;
    const y = 8 + (code % lines) * gap;
    const color = "aeiouy".includes(letter) ? "accent" : code % 4 === 0 ? "second" : "ink";
    if (length > 0) notes[color] += `M${number(x)} ${number(y)}h${number(length)}`;
    // A chord: a second note that starts together with the first.
    if (length > 0 && code % 2 === 0)
      notes.ink += `M${number(x)} ${number(8 + ((code + 4) % lines) * gap)}h${number(length * 1.6)}`;
    x += length * 0.5 + 1;
  }
  const staff = Array.from({ length: lines }, (_, line) => `M0 ${number(8 + line * gap)}H120`).join("");
  const round = 'stroke-linecap="round"';
  const pin = random.between(30, 90);
  return [
    path(staff, `${stroke(ink, 0.25)} opacity=".4"`),
    path(notes.ink, stroke(ink, gap * 0.5, round)),
    path(notes.second, stroke(second, gap * 0.5, round)),
    path(notes.accent, stroke(accent, gap * 0.5, round)),
    path(`M${number(pin)} 0V80`, stroke(accent, 0.5)),
    path(circle(pin, 4, 1.6), `${fill(accent)} stroke="${ground}" stroke-width=".6"`),
  ];
};
