/** Words of questions in French: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const fr = `
ignored: le, la, les, l, un, une, des, du, de, d, au, aux, est, sont, était, a, t, ont, as, avez, être, ce, c, cette, ces, ça, se, s, y, il y a, je, j, nous, on, me, m, moi, que, qu, quoi qui, en tout, très, jusqu, ici, peut, peux, pouvez, puis, dit, fait il, s il vous plaît, svp, est ce, en, à, appelle, es, etes, ai, n, chez, plus, tout, savoir, si, faire, voudrais, ete, deja, donne,
  notre, avait, avoir, comme, leurs, aussi, bien, celui, celle, alors, encore, vraiment, peu, serait, pourrais, pourriez, pourrait, aimerais, merci, bonjour, cela, dont, auprès, lors
who: qui
for whom: pour qui
where: où
when: quand
what: quoi, que fait, que fais, que faites
which: quel, quelle, quels, quelles, lequel, laquelle, lesquels
why: pourquoi
how: comment
how many: combien, nombre de
how much does it cost: combien coûte, combien coûtent, quel prix, coûte, coûtent, combien ça coûte, combien facture
how long: combien de temps, depuis quand, durée
she: elle, il, elles, ils, lui, son, sa, ses, leur
you: tu, vous, votre, vos, ton, ta, tes, te, toi
tell me about: parle, parlez moi, sur, propos
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
works: travaille, travailles, travaillez, métier de
worked: travaillé, travaillait, bossé, travaillais
job: métier, emploi, poste, profession, boulot, travail
company: entreprise, entreprises, société, employeur, employeurs
experience: expérience, expériences, parcours
current: actuel, actuelle, actuellement, maintenant
former: ancien, ancienne, précédent, précédente
latest: dernier, dernière, derniers, dernières, récent, récents, recente
first: premier, première, premiers, premières
longest: plus long, plus longue
email: mail, courriel, e mail, adresse mail, adresse e mail, electronique
phone number: téléphone, numéro, numéro de téléphone, portable
contact: contacter, joindre, contact, écrire, contactez, coordonnees
address: adresse
available: disponible, disponibilité, dispo, libre, commencer, accepte, acceptez
hire: embaucher, engager, recruter, choisir
rate: prix, tarif, tarifs, honoraires
per day: par jour, journalier, journée
projects: projet, projets, travaux, réalisations, oeuvres
clients: client, clients, cliente, clientes, commanditaire, commandes
personal: personnel, personnels, perso, personnelle, propres
list: liste, montre, montrez, énumère, tous, toutes
skills: compétences, savoir faire, aptitudes, sait, sais, savez vous faire, atouts, points forts, qualites
tools: outils, logiciels, logiciel, outil, methodes
use: utilise, utilises, utiliser
languages: langues, langue, langages
speak: parle t, parlez vous, parles tu, parles, parlez, elle parle
study: étudié, études, formation, université, école d, fac, fait ses etudes
degree: diplôme, diplômes
certificate: certificat, certificats, certification, permis
award: prix gagné, récompense, récompenses, distinction, des prix, un prix, quels prix, gagne, remporte
year: année, années, an, ans
made: fait, faite, faits, créé, créée, conçu, construit, développé, dessiné, écrit, réalisé
link: site, page, lien
cv: cv, curriculum
result: résultat, résultats
role: rôle
team: équipe
name: nom, s appelle, appelles, appelez
whose site is this: appartient
self employed: independante, independant
oldest: plus ancien, plus ancienne
new: nouveaux, nouveau
start: commence
download: telecharger
talks: intervenir, parole
published: publie
book: livre, livres
volunteer: benevolat, benevole, caritatif
special: speciale, distingue, meilleure
profiles: reseaux sociaux, profil
hobbies: loisirs, passe temps, interet, temps libre
testimonials: temoignages, avis, disent, recommande
school: ecole
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
