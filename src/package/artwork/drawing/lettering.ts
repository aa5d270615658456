import { type Point, polyline } from "./path.ts";

/** Letters as pen strokes, on a grid 4 wide and 6 high. Digits are x and y; a space lifts the pen. */
const STROKES: Readonly<Record<string, string>> = {
  A: "062046 0343",
  B: "0006 003041423303 3344453606",
  C: "4130100105163645",
  D: "00063645413000",
  E: "40000646 0333",
  F: "400006 0333",
  G: "41301001051636454323",
  H: "0006 4046 0343",
  I: "2026",
  J: "404536160504",
  K: "0006 400346",
  L: "000646",
  M: "0600244046",
  N: "06004640",
  O: "103041453616050110",
  P: "06003041423303",
  Q: "103041453616050110 2446",
  R: "06003041423303 2346",
  S: "413010010213334445361605",
  T: "0040 2026",
  U: "000516364540",
  V: "002640",
  W: "0016233640",
  X: "0046 4006",
  Y: "002340 2326",
  Z: "00400646",
  "0": "103041453616050110",
  "1": "112026 1636",
  "2": "01103041420646",
  "3": "01103041423313 334445361605",
  "4": "36300444",
  "5": "400003334445361605",
  "6": "4130100105163645443303",
  "7": "004016",
  "8": "103041423313020110 133344453616050413",
  "9": "0516364541301001021343",
  "-": "1333",
  ".": "2526",
  ",": "2617",
  ":": "2122 2425",
  "+": "2125 0343",
  "/": "0640",
  "'": "2021",
  "°": "1020211110",
};

/** The strokes of a character, on its grid. */
const strokesOf = (character: string): readonly Point[][] =>
  (STROKES[character] ?? "")
    .split(/ +/)
    .map((stroke) => Array.from(stroke.matchAll(/(\d)(\d)/g), ([, x, y]): Point => [Number(x), Number(y)]))
    .filter(({ length }) => length > 1);

/** Path data of a line of capitals, digits and simple punctuation, with its left end on the baseline. */
export const lettering = (text: string, [left, baseline]: Point, height: number, tracking = 1.6): string => {
  const unit = height / 6;
  return [...text]
    .flatMap((character, index) =>
      strokesOf(character).map((stroke) =>
        polyline(
          stroke.map(([x, y]): Point => [left + (index * (4 + tracking) + x) * unit, baseline - height + y * unit]),
        ),
      ),
    )
    .join("");
};

/** The width of a line of letters, in pixels. */
export const letteringWidth = (text: string, height: number, tracking = 1.6): number =>
  ((text.length * (4 + tracking) - tracking) * height) / 6;

const WORD_SPACE = 2.4;
const LETTER_SPACE = 1.7;

/** Where the strokes of a character begin and how wide they are. */
const extent = (character: string): readonly [start: number, width: number] => {
  const xs = strokesOf(character)
    .flat()
    .map(([x]) => x);
  return xs.length ? [Math.min(...xs), Math.max(...xs) - Math.min(...xs)] : [0, WORD_SPACE - LETTER_SPACE];
};

/** The width of a proportional line, in pixels. */
export const proportionalWidth = (text: string, height: number): number =>
  (([...text].reduce((sum, character) => sum + extent(character)[1] + LETTER_SPACE, 0) - LETTER_SPACE) * height) / 6;

/** Path data of a line in which narrow letters take less space, for words rather than columns of figures. */
export const proportional = (text: string, [left, baseline]: Point, height: number): string => {
  const unit = height / 6;
  let end = left;
  return [...text]
    .flatMap((character) => {
      const [start, width] = extent(character);
      const letter = end - start * unit;
      end += (width + LETTER_SPACE) * unit;
      return strokesOf(character).map((stroke) =>
        polyline(stroke.map(([x, y]): Point => [letter + x * unit, baseline - height + y * unit])),
      );
    })
    .join("");
};
