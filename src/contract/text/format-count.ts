/** A whole number with thousands separators, such as `5,000`. Without Intl, whose first use takes 15 ms of CPU time. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
