/**
 * The facts that visitors of any portfolio ask for, each as a question that a rule answers. `{from}` and `{to}` stand for the
 * first and the last year in the visitor's question.
 */
export const usualFacts = {
  email: "How can I contact her?",
  location: "Where is she based?",
  current: "Where does she work now?",
  previous: "Where did she work before?",
  availability: "Is she available?",
  resume: "Is there a resume?",
  languages: "Which languages does she speak?",
  education: "What did she study?",
  "project-count": "How many projects are there?",
  latest: "What is the latest project?",
  oldest: "What is the oldest project?",
  clients: "Who are her clients?",
  awards: "Which awards did she win?",
  certificates: "Which certificates does she have?",
  talks: "Which talks did she give?",
  publications: "What has she published?",
  volunteering: "Where does she volunteer?",
  skills: "What are her skills?",
  pitch: "Why should we hire her?",
  profiles: "Which profiles does she have on the web?",
  name: "Who is she?",
  interests: "What are her interests?",
  references: "Which references does she have?",
  "since-year": "Which projects are there since {from}?",
  "in-years": "Which projects are from {from} to {to}?",
  personal: "Which projects are personal?",
  "experience-years": "How many years of experience does she have?",
} as const;
