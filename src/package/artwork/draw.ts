import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { meterReadings } from "./diagrams/meter-readings.ts";
import { siloWeek } from "./diagrams/silo-week.ts";
import { silos } from "./diagrams/silos.ts";
import { tideDial } from "./diagrams/tide-dial.ts";
import { timetable } from "./diagrams/timetable.ts";
import { trams } from "./diagrams/trams.ts";
import { weaving } from "./diagrams/weaving.ts";
import { print } from "./drawing/print.ts";
import type { Sheet } from "./drawing/sheet.ts";
import { closeUp, scarf, sixTieUps, wovenPicture } from "./gallery/pixel-loom.ts";
import { explodedClock, monthOfTides, sixHarbors, sumOfConstituents } from "./gallery/tide-clock.ts";
import { doubtfulIsland } from "./maps/doubtful-island.ts";
import { mountain } from "./maps/mountain.ts";
import { nightSky } from "./maps/night-sky.ts";
import { quietPlaces } from "./maps/quiet-places.ts";
import { streetTrees } from "./maps/street-trees.ts";
import { ammonite } from "./objects/ammonite.ts";
import { handwriting } from "./objects/handwriting.ts";
import { receipts } from "./objects/receipts.ts";
import { signs } from "./objects/signs.ts";
import { portrait } from "./portrait.ts";
import { pierScreens, pierSheet } from "./screens/ferries.ts";
import { treesNearby, youngTrees } from "./screens/trees.ts";

/** Every picture of the sample, by its path in the content folder. */
const pictures: Readonly<Record<string, () => Sheet>> = {
  portrait,
  "projects/atlas-of-quiet-places/cover": quietPlaces,
  "projects/conference-2025/cover": doubtfulIsland,
  "projects/energy-ledger/cover": meterReadings,
  "projects/ferry-timetables/cover": timetable,
  "projects/ferry-timetables/screens": pierScreens,
  "projects/ferry-timetables/sheet": pierSheet,
  "projects/grain-silo-sensors/cover": silos,
  "projects/grain-silo-sensors/week": siloWeek,
  "projects/handwritten-font/cover": handwriting,
  "projects/kartenwerk/cover": streetTrees,
  "projects/kartenwerk/nearby": treesNearby,
  "projects/kartenwerk/young-trees": youngTrees,
  "projects/lodz-tramwaje/cover": trams,
  "projects/mountain-rescue/cover": mountain,
  "projects/museum-labels/cover": ammonite,
  "projects/night-sky/cover": nightSky,
  "projects/paper-receipts/cover": receipts,
  "projects/pixel-loom/cover": weaving,
  "projects/pixel-loom/close-up": closeUp,
  "projects/pixel-loom/scarf": scarf,
  "projects/pixel-loom/tie-ups": sixTieUps,
  "projects/pixel-loom/woven-picture": wovenPicture,
  "projects/tide-clock/cover": tideDial,
  "projects/tide-clock/constituents": sumOfConstituents,
  "projects/tide-clock/harbors": sixHarbors,
  "projects/tide-clock/month": monthOfTides,
  "projects/tide-clock/parts": explodedClock,
  "projects/tokyo-signage/cover": signs,
};

const MAX_PICTURE_BYTES = 180_000;

/**
 * Draws the pictures of the sample portfolio. The same code always writes the same bytes.
 *
 *     node src/package/artwork/draw.ts content
 *     node src/package/artwork/draw.ts content pixel-loom    # only those whose path contains this
 */
const [folder = ".build/artwork", part = ""] = process.argv.slice(2);
for (const [name, draw] of Object.entries(pictures).filter(([path]) => path.includes(part))) {
  const file = join(folder, `${name}.webp`);
  const bytes = await print(draw(), MAX_PICTURE_BYTES);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  process.stdout.write(`${file}  ${Math.round(bytes.length / 1000)} KB\n`);
}
