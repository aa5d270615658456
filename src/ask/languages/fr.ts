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
how much does it cost: combien coûte, combien coûtent, quel prix, coûte, coûtent, combien ça coûte, combien facture, combien ça a coûté, combien a coûté, ça coûte combien, coûtait, quel est le prix
how long: combien de temps, depuis quand, durée, depuis combien de temps, combien de mois, délais
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
latest: dernier, dernière, derniers, dernières, récent, récents, recente, plus récent, récemment
first: premier, première, premiers, premières
longest: plus long, plus longue, duré le plus longtemps, plus longtemps
email: mail, courriel, e mail, adresse mail, adresse e mail, electronique
phone number: téléphone, numéro, numéro de téléphone, portable
contact: contacter, joindre, contact, écrire, contactez, coordonnees, rendez vous, appeler
address: adresse
available: disponible, disponibilité, dispo, libre, commencer, accepte, acceptez, disponibles, disponibilités
hire: embaucher, engager, recruter, choisir, travailler avec vous, travailler avec toi, travailler avec elle, faire appel, collaborer
rate: prix, tarif, tarifs, honoraires, combien prenez vous, combien tu prends, vous prenez combien, combien facturez vous, tjm, devis
per day: par jour, journalier, journée
projects: projet, projets, travaux, réalisations, oeuvres, mission, missions
clients: client, clients, cliente, clientes, commanditaire, commandes, clientèle, a commandé
personal: personnel, personnels, perso, personnelle, propres
list: liste, montre, montrez, énumère, tous, toutes
skills: compétences, savoir faire, aptitudes, sait, sais, savez vous faire, atouts, points forts, qualites, compétence, spécialité, maîtrisez
tools: outils, logiciels, logiciel, outil, methodes, technologie, technologies, technos, matériel
use: utilise, utilises, utiliser, utilisez, utilisée, se sert
languages: langues, langue, langages
speak: parle t, parlez vous, parles tu, parles, parlez, elle parle, parler, parle t elle
study: étudié, études, formation, université, école d, fac, fait ses etudes, étudier, cursus
degree: diplôme, diplômes, diplômée, doctorat
certificate: certificat, certificats, certification, permis
award: prix gagné, récompense, récompenses, distinction, des prix, un prix, quels prix, gagne, remporte, distinctions, primée, lauréate
year: année, années, an, ans
made: fait, faite, faits, créé, créée, conçu, construit, développé, dessiné, écrit, réalisé, créés, conçue, construite, développée, réalisée, réalisés
link: site, page, lien
cv: cv, curriculum
result: résultat, résultats, abouti, réussi, ça a donné quoi, qu est ce que ça a donné, comment ça s est passé
role: rôle, responsabilités, sa fonction, votre fonction, ta fonction, sa mission
team: équipe, toute seule, tout seul, seule ou en équipe, seul ou en équipe, à plusieurs
name: nom, s appelle, appelles, appelez
whose site is this: appartient
self employed: independante, independant, à son compte, à votre compte, auto entrepreneur, auto entrepreneuse, en freelance
oldest: plus ancien, plus ancienne
new: nouveaux, nouveau
start: commence, débuté, début, démarré, lancée
download: telecharger
talks: intervenir, parole, conférences, donné des conférences, conférencière
published: publie, publications, publiée, paru
book: livre, livres
volunteer: benevolat, benevole, caritatif, bénévolement, associatif
special: speciale, distingue, meilleure
profiles: reseaux sociaux, profil
hobbies: loisirs, passe temps, interet, temps libre, passions, centres d intérêt, en dehors du travail, passion
testimonials: temoignages, avis, disent, recommande, références, recommandations, avis clients
school: ecole
when was that: c était quand, quand était ce, ça date de quand
how many people: vous étiez combien, combien étiez vous, combien de personnes ont travaillé
take: duré, prend, pris, durer, prendre
end: fini, terminé, terminée, finir, date de fin
still: toujours
still in use: toujours utilisé, encore utilisé, encore utilisée, fonctionne encore, existe encore
worked on: travaillé sur, bossé sur, participé
worked on it: travaillé dessus, bossé dessus
people: collègues, collaborateurs
help: aider, aidé, aidée
difficult: difficile, difficiles, dur, compliqué, difficultés, galère
wrong: mal passé, mal tourné, raté, échoué, erreurs, pas marché, foiré
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
biggest: plus grand, plus grande, plus gros, plus important
smallest: plus petit, plus petite
shortest: plus court, plus courte
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
`;
