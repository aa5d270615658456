const most = 60;

/** Characters that change how text is shown without being seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const escaped = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** What a client sent as it can be shown: cut, and with what cannot be seen in it written out. */
export const visible = (value: string): string => {
  const characters = [...value];
  return (characters.length > most ? `${characters.slice(0, most).join("")}…` : value).replaceAll(unseen, escaped);
};
