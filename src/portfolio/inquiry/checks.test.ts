import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyzeInquiry, type InquiryFacts, inquiryChecks } from "./checks.ts";

const disposable = new Set(["mailinator.com", "trash.example.co.uk"]);
const plain = "Would you like to build a compiler with us next spring?";
const facts = (changed: { email?: string; message?: string }): InquiryFacts =>
  analyzeInquiry({ name: "Grace", email: "grace@example.com", message: plain, ...changed }, disposable);

describe("the email domain", () => {
  test.each([
    ["grace@mailinator.com", true],
    ["grace@MAILinator.COM", true],
    ["grace@a.b.mailinator.com", true],
    ["grace@trash.example.co.uk", true],
    ["grace@notmailinator.com", false],
    ["grace@mailinator.com.example", false],
    ["mailinator.com@example.com", false],
    ["grace@example.co.uk", false],
    ["grace@com", false],
  ])("of %s is disposable: %s", (email, found) => {
    expect(facts({ email }).disposable).toBe(found);
  });
});

describe("links", () => {
  test.each([
    ["none here, not even in shttp:/ or wwwhat", 0],
    ["http://a.example", 1],
    ["see HTTPS://A.EXAMPLE/x?y=z, please", 1],
    ["www.a.example and www.b.example", 2],
    ["https://a.example,https://b.example\nhttp://c.example", 3],
  ])("are counted in %j: %i", (message, links) => {
    expect(facts({ message }).links).toBe(links);
  });

  test("are not counted twice", () => {
    expect(facts({ message: "https://www.a.example" }).links).toBe(1);
  });
});

describe("the script of a message", () => {
  const scripts: readonly [name: string, message: string][] = [
    ["Latin", plain],
    ["Latin", "Größe, Übermut, žluťoučký kůň"],
    ["Cyrillic", "Хотели бы вы вместе с нами написать компилятор? OK"],
    ["Greek", "Θα θέλατε να γράψετε έναν μεταγλωττιστή;"],
    ["Arabic", "هل تود بناء مترجم معنا في الربيع القادم؟"],
    ["Hebrew", "האם תרצה לבנות איתנו מהדר באביב הבא?"],
    ["Devanagari", "क्या आप अगले वसंत में हमारे साथ एक कंपाइलर बनाना चाहेंगे?"],
    ["Han", "您愿意明年春天和我们一起编写编译器吗"],
    ["Hiragana", "らいねんのはるに、いっしょにこんぱいらをつくりませんか"],
    ["Hangul", "내년 봄에 우리와 함께 컴파일러를 만드시겠습니까?"],
    ["Thai", "คุณอยากสร้างคอมไพเลอร์กับเราในฤดูใบไม้ผลิหน้าไหม"],
    ["other", "Ցանկանու՞մ եք մեզ հետ կազմարար ստեղծել"],
    ["other", "1234567890 !?"],
  ];
  test.each(scripts)("is %s in %j", (script, message) => {
    const found = facts({ message });
    const language = inquiryChecks(found).find(({ name }) => name === "message_language");
    expect(language?.detail).toContain(`mostly ${script} (`);
    expect(language?.passed).toBe(!/^\d/.test(message));
  });
});

describe("the length of a message", () => {
  test("counts characters, not UTF-16 units", () => {
    expect(facts({ message: "\u{1F980}".repeat(12) }).length).toBe(12);
  });

  test.each([
    [29, false],
    [30, true],
  ])("of %i characters passes: %s", (length, passed) => {
    const checks = inquiryChecks(facts({ message: "a".repeat(length) }));
    expect(checks.find(({ name }) => name === "message_length")).toMatchObject({
      passed,
      detail: expect.stringMatching(new RegExp(`^${passed ? "" : "Not passed: "}${length} characters`)),
    });
  });
});

test.each([
  [0, "0 links", true],
  [1, "1 link ", true],
  [2, "2 links", true],
  [3, "3 links", false],
])("%i links are described as %s and pass: %s", (links, words, passed) => {
  const check = inquiryChecks({ ...facts({}), links }).find(({ name }) => name === "links");
  expect(check).toMatchObject({ passed, detail: expect.stringContaining(words) });
});

test.each([
  [49, false],
  [50, true],
])("%i %% letters pass: %s", (letters, passed) => {
  const check = inquiryChecks({ ...facts({}), letters }).find(({ name }) => name === "message_language");
  expect(check).toMatchObject({
    passed,
    detail: expect.stringMatching(new RegExp(`^${passed ? "" : "Not passed: "}${letters}% letters`)),
  });
});

test("facts about any message are integers within bounds, and checks do not quote the message", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (message) => {
      const found = facts({ message });
      expect(found.letters).toBeGreaterThanOrEqual(0);
      expect(found.letters).toBeLessThanOrEqual(100);
      for (const value of [found.links, found.length, found.letters, found.script])
        expect(Number.isInteger(value)).toBe(true);
      expect(inquiryChecks(found).map(({ name }) => name)).toEqual([
        "email_domain",
        "links",
        "message_language",
        "message_length",
      ]);
    }),
  );
});

test("analyzes the longest message in linear time", () => {
  const start = performance.now();
  for (const piece of ["www.", "http", "://", "a", " ", "\u{1F980}", "w"]) facts({ message: piece.repeat(5_000) });
  expect(performance.now() - start).toBeLessThan(1_000);
});
