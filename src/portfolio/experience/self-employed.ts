/** Whether the company of a position is none, but work on one's own account: `Self-employed`, `Freelance`. */
export const isSelfEmployed = (company: string): boolean => /^(?:self[- ]employed|freelancer?)$/i.test(company.trim());
