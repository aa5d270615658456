import fc from "fast-check";
import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";

test.each([
  [
    "de",
    "Führung von 12 Mitarbeitern. Kosten um 12,5 % gesenkt. Ein Prüfstand für Öl und Fett, mit Messung bis 500 kW.",
  ],
  ["es", "Desarrollo de aplicaciones web con React para los clientes del banco. Mejoré el rendimiento y las pruebas."],
  ["fr", "Développeur avec dix ans dans le web. Je dirige une équipe pour les projets des clients, et je code."],
  ["nl", "Ontwikkelaar met tien jaar ervaring. Ik werk voor het team van een bank, ook aan de website."],
  [
    "pt",
    "Desenvolvedor com dez anos de trabalho em uma equipe do banco. Sou responsável pela API e pelos testes do site.",
  ],
  ["en", "I build the platform for queues and deploys with Go. Led a team of six, and wrote the docs."],
  ["ja", "バックエンドエンジニアとして、推薦システムを開発しています。Go と Rust を使っています。"],
  ["zh", "我是一名后端工程师。擅长分布式系统。喜欢开源，也喜欢写作。使用 Kubernetes、Go、PostgreSQL。"],
  ["ko", "백엔드 엔지니어입니다. 분산 시스템을 좋아하고 글쓰기도 좋아합니다."],
  ["ar", "أصمم واجهات للتطبيقات. أحب الخط العربي وأقود فريق التصميم في شركة كبيرة."],
  ["el", "Μηχανικός λογισμικού με δέκα χρόνια εμπειρίας."],
  ["ru", "Разработчик с десятилетним опытом. Люблю языки и системы, и это мой выбор."],
  ["uk", "Розробник із десятирічним досвідом. Люблю мови й системи, і це мій вибір."],
])("the language of a text in %s is certain", (language, text) => {
  expect(detectLanguage([text])).toBe(language);
});

test.each([
  ["a few words", ["Leiter der Konstruktion"]],
  ["the same text many times", Array.from({ length: 20 }, () => "東京の会社で")],
  ["names in another script", ["王小明, engineer, 北京大学", "Platform engineer, queues, caches, deploys"]],
  ["Persian", ["طراح رابط کاربری با ده سال تجربه در شرکت‌های بزرگ و کوچک"]],
  [
    "two languages",
    ["Ich arbeite mit dem Team für die Bank.", "I work with the team for a bank, and my code is fast."],
  ],
  ["abbreviations", ["MIT, OF, DER, DAS, IST, MIT, UND, AUS, ALS"]],
])("the language of %s is not", (_name, texts) => {
  expect(detectLanguage(texts)).toBeUndefined();
});

test("Latin filler text has no language", () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ mode: "sentences", maxCount: 8 }), { maxLength: 20 }), (texts) => {
      expect(detectLanguage(texts)).toBeUndefined();
    }),
  );
});
