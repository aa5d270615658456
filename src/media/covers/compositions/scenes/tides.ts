import type { Composition } from "../../composition.ts";
import { circle, fill, number, path, stroke } from "../../drawing.ts";

/** A tide table: the water of each hour as a bar, over the phases of the moon. */
export const tides: Composition = (random, { ground, ink, accent, second }) => {
  const bars = random.whole(44, 60);
  const gap = 104 / bars;
  const [period, phase, month] = [random.between(0.42, 0.62), random.between(0, 6), random.between(0.06, 0.1)];
  const heightAt = (index: number): number =>
    (Math.sin(index * period + phase) * (0.62 + 0.38 * Math.sin(index * month + phase)) + 1.15) * 16.5;
  const line = 55;
  const high = Math.max(...Array.from({ length: bars }, (_, index) => heightAt(index)));
  const bar = (index: number): string =>
    `M${number(8 + gap * (index + 0.5))} ${number(line - heightAt(index) * 1.15)}V${number(line + heightAt(index) * 0.14)}`;
  const all = Array.from({ length: bars }, (_, index) => index);
  const isHigh = (index: number): boolean => heightAt(index) > high * 0.86;
  const moons = 8;
  const full = random.whole(0, moons - 1);
  const moon = (index: number): string => {
    const x = 8 + (104 / moons) * (index + 0.5);
    const light = Math.cos(((index - full) / moons) * Math.PI * 2);
    const inner = number(4 * Math.abs(light));
    const edge = `M${number(x)} 66a4 4 0 0 1 0 8a${inner} 4 0 0 ${light > 0 ? 1 : 0} 0-8Z`;
    return path(circle(x, 70, 4), fill(index === full ? accent : second)) + path(edge, fill(ground));
  };
  return [
    path(
      all
        .filter((index) => !isHigh(index))
        .map(bar)
        .join(""),
      stroke(ink, gap * 0.52),
    ),
    path(all.filter(isHigh).map(bar).join(""), stroke(accent, gap * 0.52)),
    path(`M8 ${line}H112`, stroke(ground, 0.5)),
    ...Array.from({ length: moons }, (_, index) => moon(index)),
  ];
};
