/** Words of questions in Portuguese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const pt = `
ignored: na area, no campo, no ambito, o, a, os, as, um, uma, uns, umas, é, sao, era, eram, foi, foram, esta, estao, tem, ha, de, do, da, dos, das, ao, no, na, nos, nas, em, se, que, me, eu, por, pelo, pela, ja, tambem, favor,
  mais, muito, este, seja, ser, posso, pode, dela, dele, algum, alguma, queria, gostaria, saber, podes, ola, dado, lhe, tens, entrar,
  vossa, esses, essas, estes, estas, outra, outro, outras, outros, toda, tudo, seria, poderia, gostava, tenho, estava, houve, obrigado, obrigada, durante, ainda,
  sou, estou, esteve, tinha, temos, teve, ter, podem, podia, quero, preciso, precisamos, procuro, procuramos, estou procurando, estou a procura, me diga, diga me,
  dizer me, uma pergunta, bom dia, boa tarde, alguma vez, alguns, algumas, algo como, algo parecido, num, numa, nosso, nossa, oi, boa noite, nessa área, nessa area, será que, sera que
who: quem, quem é que, quem e que
for whom: para quem, pra quem
where: onde
when: quando, em que ano, que ano, em que mês, em que mes
what: o que, qual
which: quais, em que, que projetos
why: por que, porque, por que motivo, pq
how: como
how many: quantos, quantas, numero de
how much: quanto, quanta
how much does it cost: quanto cobra, quanto custa, custa, cobra, quanto cobras, quanto cobraria, quanto custam, quanto custaria, quanto sai, quanto fica, quanto levas, quanto vai custar, quanto você cobra, quanto vc cobra, quanto ela cobra, quanto sairia, quanto voce cobra
how long: quanto tempo, ha quanto tempo, desde quando, quantos meses, há quantos anos, faz quanto tempo, ha quantos anos
she: ela, ele, seu, sua, seus, suas
you: voce, tu, te, teu, tua, vc, contigo, vocês, voces, teus, tuas
tell me about: fale, conte, sobre, fale sobre, fale de, fala me de, me fale, me fale sobre, me conta, me fala, explica, explique
for: para, pra
with: com
without: sem
since: desde, a partir
and: e
or: ou
not: nao
before: antes, antigamente
after: depois, apos
until: ate
between: entre
lives: mora, vive, reside, sediada, baseada, fica, vives
city: cidade, localizacao, regiao
works: trabalha, trabalhar, trabalhas, atua
worked: trabalhou, trabalhado, trabalhava, trabalhando, trabalharam, trabalhaste, ja trabalhou, atuou, atuava
job: emprego, cargo, profissao, trabalho, empregos, cargos
company: empresa, empresas, empregador
self employed: autonoma, autonomo, conta propria, freelancer, por conta propria, trabalhador independente, recibos verdes, negócio próprio, negocio proprio, empresária, empresaria
experience: experiencia, experiencia profissional, carreira, trajetória, trajetoria
current: atual, atualmente, agora, hoje em dia, neste momento, no momento, em andamento, atuais
former: anterior, anteriores
latest: ultimo, ultima, ultimos, recente, recentes, mais recente, mais recentes, últimas, ultimas, mais novo, mais nova
new: novo, novos, nova
first: primeiro, primeira, bem no início, bem no inicio
oldest: antigo, antiga, mais velho
longest: mais longo, mais longa, durou mais, durou mais tempo, demorou mais, levou mais tempo
email: e mail, email, correio eletronico
phone number: telefone, numero de telefone, celular, telemovel
contact: contato, contacto, contatar, contactar, falar com, escrever, escrevo, mensagem, contatar te, contactar te, entrar em contato, entrar em contacto, ligar, telefonar, contatos, contactos, falar contigo, mandar mensagem, falo com, zap
address: endereco, morada
available: disponivel, disponibilidade, livre, comecar, aceita, aceitas, tem tempo, tens tempo, tem agenda, disponíveis, disponiveis, datas livres, tem vaga, ocupada, ocupado, aberta a propostas, aberto a propostas
hire: contratar, contrata, escolher, contratar te, trabalhar contigo, trabalhar com voce, trabalhar com ela
special: melhor que, melhor do que, especial, diferencia, diferencial, se destaca, te distingue
rate: preco, precos, tarifa, honorarios, valor, tarifas, tabela de preços, tabela de precos
per day: por dia, diária, diaria
projects: projeto, projetos, trabalhos, obras
clients: cliente, clientes
commissioned: encomendou, encomendas, mandou fazer
personal: pessoal, pessoais, proprio, proprios
unpaid: gratuito, sem receber, de graça, de graca, não remunerado, nao remunerado
volunteer: voluntaria, voluntario, voluntariado, beneficente, voluntarios, sem fins lucrativos, trabalho voluntário, trabalho voluntario
list: lista, mostre, liste, todos, todas
skills: habilidades, competencias, conhecimentos, pontos fortes
able to: sabe, sabes, consegue
tools: ferramentas, programas, ferramenta, metodos, tecnicas, tecnologias, software, equipamento, equipamentos
use: usa, utiliza, usar, usado, usou, usaram, usas, usaste, utilizou, utilizaste, usada
languages: linguas, idiomas, linguagens, lingua materna, idioma, língua, lingua
speak: fala, falas, fluente
study: estudou, estudado, estudos, formacao, universidade, faculdade, formou, estuda, estudaste, formaste, curso técnico, curso tecnico, que faculdade você fez, qual faculdade você fez, que faculdade fez, que curso você fez, que curso fez, onde você se formou, cursou, escolaridade, fez faculdade, que curso tirou, onde tirou o curso, se graduou, fez o mestrado
degree: diploma, curso superior, licenciatura, graduacao, licenciada, licenciado, formado, mestrado, doutorado, doutoramento, pós graduação, pos graduacao
certificate: certificado, certificados, certificacao, certificacoes
became certified: tornou, certificada, certificado
licence: licenca, licencas, registro profissional
award: premio, premios, premiada, premiado, distinção, distincao, medalha, troféu, trofeu, distinções, distincoes, premiações, premiacoes
won: ganhou, recebeu, venceu, ganhaste, recebeste
talks: palestras, conferencias, palestrante, deu palestras, da palestras, dar palestras, palestrou, falou em publico, apresentações, apresentacoes, orador, congresso, seminários, seminarios
published: publicou, publicado, publicaste, publicada
publications: publicacoes, publicacao, artigos científicos, artigos cientificos, artigos publicados
year: ano, anos
made: fez, feito, criou, criado, desenhou, projetou, construiu, desenvolveu, fizeste, fizeram, criaste, feita, feitos, feitas, realizado, realizados, realizada, realizou
written: escreveu, escreveste
do: faz, fazer, fazes, fazem
link: site, pagina, link
profiles: perfil, perfis, redes sociais
name: nome, chama
who is: quem e
whose site is this: de quem e
hobbies: passatempos, interesses, gosta, tempo livre, tempos livres, hobbies, gostas, horas vagas, quando nao trabalha, horas livres
references: referencias, depoimentos, recomendacoes, opinioes, dizem, recomenda, referencia, recomendacao, depoimento, como e trabalhar com ela, avaliações, avaliacoes, opinião, opiniao, testemunhos
cv: curriculo, cv, curriculum
download: baixar, descarregar
result: resultado, resultados, desfecho
role: papel, funcao, de que se encarregou, que parte fez, que parte fizeste, contribuição, contribuicao, funções, funcoes
team: equipe, equipa, em equipa, em equipe, trabalha em equipa, trabalha em equipe
years of experience: anos de experiencia, quanta experiencia
how long take: quanto tempo durou, quanto durou, quanto tempo demorou, quanto demorou, quanto tempo levou, quanto levou, duração, duracao, quanto tempo demora, quanto tempo leva, quanto demora, em quanto tempo
take: durou, demorou, demoraram, demoraste
start: comecou, comecaram, comecaste, comeca, iniciou, início, inicio
end: terminou, terminaram, terminaste, acabou, concluído, concluido, concluiu, finalizado, ficou pronto, acabaste, entregue, terminado, já está pronto, ja esta pronto
still: continua
still in use: ainda em uso, ainda esta em uso, ainda se usa, ainda e usado, ainda funciona, ainda existe, continua no ar, em uso, em funcionamento
worked on: trabalharam em, trabalharam no, colaborou, colaboraram, participou
who worked on: quem trabalhou em, quem trabalhou no
who worked on it: quem participou, com quem trabalhou, com quem fez, com quem fizeste
help: ajuda, ajudou, ajudaram, ajudar, ajudaste
how many people: quantas pessoas, quanta gente, quantos eram, quantos participaram, tamanho da equipe
people: colegas, pessoas, colega, empregados, funcionários, funcionarios, subordinados
alone or with a team: sozinha ou em equipa, sozinho ou em equipa, sozinha ou em equipe, sozinho ou em equipe
difficult: dificil, dificeis, dificuldade, dificuldades, complicado, desafio, desafios
wrong: falhas, erro, erros, falha, avaria, não deu certo, nao deu certo, não funcionou, nao funcionou, perrengue
went wrong: deu errado, correu mal, falhou, falharam, quebrou, errou, deu ruim, saiu mal, fracassou
learn: aprendeu, aprendeste, aprenderam, aprendido, lições, licoes, aprendizado, aprendizados, lição, licao
which tools used: com que foi feito, feito com que
code open: codigo aberto, codigo e aberto, codigo e publico, software livre
source code: codigo fonte
see: ver, ve lo
try: experimentar, testar
tell me more: conte mais, conte me mais, me conte mais, mais informacoes, mais detalhes, fale mais, saber mais, me conta mais
the other: o outro, a outra
that: esse, essa, nisso, isto, nesse, nessa, neste, nesta, desse, dessa
was that: foi isso
that project: esse projeto, este projeto
before that: antes disso, antes disto, anteriormente
after that: depois disso, depois disto, em seguida
which of the two: qual dos dois, qual das duas
both: ambos, ambas, os dois
biggest: maior, maiores
smallest: menor projeto, mais pequeno, mais pequena, menor, menores
shortest: mais curto, mais curta, durou menos
how much cost: quanto custou
cost: custo, custou, orcamento, custos
per hour: por hora, preço hora, preco hora
process: processo, forma de trabalhar, como trabalha, como trabalhas
remote: remoto, a distancia, teletrabalho, home office, remotamente
on site: presencial, in loco, no nosso escritorio
can she come on site: pode vir, podes vir
travel: viajar, viaja, viajas, se desloca, deslocações, deslocacoes
programming languages: linguagens de programacao, linguagem de programação, linguagem de programacao
teach: ensina, ensinou, ensinar, da aulas
interview: entrevista, entrevistas
press: imprensa, na midia, saiu no jornal, apareceu na tv
for which clients: para que clientes, para quais clientes, para que empresas
for whom was that: quem encomendou, quem pediu, a pedido de quem, quem contratou
employer: entidade patronal, patrão, patrao
soon: em breve, brevemente, o quanto antes, urgente
insured: segurada, tem seguro, tens seguro, responsabilidade civil
born: nasceu, nasceste
how old: quantos anos tem, quantos anos tens, que idade tem, que idade tens
married: casada, casado, marido
salary: salario, ordenado, quanto ganha, quanto ganhas
tell me about you: fale de voce, fala me de ti, sobre ti
of them: deles, delas, desses, dessas, destes, destas
it: isso, disso, nele, nela
there: la, ali
quote: cotação, cotacao, orçamentos, orcamentos, pedir orçamento, pedir orcamento, orçamento sem compromisso, orcamento sem compromisso
discount: desconto, descontos
cheap: barato, barata
cheapest: mais barato, mais barata, mais em conta, custou menos, menor preço, menor preco
expensive: caro
most expensive: mais caro, mais cara, custou mais, mais caros
travel cost: custos de deslocação, custos de deslocacao, custo de deslocamento
vat: iva
invoice: fatura, nota fiscal
payment: pagamento, formas de pagamento, parcelado, parcelar
paid: pago, pagou, pagaram, financiou, financiado
who paid: quem bancou
sponsor: patrocinador
who led: quem mandava, quem era o responsável, quem era o responsavel, quem foi o responsável, quem foi o responsavel, quem estava à frente, quem estava a frente
led: liderou, coordenou, dirigiu, chefia, chefiou, coordena, gerenciou, gerencia, liderava, lidera
days: dias
weeks: semanas
hours: horas
months: meses
deadline: prazo, prazos
delayed: atrasou, atraso, atrasado, atrasos, fora do prazo
on time: no prazo, a tempo
problem: problema, problemas, imprevisto, imprevistos, contratempo, obstáculos, obstaculos
mistake: engano
damage: dano, danos, prejuízo, prejuizo, estragos
complaints: reclamações, reclamacoes, queixas
do differently: faria diferente, fazer diferente, de outra forma, de outro jeito, o que mudaria
chosen: escolheu, escolheste, escolhido
successful: deu certo, correu bem, sucesso
how did it end: como acabou, como terminou, como correu, no que deu
what happened: o que aconteceu, o que se passou
materials: material, materiais
made of what: feito de que, feita de que
size: tamanho
how big: quanto mede
big: grande
small: pequeno
heavy: pesado
weight: peso
how heavy: quanto pesa
heaviest: mais pesado
how high: que altura tem, qual a altura
wide: largo
width: largura
depth: profundidade
long: comprido, comprimento
far: longe
how far: a que distância, a que distancia
old: velho, velha
temperature: temperatura, quantos graus
visitors: visitantes, espectadores
competition: concurso
magazine: revista
internship: estágio, estagio
apprenticeship: aprendiz
thesis: tese, tcc, dissertação, dissertacao, monografia, tema da tese
grade: nota final, média final, media final, que notas, que nota, média do curso, media do curso
english: inglês, ingles
boss: chefe
alone: sozinho, sozinha
opening hours: horário, horario, a que horas abre
workshop: oficina
visit: visitar, visita
appointment: agendar, hora marcada, marcar uma reunião, marcar uma reuniao, marcar reunião, marcar reuniao
warranty: garantia
repair: reparação, reparacao, conserto, conserta
waiting time: lista de espera, tempo de espera, prazo de entrega, com quanta antecedência, com quanta antecedencia
less: menos
best: melhor, melhores
worst: pior, piores
favourite: favorito, preferido, preferida, favorita, gosta mais, gostou mais
proud: orgulho, se orgulha, orgulhosa, orgulhoso
most important: mais importante
difference: diferença, diferenca
where was that: onde foi isso, em que cidade
participants: participantes
maintenance: manutenção, manutencao
places: lugares, locais
why hire: vale a pena contratar, valeria a pena contratar, por que valeria a pena contratar, por que vale a pena contratar, por que devo contratar, por que deveria contratar, por que escolher você, por que escolher voce
supervisor: orientador, orientadora
teachers: seus professores, teus professores, com quem aprendeu
self taught: autodidata
abroad: no exterior, no estrangeiro
scholarship: bolsa de estudos
tasks: tarefas, responsabilidades, atribuições, atribuicoes
did: fazia
why leave: por que saiu, porque saiu, por que deixou
since when: desde que ano
which of them: qual deles, qual delas, quais deles
driving licence: carteira de motorista, carta de condução, carta de conducao
most difficult: mais difícil, mais dificil, maior desafio, maior dificuldade, deu mais trabalho
next: próximo, proximo, próximos, proximos
deposit: adiantamento, pagar sinal, cobra sinal
full time: a tempo inteiro, tempo inteiro, tempo integral
part time: meio período, meio periodo
had the idea: teve a ideia, de quem foi a ideia, idealizou
partners: parceiros
how did it go: como foi o projeto
over budget: estourou o orçamento, estourou o orcamento
regret: se arrepende
what became of it: que fim levou
sold: vendido, vendida
for sale: à venda, a venda
buy: comprar
shown: exposto, exposta
satisfied: satisfeito, satisfeitos
weaknesses: pontos fracos, seus defeitos, teus defeitos
strengths: suas qualidades, tuas qualidades
speciality: especialidade
what is it about: do que se trata
what is it for: para que serve
spanish: espanhol
french: francês, frances
german: alemão, alemao
how heavy is it: quanto pesava
president: presidente, presidenta
what time is it: que horas são, que horas sao
ignore all: ignore todas, ignora todas, esqueça todas, ignore as instruções, ignore as instrucoes
believe: acredita, acredito, acreditas
birthday: data de nascimento, aniversário, aniversario
mother: mãe
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
patterns:
  number: dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, quatorze, catorze, quinze, dezess?\\p{L}+, dezoito, vinte, trinta, quarenta, cinquenta, cem, cento, \\p{L}*centos, mil, dúzia, dezena
  date: primavera, verão, outono, inverno
  money: grátis, gratuit[oa]s?, reais, real
  reason: porque, pois, já que, devido, para que, razão, motivo, causa, por isso
  change: por cento, de \\S+ para \\S*\\d+, de \\S+ a \\S*\\d+, resultado
  length: metros?, centímetros?, milímetros?, quil[óô]metros?, metros? quadrados?, hectares?
  weight: quilogramas?, quilos?, gramas?, toneladas?
  temperature: graus?
  sound: decib[ée]is
`;
