/** Words of questions in German: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const de = `
ignored: im bereich, auf dem gebiet, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, es, ist, sind, war, waren, wird, wurde, wurden, worden, hat, hast, haben, habt, hatte, bin, bist, sein, kann, kannst, können, koennen, könnte, könnten, koennte, darf, soll, man, so, denn, auch, schon, mal, bitte, gibt, hier, zu, zum, zur, im, am, an, bei, beim, auf, aus, um, als, dass, sich, mir, mich, uns, wir, ich, heißt, hoch, genau, eigentlich, etwas, noch, habe, sollte, möchte, diese, gern, mehr, gehalten, finde, andere, macht, machst,
  eure, deiner, euch, irgendwo, sowie, ganz, würde, würden, wäre, dieser, dieses, diesem, einmal, vielleicht, solche, wirklich, jeweils, etwa, bereits, laufe,
  neben, außer, denen, deren,
  könnt, musst, müssen, sollten, wollte, möchten, moechte, würdest, wuerde, werden, hatten, hab, gab, gibts, machen, hallo, guten tag, danke, doch, irgendwas, jemand, mein, meine, unser, unsere, dabei, da, gerne, sonst, sowas, wir suchen, ich suche, wir brauchen, ich brauche, warst, wart, seid, hattest, hattet, gewesen, muss, wuerden, überhaupt, ueberhaupt, deinem, deines
who: wer, wen, wem
who is: wer ist, wer bist
whose: wessen, wem gehört
name: wie heißt sie, wie heißt du, wie heißen sie
for whom: für wen, fuer wen
where: wo, woher, wohin, wo überall
when: wann, ab wann
what: wie hoch, was, worum, womit
which: welche, welcher, welches, welchen, welchem
why: warum, wieso, weshalb
how: wie
how many: wie viele, wieviele, anzahl, insgesamt
how much: wie viel, wieviel
how much does it cost: wie teuer, was kostet, was nimmt, kostet, was verlangen, was verlangt, was würde das kosten, wie viel kostet, wieviel kostet, was verlangst, was nehmen sie, was berechnen sie, was nimmst du, was kosten sie, mit welchen kosten
how long: wie lange, seit wann
she: sie, er, ihr, ihre, ihren, ihrem, ihrer, ihres, seine, seinen, seinem, seiner, ihm, ihn
you: du, dein, deine, deinen, dich, dir, ihnen
tell me about: erzähl, erzähle, erzählen, über, erzaehl, erzaehlen, ueber, beschreib, erklär
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
lives: wohnt, wohnst, wohnen, lebt, lebst, leben, ansässig, wohnort, sitz, standort, woher kommt, woher kommst, woher kommen
city: stadt, ort
works: arbeitet, arbeitest, arbeiten, tätig, arbeit
worked: gearbeitet, angestellt, beschäftigt, arbeitete
job: beruf, job, stelle, stellen, beruflich, anstellung, position, tätigkeit, taetigkeit, festanstellung
career: werdegang, beruflicher hintergrund
company: firma, betrieb, unternehmen, firmen, betriebe
employer: arbeitgeber
boss: chef, chefin, vorgesetzte, vorgesetzter
self employed: selbstständig, selbständig, freiberuflich, freiberuflerin, freelancer, selbstständigkeit, selbständigkeit, selbststaendig, selbstaendig
experience: erfahrung, erfahrungen, berufserfahrung
current: aktuell, aktuelle, aktuellen, derzeit, momentan, jetzt, zurzeit, aktueller, gerade, zur zeit, im moment
former: früher, frühere, früheren, ehemalige, vorheriger, vorherige, vorherigen, bisherige, bisherigen
latest: neueste, neuestes, neuesten, letzte, letztes, letzten, jüngste, neuste, neustes, zuletzt, letzter, aktuellste, neuester, aktuellstes
new: neue, neuen
first: erste, erstes, ersten, älteste, ältestes, erster
longest: längste, längstes, längsten, laengste, längster, laengstes
email address: mailadresse, emailadresse
email: mail, email, e mail
phone number: telefonnummer, telefon, handynummer, handy, nummer, mobilnummer, rufnummer
contact: kontakt, kontaktieren, erreichen, erreiche, anschreiben, melden, kontaktdaten, schreiben, nachricht, erreichbar, anrufen, ansprechpartner
address: adresse, anschrift
available: verfügbar, verfügbarkeit, frei, anfangen, buchbar, zeit, kapazitäten, offen, kapazität, beginnen, starten, ausgebucht, freie termine, verfuegbar, freier termin, freie termin, ausgelastet, noch aufträge an, neuen auftrag übernehmen, neuen auftrag annehmen, einen auftrag übernehmen, neue aufträge übernehmen
hire: anstellen, engagieren, buchen, beauftragen, einstellen, mit dir arbeiten, zusammenarbeiten
rate: preis, preise, kosten, honorar, teuer, preisliste, konditionen
day rate: tagessatz, stundensatz, pro stunde, pro tag, tagespreis, tageshonorar, stundensätze, tagessätze
projects: projekte, projekt, projekten, arbeiten von, werke, auftrag, auftraege, arbeitsproben, deine arbeiten
clients: kunde, kunden, auftraggeber, auftraggeberin, kundin, aufträge, beauftragt, kundinnen, bauherr, bauherrin, kundenliste
personal: privat, private, privaten, eigene, eigenen, persönliche, eigenes
list: liste, zeige, zeig, nenne, alle, alles, auflisten, aufzählen, sämtliche, übersicht, uebersicht
skills: fähigkeiten, kenntnisse, kompetenzen, technologien, stärken, methoden, was kann, was kannst, faehigkeiten, staerken, qualifikationen, was kannst du gut
special: besonders, besser, unterscheidet
tools: werkzeuge, programme, werkzeug, software, ausrüstung, ausruestung, welche maschinen, welche geräte
use: benutzt, verwendet, nutzt, benutzen, verwenden, eingesetzt, benutzte, nutzen, genutzt
languages: sprachen, sprache, muttersprache, fremdsprachen, sprachkenntnisse
speak: spricht, sprichst, sprechen
study: studiert, studium, ausbildung, gelernt, uni, universität, hochschule, studierte, studieren, ausgebildet, studiengang, studienfach, universitaet, bildungsweg
degree: abschluss, abschlüsse, diplom, studienabschluss, staatsexamen
school: schule, schulabschluss, schulbildung, abitur, abi, schule besucht
certificate: zertifikat, zertifikate, zeugnis, lizenz, lizenzen, meisterbrief, gesellenbrief, zertifiziert, zertifizierung
award: preis gewonnen, auszeichnung, auszeichnungen, gewonnen, preise gewonnen, preise hat, ausgezeichnet, preise bekommen, prämiert, praemiert, preisgekrönt, preisgekroent, ehrungen, preisverleihung, geehrt, welche preise hast du gewonnen, welche preise haben sie gewonnen, preis bekommen, preis erhalten, preise erhalten, nominiert
talks: vortrag, vorträge, konferenzen, rednerin, vortraege, konferenz, workshops gegeben, referentin, referent, redner, vorlesungen, vorträgen, vorgetragen
published: veröffentlicht, publiziert, erschienen, veroeffentlicht
publications: veröffentlichungen, publikationen, artikel, veröffentlichung, fachartikel, aufsatz, aufsätze, fachbeiträge, veroeffentlichungen
books: bücher
volunteer: ehrenamt, ehrenamtlich, ehrenamtliche, unbezahlte, freiwillig, freiwilligenarbeit, ehrenamtliches, unbezahlt, unentgeltlich, engagierst
year: jahr, jahre, jahren
made: gemacht, entwickelt, erstellt, gebaut, gestaltet, programmiert, entworfen, gezeichnet
written: geschrieben
link: webseite, website, homepage
page: seite
profiles: profil, soziale netzwerke, sozialen netzwerken
cv: lebenslauf
download: herunterladen
references: referenzen, empfehlungen, was sagen, referenz, empfehlung, kundenstimmen, rezensionen, bewertungen
interests: interessen, hobbys, freizeit, hobby, leidenschaften
together: zusammen
result: ergebnis, ergebnisse, erfolg, erzielt, rausgekommen, kam dabei raus, was hat das gebracht, resultat, resultate, was wurde daraus, was ist daraus geworden, was wurde draus, was ist draus geworden, aus dem projekt geworden
role: rolle, aufgabe, aufgaben, beigetragen, zuständig, verantwortlich, aufgabenbereich
for what: wofür
how many people: wie viele leute, wieviele leute, wie viele personen
how much cost: was hat das gekostet, wie teuer war
cost: gekostet, gesamtkosten, baukosten, und die kosten
how long take: wie lange lief, wie lange hast du gebraucht, wie lange brauchst, wie viele monate, wie viele tage
take: gedauert, dauerte, dauert
start: angefangen, begonnen, begann
end: beendet, abgeschlossen, fertig, fertiggestellt, fertigstellung, vollendet
still: immer noch, immernoch
still in use: noch in betrieb, noch benutzt, noch genutzt, läuft das noch, gibt es das noch, noch im einsatz, noch in gebrauch, noch verwendet, gibts das noch, existiert es noch
worked on: mitgearbeitet, daran gearbeitet, beteiligt, mitgemacht, mitgewirkt
who worked on it: wer war dabei
when was that: wann war das
help: geholfen, helfen, unterstützt, mitgeholfen, unterstuetzt
difficult: schwierig, schwierigsten, schwierigkeiten, herausforderung, knifflig, war schwer, am schwersten, schwierigste, herausforderungen, kompliziert, herausfordernd, schwierigster, aufwendigste, anspruchsvollste, härteste, haerteste
problem: probleme, schwierigkeit, panne, pannen, problemen
wrong: fehler, kaputt, nicht so gut, rückschläge, rueckschlaege, daneben gegangen, schief gegangen
went wrong: schief, schiefgegangen, schief gelaufen, ging schief, lief schief, nicht geklappt, nicht funktioniert, danebengegangen, misslungen, schiefgelaufen, gescheitert
learn: daraus gelernt, dabei gelernt, erkenntnisse, lehren gezogen, dazugelernt, was nimmst du daraus mit, draus gelernt, was nimmst du mit
people: mitarbeiter, kollegen, leute, personen
team: allein, alleine
what was her role: was hast du dabei gemacht, was hast du da gemacht, was haben sie dabei gemacht, was hat sie dabei gemacht, was hast du dort gemacht, was haben sie dort gemacht
which tools used: womit arbeitest, womit arbeiten sie, womit hast du, womit haben sie, womit wurde
code open: open source, opensource, quellcode, code offen
see: sehen, gesehen, ansehen, anschauen
try: ausprobieren, testen
tell me more: mehr dazu, mehr darüber, mehr details, mehr infos, mehr informationen, erzähl mir mehr, erzählen sie mir mehr, details, genauer, und weiter, was noch
the other: das andere, die andere, der andere, die anderen
that: dies, diesen
that project: dieses projekt, diesem projekt
before that: und davor, und vorher, was kam davor
after that: und danach, und dann, was kam danach
which of the two: welches von beiden, welche von beiden
both: beide, beiden
biggest: größte, größtes, größten, größter, groesste, groesstes, am größten, groessten
smallest: kleinste, kleinstes, kleinsten
shortest: kürzeste, kürzestes, kürzesten, kürzester, kuerzeste
what is her process: wie arbeitest du, wie arbeiten sie, wie gehst du vor, wie gehen sie vor, wie läuft das ab
process: ablauf, vorgehensweise, arbeitsweise
remote: homeoffice, von zu hause, von zuhause
on site: vor ort
come on site: zu uns kommen, kommst du zu uns, kommen sie zu uns, hausbesuche, kommst du zu mir, kommen sie zu mir
travel: reisen, reisebereitschaft
programming languages: programmiersprachen
teach: unterrichtet, unterrichten, lehraufträge
press: presse, berichtet
interview: interviews
years of experience: jahre erfahrung
how many years of experience: wie lange machst du das schon, wie lange machen sie das schon
worked together: zusammengearbeitet
soon: bald, demnächst, kurzfristig
insured: versichert
born: geboren
old: alt
married: verheiratet
salary: gehalt, verdient, gehaltsvorstellung
of them: davon, von denen, von diesen
it: dabei, dafür, dazu, damit, daran, dran, darin, dadurch, daraus, darüber
there: dort
per hour: stundenlohn, die stunde
cheap: billig, günstig, guenstig, preiswert
cheaper: billiger, günstiger, guenstiger
cheapest: billigste, billigstes, billigsten, günstigste, günstigsten, guenstigste, billigster, günstigster
most expensive: teuerste, teuerstes, teuersten, teuerster
discount: rabatt, rabatte, nachlass, preisnachlass
travel cost: fahrtkosten, reisekosten, anfahrt, anfahrtskosten
quote: kostenvoranschlag, angebot machen, angebot bekommen, angebot schicken
deposit: anzahlung, vorkasse
invoice: rechnung
paid: bezahlt, gezahlt, finanziert, finanzierte, kosten übernommen, geldgeber
funding: finanzierung, fördermittel, foerdermittel
who was the client: wer hat das bestellt, in wessen auftrag
ordered: bestellt, bestellte, in auftrag gegeben
led: geleitet, leitete, geführt, gefuehrt, projektleitung
who led: wer war projektleiter
duration: dauer, projektdauer, bauzeit, projektlaufzeit
deadline: frist, abgabetermin
delayed: verspätet, verspätung, verspaetung, verzögert, verzögerung, verzoegerung, verzug, später als geplant, spaeter als geplant, zu spät fertig
on time: pünktlich, puenktlich, rechtzeitig, termingerecht, zeitplan eingehalten
last year: letztes jahr
this year: dieses jahr
what was the problem: was war das problem, woran lag das
mistakes: falsch gemacht
damage: beschädigt, beschaedigt, schaden, schäden, schaeden
chosen: ausgewählt, ausgewaehlt, ausgesucht
why should we choose her: warum gerade dich, warum gerade sie, was spricht für dich, was zeichnet dich aus, warum sollten wir dich nehmen, warum sollten wir sie nehmen, was bringst du mit, was bringen sie mit
how did it end: wie ging es aus, wie ging das aus, wie endete
satisfied: zufrieden
materials: materialien, werkstoffe, werkstoff
what is it made of: woraus besteht, woraus gemacht
weight: gewicht
heavy: wiegt, wiegen
how heavy: was wiegt, wie viel wiegt, wie schwer ist
height: höhe, hoehe
wide: breit
width: breite
deep: tief
depth: tiefe
big: groß, gross
size: größe, groesse
how big: wie viele quadratmeter
long: lang, länge, laenge
how far: wie weit weg, wie viele kilometer
far: entfernt
distance: entfernung
temperature: temperatur, wie viel grad
how hot: wie heiß, wie heiss
how many pieces: wie viele stück, stückzahl
visitors: besucher, besuchern, besucherzahl
employees: angestellte, personal, mitarbeiterinnen
colleagues: kolleginnen, kollege, kollegin
apprenticeship: lehre gemacht, lehrzeit, lehrstelle, berufsausbildung, ausbildungsbetrieb
apprentice: azubi, azubis, lehrling, lehrlinge
grade: abschlussnote, schulnoten, welche note, welcher note, notendurchschnitt, mit welcher note
first job: erster job, erste stelle, ganz am anfang, berufseinstieg
opening hours: öffnungszeiten, oeffnungszeiten
visit: besichtigen, besichtigung, besuchen, vorbeikommen
warranty: garantie, gewährleistung, gewaehrleistung
repair: reparieren, reparatur, reparaturen, repariert
waiting time: wartezeit, warteliste, lieferzeit, muss ich warten, vorlaufzeit
less: weniger
more than: mehr als
most: am meisten, die meisten
best: beste, bestes, besten
worst: schlechteste, schlimmste, schlimmsten
oldest: ältesten, aeltesten
highest: höchste, höchsten, hoechste
and before that: und was war davor
and the other one: und das zweite
who paid for it: wer hat dafür bezahlt, wer hat das bezahlt
and then: wie ging es weiter, was passierte dann
places: orte, stationen
thesis: masterarbeit, bachelorarbeit, doktorarbeit, diplomarbeit, abschlussarbeit, dissertation
phd: doktortitel, promoviert
supervisor: doktorvater
who was her teacher: bei wem hast du gelernt, bei wem haben sie gelernt
about what: worüber
self taught: selbst beigebracht, quereinsteiger
training: weiterbildung, weiterbildungen, fortbildungen
scholarship: stipendium
what was her former job: was hast du vorher gemacht, was haben sie vorher gemacht, was hast du früher gemacht
what does she do: was machst du so
who is she: stell dich vor, stellen sie sich vor
internship: praktikum, praktika
leave: aufgehört, aufgehoert, gekündigt, gekuendigt, weggegangen, jobwechsel
people led: führungserfahrung, fuehrungserfahrung, personalverantwortung
abroad: im ausland
what is she working on: woran arbeitest du, woran arbeiten sie
english: englisch
french: französisch, franzoesisch
german: deutsch
fluent: fließend, fliessend
weaknesses: schwächen, schwaechen, schwäche, was kannst du nicht
favorite project: lieblingsprojekt
proud: stolz
most important: wichtigste, wichtigstes
fixed price: festpreis
payment terms: zahlungsbedingungen, ratenzahlung
services: dienstleistungen, welche leistungen, was bietest du an, was bieten sie an
looking for a job: jobsuche, suchst du einen job, suchen sie einen job
part time: teilzeit
full time: vollzeit
relocate: umziehen
who had the idea: wer hatte die idee, wessen idee, wer kam auf die idee
how did it start: wie kam es dazu
with whom: mit wem
how did it go: wie lief das, wie lief es, wie liefs
over budget: teurer als geplant
do differently: anders machen, anders gemacht, bereust
sold: verkauft
buy: kaufen
shown: ausgestellt, gezeigt
older: älter, aelter
bigger: größer, groesser
longer: länger, laenger
more expensive: teurer
is it finished: ist es fertig, ist das fertig
second: zweite
next: nächste, naechste
what else: was sonst noch, und sonst
where was that: wo war das
feedback: rückmeldungen
how heavy is it: wie schwer ist sie, wie schwer ist er, wie schwer war sie, wie schwer war er, wie schwer wurde sie, wie schwer wurde er
how high is it: wie hoch ist sie, wie hoch ist er, wie hoch war sie, wie hoch war er, wie hoch wurde sie, wie hoch wurde er
how big is it: wie groß ist sie, wie groß ist er, wie groß war sie, wie groß war er, wie groß wurde sie, wie groß wurde er
how long is it: wie lang ist sie, wie lang ist er, wie lang war sie, wie lang war er, wie lang wurde sie, wie lang wurde er
how wide is it: wie breit ist sie, wie breit ist er, wie breit war sie, wie breit war er, wie breit wurde sie, wie breit wurde er
how deep is it: wie tief ist sie, wie tief ist er, wie tief war sie, wie tief war er, wie tief wurde sie, wie tief wurde er
president: präsident, präsidentin, bundeskanzler, kanzler
what time is it: wie spät ist es, wie viel uhr ist es
ignore all: ignoriere alle, ignoriere alles, ignorieren sie alle, vergiss alle, vergiss alles, ignoriere die vorherigen, ignoriere alle vorherigen
believe: glauben sie, glaubst du
birthday: geburtsdatum, geburtstag
mother: mutter
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
patterns:
  number: zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, \\p{L}+zehn, \\p{L}+zig, dutzend, hundert\\p{L}*, tausend\\p{L}*, anderthalb, \\p{L}*einhalb, halbe[nrms]?
  date: frühling, frühjahr, sommer, herbst, winter, \\d+\\.? jahrhundert
  money: kostenlos, kostenfrei, gratis, umsonst, eur, franken, chf
  reason: weil, denn, deshalb, deswegen, darum, damit, wegen, grund, ursache, dadurch, sonst
  change: prozent, von \\S+ auf \\S*\\d+, ergebnis
  length: meter[n]?, zentimeter[n]?, millimeter[n]?, kilometer[n]?, quadratmeter[n]?, hektar
  weight: kilogramm, kilo, gramm, tonnen?, zentner
  temperature: grad
  sound: dezibel
`;
