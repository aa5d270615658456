import { expect, test } from "vitest";
import { devPolicy } from "./dev-policy.ts";

test("allows what the hosts allow, and style elements, which Vite adds", () => {
  const policy = devPolicy({
    "script-src": ["https://a.example.com"],
    "style-src": ["'sha256-x='", "https://b.example.com"],
  });
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules' https://a.example.com",
    "style-src 'self' 'sha256-x=' https://b.example.com",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "style-src-elem 'self' https://b.example.com 'unsafe-inline'",
    "style-src-attr 'none'",
  ]);
});
