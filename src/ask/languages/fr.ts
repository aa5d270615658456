/** Words of questions in French: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const fr = `
ignored: dans le domaine, en matière, c, y, là, y a, y a t il, le, la, les, l, un, une, des, du, de, d, au, aux, est, sont, était, a, t, ont, as, avez, être, ce, cette, ces, se, s, il y a, je, j, nous, on, me, m, moi, que, qu, quoi qui, en tout, très, jusqu, ici, peut, peux, pouvez, puis, dit, fait il, s il vous plaît, svp, est ce, en, à, appelle, es, etes, ai, n, chez, plus, tout, savoir, si, faire, voudrais, ete, deja, donne,
  notre, avait, avoir, comme, leurs, aussi, bien, celui, celle, alors, encore, vraiment, peu, serait, pourrais, pourriez, pourrait, aimerais, merci, bonjour, dont, auprès, lors, suis, sommes, étiez, étaient, sera, eu, aura, aurait, avons, aviez, vais, va, allez, peuvent, veux, voulez, voulons, voudrait, souhaite, faut, faudrait, dois, besoin, cherche, cherchons, quelque chose, salut, bonsoir, s il te plaît, stp, dis, dites, dis moi, dites moi, donc, oui, par, pendant, mon, fais, font, faisait, savez, possible, ya, cest, jai, cet
who: qui
for whom: pour qui
where: où
when: quand
what: quoi, que fait, que fais, que faites
which: quel, quelle, quels, quelles, lequel, laquelle, lesquels
why: pourquoi
how: comment
how many: combien, nombre de
how much does it cost: combien coûte, combien coûtent, quel prix, coûte, coûtent, combien ça coûte, combien facture, combien ça a coûté, combien a coûté, ça coûte combien, coûtait, quel est le prix, coûterait, couterait, coûtera, à combien revient
how long: combien de temps, depuis quand, durée, depuis combien de temps, combien de mois, délais, combien de semaines, combien de jours, combien d années, quelle durée, pris combien de temps
she: elle, il, elles, ils, lui, son, sa, ses, leur
you: tu, vous, votre, vos, ton, ta, tes, te, toi
tell me about: parle, parlez moi, sur, propos, parle moi, parlez nous, parler de, raconte, racontez, présentez, explique, expliquez
for: pour
with: avec
without: sans
in: dans, en
from: depuis
and: et
or: ou
not: pas, ne, non
before: avant
after: après
until: jusqu, jusqu en
between: entre
lives: vit, habite, habites, habitez, réside, basée, basé, située, vis, vivez
city: ville
works: travaille, travailles, travaillez, métier de, travailler, travaillent, bosses, bossez
worked: travaillé, travaillait, bossé, travaillais
job: métier, emploi, poste, profession, boulot, travail
company: entreprise, entreprises, société, employeur, employeurs
experience: expérience, expériences, parcours, carrière
current: actuel, actuelle, actuellement, maintenant, en ce moment, actuels, en cours
former: ancien, ancienne, précédent, précédente
latest: dernier, dernière, derniers, dernières, récent, récents, recente, plus récent, récemment, plus récente, plus recente, tout dernier
first: premier, première, premiers, premières
longest: plus long, plus longue, duré le plus longtemps, plus longtemps
email: mail, courriel, e mail, adresse mail, adresse e mail, electronique
phone number: téléphone, numéro, numéro de téléphone, portable, tél
contact: contacter, joindre, contact, écrire, contactez, coordonnees, rendez vous, appeler, prendre contact, rdv
address: adresse
available: disponible, disponibilité, dispo, libre, commencer, accepte, acceptez, disponibles, disponibilités, créneau, creneau, créneaux
hire: embaucher, engager, recruter, choisir, travailler avec vous, travailler avec toi, travailler avec elle, faire appel, collaborer
rate: prix, tarif, tarifs, honoraires, combien prenez vous, combien tu prends, vous prenez combien, combien facturez vous, tjm, devis, grille tarifaire
per day: par jour, journalier, journée, à la journée, taux journalier
projects: projet, projets, travaux, réalisations, oeuvres, mission, missions
clients: client, clients, cliente, clientes, commanditaire, commandes, clientèle, a commandé
personal: personnel, personnels, perso, personnelle, propres
list: liste, montre, montrez, énumère, tous, toutes
skills: compétences, savoir faire, aptitudes, sait, sais, savez vous faire, atouts, points forts, qualites, compétence, spécialité, maîtrisez
tools: outils, logiciels, logiciel, outil, methodes, technologie, technologies, technos, matériel, équipement, equipement, outillage
use: utilise, utilises, utiliser, utilisez, utilisée, se sert
languages: langues, langue, langages, bilingue, polyglotte, langue maternelle, langues étrangères
speak: parle t, parlez vous, parles tu, parles, parlez, elle parle, parler, parle t elle
study: étudié, études, formation, université, école d, fac, fait ses etudes, étudier, cursus, formations, études supérieures, s est formé
degree: diplôme, diplômes, diplômée, doctorat, bac plus combien, niveau d études
certificate: certificat, certificats, certification, permis
award: prix gagné, récompense, récompenses, distinction, des prix, un prix, quels prix, gagne, remporte, distinctions, primée, lauréate, médaille, médailles, trophée, trophées, primé, lauréat, palmarès
year: année, années, an, ans
made: fait, faite, faits, créé, créée, conçu, construit, développé, dessiné, réalisé, créés, conçue, construite, développée, réalisée, réalisés
written: écrit
link: site, page, lien
cv: cv, curriculum
result: résultat, résultats, abouti, réussi, ça a donné quoi, qu est ce que ça a donné, comment ça s est passé, retombées, quel impact
role: rôle, responsabilités, sa fonction, votre fonction, ta fonction, sa mission
team: équipe, toute seule, tout seul, seule ou en équipe, seul ou en équipe, à plusieurs
name: nom, s appelle, appelles, appelez
whose site is this: appartient
self employed: independante, independant, à son compte, à votre compte, auto entrepreneur, auto entrepreneuse, en freelance, indépendants, freelance, micro entreprise
oldest: plus ancien, plus ancienne, plus vieux, plus vieille
new: nouveaux, nouveau
start: commence, débuté, début, démarré, lancée
download: telecharger
talks: intervenir, parole, conférences, donné des conférences, conférencière, prises de parole, conférencier, intervenante
published: publie, publiée, paru, publiés
publications: publications, parution, articles scientifiques
book: livre, livres, bouquin, bouquins
volunteer: benevolat, benevole, caritatif, bénévolement, associatif
special: speciale, distingue, meilleure
profiles: reseaux sociaux, profil
hobbies: loisirs, passe temps, interet, temps libre, passions, centres d intérêt, en dehors du travail, passion
testimonials: temoignages, avis, disent, recommande, références, recommandations, avis clients, clients satisfaits
school: ecole
when was that: c était quand, quand était ce, ça date de quand
how many people: vous étiez combien, combien étiez vous, combien de personnes ont travaillé
take: duré, prend, pris, durer, prendre
end: fini, terminé, terminée, finir, date de fin, achevé, ça a fini comment, fin des travaux
still: toujours
still in use: toujours utilisé, encore utilisé, encore utilisée, fonctionne encore, existe encore
worked on: travaillé sur, bossé sur, participé
worked on it: travaillé dessus, bossé dessus
people: collègues, collaborateurs, collègue
help: aider, aidé, aidée
difficult: difficile, difficiles, dur, compliqué, difficultés, galère, plus dur, plus difficile, plus compliqué
wrong: erreurs, ratage, échec, echec
went wrong: mal passé, mal tourné, raté, échoué, pas marché, foiré, ça a foiré, loupé, ratée
learn: appris, apprend, apprendre
code open: code source, code est ouvert, code est il ouvert, code ouvert
see: voir, vu, regarder, visible, consulter
try: essayer, tester
tell me more: en savoir plus, en dire plus, dis m en plus, dites m en plus, plus de détails, plus d infos, davantage, autre chose, quoi d autre, détails
the other: l autre
other: autre, autres
that: ce projet, celui ci, celui là, celle ci
before that: avant ça, avant cela, auparavant
after that: après ça, ensuite
which of the two: lequel des deux, laquelle des deux
biggest: plus grand, plus grande, plus gros, plus important, plus grands, plus grosse, plus importante
smallest: plus petit, plus petite, plus petits, plus petites
shortest: plus court, plus courte, plus courts
cost: coût, budget, cher
process: processus, façon de travailler, comment travaillez vous, comment tu travailles, comment travaille t elle, comment ça se passe, démarche
remote: à distance, télétravail
on site: sur place, en présentiel, chez nous
come on site: venir, venir chez nous
travel: voyager, se déplacer, se déplace, vous déplacez
programming languages: langages de programmation, quel langage
teach: enseigne, enseigner, enseignez
interview: interviewée, interviewé
press: presse, médias
years of experience: années d expérience, ans d expérience
soon: bientôt, prochainement
insured: assuré, assurée
born: née, est il né, naissance
how old: quel âge, âge
old: vieux, vieille
married: mariée, est il marié
salary: salaire, combien gagne t elle, combien gagnez vous
of them: parmi eux, parmi elles, d entre eux, d entre elles
it: ça, cela
there: là bas
per hour: par heure, taux horaire
cheap: pas cher, bon marché, abordable
cheapest: moins cher, moins chère
most expensive: plus cher, plus chère
expensive: chère, coûteux, couteux
discount: remise, rabais
travel cost: frais de déplacement
quote: chiffrage, faire un devis
deposit: acompte
who ordered: qui a commandé, qui a commande, qui a passé commande, commandé par qui
who paid: qui a payé, qui a paye, qui paie, qui a financé
paid: payé, financé
who helped: qui a aidé
who led: qui dirigeait, qui a dirigé, qui était le chef
led: dirigé, encadré
how did it end: comment ça finit
since when: à partir de quand
what year: en quelle année
deadline: date limite, échéance, echeance
late: en retard, retard, retards, retardé
how late: combien de retard
on time: dans les temps, dans les délais
problem: problème, probleme, problèmes, problemes, souci, pépins
what was the problem: où était le problème, quel était le problème, quoi le problème
damage: dégât, dégâts, degats, abîmé, endommagé
mistake: erreur, plus grosse erreur
why chosen: pourquoi ce choix, pourquoi avoir choisi
chosen: choisi
why hire: pourquoi vous choisir, pourquoi le choisir, pourquoi te choisir, pourquoi l embaucher
materials: matériaux, materiaux, matériau
made of: fait en quoi, en quelle matière
heavy: lourd, lourde, lourds
weight: poids
how heavy: pèse, pese, pesait
height: hauteur
how high: quelle hauteur, haut de combien
width: largeur
how wide: quelle largeur
deep: profond
depth: profondeur
how deep: quelle profondeur
how big: quelle taille, quelles dimensions, combien de m2
long: longueur
how far: quelle distance, combien de km
temperature: température, temperature, combien de degrés
heaviest: plus lourd, plus lourde
highest: plus haut, plus haute
how many visitors: combien de visiteurs, combien d entrées
how many pieces: combien de pièces
best: meilleur, meilleurs, meilleures
worst: pire
less: moins
apprenticeship: apprentissage, apprenti, apprentie, compagnonnage
grade: quelle note, quelles notes, bulletin scolaire
former employer: ancien employeur, ancien patron, ancienne boîte
current employer: employeur actuel, boîte actuelle
first job: premier emploi, premier boulot, premier poste, à ses débuts
staff: salariés, salaries, employés, employes
opening hours: horaires, heures d ouverture, ouvert quand
visit workshop: visiter l atelier, visiter votre atelier
warranty: garantie, garanties, service après vente, sav
repair: réparer, reparer, réparation, réparations, répare
waiting time: délai d attente, delai d attente, temps d attente, liste d attente
and before that: et avant ça
and then: et puis après, et ensuite
where was that: c était où, ça se trouve où
who was it for: c était pour qui, pour quel client
places: lieux, endroits
topics:
  fish: poisson, poissons
  pasta: pâtes
  bread: pain, pains
  book: livre, livres
  student: étudiants, étudiant, élèves
  ferry: ferries, bac, traversier
  bot: robot
  film: films
  music: musique
  game: jeu, jeux
  school: école, écoles
  bridge: pont, ponts
  footbridge: passerelle, passerelles
  wall: mur, murs
  flood: crue, inondation, inondations
  map: carte, cartes
  museum: musée, musées
  hospital: hôpital, hôpitaux
  patient: patients
  nurse: infirmière, infirmières, infirmier
  trial: essai
  study: étude
  security: sécurité
  network: réseau, réseaux
  attack: attaque, attaques
  water: eau
  energy: énergie
  train: trains
  ship: bateau, bateaux
  insurance: assurance, assurances
  article: articles
  photo: photos, image
  exhibition: exposition, expositions
  course: cours, stage
  kitchen: cuisine
  inspection: inspections
  church: église
  sound: son
  choir: chœur, chorale
  night: nuit, nuits
  report: rapport, rapports
  talk: conférence, exposé
  house: maison, maisons
  garden: jardin
  child: enfants, enfant
patterns:
  number: deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, cent, cents, mille, dizaine, douzaine, vingtaine, centaine
  date: printemps, l[’']été, cet été, été \\d+, automne, hiver
  money: gratuite?s?, gratuitement, francs?
  reason: parce que?, car, puisque?, pour que, afin, raison, cause, à cause, grâce à
  change: pour cent, de \\S+ à \\S*\\d+, résultat
  length: mètres?, centimètres?, millimètres?, kilomètres?, mètres? carrés?, hectares?
  weight: kilogrammes?, kilos?, grammes?, tonnes?
  temperature: degrés?
  sound: décibels?
`;
