/**
 * Frequent words of languages in the Latin script, each in one of them only. Left out are words that are names, abbreviations
 * or words of another language, such as "die", "on" and "man".
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: "the and of with for from to is are by my this that have has was were our their using which at it been i'm i've",
  de: "und der das mit für von ein eine einen einer eines im ist zur zum bei auf als auch nach aus über durch sowie wir ich nicht dem den werden wurde unter bis sind zu meine",
  es: "el los las y con una del para por al es su desde hasta sobre entre más también fue como mi soy años",
  fr: "le les et des du dans une pour avec sur au aux par est ce cette mes nous je qui leur ainsi depuis chez être à l'équipe",
  nl: "het een van voor met naar bij ook zijn aan op uit wordt werd mijn onze ik wij niet tot deze door binnen",
  pt: "o os e do da dos das em com uma para por no na nos nas ao pelo pela foi mais como também até são meu sou anos",
};
