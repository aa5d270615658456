/** Words of questions in German: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const de = `
ignored: der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, es, ist, sind, war, waren, wird, wurde, wurden, worden, hat, hast, haben, habt, hatte, bin, bist, sein, kann, kannst, können, koennen, könnte, könnten, koennte, darf, soll, man, so, denn, auch, schon, mal, bitte, gibt, dort, hier, zu, zum, zur, im, am, an, bei, beim, auf, aus, um, als, dass, sich, mir, mich, uns, wir, ich, heißt, heisst, hoch, genau, eigentlich, etwas, noch
who: wer, wen
whose: wessen
for whom: für wen, fuer wen
where: wo, woher, wohin
when: wann
what: wie hoch, was, worum, womit
which: welche, welcher, welches, welchen, welchem
why: warum, wieso, weshalb
how: wie
how many: wie viele, wieviele, anzahl
how much: wie viel, wieviel
how much does it cost: wie teuer, was kostet, was kosten, was nimmt, kostet
how long: wie lange
she: sie, er, ihr, ihre, ihren, ihrem, ihrer, ihres, seine, seinen, seinem, seiner, ihm, ihn
you: du, dein, deine, deinen, dich, dir, ihnen
tell me about: erzähl, erzähle, erzählen, über
for: für, fuer
with: mit
without: ohne
from: von, vom, seitens
in: in
and: und
or: oder
not: nicht, kein, keine, keinen
before: vor, vorher, davor, bevor
after: nach, danach
since: seit
until: bis
between: zwischen
lives: wohnt, wohnst, wohnen, lebt, lebst, leben, ansässig, wohnort, sitz
city: stadt, ort
works: arbeitet, arbeitest, arbeiten, tätig
worked: gearbeitet, angestellt, beschäftigt
job: beruf, job, stelle, stellen
company: firma, betrieb, unternehmen, arbeitgeber
experience: erfahrung, erfahrungen, berufserfahrung
current: aktuell, aktuelle, aktuellen, derzeit, momentan, jetzt, zurzeit
former: früher, frühere, früheren, ehemalige
latest: neueste, neuestes, neuesten, letzte, letztes, letzten, jüngste
first: erste, erstes, ersten, älteste, ältestes
longest: längste, längstes, längsten
email address: mailadresse, emailadresse
email: mail, email, e mail
phone number: telefonnummer, telefon, handynummer, handy, nummer
contact: kontakt, kontaktieren, erreichen, erreiche, anschreiben, melden, kontaktdaten
address: adresse, anschrift
available: verfügbar, verfügbarkeit, frei, anfangen, buchbar
hire: anstellen, engagieren, buchen, beauftragen, einstellen
rate: preis, preise, kosten, honorar, tarif, gebühr
day rate: tagessatz, stundensatz
projects: projekte, projekt, projekten, arbeiten von, werke
clients: kunde, kunden, auftraggeber, auftraggeberin, kundin, auftraggebern
personal: privat, private, privaten, eigene, eigenen, persönliche
list: liste, zeige, zeig, nenne, auflistung, alle, alles
skills: fähigkeiten, kenntnisse, kompetenzen, fertigkeiten, technologien
tools: werkzeuge, programme, werkzeug, software
use: benutzt, verwendet, nutzt, benutzen, verwenden, eingesetzt
languages: sprachen, sprache
speak: spricht, sprichst, sprechen
study: studiert, studium, ausbildung, gelernt, uni, universität, hochschule
degree: abschluss
certificate: zertifikat, zertifikate, bescheinigung, zeugnis
award: preis gewonnen, auszeichnung, auszeichnungen
year: jahr, jahre, jahren
made: gemacht, entwickelt, erstellt, gebaut, gestaltet, programmiert, entworfen, geschrieben, gezeichnet
link: webseite, website, homepage, internetseite
cv: lebenslauf
together: zusammen
result: ergebnis, ergebnisse, erfolg
role: rolle, aufgabe
team: mannschaft
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
