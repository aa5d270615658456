/** The lists of a career besides paid work, skills, education and hackathons. Each is a section of the front page. */
export const careerSections = [
  "volunteer",
  "awards",
  "certificates",
  "publications",
  "talks",
  "writing",
  "languages",
  "interests",
  "references",
] as const;
