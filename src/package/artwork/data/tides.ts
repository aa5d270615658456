/** Constituents of the tide at a harbor of the North Sea: speed in degrees per hour, height in meters, phase in degrees. */
const CONSTITUENTS = [
  { name: "M2", speed: 28.9841042, height: 0.79, phase: 60 },
  { name: "S2", speed: 30, height: 0.26, phase: 120 },
  { name: "N2", speed: 28.4397295, height: 0.16, phase: 40 },
  { name: "K1", speed: 15.0410686, height: 0.09, phase: 350 },
  { name: "O1", speed: 13.9430356, height: 0.12, phase: 190 },
  { name: "M4", speed: 57.9682084, height: 0.16, phase: 120 },
  { name: "MS4", speed: 58.9841042, height: 0.1, phase: 180 },
] as const;

/** The time between two passages of the moon. */
export const LUNAR_DAY_HOURS = 360 / 14.4920521;

/** The time between two new moons. */
export const LUNAR_MONTH_HOURS = 708.734;

/** The names of the constituents, strongest first. */
export const constituents = CONSTITUENTS;

/** The height of one constituent in meters. */
export const constituentHeight = ({ speed, height, phase }: (typeof CONSTITUENTS)[number], hours: number): number =>
  height * Math.cos(((speed * hours - phase) * Math.PI) / 180);

/** The height of the sea in meters above its mean. */
export const tideHeight = (hours: number): number =>
  CONSTITUENTS.reduce((sum, constituent) => sum + constituentHeight(constituent, hours), 0);
