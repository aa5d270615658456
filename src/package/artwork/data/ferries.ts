import { range } from "../drawing/path.ts";

/** Piers by their distance along the route, in minutes of the slow boat. */
export const PIERS = [
  ["HARBOR", 0],
  ["OLD QUAY", 9],
  ["SHIPYARD", 15],
  ["MILL", 28],
  ["SANDBANK", 36],
  ["LOCK", 52],
  ["ISLAND", 70],
] as const;

export type Pier = (typeof PIERS)[number][0];

const places = new Map<Pier, number>(PIERS);

export const placeOf = (pier: Pier): number => places.get(pier) ?? 0;

/** A boat at a pier, in minutes of the day. The destination is where it turns around. */
interface Call {
  readonly place: number;
  readonly arrival: number;
  readonly departure: number;
  readonly destination: number;
}

type Kind = "slow" | "express" | "extra";

interface Boat {
  readonly kind: Kind;
  readonly calls: readonly Call[];
}

/** One boat that goes back and forth and waits two minutes at each pier. */
const voyage = (
  start: number,
  until: number,
  speed: number,
  stops: readonly number[],
  turnaround: number,
): readonly Call[] => {
  const calls: Call[] = [];
  let minutes = start;
  for (let isOutward = true; minutes < until; isOutward = !isOutward) {
    const route = isOutward ? stops : stops.toReversed();
    const destination = route.at(-1) ?? 0;
    let place = route[0] ?? 0;
    for (const stop of route) {
      minutes += Math.abs(stop - place) / speed;
      const arrival = minutes;
      if (stop !== destination) minutes += 2;
      calls.push({ place: stop, arrival, departure: minutes, destination });
      place = stop;
    }
    minutes += turnaround;
  }
  return calls;
};

/** All boats of a day. After a time, in minutes of the day, none starts again. */
export const boats = (until: number): readonly Boat[] => {
  const stops = PIERS.map(([, place]) => place);
  return [
    ...range(6).map((start): Boat => ({ kind: "slow", calls: voyage(318 + start * 44, until, 0.55, stops, 13) })),
    ...range(2).map(
      (start): Boat => ({ kind: "express", calls: voyage(372 + start * 61, until, 1.5, [0, 28, 70], 12) }),
    ),
    { kind: "extra", calls: voyage(427, 560, 0.8, stops.slice(0, 5), 6) },
  ];
};

/** A departure from a pier, in whole minutes of the day. */
export interface Departure {
  readonly minutes: number;
  readonly kind: Kind;
  readonly destination: Pier;
}

/** All departures from a pier, by time. */
export const departuresFrom = (pier: Pier, until: number): readonly Departure[] => {
  const names = new Map<number, Pier>(PIERS.map(([name, place]) => [place, name]));
  return boats(until)
    .flatMap(({ kind, calls }) =>
      calls
        .filter(({ place, destination }) => place === placeOf(pier) && place !== destination)
        .map(
          ({ departure, destination }): Departure => ({
            minutes: Math.round(departure),
            kind,
            destination: names.get(destination) ?? pier,
          }),
        ),
    )
    .toSorted((one, other) => one.minutes - other.minutes);
};

/** A time of the day, such as 9:05. */
export const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
