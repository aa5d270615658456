/** Words that mean "until today", in the languages of many resumes, separated by `|`. */
const words = [
  "-|–|—|present|the present|present day|now|today|date|current|currently|ongoing|in progress",
  "heute|jetzt|aktuell|derzeit|momentan|gegenwart|gegenwärtig|laufend|andauernd|dato",
  "actualidad|la actualidad|actual|actualmente|presente|el presente|la fecha|hoy|ahora|en curso",
  "présent|à présent|ce jour|à ce jour|aujourd'hui|maintenant|actuel|actuelle|actuellement|en cours|en poste",
  "heden|nu|vandaag|huidig|momenteel|op heden|lopend",
  "atual|atualidade|atualmente|o presente|o momento|momento|agora|hoje|data atual|presente data|em curso|em andamento",
  "oggi|attuale|attualmente|in corso|ora",
  "現在|現在に至る|現職|在職中|在学中|継続中|今|いま",
  "至今|迄今|今|现在|目前|当前|當前|在职|在職|在读|在讀",
  "현재|재직중|재직 중",
  "настоящее время|н.в|сейчас",
  "الآن|حاليا|الحالي|الحاضر|الوقت الحاضر|اليوم|مستمر|تاريخه",
].flatMap((line) => line.split("|"));

/** Words before them, as in "bis heute", in the folded form. */
const before = /^(?:(?:to|till|until|bis|hasta|a|jusqu'a|tot|t\/m|ate|fino a|по|до|حتى|الى|لغاية)\s+|[至到~〜–—-]\s*)/u;

/** Without case, accents and punctuation around it, which many people leave out. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s([（]+|[\s)\].,）。]+$/gu, "");

const folded = new Set(words.map(fold));

/** Whether an end date is a word such as "present" or "heute", which means that there is no end. */
export const isOngoing = (text: string): boolean => {
  const word = fold(text);
  return text.trim() !== "" && (folded.has(word) || folded.has(word.replace(before, "")));
};
