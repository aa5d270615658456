import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/content/small-portfolio.ts";

const job = (company: string, role: string, start: string, end?: string) => ({
  ...{ company, role, start, tags: [], highlights: [] },
  ...(end && { end }),
});
const project = (slug: string, title: string, year: string) => ({ slug, title, year, description: "Made.", weight: 0 });

const ask = answererFor({
  ...minimalPortfolio,
  experience: {
    experiences: [
      job("Quarry Dental", "Dentist", "2020-01"),
      job("Evening College", "Lecturer", "2018-09", "2023-07"),
      { ...job("Fenwick Clinic", "Junior dentist", "2014-10", "2019-12"), tags: ["implants"] },
      job("Old Mill Lab", "Technician", "2010-02", "2014-09"),
    ],
    skillGroups: [
      { name: "Prosthetics", level: "since 2011", skills: ["Crowns", "Bridges"] },
      { name: "Code", level: "rarely", skills: ["D"] },
    ],
    education: [
      { institution: "Port College", degree: "BSc", field: "Dental medicine, with honours", courses: [], score: "7.8" },
    ],
  },
  projects: [
    project("splint", "Splint Press", "2016"),
    project("mirror", "Mirror Tray", "2012"),
    { ...project("jaw", "Jaw Model", "2008"), start: "2008-05", end: "2009-06" },
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("a position before or after another", () => {
  test.each([
    ["Where did she work before Quarry Dental?", "Fenwick Clinic"],
    ["What did she do before becoming a dentist?", "Old Mill Lab"],
    ["job before she was a junior dentist", "Old Mill Lab"],
    ["What did she do before she became a lecturer?", "Old Mill Lab"],
    ["Where did she work before the Fenwick Clinic?", "Old Mill Lab"],
    ["What did she do after Old Mill Lab?", "Fenwick Clinic"],
    ["Where did she work after the Fenwick Clinic?", "Quarry Dental"],
  ])("%j gets the one that ended or began then, not part-time work beside it", (text, company) => {
    expect(answer(text)).toContain(`at ${company}`);
    expect(answer(text)).not.toContain("Evening College");
  });

  test("can be asked for again and again", () => {
    const asked = ["When did she work at Quarry Dental?", "and before that?"];
    expect(answer("and before that?", ...asked)).toContain("Old Mill Lab");
    expect(answer("What did she do there?", ...asked)).toContain("Junior dentist at Fenwick Clinic");
    expect(answer("How long did she stay there?", ...asked)).toContain("at Fenwick Clinic");
    for (const next of ["what came next?", "and then?", "what came after that?"])
      expect(answer(next, "Where did she work before Quarry Dental?")).toContain("at Quarry Dental");
  });
});

test("a year without a month may be after a month of it", () => {
  const { statements } = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [
        job("Second Mill", "Miller", "2021"),
        job("Evening Mill", "Baker", "2019-05"),
        job("First Mill", "Apprentice", "2018-01", "2021-04"),
      ],
    },
  })("Where did she work after First Mill?");
  expect(statements.map(({ text }) => text).join(" ")).toContain("at Second Mill");
});

test.each([
  ["Which projects did she make at the Fenwick Clinic?", [], "Projects from that time: Splint Press (2016)."],
  ["Which projects did she make at the Fenwick Clinic in 2016?", [], "Projects from that time: Splint Press (2016)."],
  [
    "any projects from that time?",
    ["When did she work at Old Mill Lab?"],
    "Projects from that time: Mirror Tray (2012).",
  ],
] as const)("%j gets the projects from the time of the position", (text, previous, words) => {
  expect(answer(text, ...previous)).toBe(words);
});

test.each([
  ["How many years of crowns do you have?", "Prosthetics (since 2011): Crowns and Bridges."],
  ["How long have you been doing bridges?", "Prosthetics (since 2011): Crowns and Bridges."],
])("%j gets what the skills say about the time", (text, words) => {
  expect(answer(text)).toBe(words);
});

test.each(["How many years of implants have you done?", "years of implants experience"])(
  "%j gets the positions with the topic",
  (text) => {
    expect(answer(text)).toContain("From October 2014 to December 2019");
    expect(answer(text)).not.toContain("Evening College");
  },
);

test.each([
  // Implants, from October 2014 to December 2019.
  ["How many years of implants have you done?", "That is 5 years and 3 months in all."],
  ["How many years of experience in the implants sector?", "That is 5 years and 3 months in all."],
  // Lectures are in the time of other positions, so the months from 2010-02 to 2023-07 count once.
  ["How many years of experience does she have?", "Up to July 2023, that is 13 years and 6 months in all."],
])("%j gets the time in all", (text, words) => {
  expect(answer(text).endsWith(words), answer(text)).toBe(true);
});

test.each(["When did she work at the Fenwick Clinic?", "How many jobs has she had?"])(
  "%j gets no time in all",
  (text) => {
    expect(answer(text)).toContain("Fenwick Clinic");
    expect(answer(text)).not.toContain("in all");
  },
);

test("work on one's own account has no company", () => {
  const experiences = [{ ...job("Freelance", "Baker", "2019-02"), location: "Porto" }];
  const own = answererFor({ ...minimalPortfolio, experience: { experiences } })("Where does she work?");
  expect(own.statements[0]?.text).toBe("Since February 2019, Ada Muster has worked as Baker, freelance in Porto.");
});

test("work at a company called independent is not work on one's own account", () => {
  const experiences = [job("The Independent", "Reporter", "2015", "2019"), job("Freelance", "Reporter", "2019-02")];
  const before = answererFor({ ...minimalPortfolio, experience: { experiences } })(
    "What did she do before going freelance?",
  );
  expect(before.statements[0]?.text).toContain("at The Independent");
});

test("dates without months give about how many years", () => {
  const experiences = [job("Quay", "Cook", "2019"), job("Pier", "Baker", "2012-05", "2018")];
  const about = answererFor({ ...minimalPortfolio, experience: { experiences } })("How many years of experience?");
  // From May 2012 to January of 2019, the latest year that is named.
  expect(about.statements.at(-1)?.text).toBe("Up to 2019, that is about 7 years in all.");
});

test.each(["How many years of experience do you have with lasers?", "yrs of laser exp"])(
  "%j is about something that no position names, so it does not get all positions",
  (text) => {
    expect(ask(text).method).toBe("none");
  },
);

test.each([
  "Which job lasted longest?",
  "What is the longest you have stayed in a job?",
  "Which employer did she stay with the longest?",
])("%j gets the position that lasted longest", (text) => {
  expect(answer(text)).toBe(answer("When did she work at the Fenwick Clinic?"));
});

test.each(["When did she start her current job?", "How long has she been in her current job?"])(
  "%j gets the current positions only",
  (text) => {
    expect(answer(text)).toContain("at Quarry Dental");
    expect(answer(text)).not.toMatch(/Evening College|4 positions/);
  },
);

test("an ongoing position lasts until the latest date of the portfolio, also that of a project", () => {
  const { statements } = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [job("Tooth Lab", "Owner", "2019-01"), job("Gum Clinic", "Dentist", "2015-01", "2017-06")],
    },
    projects: [project("crown", "Crown", "2024")],
  })("Which job lasted longest?");
  expect(statements[0]?.text).toContain("Tooth Lab");
});

test.each([
  ["What is she doing at the moment?", "at Quarry Dental"],
  ["Where did she start her career?", "at Old Mill Lab"],
  ["What grade did she get?", "Grade: 7.8."],
  ["What did she do in 2009?", "Jaw Model (2008)"],
])("%j is answered from the career", (text, words) => {
  expect(answer(text)).toContain(words);
});

test("studies that she offers are not her own", () => {
  expect(answer("Do you do feasibility studies?")).not.toContain("Port College");
});

test.each(["What did she do before?", "What did you do before this?"])("%j gets earlier positions", (text) => {
  expect(answer(text)).toContain("at Evening College");
});

test("initials ask for the field of study", () => {
  expect(answer("Does she have a DM degree?")).toContain("Dental medicine");
});

test.each(["Do you run training courses?", "Do you know machine learning?", "Should I learn drilling first?"])(
  "%j does not ask what somebody studied",
  (text) => {
    expect(answer(text)).not.toContain("Port College");
  },
);

test("a word that is all over the portfolio selects no position", () => {
  const asked = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [job("Film School", "Tutor", "2021-01"), job("Night Post", "Runner", "2009-09", "2011-06")],
    },
    projects: Array.from({ length: 6 }, (_, index) => ({
      ...project(`reel-${index}`, `Reel ${index}`, "2020"),
      subtitle: "A film.",
    })),
  });
  expect(asked("What was her first job in film?").statements[0]?.text).toContain("Night Post");
  expect(
    asked("When did the film get finished?")
      .statements.map(({ text }) => text)
      .join(" "),
  ).not.toContain("Tutor");
});

test.each(["Did the first try work?", "does it work"])("%j does not ask for employment", (text) => {
  expect(answer(text)).not.toMatch(/worked as/);
});

test("how long somebody has been something is not how it came about", () => {
  const asked = answererFor({
    ...minimalPortfolio,
    experience: { experiences: [job("Quay Press", "Reporter", "2015-01", "2019-12")] },
    faq: { questions: [{ question: "How did you become a reporter?", answer: "By way of potholes." }] },
  });
  expect(asked("How long has she been a reporter?").statements.at(-1)?.text).toBe("That is 5 years in all.");
  expect(asked("How did she become a reporter?").method).toBe("faq");
});

test("whether somebody works part-time is no question for a course", () => {
  const courses = answererFor({
    ...minimalPortfolio,
    experience: { education: [{ institution: "Port College", degree: "Certificate", field: "Management, part-time" }] },
  });
  expect(courses("Would you work part time?").statements.map(({ text }) => text)).toEqual([
    "Write to ada@example.com.",
  ]);
  expect(courses("What did she study?").statements[0]?.text).toContain("Management, part-time");
});

test.each([
  ["employment history", ["Quarry Dental", "Old Mill Lab"]],
  ["past employers", ["Fenwick Clinic", "Old Mill Lab"]],
  ["What is her job history?", ["Quarry Dental", "Old Mill Lab"]],
])("%j gets the positions", (text, companies) => {
  for (const company of companies) expect(answer(text)).toContain(company);
});

describe("the first word of an employer's name", () => {
  const about = (company: string) =>
    answererFor({
      ...minimalPortfolio,
      profile: { ...minimalPortfolio.profile, about: `I left ${company}. ${company} closed.` },
      experience: { experiences: [job(`${company} Care Systems`, "Developer", "2020", "2024")] },
      faq: { questions: [{ question: `Why did you leave ${company}?`, answer: `${company} closed its office.` }] },
      projects: ["one", "two", "three"].map((slug) => ({
        ...project(slug, `Board ${slug}`, "2022"),
        description: `Made at ${company}.`,
      })),
    });

  test("is the employer, however often the texts have it", () => {
    expect(about("Roundel")("What did she do at Roundel?").rule).toBe("named employer, school or competition");
    expect(about("Roundel")("Why did she leave Roundel?").method).toBe("faq");
  });

  test("is an ordinary word if it is one of English", () => {
    expect(about("Castle")("Which castle did she draw?").rule).not.toBe("named employer, school or competition");
  });
});

describe("studies", () => {
  const course = (institution: string, degree: string, start: string, end: string) => ({
    ...{ institution, degree, start, end },
    courses: [],
  });
  const asked = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [job("Bus Depot", "Clerk", "2014-09", "2022-01"), job("Web Shop", "Developer", "2023-10")],
      education: [
        course("Millrace Code School", "Web development bootcamp", "2023-02", "2023-07"),
        course("University of Brackwater", "BA Geography", "2010", "2013"),
      ],
      hackathons: [{ name: "Depot Days", date: "2021", project: "Night Line" }],
    },
    projects: [{ ...project("swap", "Shift Swap", "2023"), tags: ["bootcamp", "hackathon"] }],
  });
  const textOf = (text: string, ...previous: readonly string[]): string =>
    asked(text, ...previous)
      .statements.map((statement) => statement.text)
      .join(" ");

  test.each(["Does she have a degree in computer science?", "Did she study medicine?"])(
    "%j gets what she did study",
    (text) => {
      expect(textOf(text)).toContain("BA Geography");
    },
  );

  test("at a university are no courses", () => {
    for (const previous of [[], ["What did she study?"]]) {
      expect(textOf("Which university did she go to?", ...previous)).toContain("Brackwater");
      expect(textOf("Which university did she go to?", ...previous)).not.toContain("Millrace");
    }
  });

  test("have the noun that is asked for, although it is a topic of a project", () => {
    expect(textOf("Which bootcamp did she do?")).toContain("Millrace Code School");
    expect(textOf("Which bootcamp did she do?")).not.toContain("Brackwater");
  });

  test("are followed by the first position", () => {
    expect(textOf("and after that?", "Which university did she go to?")).toContain("Clerk at Bus Depot");
  });

  test("do not hide a list of hackathons behind a topic of that name", () => {
    expect(textOf("Has she been in any hackathons?")).toContain("Depot Days");
  });
});

test("the technologies of a position come before what its summary says", () => {
  const experiences = [
    { ...job("Haul", "Engineer", "2015-09", "2018-10"), tags: ["java", "edifact"], highlights: ["Cut waiting times."] },
  ];
  const asked = answererFor({ ...minimalPortfolio, experience: { experiences } });
  const { statements } = asked("Which technologies did she use there?", "What did she do at Haul?");
  expect(statements.map(({ text }) => text).slice(1)).toEqual([
    "Technologies and topics of this position: java and edifact.",
    "Cut waiting times.",
  ]);
});
