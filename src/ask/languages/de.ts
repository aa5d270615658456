/** Words of questions in German: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const de = `
ignored: der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, es, ist, sind, war, waren, wird, wurde, wurden, worden, hat, hast, haben, habt, hatte, bin, bist, sein, kann, kannst, können, koennen, könnte, könnten, koennte, darf, soll, man, so, denn, auch, schon, mal, bitte, gibt, dort, hier, zu, zum, zur, im, am, an, bei, beim, auf, aus, um, als, dass, sich, mir, mich, uns, wir, ich, heißt, hoch, genau, eigentlich, etwas, noch, habe, sollte, möchte, diese, gern, mehr, gehalten, finde, andere, macht, machst,
  eure, deiner, euch, davon, dafür, dazu, damit, irgendwo, sowie, ganz, würde, würden, wäre, dieser, dieses, diesem, einmal, vielleicht, solche, wirklich, jeweils, etwa, bereits, laufe,
  neben, außer, denen, deren
who: wer, wen
who is: wer ist, wer bist
whose: wessen, wem gehört
name: wie heißt sie, wie heißt du, wie heißen sie
for whom: für wen, fuer wen
where: wo, woher, wohin
when: wann, ab wann
what: wie hoch, was, worum, womit
which: welche, welcher, welches, welchen, welchem
why: warum, wieso, weshalb
how: wie
how many: wie viele, wieviele, anzahl, insgesamt
how much: wie viel, wieviel
how much does it cost: wie teuer, was kostet, was nimmt, kostet, was verlangen, was verlangt
how long: wie lange, seit wann
she: sie, er, ihr, ihre, ihren, ihrem, ihrer, ihres, seine, seinen, seinem, seiner, ihm, ihn
you: du, dein, deine, deinen, dich, dir, ihnen
tell me about: erzähl, erzähle, erzählen, über
for: für, fuer
with: mit
without: ohne
from: von, vom
in: in
and: und
or: oder
not: nicht, kein, keine, keinen
before: vor, vorher, davor, bevor, zuvor
after: nach, danach
since: seit, ab
until: bis
between: zwischen
lives: wohnt, wohnst, wohnen, lebt, lebst, leben, ansässig, wohnort, sitz, standort, woher kommt
city: stadt, ort
works: arbeitet, arbeitest, arbeiten, tätig, arbeit
worked: gearbeitet, angestellt, beschäftigt
job: beruf, job, stelle, stellen, beruflich
career: werdegang
company: firma, betrieb, unternehmen
employer: arbeitgeber
boss: chef, chefin, vorgesetzte, vorgesetzter
self employed: selbstständig, selbständig
experience: erfahrung, erfahrungen, berufserfahrung
current: aktuell, aktuelle, aktuellen, derzeit, momentan, jetzt, zurzeit, aktueller, gerade
former: früher, frühere, früheren, ehemalige, vorheriger
latest: neueste, neuestes, neuesten, letzte, letztes, letzten, jüngste, neuste, neustes, zuletzt
new: neue, neuen
first: erste, erstes, ersten, älteste, ältestes
longest: längste, längstes, längsten
email address: mailadresse, emailadresse
email: mail, email, e mail
phone number: telefonnummer, telefon, handynummer, handy, nummer
contact: kontakt, kontaktieren, erreichen, erreiche, anschreiben, melden, kontaktdaten, schreiben, nachricht
address: adresse, anschrift
available: verfügbar, verfügbarkeit, frei, anfangen, buchbar, zeit, kapazitäten, offen
hire: anstellen, engagieren, buchen, beauftragen, einstellen
rate: preis, preise, kosten, honorar
day rate: tagessatz, stundensatz
projects: projekte, projekt, projekten, arbeiten von, werke
clients: kunde, kunden, auftraggeber, auftraggeberin, kundin, aufträge, beauftragt
personal: privat, private, privaten, eigene, eigenen, persönliche, eigenes
list: liste, zeige, zeig, nenne, alle, alles
skills: fähigkeiten, kenntnisse, kompetenzen, technologien, stärken, methoden, was kann, was kannst
special: besonders, besser, unterscheidet
tools: werkzeuge, programme, werkzeug, software
use: benutzt, verwendet, nutzt, benutzen, verwenden, eingesetzt
languages: sprachen, sprache, muttersprache
speak: spricht, sprichst, sprechen
study: studiert, studium, ausbildung, gelernt, uni, universität, hochschule
degree: abschluss
school: schule
certificate: zertifikat, zertifikate, zeugnis, lizenz, lizenzen
award: preis gewonnen, auszeichnung, auszeichnungen, gewonnen, preise gewonnen, preise hat
talks: vortrag, vorträge, konferenzen, rednerin
published: veröffentlicht, veröffentlichungen, publikationen, artikel
books: bücher
volunteer: ehrenamt, ehrenamtlich, ehrenamtliche, unbezahlte
year: jahr, jahre, jahren
made: gemacht, entwickelt, erstellt, gebaut, gestaltet, programmiert, entworfen, geschrieben, gezeichnet
link: webseite, website, homepage
page: seite
profiles: profil, soziale netzwerke, sozialen netzwerken
cv: lebenslauf
download: herunterladen
references: referenzen, empfehlungen, was sagen
interests: interessen, hobbys, freizeit
together: zusammen
result: ergebnis, ergebnisse, erfolg
role: rolle, aufgabe
topics:
  fish: fisch, fische
  book: buch, bücher
  film: filme
  music: musik
  game: spiel, spiele
  school: schule, schulen
  bread: brot
  bridge: brücke, brücken
  footbridge: steg, fußgängerbrücke
  wall: mauer, wand
  flood: hochwasser
  booking: buchung, buchungen
  bookings: buchungssystem
  map: karte, karten
  museum: museen
  hospital: krankenhaus, krankenhäuser, klinik
  patient: patienten, patientinnen
  nurse: pflege, krankenschwester
  study: studie, studien
  training: schulung, schulungen, fortbildung
  security: sicherheit
  network: netzwerk, netzwerke
  attack: angriff, angriffe
  water: wasser
  energy: energie, strom
  train: zug, bahn
  ship: schiff, boot
  insurance: versicherung, versicherungen
  article: artikel
  photo: foto, fotos, bild, bilder
  exhibition: ausstellung, ausstellungen
  course: kurs, kurse
  kitchen: küche
  opened: eröffnet
  inspection: inspektion, prüfung
  church: kirche
  sound: ton, klang
  choir: chor
  night: nacht
  report: bericht, berichte
  talk: vortrag, vorträge
  house: haus, häuser
  garden: garten
  child: kinder, kind
`;
