/** Words of questions in French: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const fr = `
ignored: dans le domaine, en matière, c, y, là, y a, y a t il, le, la, les, l, un, une, des, du, de, d, au, aux, est, sont, était, a, t, ont, as, avez, être, ce, cette, ces, se, s, il y a, je, j, nous, on, me, m, moi, que, qu, quoi qui, en tout, très, jusqu, ici, peut, peux, pouvez, puis, dit, fait il, s il vous plaît, svp, est ce, en, à, appelle, es, etes, ai, n, chez, plus, tout, savoir, si, faire, voudrais, ete, deja, donne,
  notre, avait, avoir, comme, leurs, aussi, bien, celui, celle, alors, encore, vraiment, peu, serait, pourrais, pourriez, pourrait, aimerais, merci, bonjour, dont, auprès, lors, suis, sommes, étiez, étaient, sera, eu, aura, aurait, avons, aviez, vais, va, allez, peuvent, veux, voulez, voulons, voudrait, souhaite, faut, faudrait, dois, besoin, cherche, cherchons, quelque chose, salut, bonsoir, s il te plaît, stp, dis, dites, dis moi, dites moi, donc, oui, par, pendant, mon, fais, font, faisait, savez, possible, ya, cest, jai, cet, êtes, déjà, dire, donner, donnez, mes, du coup, en fait
who: qui
for whom: pour qui
where: où
when: quand
what: quoi, que fait, que fais, que faites, qu est ce qui
which: quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles
why: pourquoi
how: comment
how many: combien, nombre de
how much does it cost: combien coûte, combien coûtent, quel prix, coûte, coûtent, combien ça coûte, combien facture, combien ça a coûté, combien a coûté, ça coûte combien, coûtait, quel est le prix, coûterait, couterait, coûtera, à combien revient, c est combien, combien faut il compter, reviendrait à combien, combien coute
how long: combien de temps, depuis quand, durée, depuis combien de temps, combien de mois, délais, combien de semaines, combien de jours, combien d années, quelle durée, pris combien de temps, ça fait combien de temps, ça a pris combien, en combien de temps, ça a duré combien
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
job: métier, emploi, poste, profession, boulot, travail, quoi dans la vie, métiers, emplois, postes
company: entreprise, entreprises, société, employeur, employeurs, quelle boîte, quelle boite
experience: expérience, expériences, parcours, carrière
current: actuel, actuelle, actuellement, maintenant, en ce moment, actuels, en cours, aujourd hui
former: ancien, ancienne, précédent, précédente
latest: dernier, dernière, derniers, dernières, récent, récents, recente, plus récent, récemment, plus récente, plus recente, tout dernier, quoi de neuf, dernière en date, plus récents
first: premier, première, premiers, premières
longest: plus long, plus longue, duré le plus longtemps, plus longtemps, pris le plus de temps, duré le plus
email: mail, courriel, e mail, adresse mail, adresse e mail, electronique
phone number: téléphone, numéro, numéro de téléphone, portable, tél
contact: contacter, joindre, contact, écrire, contactez, coordonnees, rendez vous, appeler, prendre contact, rdv, envoyer un message, à qui m adresser, coordonnées, prendre rendez vous
address: adresse
available: disponible, disponibilité, dispo, libre, commencer, accepte, acceptez, disponibles, disponibilités, créneau, creneau, créneaux, prenez vous de nouveaux clients, votre planning, à l écoute du marché
hire: embaucher, engager, recruter, choisir, travailler avec vous, travailler avec toi, travailler avec elle, faire appel, collaborer
rate: prix, tarif, tarifs, honoraires, combien prenez vous, combien tu prends, vous prenez combien, combien facturez vous, tjm, devis, grille tarifaire, tu prends combien, vous facturez combien, fourchette de prix
per day: par jour, journalier, journée, à la journée, taux journalier
projects: projet, projets, travaux, réalisations, oeuvres, mission, missions, chantiers, créations
clients: client, clients, cliente, clientes, commanditaire, commandes, clientèle, a commandé
personal: personnel, personnels, perso, personnelle, propres
list: liste, montre, montrez, énumère, tous, toutes
skills: compétences, savoir faire, aptitudes, sait, sais, savez vous faire, atouts, points forts, qualites, compétence, spécialité, maîtrisez, vos forces
tools: outils, logiciels, logiciel, outil, methodes, technologie, technologies, technos, matériel, équipement, equipement, outillage, avec quoi travaillez vous, environnement technique
use: utilise, utilises, utiliser, utilisez, utilisée, se sert
languages: langues, langue, langages, bilingue, polyglotte, langue maternelle, langues étrangères, niveau en langues
speak: parle t, parlez vous, parles tu, parles, parlez, elle parle, parler, parle t elle
study: étudié, études, formation, université, école d, fac, fait ses etudes, étudier, cursus, formations, études supérieures, s est formé, fait vos études, fait tes études, fait ses études, quoi comme études, fait quelles études, quelle école avez vous faite, fait quelle fac, quelle fac, sortez de quelle école
degree: diplôme, diplômes, diplômée, doctorat, bac plus combien, niveau d études, niveau d étude, eu votre diplôme, obtenu votre diplôme, bac plus
certificate: certificat, certificats, certification, permis, certifications, certifiée, habilitations, permis de conduire
award: prix gagné, récompense, récompenses, distinction, des prix, un prix, quels prix, gagne, remporte, distinctions, primée, lauréate, médaille, médailles, trophée, trophées, primé, lauréat, palmarès, reçu des prix, reçu un prix, récompensée
year: année, années, an, ans
made: fait, faite, faits, créé, créée, conçu, construit, développé, dessiné, réalisé, créés, conçue, construite, développée, réalisée, réalisés
written: écrit
link: site, page, lien
cv: cv, curriculum
result: résultat, résultats, abouti, réussi, ça a donné quoi, qu est ce que ça a donné, comment ça s est passé, retombées, quel impact, comment s est passé, s est bien passé, ça a marché
role: rôle, responsabilités, sa fonction, votre fonction, ta fonction, sa mission, tâches, attributions
team: équipe, toute seule, tout seul, seule ou en équipe, seul ou en équipe, à plusieurs, en binôme
name: nom, s appelle, appelles, appelez
whose site is this: appartient
self employed: independante, independant, à son compte, à votre compte, auto entrepreneur, auto entrepreneuse, en freelance, indépendants, freelance, micro entreprise
oldest: plus ancien, plus ancienne, plus vieux, plus vieille, plus anciens
new: nouveaux, nouveau
start: commence, débuté, début, démarré, lancée
download: telecharger
talks: intervenir, parole, conférences, donné des conférences, conférencière, prises de parole, conférencier, intervenante, colloques, congrès, parlé en public
published: publie, publiée, paru, publiés
publications: publications, parution, articles scientifiques
book: livre, livres, bouquin, bouquins
volunteer: benevolat, benevole, caritatif, bénévolement, associatif, bénévolat, engagement associatif, vie associative
special: speciale, distingue, meilleure, vous différencie, valeur ajoutée
profiles: reseaux sociaux, profil
hobbies: loisirs, passe temps, interet, temps libre, passions, centres d intérêt, en dehors du travail, passion, faites le week end
testimonials: temoignages, avis, disent, recommande, références, recommandations, avis clients, clients satisfaits
school: ecole
when was that: c était quand, quand était ce, ça date de quand, ça remonte à quand, de quand ça date
how many people: vous étiez combien, combien étiez vous, combien de personnes ont travaillé, combien de personnes
take: duré, prend, pris, durer, prendre
end: fini, terminé, terminée, finir, date de fin, achevé, ça a fini comment, fin des travaux, finalisé
still: toujours
still in use: toujours utilisé, encore utilisé, encore utilisée, fonctionne encore, existe encore, toujours en service, encore en service, marche encore, fonctionne toujours, existe toujours, toujours utilisée
worked on: travaillé sur, bossé sur, participé
worked on it: travaillé dessus, bossé dessus
people: collègues, collaborateurs, collègue
help: aider, aidé, aidée
difficult: difficile, difficiles, dur, compliqué, difficultés, galère, plus dur, plus difficile, plus compliqué, plus grand défi, plus complexe, difficulté, difficulte, fil à retordre
wrong: erreurs, ratage, échec, echec, n a pas marché, tombé à l eau, échecs, pas réussi
went wrong: mal passé, mal tourné, raté, échoué, pas marché, foiré, ça a foiré, loupé, ratée
learn: appris, apprend, apprendre, qu en retenez vous, que retenez vous, quelles leçons, vous a apporté
code open: code source, code est ouvert, code est il ouvert, code ouvert
see: voir, vu, regarder, visible, consulter
try: essayer, tester
tell me more: en savoir plus, en dire plus, dis m en plus, dites m en plus, plus de détails, plus d infos, davantage, autre chose, quoi d autre, détails, pouvez vous développer, plus de précisions
the other: l autre
other: autre, autres
that: ce projet, celui ci, celui là, celle ci
before that: avant ça, avant cela, auparavant, juste avant, celui d avant
after that: après ça, ensuite, par la suite, juste après
which of the two: lequel des deux, laquelle des deux
biggest: plus grand, plus grande, plus gros, plus important, plus grands, plus grosse, plus importante, plus importants, plus ambitieux
smallest: plus petit, plus petite, plus petits, plus petites
shortest: plus court, plus courte, plus courts, duré le moins longtemps
cost: coût, budget, cher, coûts, dépenses
process: processus, façon de travailler, comment travaillez vous, comment tu travailles, comment travaille t elle, comment ça se passe, démarche
remote: à distance, télétravail, en visio, full remote
on site: sur place, en présentiel, chez nous, sur site
come on site: venir, venir chez nous
travel: voyager, se déplacer, se déplace, vous déplacez, déplacements, deplacements, où intervenez vous
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
salary: salaire, combien gagne t elle, combien gagnez vous, prétentions salariales, rémunération
of them: parmi eux, parmi elles, d entre eux, d entre elles
it: ça, cela
there: là bas
per hour: par heure, taux horaire
cheap: pas cher, bon marché, abordable
cheapest: moins cher, moins chère, moins coûteux, coûté le moins cher
most expensive: plus cher, plus chère, coûté le plus cher, coute le plus cher, coûté le plus, plus coûteux
expensive: chère, coûteux, couteux
discount: remise, rabais, une réduction, ristourne, négociable, negociable
travel cost: frais de déplacement
quote: chiffrage, faire un devis, estimation de prix, devis gratuit
deposit: acompte, arrhes, payer d avance
who ordered: qui a commandé, qui a commande, qui a passé commande, commandé par qui, qui vous l a commandé, qui l a commandé, qui était le client
who paid: qui a payé, qui a paye, qui paie, qui a financé, payé par qui, financé par qui, d où venait l argent
paid: payé, financé
who helped: qui a aidé, qui vous a aidé
who led: qui dirigeait, qui a dirigé, qui était le chef, qui pilotait, qui était responsable, dirigé par qui
led: dirigé, encadré, managé, encadrez vous, dirigez, sous vos ordres, supervisé
how did it end: comment ça finit
since when: à partir de quand
what year: en quelle année
deadline: date limite, échéance, echeance
late: en retard, retard, retards, retardé
how late: combien de retard
on time: dans les temps, dans les délais, livré à temps, délais tenus, respecté les délais
problem: problème, probleme, problèmes, problemes, souci, pépins, imprévus, soucis
what was the problem: où était le problème, quel était le problème, quoi le problème
damage: dégât, dégâts, degats, abîmé, endommagé
mistake: erreur, plus grosse erreur, trompé
why chosen: pourquoi ce choix, pourquoi avoir choisi
chosen: choisi
why hire: pourquoi vous choisir, pourquoi le choisir, pourquoi te choisir, pourquoi l embaucher, pourquoi vous et pas, pourquoi vous embaucher, pourquoi vous faire confiance, pourquoi vous engager
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
apprenticeship: apprentissage, apprenti, apprentie, compagnonnage, alternance
grade: quelle note, quelles notes, bulletin scolaire, quelle mention, vos notes, ses notes, bonnes notes, moyenne générale
former employer: ancien employeur, ancien patron, ancienne boîte
current employer: employeur actuel, boîte actuelle
first job: premier emploi, premier boulot, premier poste, à ses débuts
staff: salariés, salaries, employés, employes
opening hours: horaires, heures d ouverture, ouvert quand
visit workshop: visiter l atelier, visiter votre atelier
warranty: garantie, garanties, service après vente, sav
repair: réparer, reparer, réparation, réparations, répare
waiting time: délai d attente, delai d attente, temps d attente, liste d attente, sous quel délai, attendre longtemps
and before that: et avant ça
and then: et puis après, et ensuite
where was that: c était où, ça se trouve où, ça s est passé où, à quel endroit
who was it for: c était pour qui, pour quel client
places: lieux, endroits
thesis: thèse, mémoire de master, mémoire de fin d études
supervisor: directeur de thèse, maître de stage
teachers: professeurs, profs
who taught: qui vous a formé, qui vous a appris
self taught: autodidacte, sur le tas
internship: stages, stagiaire, fait un stage
career change: reconversion, changé de métier
former job: que faisiez vous avant, faisiez quoi avant, que faisait elle avant, que faisait il avant, que faisais tu avant
why left: pourquoi êtes vous parti, pourquoi etes vous parti, pourquoi es tu parti, pourquoi est elle partie
left: quitté, démissionné
stayed: resté
typical day: journée type
countries: quels pays
abroad: à l étranger, a l etranger
part time: temps partiel
full time: temps plein
current projects: sur quoi travaillez vous, sur quoi travailles tu
next project: prochain projet, projets à venir
english: anglais
german: allemand
spanish: espagnol
fluently: couramment
weaknesses: défauts, defauts, points faibles, point faible, faiblesses
proud: fier, fière
favorite: préféré, prefere, préférée
fixed price: au forfait
payment: moyens de paiement, en plusieurs fois
relocate: prêt à déménager
who had the idea: qui a eu l idée, eu l idée
who else: qui d autre
over budget: dépassé le budget
what would you do differently: que feriez vous différemment, que feriez vous autrement, que ferais tu différemment, si c était à refaire, des regrets
what became of: qu est devenu, qu est devenue, que devient
what became of it: qu est il devenu
sold: vendu, vendue
for sale: à vendre, en vente
abandoned: abandonné
example: exemple
how heavy is it: combien pèse-t-elle, combien pèse-t-il, combien pese-t-elle, combien pesait-elle, combien pesait-il, elle pèse combien, il pèse combien
president: président, présidente
what time is it: quelle heure est-il, il est quelle heure
ignore all: ignore toutes, ignorez toutes, oublie toutes, oubliez toutes, ignore les instructions, ignorez les instructions
believe: croyez, crois
birthday: date de naissance, anniversaire
mother: mère
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
