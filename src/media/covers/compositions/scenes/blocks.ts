import type { Composition } from "../../composition.ts";
import { fill, mix, number, numbers, path } from "../../drawing.ts";

/** Blocks of a city, seen from above at an angle. */
export const blocks: Composition = (random, { ground, ink, accent, second }) => {
  const [count, half, rise] = [7, 10, 5];
  const [centerX, top] = [60, 18];
  const faces = [mix(ink, second, 0.15), mix(ink, ground, 0.35), second] as const;
  const special = random.whole(0, count * count - 1);
  const drawn: string[] = [];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      if (random.chance(0.36)) continue;
      const height = random.between(2, 24) * (random.chance(0.3) ? 1 : 0.55);
      const x = centerX + (column - row) * half;
      const y = top + (column + row) * rise - height;
      const isSpecial = row * count + column === special;
      const [left, right, roof] = isSpecial ? [mix(accent, ink, 0.1), mix(accent, ground, 0.3), accent] : faces;
      const end = number(height);
      drawn.push(
        path(`M${numbers(x - half, y)}l10 5v${end}l-10-5Z`, fill(left)) +
          path(`M${numbers(x, y + rise)}l10-5v${end}l-10 5Z`, fill(right)) +
          path(`M${numbers(x, y - rise)}l10 5l-10 5l-10-5Z`, isSpecial ? fill(roof) : ""),
      );
    }
  return [`<g ${fill(faces[2])}>`, ...drawn, "</g>"];
};
