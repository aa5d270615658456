/** Words of questions in Portuguese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const pt = `
ignored: o, a, os, as, um, uma, uns, umas, é, sao, era, eram, foi, foram, esta, estao, tem, ha, de, do, da, dos, das, ao, no, na, nos, nas, em, se, que, me, eu, por, pelo, pela, ja, tambem, favor,
  mais, muito, isso, este, seja, ser, posso, pode, dela, dele, algum, alguma, queria, gostaria, saber, podes, ola, dado, lhe, tens, entrar,
  vossa, esses, essas, estes, estas, outra, outro, outras, outros, toda, tudo, seria, poderia, gostava, tenho, estava, houve, obrigado, obrigada, durante, ainda
who: quem
for whom: para quem
where: onde
when: quando
what: o que, qual
which: quais, em que, que projetos
why: por que, porque
how: como
how many: quantos, quantas, numero de
how much: quanto, quanta
how much does it cost: quanto cobra, quanto custa, custa, cobra
how long: quanto tempo, ha quanto tempo, desde quando
she: ela, ele, seu, sua, seus, suas
you: voce, tu, te, teu, tua
tell me about: fale, conte, sobre
for: para, pra
with: com
without: sem
since: desde, a partir
and: e
or: ou
not: nao
before: antes
after: depois, apos
until: ate
between: entre
lives: mora, vive, reside, sediada, baseada, fica
city: cidade, localizacao, regiao
works: trabalha, trabalhar, trabalhas
worked: trabalhou, trabalhado, trabalhava, trabalhando
job: emprego, cargo, profissao, trabalho
company: empresa, empresas, empregador
self employed: autonoma, autonomo, conta propria
experience: experiencia
current: atual, atualmente, agora
former: anterior, anteriores
latest: ultimo, ultima, ultimos, recente, recentes
new: novo, novos
first: primeiro, primeira
oldest: antigo, antiga
longest: mais longo, mais longa
email: e mail, email, correio eletronico
phone number: telefone, numero de telefone, celular, telemovel
contact: contato, contacto, contatar, contactar, falar com, escrever, escrevo, mensagem
address: endereco, morada
available: disponivel, disponibilidade, livre, comecar, aceita
hire: contratar, contrata, escolher
special: melhor que, melhor do que, especial, diferencia, diferencial
rate: preco, precos, tarifa, honorarios, valor
per day: por dia
projects: projeto, projetos, trabalhos, obras
clients: cliente, clientes
commissioned: encomendou, encomendas
personal: pessoal, pessoais, proprio, proprios
unpaid: gratuito, sem receber
volunteer: voluntaria, voluntario, voluntariado, beneficente
list: lista, mostre, liste, todos, todas
skills: habilidades, competencias, conhecimentos, pontos fortes
able to: sabe, sabes
tools: ferramentas, programas, ferramenta, metodos, tecnicas
use: usa, utiliza, usar, usado
languages: linguas, idiomas, linguagens, lingua materna
speak: fala, falas
study: estudou, estudado, estudos, formacao, universidade, faculdade, formou
degree: diploma, curso superior, licenciatura, graduacao
certificate: certificado, certificados, certificacao, certificacoes
became certified: tornou, certificada, certificado
licence: licenca, licencas
award: premio, premios
won: ganhou, recebeu
talks: palestras, conferencias, palestrante
published: publicou, publicado, publicacoes
year: ano, anos
made: fez, feito, criou, criado, desenhou, projetou, construiu, desenvolveu, escreveu
do: faz, fazer
link: site, pagina, link
profiles: perfil, perfis, redes sociais
name: nome, chama
who is: quem e
whose site is this: de quem e
hobbies: passatempos, interesses, gosta, tempo livre, tempos livres
references: referencias, depoimentos, recomendacoes, opinioes, dizem, recomenda
cv: curriculo, cv
download: baixar, descarregar
result: resultado, resultados
role: papel, funcao
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
