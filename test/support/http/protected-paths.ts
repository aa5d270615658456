/** Paths that need a credential (D8). */
export const protectedPaths = ["/api", "/api/v1", "/v1", "/v2", "/agent/identity", "/agent/auth"];
