import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ImportError } from "../../src/cli/import/import-error.ts";
import { readLinkedIn } from "../../src/cli/import/linkedin/read-export.ts";
import { MAX_UNPACKED_BYTES } from "../../src/cli/import/linkedin/unpack.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";

let root: string;
beforeAll(() => {
  root = temporaryFolder();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const notes = '"Notes:"\n"When exporting your data, you may notice that some of the email addresses are missing."\n\n';

/** An archive in the format of LinkedIn, with notes above some headers, and files about other people. */
const files: Readonly<Record<string, string>> = {
  "Profile.csv":
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n" +
    'Ada,Example,,"1 Secret Street",Jan 1,Engineer &amp; potter,I make bowls that count.,Pottery,12345,"Porto, Portugal",[ada],"[PERSONAL:https://ada.example.com,OTHER:https://github.com/ada,BLOG:https://blog.example.com]",\n',
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\nada@example.com,Yes,Yes,1/1/24\n",
  "Positions.csv":
    `${notes}Company Name,Title,Description,Location,Started On,Finished On\r\n` +
    '"Kiln, Works",Potter,"Runs the kiln.\r\n• Fired 4,000 bricks.\r\n• Lost one.",Porto,Jan 2020,\r\n' +
    "Brick Yard,Apprentice,,Braga,Sep 2015,Dec 2019\r\n" +
    "Undated,Helper,,,,\r\n",
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nExample University,2011,2015,With honours,BSc Geology,Choir\n",
  "Skills.csv": "Name\nGlaze\nRust\n",
  "Languages.csv": "Name,Proficiency\nPortuguese,Native or bilingual proficiency\nEnglish,\n",
  "Projects.csv":
    "\uFEFFTitle,Description,Url,Started On,Finished On\n" +
    'Tide Bowls,"Bowls with a tide.\n• Nineteen glazes.",https://bowls.example.com,Feb 2021,Nov 2022\n' +
    "Bare,,,,\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nKiln Safety,https://kilns.example.com,Guild of Potters,Mar 2022,Mar 2025,K-1\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nLibrary,Reader,education,Jun 2019,Jun 2020,\n",
  "Honors.csv":
    "Title,Description,Issued On\nBest bowl of the Clay Hackathon,For glaze.,Aug 2024\nScholarship,,Aug 2010\n",
  "Publications.csv":
    'Name,Published On,Description,Publisher,Url\nOn Glaze,"Oct 1, 2023",What holds.,Clay Press Inc.,\n',
  "Patents.csv":
    'Title,Description,Url,Issuer,Issued On,Number\nA kiln that waits,,https://patents.example.com/1,European Patent Office,"Mar 5, 2024",EP1\n',
  "Organizations.csv":
    "Name,Description,Position,Started On,Finished On\nGuild of Potters,Meets on Mondays.,Treasurer,Jan 2021,\n",
  "Recommendations_Received.csv":
    "First Name,Last Name,Company,Job Title,Text,Creation Date,Status\n" +
    'Bo,Muster,Kiln Works,Owner,"Ada &amp; her bowls are always on time.","11/02/21, 10:00 AM",VISIBLE\n' +
    'Cy,Hidden,,,Nobody shall read this.,"11/02/21, 10:00 AM",HIDDEN\n',
  "Phone Numbers.csv": "Extension,Number,Type\n7,+351 21 000 000,Work\n,+351 22,Home\n",
  "Test_Scores.csv": "Name,Score,Description,Date\nTOEFL,115,,\n",
  "Courses.csv": "Name,Number\nGlaze chemistry,101\n",
  "Connections.csv": `${notes}First Name,Last Name,Email Address\nSomebody,Else,else@example.com\n`,
  "messages.csv": "FROM,TO,CONTENT\nSomebody,Ada,Secret words\n",
};

const archive = (contents: Readonly<Record<string, string>>, folder = ""): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(contents).map(([name, text]): [string, Zippable[string]] => [folder + name, strToU8(text)]),
    ),
  );

const importing = (bytes: Uint8Array, name: string, ...flags: string[]) => {
  const home = join(root, name);
  mkdirSync(home);
  const file = join(home, "export.bin");
  writeFileSync(file, bytes);
  const content = join(home, "content");
  return { content, finished: run("src/cli/import/import.ts", [file, "--content", content, ...flags]) };
};

describe("a LinkedIn archive", () => {
  test("is imported without data about other people", async () => {
    const { content, finished } = importing(archive(files, "Basic_LinkedInDataExport_01-01-2026/"), "whole");
    const { code, stdout, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { profile, contact, experience, projects } = readContent(content, { hasPrivate: true });
    expect(profile).toEqual({
      name: "Ada Example",
      email: "ada@example.com",
      tagline: "I make bowls that count.",
      roles: ["Engineer & potter"],
      location: "Porto, Portugal",
      site: "https://ada.example.com",
      profiles: [
        { network: "Website", url: "https://blog.example.com" },
        { network: "X", username: "ada", url: "https://x.com/ada" },
      ],
      github: "https://github.com/ada",
      phone: "+351 21 000 000 ext. 7",
      address: "1 Secret Street",
      postalCode: "12345",
    });
    expect(contact).toEqual({ email: "ada@example.com" });
    expect(experience).toEqual({
      experiences: [
        {
          company: "Kiln, Works",
          role: "Potter",
          start: "2020-01",
          location: "Porto",
          summary: "Runs the kiln.",
          highlights: ["Fired 4,000 bricks.", "Lost one."],
          tags: [],
        },
        {
          company: "Brick Yard",
          role: "Apprentice",
          start: "2015-09",
          end: "2019-12",
          location: "Braga",
          highlights: [],
          tags: [],
        },
      ],
      volunteer: [
        { organization: "Library", role: "Reader", start: "2019-06", end: "2020-06" },
        { organization: "Guild of Potters", role: "Treasurer", start: "2021-01", summary: "Meets on Mondays." },
      ],
      awards: [{ title: "Scholarship", date: "2010-08" }],
      certificates: [
        { name: "Kiln Safety", issuer: "Guild of Potters", date: "2022-03", url: "https://kilns.example.com" },
      ],
      publications: [
        { title: "On Glaze", publisher: "Clay Press Inc.", date: "2023-10-01", summary: "What holds." },
        {
          title: "A kiln that waits",
          publisher: "European Patent Office",
          date: "2024-03-05",
          url: "https://patents.example.com/1",
        },
      ],
      references: [{ name: "Bo Muster, Owner, Kiln Works", text: "Ada & her bowls are always on time." }],
      languages: [{ language: "Portuguese", fluency: "Native or bilingual proficiency" }, { language: "English" }],
      hackathons: [{ name: "Best bowl of the Clay Hackathon", date: "2024-08", summary: "For glaze." }],
      skillGroups: [{ name: "Skills", skills: ["Glaze", "Rust"] }],
      education: [{ institution: "Example University", degree: "BSc Geology", start: "2011", end: "2015" }],
    });
    expect(projects).toEqual([
      {
        slug: "tide-bowls",
        title: "Tide Bowls",
        description: "Bowls with a tide.\n\n- Nineteen glazes.",
        link: "https://bowls.example.com",
        start: "2021-02",
        end: "2022-11",
        year: "2022",
        weight: 0,
      },
      { slug: "bare", title: "Bare", description: "Bare", weight: 0 },
    ]);
    const lines = stdout.split("\n").map((line) => line.trim().replace(/ {2,}/g, " "));
    for (const line of [
      `Positions.csv row 1, Company Name ${content}/experience.yaml experiences[0].company`,
      "Positions.csv row 3 kept as a comment in experience.yaml: needs Started On (`start`)",
      "Projects.csv row 2 no description, so the title is used: write a description",
      "Education.csv row 1, Notes the content has no field for it",
      "Connections.csv not imported: no part of your profile",
      "Courses.csv row 1 it does not name the school of a course: add them as `courses` of a degree",
      "Patents.csv row 1, Number the content has no field for it",
      "Recommendations_Received.csv row 2 not imported: your LinkedIn profile does not show it",
      `Organizations.csv row 1, Name ${content}/experience.yaml volunteer[1].organization`,
      "Profile.csv, Birth Date not imported: private",
      "Test Scores.csv row 1 the content has no list of test scores",
      "Certifications.csv row 1, Finished On the content has no field for it",
      `PhoneNumbers.csv ${content}/profile.yaml phone`,
      `Profile.csv, Address ${content}/profile.yaml address`,
      `Profile.csv, Zip Code ${content}/profile.yaml postalCode`,
    ])
      expect(lines).toContain(line);
    expect(stdout).not.toMatch(/Secret|else@example|12345/);
  });

  test("is returned by the export, also where the content has no field, without what is not imported", async () => {
    const { content, finished } = importing(archive(files), "returned");
    await finished;
    const { stdout } = await run("src/cli/vitrine.ts", ["export", "--content", content]);
    expect(JSON.parse(stdout)).toMatchObject({
      basics: { industry: "Pottery", otherPhones: ["+351 22"] },
      education: [{ notes: "With honours", activities: "Choir" }],
      certificates: [{ licenseNumber: "K-1", endDate: "2025-03" }],
      publications: [{}, { number: "EP1" }],
      volunteer: [{ cause: "education" }, {}],
      references: [{ creationDate: "11/02/21, 10:00 AM" }],
      courses: [{ name: "Glaze chemistry", number: "101" }],
      testScores: [{ name: "TOEFL", score: "115" }],
    });
    expect(stdout).not.toMatch(/Jan 1|Nobody shall read|else@example|Secret words/);
  });

  test("keeps references private, and does not take the website of a company for the owner's", async () => {
    const { "Profile.csv": profile = "" } = files;
    const ofCompany = profile.replace(/"\[PERSONAL.*?\]"/, '"[COMPANY:https://kiln.example.com]"');
    const { content, finished } = importing(archive({ ...files, "Profile.csv": ofCompany }), "company");
    const { stdout } = await finished;
    expect(readContent(content).experience).not.toHaveProperty("references");
    expect(readContent(content).profile).not.toHaveProperty("site");
    expect(stdout).toContain("the website of a company");
  });

  test("needs an email address, but few of its files", async () => {
    const { "Profile.csv": profile = "" } = files;
    const few = archive({ "Profile.csv": profile });
    const without = importing(few, "few");
    const { code, stderr } = await without.finished;
    expect(code).toBe(1);
    expect(stderr).toContain("Email Addresses.csv is missing or empty; pass --email");
    expect(readdirSync(join(root, "few"))).toEqual(["export.bin"]);
    const given = importing(few, "given", "--email", "ada@example.com");
    expect(await given.finished).toMatchObject({ code: 0 });
    expect(readContent(given.content)).toMatchObject({
      profile: { name: "Ada Example" },
      experience: {},
      projects: [],
    });
  });
});

/** Replaces the unpacked size of each file in both kinds of headers (APPNOTE.txt 4.3.7, 4.3.12). */
const withStatedSize = (bytes: Uint8Array, size: number): Uint8Array => {
  const changed = Uint8Array.from(bytes);
  const view = new DataView(changed.buffer);
  for (let index = 0; index + 4 <= changed.length; index += 1) {
    const signature = view.getUint32(index, true);
    if (signature === 0x04034b50) view.setUint32(index + 22, size, true);
    if (signature === 0x02014b50) view.setUint32(index + 24, size, true);
  }
  return changed;
};

/** Changes a character of a text in an archive without compression. */
const withChangedText = (bytes: Uint8Array, text: string): Uint8Array => {
  const changed = Buffer.from(bytes);
  changed.write("X", changed.indexOf(text));
  return changed;
};

describe("a foreign or malicious archive", () => {
  const { "Profile.csv": profile = "" } = files;
  const large = "a,".repeat(MAX_UNPACKED_BYTES.file);

  test.each([
    ["with other files", archive({ "photo.txt": "x" }), "neither Profile.csv nor Positions.csv"],
    ["that is empty", archive({}), "neither Profile.csv nor Positions.csv"],
    ["that is truncated", archive(files).slice(0, 400), "cannot be unpacked"],
    ["with a file that is too large", archive({ "Profile.csv": large }), "The limits are "],
    [
      "whose files together are too large",
      archive(Object.fromEntries(Object.keys(files).map((name) => [name, large.slice(0, 5_000_000)]))),
      "in total",
    ],
    ["that states a huge size", withStatedSize(archive({ "Profile.csv": profile }), 0xffff_fff0), "(4294967280 bytes)"],
    [
      "that states a small size for an uncompressed file",
      withStatedSize(zipSync({ "Profile.csv": [strToU8(large), { level: 0 }] }), 10),
      "The limits are ",
    ],
    [
      "that states a size below the real one",
      withStatedSize(archive({ "Profile.csv": `First Name,Last Name\n${"Ada,Example\n".repeat(100_000)}` }), 40),
      "Profile.csv does not have the size and checksum that the archive states",
    ],
    [
      "whose bytes were changed",
      withChangedText(zipSync({ "Profile.csv": [strToU8(profile), { level: 0 }] }), "Engineer"),
      "Profile.csv does not have the size and checksum that the archive states",
    ],
    ["with an endless row", archive({ "Profile.csv": `First Name\n"${"a".repeat(2_000_000)}"` }), "is not valid CSV"],
  ])("%s is refused", (_name, bytes, message) => {
    expect(() => readLinkedIn(bytes)).toThrow(ImportError);
    expect(() => readLinkedIn(bytes)).toThrow(message);
  });

  test("with a duplicate file or a dangerous file name is still read", () => {
    const bytes = archive({
      "a/Profile.csv": profile,
      "b/Profile.csv": profile,
      "a/__proto__": "x",
      "../../evil.csv": "x",
    });
    expect(readLinkedIn(bytes).resume).toMatchObject({ basics: { name: "Ada Example" } });
  });

  test("with an unknown header gets a note", () => {
    const { notes } = readLinkedIn(archive({ "Profile.csv": profile, "Positions.csv": "Firma,Titel\nA,B\n" }));
    expect(notes).toContainEqual({ pointer: "Positions.csv", why: "no column Company Name" });
  });
});
