/** Serializes a value to JSON, including bytes. */
export const packed = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Uint8Array ? { bytes: [...each] } : each));

/** Parses JSON from `packed`. */
export const unpacked = (json: string): unknown =>
  JSON.parse(json, (_, each) =>
    typeof each === "object" && each !== null && "bytes" in each ? new Uint8Array(each.bytes) : each,
  );
