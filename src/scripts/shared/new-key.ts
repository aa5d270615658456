/** A new Idempotency-Key: a random UUID (version 4). `crypto.randomUUID` is missing on pages without HTTPS. */
export const newKey = (): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
};
