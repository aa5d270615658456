/** What owners write instead of a company, in the languages that have texts. */
const ownAccount = [
  "self[- ]employed|freelancer?",
  "selbst(?:st)?ändig|freiberuflich|freischaffend",
  "indépendante?|à mon compte|à son compte",
  "por cuenta propia|autónom[ao]|independiente",
  "zelfstandig|zzp|zzp['’]er",
  "por conta própria|autônom[ao]",
  "フリーランス|自営業|個人事業主",
  "عمل حر|مستقلة?",
];
const pattern = new RegExp(`^(?:${ownAccount.join("|")})$`, "iu");

/** Whether the company of a position is none, but work on one's own account: `Self-employed`, `Freelance`, `freiberuflich`. */
export const isSelfEmployed = (company: string): boolean => pattern.test(company.trim());
