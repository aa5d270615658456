/** Words of questions in Spanish: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const es = `
ignored: en el ambito, en el campo, en materia, el, la, los, las, lo, un, una, unos, unas, es, son, era, eran, fue, fueron, esta, estan, estaba, ha, han, he, hay, habia, se, le, les, me, nos, que, a, al, de, del, por, muy, ya, tambien,
  favor, cuyo, ser, estar, este, ese, tan, mas, algo, algun, alguna, si, mi, puedo, puede, puedes, podria, quiero, quisiera, gustaria, saber, dime, hola, dado, lleva,
  nuestro, nosotros, ustedes, esos, esas, estos, estas, siendo, deberia, seria, podrias, tener, alguno, algunos, otra, otro, otras, otros, todo, toda, gracias, buenas, buenos, cosas,
  durante,
  hubo, haya, sido, estoy, estuvo, pueden, podrian, queria, necesito, necesitamos, busco, buscamos, estoy buscando, me interesa, decirme, digame, una pregunta,
  buenos dias, buenas tardes, muchas gracias, alguna vez, algunas, algo como, algo asi, algo parecido a, nuestra, nuestros, suele, mucho, tengo
who: quien, quienes
for whom: para quien
where: donde, en qué lugar, en que lugar, en qué sitio, en que sitio
when: cuando, en qué fecha, en que fecha
what: que, cual
which: cuales, en que
which projects: que proyectos
why: por que, porque, por que motivo, xq, pq
how: como
how many: cuantos, cuantas, numero de
how much: cuanto, cuanta
how much does it cost: cuanto cobra, cuanto cobras, cuanto cuesta, cobra, cuanto cobraria, cuanto cobrarias, cuanto cuestan, cuanto costaria
how long: cuanto tiempo, desde cuando, cuanto lleva, hace cuanto, cuantos meses, duración, duracion, cuántas semanas, cuantas semanas, cuántos días, cuantos dias
years of experience: años lleva, años llevas, años de experiencia, cuanta experiencia
she: ella, el, su, sus
has she: tiene
you: tu, usted, tus, te, tienes, eres, vos, tenes
tell me about: hablame, cuentame, sobre, acerca, hablame de, hableme, cuentame de, cuentame sobre, cuenteme
for: para
with: con
without: sin
in: en
since: desde, a partir
and: y, e
or: o
not: no
before: antes
after: despues
until: hasta
between: entre
lives: vive, vives, reside, ubicada, ubicado, basada, basado, vivir, encuentra
city: ciudad, pueblo, ubicacion
works: trabaja, trabajas, trabajar, dedica, dedicas
worked: trabajó, trabajado, trabajaba, trabajaste, trabajando, trabajaron, has trabajado
job: trabajo, empleo, puesto, profesion
company: empresa, empresas, compañia, empleador, empleadores
self employed: autonoma, autonomo, por cuenta propia, freelancer, por su cuenta, por tu cuenta, freelance, negocio propio
experience: experiencia
current: actual, actualmente, ahora, hoy
former: anterior, anteriores
latest: ultimo, ultima, ultimos, ultimas, reciente, recientes, mas reciente, mas recientes
new: nuevo, nuevos
first: primer, primero, primera
oldest: antiguo, antigua, más antiguo, mas antiguo, más antigua, mas antigua
longest: mas largo, mas larga, duro mas, llevo mas tiempo, mas tiempo llevo
email: correo, correo electronico, email, mail
phone number: telefono, numero de telefono, movil, celular, whatsapp
contact: contacto, contactar, contactarla, contactarlo, contactarte, escribir, escribirle, escribirte, escribo, mensaje, hablar con, contactarle, ponerme en contacto, hablar contigo, llamarla, datos de contacto
address: direccion
available: disponible, disponibilidad, libre, empezar, acepta, aceptas, tiene hueco, tienes hueco, tiene tiempo, hueco libre, hay hueco
hire: contratar, contratarla, contratarlo, contratarte, elegirla, contratarle, trabajar contigo, trabajar con ella, elegirte, elegirlo
special: mejor que, especial, diferencia, distingue, destaca, ventajas, punto fuerte
rate: precio, precios, tarifa, tarifas, honorarios
per day: por dia, al dia
projects: proyecto, proyectos, trabajos, obras
clients: cliente, clientes
commissioned: encargo, encargos, encargaron
personal: personales, propio, propios, propias
unpaid: gratis, sin cobrar
volunteer: voluntaria, voluntario, voluntariado, beneficos, voluntarios, sin animo de lucro
list: lista, muestrame, todos, todas
skills: habilidades, competencias, conocimientos, aptitudes, fortalezas, puntos fuertes, aporta
able to: sabe, sabes, puede hacer
tools: herramientas, programas, metodos, tecnicas, herramienta, tecnologias, software
use: usa, usas, utiliza, utilizas, usar, usado, uso, usaron, usaste, usan, utilizaron
languages: idiomas, idioma, lenguas, lenguajes, lengua materna
speak: habla, hablas, domina, dominas
study: estudio, estudiado, estudios, formacion, estudiaste, universidad, estudia, estudias, se formo
degree: titulo, titulacion, carrera, licenciatura, licenciada, licenciado, graduo, titulada, titulado, máster, master
certificate: certificado, certificados, certificacion, certificaciones
licence: licencia, licencias, permisos
award: premio, premios, reconocimientos, premiada, premiado, galardon, galardones, galardonado, distinciones, medalla
won: ganado, gano, ganaste, ganaron
talks: charlas, ponencias, conferencias, ponente, ponencia, da charlas, das charlas, dio charlas, dado charlas, congresos, dar una charla
published: publicado, publicaste
publications: publicaciones, publicacion, artículos científicos, articulos cientificos, artículos publicados, articulos
year: año, años
made: hizo, hecho, hecha, hechos, creo, creado, diseño, diseñado, construyo, desarrollo, dibujo, programo, hiciste, creaste
written: escribio, escrito
do: hace, hacer, haces, hacen
link: web, pagina, sitio, enlace
profiles: perfil, perfiles, redes sociales
name: nombre, llama, llamas
who is: quien es
whose site is this: de quien es
hobbies: aficiones, pasatiempos, intereses, gusta, tiempo libre, hobbies, aficion, ratos libres, cuando no trabaja
references: referencias, testimonios, opiniones, dicen, recomiendan, referencia, recomendaciones, opinan, como es trabajar con ella, reseñas, valoraciones
cv: curriculum, cv, hoja de vida
download: descargar
result: resultado, resultados
role: papel, rol, de que se encargo, de que te encargaste, que parte hizo
team: equipo, en equipo, trabaja en equipo, trabajas en equipo
how long take: cuanto duro, cuanto tiempo duro, cuanto tardo, cuanto tiempo tardo, cuanto tardaste, cuanto llevo, cuánto se tardó, cuanto se tardo, cuánto tardaron, cuanto tardaron
take: tardo, tardaron, tardaste, demoro
start: empezo, empezaron, empezaste, comenzo
end: termino, terminaron, terminaste, acabo
still: todavia, aun, sigue, siguen
still in use: sigue en uso, se sigue usando, aun se usa, todavia se usa
worked on: trabajaron en
who worked on: quien trabajo en, quien participo en
who worked on it: quienes participaron, con quien trabajo, con quien lo hizo, con quien lo hiciste, quién colaboró, quien colaboro
help: ayuda, ayudo, ayudaron, ayudar, echaron una mano
how many people: cuantas personas, cuanta gente, cuantos eran, cuantos participaron
people: compañeros, colegas
alone or with a team: sola o en equipo, solo o en equipo, sola o con un equipo
difficult: dificil, dificiles, dificultad, dificultades, complicado, desafio
wrong: fallos, error, errores, fracaso
went wrong: salio mal, fue mal, fallo, se rompio, no funciono
learn: aprendio, aprendiste, aprendieron, aprendido
which tools used: con que se hizo, con que lo hizo, con que lo hiciste, con que esta hecho
code open: codigo abierto, codigo es abierto, codigo es publico, software libre
source code: codigo fuente
see: ver, verlo, verla
try: probar, probarlo
tell me more: cuentame mas, cuenteme mas, contame mas, dime mas, saber mas, mas informacion, mas detalles
the other: el otro, la otra, lo otro
that: esa, esto, aquello
was that: fue eso, fue esto
that project: ese proyecto, este proyecto
before that: antes de eso, antes de esto, anteriormente, y antes, y antes de eso, previamente
after that: despues de eso, despues de esto, posteriormente, y luego, y después, y despues, y después de eso, y despues de eso
which of the two: cual de los dos, cual de las dos
both: ambos, ambas, los dos
biggest: mas grande, mas grandes
smallest: mas pequeño, mas pequeña
shortest: mas corto, mas corta, duro menos
how much cost: cuanto costo
cost: coste, cuesta
per hour: por hora
process: proceso, forma de trabajar, como trabaja, como trabajas
remote: remoto, en remoto, a distancia, teletrabajo
on site: presencial, in situ, en persona, a nuestra oficina
can she come on site: puede venir, puedes venir
travel: viajar, viaja, viajas, se desplaza
programming languages: lenguajes de programacion
teach: enseña, enseñas, da clases, das clases
interview: entrevista, entrevistas
press: prensa, en los medios
for which clients: para que clientes, para que empresas
for whom was that: quien lo encargo, quién te lo encargó, quien te lo encargo
employer: su jefe
soon: pronto, cuanto antes, lo antes posible
insured: asegurada, asegurado, tiene seguro, tienes seguro
born: nacio, naciste
how old: cuantos años tiene, cuantos años tienes, que edad tiene, que edad tienes
married: casada, casado, marido
salary: salario, sueldo, cuanto gana, cuanto ganas
tell me about you: hablame de ti, cuentame de ti, sobre ti
of them: de ellos, de ellas, de estos, de estas, de esos, de esas
it: eso, ello
there: ahi, alli, alla
hourly rate: precio hora, tarifa horaria, por horas
daily rate: tarifa diaria
cheapest: más barato, mas barato, más barata, mas barata
most expensive: más caro, mas caro, más cara, mas cara
cheap: barato, barata
expensive: caro
discount: descuento, descuentos
quote: cotización, cotizacion, pedir presupuesto
travel cost: gastos de viaje, cobra desplazamiento
who paid: quién pagó, quien pago, quién lo pagó, quien lo pago
paid: pagaron, pagado
led: dirigió, dirigio, lideró, lidero
finished: terminado, terminada
deadline: plazo, plazos, fecha límite, fecha limite
on time: a tiempo
full time: a tiempo completo
part time: a tiempo parcial
delayed: retraso, retrasos, se retrasó, se retraso
problem: problema, problemas, contratiempos
what was the problem: cuál fue el problema, cual fue el problema, qué problema hubo, que problema hubo
damage: daños, se estropeó, se estropeo
mistakes: equivocaciones, se equivocó, se equivoco, metió la pata, metio la pata, te equivocaste
most difficult: más difícil, mas dificil, más complicado, mas complicado
chosen: eligió, eligio, eligieron, elegiste
achieved: logros
how did it end: cómo acabó, como acabo, cómo terminó, como termino, cómo salió, como salio
materials: materiales
what is it made of: de qué está hecho, de que esta hecho
how heavy: cuánto pesa, cuanto pesa, cuántos kilos, cuantos kilos
weight: peso
heavy: pesado, pesada
how big: cuánto mide, cuanto mide, qué tamaño, que tamaño
dimensions: dimensiones
big: grande, grandes
how high: qué altura, que altura
height: altura
width: anchura, ancho
depth: profundidad
long: longitud, de largo
how far: a qué distancia, a que distancia, cuántos kilómetros, cuantos kilometros
far: lejos
old: viejo, vieja
how hot: qué temperatura, que temperatura
visitors: visitantes
how many visitors: cuánta gente vino, cuanta gente vino
pieces: piezas
author: autora, autor
apprenticeship: aprendiz, formación profesional, formacion profesional
internship: hizo prácticas, hizo practicas, hiciste prácticas, hiciste practicas, becaria
training: capacitación, capacitacion
grade: calificaciones, nota media, qué nota, que nota
english: inglés, ingles
german: alemán, aleman
french: francés, frances
spanish: español
former employer: antigua empresa, trabajo anterior
at the very beginning: al principio, en sus inicios
first job: primer trabajo
boss: jefe
colleagues: compañeras, colaboradores
staff: empleados
opening hours: horario, cuándo abre, cuando abre
visit the workshop: visitar el taller, visitar su taller
visit: visitar, visitarla
warranty: garantía, garantia
repair: reparar, reparaciones, arregla
waiting time: lista de espera, hay que esperar
less: menos
best: mejor, mejores
worst: peor, peores
most important: más importante, mas importante
highest: más alto, mas alto
favourite: favorito
proud: orgullosa
where was that: dónde ocurrió eso, donde ocurrio eso, dónde pasó eso, donde paso eso
when was that: cuándo ocurrió eso, cuando ocurrio eso
what else: y qué más, y que mas, alguna cosa más, alguna cosa mas
heaviest: más pesado, mas pesado
places: lugares, sitios
topics:
  fish: pescado, pez
  supper: cena, cenas
  train: tren, trenes
  book: libro, libros
  film: película, películas
  music: música
  game: juego, juegos, videojuego, videojuegos
  school: escuela, escuelas, colegio
  bread: pan
  bridge: puente, puentes
  footbridge: pasarela, pasarelas
  wall: muro, muros
  flood: inundación, inundaciones
  teaching: clases, enseñar, enseñanza
  printed: imprimieron, impreso
  map: mapa, mapas
  museum: museo, museos
  hospital: hospitales
  patient: paciente, pacientes
  nurse: enfermera, enfermeras, enfermería
  trial: ensayo, ensayos
  security: seguridad
  network: red, redes
  attack: ataque, ataques
  water: agua
  energy: energía
  ship: barco, barcos
  insurance: seguro, seguros
  article: artículo, artículos
  photo: foto, fotos, imagen
  exhibition: exposición, exposiciones
  course: curso, cursos
  kitchen: cocina
  inspection: inspección, inspecciones
  church: iglesia
  sound: sonido
  choir: coro
  night: noche, noches
  report: informe, informes
  talk: charla, charlas, conferencia
  house: casa, casas
  garden: jardín
  child: niños, niñas
patterns:
  number: dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieci\\p{L}+, veinte, veinti\\p{L}+, treinta, cuarenta, cincuenta, cien, ciento, \\p{L}*cientos, mil, docena, decena
  date: primavera, verano, otoño, invierno
  money: gratis, gratuit[oa]s?, pesos?
  reason: porque, ya que, debido, para que, razón, motivo, causa, así que, por eso
  change: por ciento, de \\S+ a \\S*\\d+, resultado
  length: metros?, centímetros?, milímetros?, kilómetros?, metros? cuadrados?, hectáreas?
  weight: kilogramos?, kilos?, gramos?, toneladas?
  temperature: grados?
  sound: decibelios?
`;
