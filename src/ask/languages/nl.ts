/** Words of questions in Dutch: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const nl = `
ignored: de, het, een, is, zijn, was, waren, wordt, werd, heeft, hebt, heb, hebben, had, kan, kun, kunnen, mag, er, dat, dit, die, deze, ook, al, op, aan, te, bij, om, als, ik, we, wij, ons, mij, me, graag, zou, hoog, hier, daar, heet, wel, nog
who: wie
for whom: voor wie
where: waar, waarvandaan
when: wanneer
what: wat, hoe hoog
which: welke, welk
why: waarom
how: hoe
how many: hoeveel, aantal
how much does it cost: hoe duur, wat kost, wat kosten, kost, wat rekent
how long: hoe lang, hoelang
she: ze, zij, haar, hij, hem, zijn werk
you: jij, je, jouw, jou, u, uw
tell me about: vertel, over
for: voor
with: met
without: zonder
in: in
from: van, uit, vanaf
and: en
or: of
not: niet, geen
before: voordat, daarvoor
after: na, daarna
since: sinds
until: tot
between: tussen
lives: woont, woon, wonen, leeft, gevestigd, woonplaats
city: stad, plaats
works: werkt, werk, werken
worked: gewerkt, werkte
job: baan, beroep, functie
company: bedrijf, bedrijven, werkgever, werkgevers
experience: ervaring
current: huidige, nu, momenteel
former: vorige, vroegere, eerdere
latest: laatste, nieuwste, recentste
first: eerste, oudste
longest: langste
email address: mailadres, emailadres
email: mail, email, e mail
phone number: telefoonnummer, telefoon, mobiel
contact: contact, bereiken, contactgegevens, schrijven
address: adres
available: beschikbaar, beschikbaarheid, vrij, beginnen
hire: inhuren, aannemen
rate: prijs, prijzen, tarief, tarieven, kosten
day rate: dagtarief, uurtarief
projects: project, projecten
clients: klant, klanten, opdrachtgever, opdrachtgevers
personal: persoonlijke, eigen, privé
list: lijst, toon, noem, alle, alles
skills: vaardigheden, kennis, competenties
tools: gereedschap, programma, hulpmiddelen, software
use: gebruikt, gebruiken, gebruik
languages: talen, taal
speak: spreekt, spreek, spreken
study: gestudeerd, studie, opleiding, studeerde, universiteit
degree: diploma, graad
certificate: certificaat, certificaten
award: prijs gewonnen, onderscheiding, prijzen gewonnen
year: jaar, jaren
made: gemaakt, gebouwd, ontworpen, ontwikkeld, geschreven, getekend
link: website, site, webpagina
cv: cv
result: resultaat, resultaten
role: rol
team: team
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
