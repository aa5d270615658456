/** Words of questions in Dutch: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const nl = `
ignored: de, het, een, is, zijn, was, waren, wordt, werd, heeft, hebt, heb, hebben, had, kan, kun, kunnen, mag, er, dat, dit, die, deze, ook, al, op, aan, te, bij, om, als, ik, we, wij, ons, mij,
  me, graag, zou, hier, daar, heet, wel, nog, kunt, ben, bent, naar, neem, iets, vinden, kom, komt, vandaan, dan, anderen,
  jullie, hun, onze, mijn, andere, zoal, ooit, misschien, eigenlijk, precies, zouden, zullen, moet, moeten, werden, geweest, waarin, waarmee, daarnaast, tijdens, ergens, allemaal
who: wie
whose site is this: van wie is, wiens
for whom: voor wie
where: waar, waarvandaan
when: wanneer
what: wat, hoe hoog
which: welke, welk, wat voor
why: waarom
how: hoe
how many: hoeveel, aantal
how much does it cost: hoe duur, kost, rekent
how long: hoe lang, hoelang
she: ze, zij, haar, hij, hem
you: jij, je, jouw, jou, u, uw
tell me about: vertel, over
for: voor
with: met
without: zonder
from: van, uit, vanaf
and: en
or: of
not: niet, geen
before: voordat, daarvoor
after: na, daarna
since: sinds
until: tot
between: tussen
lives: woont, woon, wonen, gevestigd, woonplaats
city: stad, plaats, regio
works: werkt, werk, werken
worked: gewerkt, werkte
job: baan, beroep, functie
self employed: zelfstandig, zelfstandige, zzp
company: bedrijf, bedrijven
employer: werkgever, werkgevers, in dienst
experience: ervaring, werkervaring
current: huidige, nu, momenteel, op dit moment
former: vorige, vroegere, eerdere
latest: laatste, nieuwste, recente
first: eerste, oudste
longest: langste
email address: mailadres, emailadres, e mailadres
email: mail, email, e mail
phone number: telefoonnummer, telefoon, mobiel
contact: contact, bereiken, contactgegevens, schrijven, bericht, mailen
address: adres
available: beschikbaar, beschikbaarheid, vrij, beginnen, capaciteit, ruimte, nieuwe opdrachten
hire: inhuren, aannemen, kiezen
better than others: beter, bijzonder
rate: prijs, prijzen, tarief, tarieven, kosten
day rate: dagtarief, uurtarief
projects: project, projecten
clients: klant, klanten, opdrachtgever, opdrachtgevers, opdracht, opdrachten
personal: persoonlijke, eigen, prive
list: lijst, toon, noem, alle, alles
skills: vaardigheden, kennis, competenties, wat kan ze, wat kun je, wat kunt u
strengths: sterke punten, goed in, kwaliteiten
methods: methode, methoden, technieken
tools: gereedschap, programma, hulpmiddelen, software
use: gebruikt, gebruiken, gebruik
languages: talen, taal, moedertaal
speak: spreekt, spreek, spreken
study: gestudeerd, studie, opleiding, studeerde, universiteit, studies, opleidingen, afgestudeerd
degree: diploma
certificate: certificaat, certificaten, vergunning
award: prijs gewonnen, onderscheiding, onderscheidingen, prijzen gewonnen, welke prijzen, gewonnen
talks: lezing, lezingen, presentaties, conferenties, evenementen, spreker
published: publicaties, gepubliceerd, artikelen
volunteer: vrijwilligerswerk, vrijwillig, onbetaald, onbetaalde, goede doelen
testimonials: referentie, referenties, aanbevelingen, zeggen
hobbies: hobby, interesses, vrije tijd
profiles: profielen, sociale media
name: naam, hoe heet
download: downloaden
do: doe, doet
year: jaar, jaren
made: gemaakt, gedaan, gebouwd, ontworpen, ontwikkeld, geschreven, getekend
link: website, site, pagina
cv: cv
result: resultaat, resultaten
role: rol
topics:
  fish: vis, vissen
  book: boek, boeken
  film: films
  music: muziek
  game: spel, spellen, games
  school: scholen
  bread: brood
  bridge: brug, bruggen
  footbridge: voetgangersbrug, voetgangersbruggen
  wall: muur, muren
  flood: overstroming, overstromingen
  map: kaart, kaarten
  museum: musea
  hospital: ziekenhuis, ziekenhuizen
  patient: patiënten, patiënt
  nurse: verpleegkundige, verpleegkundigen
  trial: onderzoek
  security: beveiliging
  network: netwerk, netwerken
  attack: aanval, aanvallen
  water: water
  energy: energie, stroom
  train: trein, treinen
  ship: schip, boot
  insurance: verzekering, verzekeringen
  article: artikel, artikelen
  photo: foto, beelden
  exhibition: tentoonstelling
  course: cursus, cursussen
  kitchen: keuken
  inspection: inspectie, inspecties
  thursday: donderdag
  monday: maandag
  church: kerk
  sound: geluid
  choir: koor
  night: nacht
  report: rapport, rapporten
  talk: lezing, lezingen
  house: huis, huizen
  garden: tuin
  child: kinderen
`;
