/** Words of questions in Dutch: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const nl = `
ignored: mee, op het gebied van, de, het, een, is, zijn, was, waren, wordt, werd, heeft, hebt, heb, hebben, had, kan, kun, kunnen, mag, er, dat, dit, die, deze, ook, al, op, aan, te, bij, om, als, ik, we, wij, ons, mij,
  me, graag, zou, hier, heet, wel, nog, kunt, ben, bent, naar, neem, iets, vinden, kom, komt, vandaan, dan, anderen,
  jullie, hun, onze, mijn, andere, zoal, ooit, misschien, eigenlijk, precies, zouden, zullen, moet, moeten, werden, geweest, waarin, waarmee, daarnaast, tijdens, ergens, allemaal,
  kon, wil, wilt, mogen, moest, gaat, hallo, hoi, bedankt, alsjeblieft, eens, even, iemand, zoiets, zelf, ik zoek, we zoeken, op zoek naar, nodig, benieuwd, weten, kreeg, kregen, gekregen, vind, vindt, vond, gehad, hadden, gegeven, behaald, gehaald
who: wie
whose site is this: van wie is, wiens
for whom: voor wie, in opdracht van wie, wie was de klant, in wiens opdracht, wie gaf de opdracht, wie gaf opdracht
where: waar, waarvandaan, waar staat het, waar hangt
when: wanneer, in welk jaar, welk jaar
what: wat, hoe hoog
which: welke, welk, wat voor
why: waarom, hoezo, waardoor
how: hoe
how many: hoeveel, aantal
how much does it cost: hoe duur, kost, rekent, hoeveel kost, wat kost, wat vraag je, wat vraagt u, wat reken je, wat ben ik kwijt, hoeveel ben ik kwijt, wat vragen jullie, richtprijs, prijsindicatie, hoeveel vraag je, hoeveel vraagt u, wat kosten
how long: hoe lang, hoelang, hoeveel tijd
she: ze, zij, haar, hij, hem
you: jij, je, jouw, jou, u, uw, jezelf, uzelf
tell me about: vertel, over, vertellen, leg uit, meer over, vertel meer over, vertel me meer over
for: voor
with: met
without: zonder
from: van, uit, vanaf
and: en
or: of
not: niet, geen
before: voordat, daarvoor, vroeger, eerder, hiervoor
after: na, daarna
since: sinds
until: tot
between: tussen
lives: woont, woon, wonen, gevestigd, woonplaats, waar kom je vandaan, waar komt u vandaan, waar komt ze vandaan, waar zit je
city: stad, plaats, regio
works: werkt, werk, werken, werkzaam
worked: gewerkt, werkte
job: baan, beroep, functie, banen, functies, bijbaan, wat voor werk, doe je voor de kost
self employed: zelfstandig, zelfstandige, zzp, zzp'er, freelancer, eigen bedrijf, ondernemer, eenmanszaak, eigen zaak, eigen baas, voor jezelf begonnen
company: bedrijf, bedrijven, organisatie
employer: werkgever, werkgevers, in dienst, loondienst, bij welk bedrijf, bij wie heb je gewerkt, dienstverband
experience: ervaring, werkervaring
current: huidige, nu, momenteel, op dit moment, huidig, tegenwoordig, lopende
former: vorige, vroegere, eerdere, vorig, voormalige
latest: laatste, nieuwste, recente, meest recente, nieuwst
first: eerste, oudste, allereerste, helemaal in het begin, oudst, als eerste
longest: langste, langst
email address: mailadres, emailadres, e mailadres, email adres
email: mail, email, e mail
phone number: telefoonnummer, telefoon, mobiel, telnr
contact: contact, bereiken, contactgegevens, schrijven, bericht, mailen, contact opnemen, bereikbaar, bellen, contactformulier, appen, berichtje, bereik ik, kennismaken
address: adres
available: beschikbaar, beschikbaarheid, vrij, beginnen, capaciteit, ruimte, nieuwe opdrachten, starten, heb je tijd, heeft u tijd, heb je weer tijd, heeft u weer tijd, volgeboekt, plek vrij, zit je vol, aan de slag, inzetbaar, zoek je een baan
hire: inhuren, aannemen, kiezen, in te huren, samenwerken
better than others: beter, bijzonder, beter dan, onderscheidt, meerwaarde
rate: prijs, prijzen, tarief, tarieven, kosten
day rate: dagtarief, uurtarief, per uur, dagprijs, per dag
projects: project, projecten, klus, klussen, laat je werk zien, voorbeelden van je werk
clients: klant, klanten, opdrachtgever, opdrachtgevers, opdracht, opdrachten
personal: persoonlijke, eigen, prive
list: lijst, toon, noem, alle, alles, overzicht
skills: vaardigheden, kennis, competenties, wat kan ze, wat kun je, wat kunt u, specialisatie, specialisme, gespecialiseerd, expertise
strengths: sterke punten, goed in, kwaliteiten, waar ben je goed in, sterke kanten, talenten
methods: methode, methoden, technieken
tools: gereedschap, programma, hulpmiddelen, software, gereedschappen, hulpmiddel, apparatuur, programmas
use: gebruikt, gebruiken, gebruik, gebruikte
languages: talen, taal, moedertaal, vreemde talen, talenkennis
speak: spreekt, spreek, spreken, beheers je
study: gestudeerd, studie, opleiding, studeerde, universiteit, studies, opleidingen, afgestudeerd, studeren, vakopleiding, hogeschool, opgeleid, bijscholing, studeert, welke school heb je gedaan, welke opleiding heb je gedaan, welke studie heb je gedaan, opleiding gevolgd, studie gevolgd, op school gezeten, naar school gegaan, het vak geleerd, hbo, mbo, middelbare school
degree: diploma, diplomas, diploma's
certificate: certificaat, certificaten, vergunning, gecertificeerd, getuigschrift
award: prijs gewonnen, onderscheiding, onderscheidingen, prijzen gewonnen, welke prijzen, gewonnen, bekroond, genomineerd, prijzen gekregen, prijs gekregen, bekroning, prijswinnend, nominatie, medaille, onderscheiden, eervolle vermelding, won, prijs voor gekregen, nominaties
talks: lezing, lezingen, presentaties, conferenties, evenementen, spreker, presentatie, conferentie, workshops gegeven, voordracht, praatje, gastcollege, gastcolleges, congres, gesproken, congressen, praatjes, gastlessen, gepresenteerd
published: gepubliceerd, publiceren, verschenen
publications: publicaties, artikelen, publicatie, blogs
volunteer: vrijwilligerswerk, vrijwillig, onbetaald, onbetaalde, goede doelen, vrijwilliger, goed doel, goede doel, pro bono
testimonials: referentie, referenties, aanbevelingen, zeggen, aanbeveling, reviews, beoordelingen, recensies, tevreden, ervaringen van klanten, wat vonden de klanten, wat vond de klant
hobbies: hobby, interesses, vrije tijd, hobbys, naast je werk
profiles: profielen, sociale media
name: naam, hoe heet
download: downloaden
do: doe, doet, deed, doen
year: jaar, jaren
made: gemaakt, gedaan, gebouwd, ontworpen, ontwikkeld, getekend, maakt, maakte, maken
written: geschreven, schreef
link: website, site, pagina
cv: cv, curriculum vitae
result: resultaat, resultaten, uitkomst, opgeleverd, bereikt, wat leverde het op, eindresultaat
role: rol, taak, taken, bijdrage, verantwoordelijk, verantwoordelijkheden, werkzaamheden, bijgedragen
for what: waarvoor
how many people: hoeveel mensen, met hoeveel man, hoeveel personen, met hoeveel waren jullie
how much cost: hoeveel kostte, hoe duur was, wat heeft het gekost, hoeveel heeft het gekost, wat heeft dat gekost, wat kostte het, wat kostte dat, en de kosten
cost: gekost, kostte
how long take: hoe lang deed je erover, hoe lang deed u erover, hoe lang was je bezig, hoeveel tijd kostte, doorlooptijd, tijdsduur
take: duurde, duurt, geduurd, duurden
start: begon, begonnen, gestart, startte
end: afgerond, klaar, voltooid, afgemaakt, eindigde, oplevering, einddatum, is het af, was het af
still: nog steeds
still in use: nog in gebruik, nog steeds in gebruik, in gebruik, nog gebruikt, bestaat het nog, nog steeds gebruikt, draait het nog, werkt het nog, staat het er nog
worked on: meegewerkt, werkte mee, meegedaan, deed mee, betrokken, werkten mee
who worked on it: wie waren erbij, wie werkte eraan, wie deed er mee
when was that: wanneer was dat, wanneer was het, hoe lang geleden
help: geholpen, helpen, hulp, hielp, hielpen, meegeholpen
difficult: moeilijk, moeilijkste, lastig, lastigste, uitdaging, moeilijke, lastige, ingewikkeld, uitdagingen, moeilijkst, lastigst, meest complexe
problem: probleem, problemen, knelpunt, moeilijkheden, liep je tegenaan, waar liep je tegenaan, vastgelopen
wrong: fout, verkeerd, kapot, tegenslag, tegenslagen, tegenvaller, viel tegen, tegengevallen, ging niet goed, niet goed ging
went wrong: mis, ging mis, ging er mis, misgegaan, ging er fout, mislukt, niet gelukt, liep mis, mislukte, ging stuk, stukgegaan, misging, fout ging, fout gegaan
learn: geleerd, leren, leerde, opgestoken, welke lessen
people: medewerkers, collega's, collega, personeel, werknemers, medewerker, mensen, collegas
team: alleen gedaan, helemaal alleen, in je eentje, werk je alleen, werkt u alleen, alleen of in een team
what was her role: wat deed je daar, wat deed je precies, wat deed ze precies
which tools used: waarmee werk je, waarmee werkt u, waarmee werkt ze, waarmee heb je, waarmee is het, waar werk je mee
code open: open source, opensource, broncode
see: zien, bekijken, kijken
try: proberen, uitproberen
tell me more: meer hierover, meer erover, meer informatie, meer details, details, vertel meer, vertel me meer, vertelt u meer, meer vertellen, verder, nog meer
the other: de andere, het andere, die andere
that project: dit project, dat project
before that: en daarvoor, wat kwam daarvoor, wat deed je daarvoor, en hiervoor
after that: en daarna, en toen, wat kwam daarna, wat deed je daarna, hoe ging het verder, wat deed je toen, vervolgens
which of the two: welke van de twee, welke van beide
both: beide, allebei
biggest: grootste, grootst
smallest: kleinste, kleinst
shortest: kortste
new: nieuwe, nieuw
process: werkwijze, aanpak
what is her process: hoe werk je, hoe werkt u, hoe werkt ze, hoe gaat dat in zijn werk, hoe ga je te werk
remote: op afstand, thuiswerken, vanuit huis, thuis werken
on site: op locatie, ter plaatse
come on site: bij ons komen, langskomen, langs komen, kom je langs, komt u langs, aan huis
travel: reizen
programming languages: programmeertalen, programmeertaal
teach: lesgeven, les gegeven, geef je les, geeft u les, doceert, lesgegeven
press: pers, in de krant
interview: geïnterviewd, interviews
years of experience: jaar ervaring
how many years of experience: hoe lang doe je dit al, hoe lang doet u dit al, hoe lang zit je al, hoe lang werk je al
worked together: samengewerkt
together: samen
soon: binnenkort, op korte termijn, zo snel mogelijk
insured: verzekerd
career: loopbaan, carrière, carriere
born: geboren
old: oud, leeftijd
married: getrouwd
salary: salaris, verdient
of them: daarvan, van die, ervan
it: daarmee, daaraan, daarbij, daarvoor nodig, eraan, ermee, ervoor, eruit
there: daar
per hour: uurprijs, uurloon
quote: offerte, offertes, prijsopgave
discount: korting, kortingen, onderhandelbaar
cheap: goedkoop, voordelig, betaalbaar
cheaper: goedkoper
cheapest: goedkoopste, voordeligste, goedkoopst
expensive: dure
more expensive: duurder
most expensive: duurste, duurst
travel cost: reiskosten, voorrijkosten
vat: btw
invoice: factuur
budget: begroting
paid: betaald, betaalde, gefinancierd, financierde
grant: subsidie
who led: wie had de leiding, wie was de baas
led: leidde, geleid, stuurde je aan, aangestuurd, leiding gegeven, gaf je leiding, geef je leiding
project leader: projectleider
hours: uren
days: dagen
weeks: weken
months: maanden
since when: vanaf wanneer, sinds welk jaar, vanaf welk jaar
deadline: opleverdatum, uiterste datum
delayed: vertraagd, vertraging, uitgelopen, te laat, liep het uit, uitgesteld
on time: op tijd, volgens planning
mistake: fouten, vergissing, blunder, vergist
damage: schade, beschadigd
complaints: klacht, klachten
do differently: anders doen, anders aanpakken, anders gedaan, anders aangepakt, anders hebben gedaan, zou je anders
chosen: gekozen, koos
successful: geslaagd, gelukt
how did it end: hoe liep het af, hoe eindigde het, hoe is het afgelopen
what happened: wat gebeurde er, wat is er gebeurd
materials: materiaal, materialen
made of what: waarvan gemaakt
size: afmeting, afmetingen, omvang, formaat
big: groot, grote
bigger: groter
small: klein, kleine
heavy: zwaar, zware, weegt, woog
weight: gewicht
heaviest: zwaarste
high: hoog
height: hoogte
highest: hoogste
wide: breed
width: breedte
deep: diep
depth: diepte
long: lang, lengte
far: ver, hoever
distance: afstand
temperature: temperatuur, hoeveel graden, hoe warm
visitors: bezoekers, bezoekersaantal
participants: deelnemers
pieces: stuks
copies: exemplaren
competition: wedstrijd, prijsvraag
magazine: tijdschrift, tijdschriften, vakblad
apprenticeship: in de leer
internship: stage, stages, stage gelopen
grade: eindcijfer, eindcijfers, schoolcijfers, rapportcijfer, cijfers op school, welk cijfer, welke cijfers, gemiddelde cijfer, cum laude
thesis: scriptie, proefschrift, afstudeerscriptie, afstudeeronderzoek
english: engels
boss: baas, leidinggevende
opening hours: openingstijden, openingsuren
workshop: werkplaats
visit: bezoeken, rondleiding, komen kijken
appointment: afspraak
warranty: garantie
repair: reparatie, reparaties, repareren, gerepareerd
waiting time: wachttijd, wachtlijst, levertijd, hoe lang moet ik wachten, hoe snel kun je, hoe snel kunt u
why hire: waarom jij, waarom jou, waarom zou ik jou, waarom zou ik je, waarom zou ik u
more: meer
less: minder
best: het beste, beste project, beste werk
worst: slechtste
most: meest, meeste
proud: trots, waar ben je trots op
favourite: favoriete, leukste, mooiste, favoriet
most important: belangrijkste
where was that: waar was dat
the others: de rest
places: plekken, plaatsen, locaties
teacher: leermeester, docent, leraar
who taught: van wie heb je geleerd
doctorate: gepromoveerd
supervised: begeleid
leave: weggegaan, vertrokken, ontslag
stop: gestopt
countries: landen
abroad: buitenland
current projects: waar werk je aan, waar ben je mee bezig, waar ben je nu mee
german: duits
fluent: vloeiend
driving licence: rijbewijs
deposit: aanbetaling, aanbetalen, voorschot
pay: betalen
including: inclusief
excluding: exclusief
over budget: over budget, duurder uitgevallen
next month: volgende maand
next year: volgend jaar
ordered: besteld
by: door
who had the idea: wie had het idee, wie kwam op het idee, wie heeft het bedacht
idea: idee, bedacht
how did it go: hoe ging het, hoe verliep
regret: spijt
what became of it: wat is ervan geworden, wat is er van geworden, wat is ermee gebeurd, hoe staat het er nu
sold: verkocht
for sale: te koop
exhibition: expositie, exposities, tentoongesteld, geëxposeerd, geexposeerd
what is it about: waar gaat het over, waar ging het over
weaknesses: zwakke punten, zwakke kanten, valkuilen, verbeterpunten, minder goed in
older: ouder
longer: langer
difference: verschil
who else: wie nog meer
what else: wat nog meer
where else: waar nog meer
for example: zoals, bijvoorbeeld
future plans: toekomstplannen, ambities
tell me about you: stel jezelf voor
how heavy is it: hoe zwaar is hij, hoe zwaar is ze, hoe zwaar is die, hoe zwaar was hij, hoe zwaar was ze, hoe zwaar was die
how high is it: hoe hoog is hij, hoe hoog is ze, hoe hoog is die, hoe hoog was hij, hoe hoog was ze, hoe hoog was die
how big is it: hoe groot is hij, hoe groot is ze, hoe groot is die, hoe groot was hij, hoe groot was ze, hoe groot was die
how long is it: hoe lang is hij, hoe lang is ze, hoe lang is die, hoe lang was hij, hoe lang was ze, hoe lang was die
how wide is it: hoe breed is hij, hoe breed is ze, hoe breed is die, hoe breed was hij, hoe breed was ze, hoe breed was die
how deep is it: hoe diep is hij, hoe diep is ze, hoe diep is die, hoe diep was hij, hoe diep was ze, hoe diep was die
president: premier, minister-president
what time is it: hoe laat is het
ignore all: negeer alle, vergeet alle, negeer de vorige, negeer vorige
believe: gelooft, geloof je
birthday: geboortedatum, verjaardag, jarig
mother: moeder
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
patterns:
  number: twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, \\p{L}+tien, \\p{L}+tig, dozijn, honderd\\p{L}*, duizend\\p{L}*, anderhalf, anderhalve
  date: lente, voorjaar, zomer, herfst, najaar, winter
  money: gratis, kosteloos, eur
  reason: omdat, want, daarom, doordat, zodat, vanwege, wegens, reden, oorzaak, anders
  change: procent, van \\S+ naar \\S*\\d+, resultaat
  length: meters?, centimeters?, millimeters?, kilometers?, vierkante meters?, hectares?
  weight: kilogram, kilo's?, gram, ton
  temperature: graden
  sound: decibel
`;
