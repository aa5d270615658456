import { constellations } from "../data/stars.ts";
import { noise } from "../drawing/noise.ts";
import { circle, type Point, polar, polyline, range } from "../drawing/path.ts";
import { between, normal, seeded } from "../drawing/random.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const SKY = "#121c36";
const LIGHT = "#f3ead3";
const LAMP = "#f0a73a";
const FAINT = "#6f7fa6";
const CENTER: Point = [1200, 750];
const RADIUS = 632;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const LATITUDE = radians(52.5);
/** Right ascension of the south at the time of the picture: a February evening. */
const SIDEREAL_HOURS = 6.2;

/** The dome of the sky as a disc with the zenith in the middle; undefined below the horizon. */
const project = (hours: number, degrees: number): Point | undefined => {
  const [angle, declination] = [((SIDEREAL_HOURS - hours) * Math.PI) / 12, radians(degrees)];
  const sine =
    Math.sin(declination) * Math.sin(LATITUDE) + Math.cos(declination) * Math.cos(LATITUDE) * Math.cos(angle);
  const altitude = Math.asin(sine);
  if (altitude < 0.01) return undefined;
  const east = -Math.cos(declination) * Math.sin(angle);
  const north =
    Math.sin(declination) * Math.cos(LATITUDE) - Math.cos(declination) * Math.sin(LATITUDE) * Math.cos(angle);
  const distance = RADIUS * Math.tan((Math.PI / 2 - altitude) / 2);
  const length = Math.hypot(east, north) || 1;
  return [CENTER[0] - (east / length) * distance, CENTER[1] - (north / length) * distance];
};

/** Right ascension in hours and declination in degrees of galactic coordinates in degrees. */
const fromGalactic = (longitude: number, latitude: number): [number, number] => {
  const [l, b, pole, node] = [radians(longitude - 122.932), radians(latitude), radians(27.128), radians(192.859)];
  const declination = Math.asin(Math.sin(b) * Math.sin(pole) + Math.cos(b) * Math.cos(pole) * Math.cos(l));
  const ascension =
    node +
    Math.atan2(Math.cos(b) * Math.sin(l), Math.sin(b) * Math.cos(pole) - Math.cos(b) * Math.sin(pole) * Math.cos(l));
  return [(ascension * 12) / Math.PI, (declination * 180) / Math.PI];
};

/** A winter sky above a ring of street lamps. Where lamps shine upwards, the faint stars are gone; three gaps are dark. */
export const nightSky = (): Sheet => {
  const drawing = coverSheet(SKY);
  const random = seeded(2023);
  const [cloud, town] = [noise(8), noise(41)];
  const isDimmed = (turns: number): boolean => [0.135, 0.52, 0.79].some((gap) => Math.abs(turns - gap) < 0.032);
  const glow = (turns: number): number => {
    const [x, y] = polar([0, 0], turns, 2.3);
    return isDimmed(turns) ? 0 : 26 + 165 * Math.max(0, 0.3 + town(x, y)) ** 1.3;
  };
  const isWashedOut = ([x, y]: Point): boolean => {
    const turns = (Math.atan2(x - CENTER[0], CENTER[1] - y) / (2 * Math.PI) + 1) % 1;
    return Math.hypot(x - CENTER[0], y - CENTER[1]) > RADIUS - glow(turns) * 1.15;
  };
  const [faint, milky]: [string[], string[]] = [[], []];
  for (const _ of range(21000)) {
    const [longitude, latitude] = [random() * 360, normal(random) * 8.5];
    const point = project(...fromGalactic(longitude, latitude));
    if (!point || isWashedOut(point) || cloud(point[0] / 90, point[1] / 90) < between(random, -0.5, 0.35)) continue;
    milky.push(circle(...point, between(random, 0.9, 1.7)));
  }
  for (const _ of range(1500)) {
    const point = project(random() * 24, (Math.asin(random() * 2 - 1) * 180) / Math.PI);
    if (point && !isWashedOut(point)) faint.push(circle(...point, between(random, 1.3, 2.9)));
  }
  drawing.fill(milky.join(""), FAINT);
  drawing.fill(faint.join(""), LIGHT);
  const clip = `<clipPath id="dome"><path d="${circle(...CENTER, RADIUS)}"/></clipPath>`;
  drawing.add(clip);
  for (const altitude of [30, 60])
    drawing.stroke(
      circle(...CENTER, RADIUS * Math.tan(((90 - altitude) * Math.PI) / 360)),
      FAINT,
      1.2,
      'stroke-dasharray="2 10"',
    );
  for (const { stars, lines } of constellations) {
    const seen = stars.map(([hours, degrees]) => project(hours, degrees));
    for (const line of lines)
      for (const [index, to] of line.slice(1).entries()) {
        const [a, b] = [seen[line[index] ?? 0], seen[to]];
        if (!a || !b) continue;
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (length < 22) continue;
        const trim = (from: Point, target: Point): Point => [
          from[0] + ((target[0] - from[0]) * 9) / length,
          from[1] + ((target[1] - from[1]) * 9) / length,
        ];
        drawing.stroke(polyline([trim(a, b), trim(b, a)]), LIGHT, 1.8);
      }
    for (const [index, star] of stars.entries()) {
      const point = seen[index];
      if (point) drawing.fill(circle(...point, Math.max(2.6, 11 - star[2] * 2.3)), LIGHT);
    }
  }
  for (const lamp of range(240)) {
    const turns = lamp / 240;
    const [near, far] = [polar(CENTER, turns, RADIUS + 16), polar(CENTER, turns, RADIUS + 16)];
    if (isDimmed(turns)) drawing.stroke(circle(...near, 3.6), LAMP, 1.8);
    else {
      drawing.fill(circle(...far, 5), LAMP);
      for (const ray of [-2, -1, 0, 1, 2]) {
        const length = glow(turns) * (1 - Math.abs(ray) * 0.16);
        drawing.stroke(
          polyline([
            polar(CENTER, turns + ray * 0.0007, RADIUS + 4),
            polar(CENTER, turns + ray * 0.004, RADIUS + 4 - length),
          ]),
          LAMP,
          1.1,
        );
      }
    }
  }
  return drawing;
};
