/** Serializes a value to JSON, including bytes. */
export const packed = (value: unknown): string =>
  JSON.stringify(value, (_, value) => (value instanceof Uint8Array ? { bytes: [...value] } : value));

/** Parses JSON from `packed`. */
export const unpacked = (json: string): unknown =>
  JSON.parse(json, (_, value) =>
    typeof value === "object" && value !== null && "bytes" in value ? new Uint8Array(value.bytes) : value,
  );
