/** The schemas (zod) of the content files and of the resources that the API returns, and their types (D15). */
export { ContactFile, FaqFile, ProfileFile, ProjectFile, SynonymsFile } from "./content/content.ts";
export { ExperienceFile } from "./content/experience-file.ts";
export { SiteFile } from "./content/site-file.ts";
export { PortfolioBundle } from "./contract/resources/portfolio/bundle.ts";
export { ContactInfo } from "./contract/resources/portfolio/contact.ts";
export { ExperienceBundle } from "./contract/resources/portfolio/experience.ts";
export { FaqEntry } from "./contract/resources/portfolio/faq.ts";
export { Profile } from "./contract/resources/portfolio/profile.ts";
export { Project, ProjectDetail, ProjectList } from "./contract/resources/portfolio/project.ts";
