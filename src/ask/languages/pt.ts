/** Words of questions in Portuguese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const pt = `
ignored: o, a, os, as, um, uma, uns, umas, é, são, era, eram, foi, foram, está, estão, tem, têm, há, de, do, da, dos, das, ao, à, no, na, nos, nas, em, se, que, me, eu, nós, por, pelo, pela, já, também, favor, mais, muito, isso, este, esta, seja, ser, posso, pode, dela, dele
who: quem
for whom: para quem
where: onde, aonde
when: quando
what: o que, qual
which: quais, em que, que projetos
why: por que, porque, por quê
how: como
how many: quantos, quantas, número de
how much: quanto, quanta
how much does it cost: quanto cobra, quanto custa, custa, cobra
how long: quanto tempo, há quanto tempo
she: ela, ele, eles, seu, sua, seus, suas
you: você, tu, te, teu, tua, vocês
tell me about: fale, conte, sobre
for: para, pra
with: com
without: sem
from: desde
and: e
or: ou
not: não
before: antes
after: depois, após
until: até
between: entre
lives: mora, vive, reside, sediada, sediado, baseada
city: cidade
works: trabalha, trabalhar
worked: trabalhou, trabalhado, trabalhava
job: emprego, cargo, profissão, trabalho
company: empresa, empresas, empregador, companhia
experience: experiência
current: atual, atualmente, agora
former: anterior, anteriores
latest: último, última, últimos, recente, recentes
first: primeiro, primeira
longest: mais longo, mais longa
email: e mail, email, correio eletrônico
phone number: telefone, número de telefone, celular, telemóvel
contact: contato, contacto, contatar, contactar, falar com, escrever
address: endereço, morada
available: disponível, disponibilidade, livre, começar
hire: contratar, contratá
rate: preço, preços, tarifa, honorários, valor
per day: por dia, diária
projects: projeto, projetos, trabalhos, obras
clients: cliente, clientes
personal: pessoal, pessoais, próprios
list: lista, mostre, liste, todos, todas
skills: habilidades, competências, conhecimentos
tools: ferramentas, programas, ferramenta
use: usa, utiliza, usar, usado
languages: línguas, idiomas, linguagens
speak: fala
study: estudou, estudado, estudos, formação, universidade, faculdade, formou
degree: diploma, curso superior
certificate: certificado, certificados, certificação
became certified: tornou, certificada, certificado
award: prêmio, prêmios, prémio, prémios
year: ano, anos
made: fez, feito, criou, criado, desenhou, projetou, construiu, desenvolveu, escreveu
link: site, página, link
cv: currículo, cv
result: resultado, resultados
role: papel, função
team: equipe, equipa
topics:
  fish: peixe, peixes
  book: livro, livros
  film: filme, filmes
  music: música, músicas
  game: jogo, jogos
  school: escola, escolas
  bread: pão
  bridge: ponte, pontes
  footbridge: passarela, passarelas
  wall: muro, muros
  flood: enchente, inundação, cheia
  house: casa, casas
  map: mapa, mapas
  museum: museu, museus
  hospital: hospitais
  patient: paciente, pacientes
  nurse: enfermeira, enfermeiras
  trial: ensaio, estudo
  security: segurança
  network: rede, redes
  attack: ataque, ataques
  water: água
  energy: energia
  train: trem, comboio
  ship: barco, navio
  insurance: seguro, seguros
  article: artigo, artigos
  photo: foto, fotos
  exhibition: exposição
  course: curso, cursos
  kitchen: cozinha
  inspection: inspeção, inspeções
  church: igreja
  sound: som
  choir: coro
  night: noite
  report: relatório
  talk: palestra, palestras
  garden: jardim
  child: crianças
`;
