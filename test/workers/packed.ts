/** A value as JSON in which bytes survive. */
export const packed = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Uint8Array ? { bytes: [...each] } : each));

/** The value of such a JSON. */
export const unpacked = (json: string): unknown =>
  JSON.parse(json, (_, each) =>
    typeof each === "object" && each !== null && "bytes" in each ? new Uint8Array(each.bytes) : each,
  );
