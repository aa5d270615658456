/** Words of questions in Spanish: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const es = `
ignored: en el ambito, en el campo, en materia, el, la, los, las, lo, un, una, unos, unas, es, son, era, eran, fue, fueron, esta, estan, estaba, ha, han, he, hay, habia, se, le, les, me, nos, que, a, al, de, del, por, muy, ya, tambien,
  favor, cuyo, ser, estar, este, ese, tan, mas, algo, algun, alguna, si, mi, puedo, puede, puedes, podria, quiero, quisiera, gustaria, saber, dime, hola, dado, lleva,
  nuestro, nosotros, ustedes, esos, esas, estos, estas, siendo, deberia, seria, podrias, tener, alguno, algunos, otra, otro, otras, otros, todo, toda, gracias, buenas, buenos, cosas,
  durante,
  hubo, haya, sido, estoy, estuvo, pueden, podrian, queria, necesito, necesitamos, busco, buscamos, estoy buscando, me interesa, decirme, digame, una pregunta,
  buenos dias, buenas tardes, muchas gracias, alguna vez, algunas, algo como, algo asi, algo parecido a, nuestra, nuestros, suele, mucho, tengo, has, tuvo, tuviste, tenías, tenias, alguien, deberíamos, deberiamos, fuiste, estuviste, porfa, contigo, hay que
who: quien, quienes
for whom: para quien
where: donde, en qué lugar, en que lugar, en qué sitio, en que sitio
when: cuando, en qué fecha, en que fecha
what: que, cual
which: cuales, en que
which projects: que proyectos
why: por que, porque, por que motivo, xq, pq, qué te motivó, que te motivo, qué te llevó a, que te llevo a
how: como
how many: cuantos, cuantas, numero de
how much: cuanto, cuanta
how much does it cost: cuanto cobra, cuanto cobras, cuanto cuesta, cobra, cuanto cobraria, cuanto cobrarias, cuanto cuestan, cuanto costaria, cobras, cuánto vale, cuanto vale, cuánto me costaría, cuanto me costaria
how long: cuanto tiempo, desde cuando, cuanto lleva, hace cuanto, cuantos meses, duración, duracion, cuántas semanas, cuantas semanas, cuántos días, cuantos dias, hace cuánto tiempo, hace cuanto tiempo, cuántas horas, cuantas horas
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
worked: trabajó, trabajado, trabajaba, trabajaste, trabajando, trabajaron, has trabajado, trabajabas
job: trabajo, empleo, puesto, profesion, en qué trabajas, en que trabajas, en qué trabaja, en que trabaja, a qué te dedicas, a que te dedicas, empleos, puestos, laburo
company: empresa, empresas, compañia, empleador, empleadores
self employed: autonoma, autonomo, por cuenta propia, freelancer, por su cuenta, por tu cuenta, freelance, negocio propio
experience: experiencia, trayectoria, recorrido profesional
current: actual, actualmente, ahora, hoy
former: anterior, anteriores
latest: ultimo, ultima, ultimos, ultimas, reciente, recientes, mas reciente, mas recientes
new: nuevo, nuevos
first: primer, primero, primera
oldest: antiguo, antigua, más antiguo, mas antiguo, más antigua, mas antigua, más viejo, mas viejo
longest: mas largo, mas larga, duro mas, llevo mas tiempo, mas tiempo llevo, duraron más, duraron mas
email: correo, correo electronico, email, mail
phone number: telefono, numero de telefono, movil, celular, whatsapp
contact: contacto, contactar, contactarla, contactarlo, contactarte, escribir, escribirle, escribirte, escribo, mensaje, hablar con, contactarle, ponerme en contacto, hablar contigo, llamarla, datos de contacto, te contacto, localizarte, llamarte, comunicarme
address: direccion, dónde queda, donde queda
available: disponible, disponibilidad, libre, empezar, acepta, aceptas, tiene hueco, tienes hueco, tiene tiempo, hueco libre, hay hueco, fechas libres, tienes un hueco, buscas trabajo, buscando trabajo, aceptas encargos
hire: contratar, contratarla, contratarlo, contratarte, elegirla, contratarle, trabajar contigo, trabajar con ella, elegirte, elegirlo
special: mejor que, especial, diferencia, distingue, destaca, ventajas, punto fuerte
rate: precio, precios, tarifa, tarifas, honorarios
per day: por dia, al dia
projects: proyecto, proyectos, trabajos, obras, portafolio, porfolio
clients: cliente, clientes
commissioned: encargo, encargos, encargaron
personal: personales, propio, propios, propias, iniciativa propia
unpaid: gratis, sin cobrar, no remunerado
volunteer: voluntaria, voluntario, voluntariado, beneficos, voluntarios, sin animo de lucro
list: lista, muestrame, todos, todas, listado, ejemplos de, enséñame, enseñame
skills: habilidades, competencias, conocimientos, aptitudes, fortalezas, puntos fuertes, aporta
able to: sabe, sabes, puede hacer
tools: herramientas, programas, metodos, tecnicas, herramienta, tecnologias, software
use: usa, usas, utiliza, utilizas, usar, usado, uso, usaron, usaste, usan, utilizaron, manejas, maneja
languages: idiomas, idioma, lenguas, lenguajes, lengua materna
speak: habla, hablas, domina, dominas
study: estudio, estudiado, estudios, formacion, estudiaste, universidad, estudia, estudias, se formo, te formaste, cursaste, hiciste la carrera, hizo la carrera, aprendiste el oficio
degree: titulo, titulacion, carrera, licenciatura, licenciada, licenciado, graduo, titulada, titulado, máster, master, doctorado, posgrado, graduaste, te recibiste, nivel de estudios
certificate: certificado, certificados, certificacion, certificaciones, diplomas
licence: licencia, licencias, permisos, colegiada, colegiado
award: premio, premios, reconocimientos, premiada, premiado, galardon, galardones, galardonado, distinciones, medalla
won: ganado, gano, ganaste, ganaron
talks: charlas, ponencias, conferencias, ponente, ponencia, da charlas, das charlas, dio charlas, dado charlas, congresos, dar una charla, alguna charla, alguna conferencia
published: publicado, publicaste
publications: publicaciones, publicacion, artículos científicos, articulos cientificos, artículos publicados, articulos
year: año, años
made: hizo, hecho, hecha, hechos, creo, creado, diseño, diseñado, construyo, desarrollo, dibujo, programo, hiciste, creaste
written: escribio, escrito
do: hace, hacer, haces, hacen, hacías, hacias
link: web, pagina, sitio, enlace
profiles: perfil, perfiles, redes sociales
name: nombre, llama, llamas
who is: quien es
whose site is this: de quien es
hobbies: aficiones, pasatiempos, intereses, gusta, tiempo libre, hobbies, aficion, ratos libres, cuando no trabaja, cuando no trabajas, fuera del trabajo
references: referencias, testimonios, opiniones, dicen, recomiendan, referencia, recomendaciones, opinan, como es trabajar con ella, reseñas, valoraciones
cv: curriculum, cv, hoja de vida
download: descargar
result: resultado, resultados
role: papel, rol, de que se encargo, de que te encargaste, que parte hizo, qué tareas, que tareas, tus tareas, sus tareas, responsabilidades, te encargabas, te ocupabas, tus funciones, qué parte hiciste, que parte hiciste
team: equipo, en equipo, trabaja en equipo, trabajas en equipo
how long take: cuanto duro, cuanto tiempo duro, cuanto tardo, cuanto tiempo tardo, cuanto tardaste, cuanto llevo, cuánto se tardó, cuanto se tardo, cuánto tardaron, cuanto tardaron, cuánto tardas, cuanto tardas
take: tardo, tardaron, tardaste, demoro
start: empezo, empezaron, empezaste, comenzo
end: termino, terminaron, terminaste, acabo
still: todavia, aun, sigue, siguen
still in use: sigue en uso, se sigue usando, aun se usa, todavia se usa, sigue funcionando, todavía se utiliza, todavia se utiliza, sigue activo, sigue en pie
worked on: trabajaron en
who worked on: quien trabajo en, quien participo en
who worked on it: quienes participaron, con quien trabajo, con quien lo hizo, con quien lo hiciste, quién colaboró, quien colaboro
help: ayuda, ayudo, ayudaron, ayudar, echaron una mano
how many people: cuantas personas, cuanta gente, cuantos eran, cuantos participaron
people: compañeros, colegas
alone or with a team: sola o en equipo, solo o en equipo, sola o con un equipo, tú sola, tu sola, tú solo, tu solo, en solitario, hiciste solo, hiciste sola
difficult: dificil, dificiles, dificultad, dificultades, complicado, desafio, retos
wrong: fallos, error, errores, fracaso, fracasos
went wrong: salio mal, fue mal, fallo, se rompio, no funciono, salieron mal
learn: aprendio, aprendiste, aprendieron, aprendido, lecciones
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
after that: despues de eso, despues de esto, posteriormente, y luego, y después, y despues, y después de eso, y despues de eso, qué pasó después, que paso despues
which of the two: cual de los dos, cual de las dos
both: ambos, ambas, los dos
biggest: mas grande, mas grandes, tu mayor
smallest: mas pequeño, mas pequeña
shortest: mas corto, mas corta, duro menos
how much cost: cuanto costo
cost: coste, cuesta, costos, costes, gastos, qué presupuesto, que presupuesto
per hour: por hora
process: proceso, forma de trabajar, como trabaja, como trabajas
remote: remoto, en remoto, a distancia, teletrabajo, desde casa, teletrabajas
on site: presencial, in situ, en persona, a nuestra oficina
can she come on site: puede venir, puedes venir
travel: viajar, viaja, viajas, se desplaza, te desplazas
programming languages: lenguajes de programacion
teach: enseña, enseñas, da clases, das clases, das talleres
interview: entrevista, entrevistas
press: prensa, en los medios
for which clients: para que clientes, para que empresas
for whom was that: quien lo encargo, quién te lo encargó, quien te lo encargo, quién te lo pidió, quien te lo pidio
employer: su jefe
soon: pronto, cuanto antes, lo antes posible
insured: asegurada, asegurado, tiene seguro, tienes seguro
born: nacio, naciste
how old: cuantos años tiene, cuantos años tienes, que edad tiene, que edad tienes, cuántos años tenías, cuantos años tenias
married: casada, casado, marido
salary: salario, sueldo, cuanto gana, cuanto ganas, expectativas salariales, pretensiones salariales
tell me about you: hablame de ti, cuentame de ti, sobre ti
of them: de ellos, de ellas, de estos, de estas, de esos, de esas
it: eso, ello
there: ahi, alli, alla
hourly rate: precio hora, tarifa horaria, por horas
daily rate: tarifa diaria
cheapest: más barato, mas barato, más barata, mas barata, más económico, mas economico
most expensive: más caro, mas caro, más cara, mas cara, más costoso, mas costoso
cheap: barato, barata
expensive: caro
discount: descuento, descuentos, rebaja
quote: cotización, cotizacion, pedir presupuesto, un presupuesto, cotizar
travel cost: gastos de viaje, cobra desplazamiento
who paid: quién pagó, quien pago, quién lo pagó, quien lo pago, quién lo financió, quien lo financio
paid: pagaron, pagado
led: dirigió, dirigio, lideró, lidero, a cargo, a tu cargo, a su cargo, liderado, lideraste, dirigiste, coordinaste
finished: terminado, terminada, entregado, se entregó, se entrego, entregaste, está acabado, esta acabado
deadline: plazo, plazos, fecha límite, fecha limite, fecha de entrega
on time: a tiempo
full time: a tiempo completo
part time: a tiempo parcial
delayed: retraso, retrasos, se retrasó, se retraso, se atrasó, se atraso, llegó tarde, llego tarde
problem: problema, problemas, contratiempos
what was the problem: cuál fue el problema, cual fue el problema, qué problema hubo, que problema hubo
damage: daños, se estropeó, se estropeo
mistakes: equivocaciones, se equivocó, se equivoco, metió la pata, metio la pata, te equivocaste, cometiste, metiste la pata
most difficult: más difícil, mas dificil, más complicado, mas complicado, te costó más, te costo mas
chosen: eligió, eligio, eligieron, elegiste
achieved: logros, logro
how did it end: cómo acabó, como acabo, cómo terminó, como termino, cómo salió, como salio, qué tal fue, que tal fue, cómo resultó, como resulto
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
internship: hizo prácticas, hizo practicas, hiciste prácticas, hiciste practicas, becaria, las prácticas, las practicas
training: capacitación, capacitacion
grade: calificaciones, nota media, qué nota, que nota, qué notas, que notas
english: inglés, ingles
german: alemán, aleman
french: francés, frances
spanish: español
former employer: antigua empresa, trabajo anterior, empresa anterior, empleo anterior
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
waiting time: lista de espera, hay que esperar, tiempo de espera, plazo de entrega, cuánto hay que esperar, cuanto hay que esperar
less: menos
best: mejor, mejores
worst: peor, peores
most important: más importante, mas importante
highest: más alto, mas alto
favourite: favorito
proud: orgullosa, orgulloso
where was that: dónde ocurrió eso, donde ocurrio eso, dónde pasó eso, donde paso eso
when was that: cuándo ocurrió eso, cuando ocurrio eso
what else: y qué más, y que mas, alguna cosa más, alguna cosa mas
heaviest: más pesado, mas pesado
places: lugares, sitios
thesis: tesis, trabajo de fin de grado, tfg
about: de qué trataba, de que trataba
teacher: tus profesores, sus profesores, tus maestros
who taught: quién te enseñó, quien te enseño
self taught: autodidacta
current projects: en qué estás trabajando, en que estas trabajando, entre manos
why left: por qué dejaste, por que dejaste, por qué te fuiste, por que te fuiste, por qué se fue, por que se fue
who led: quién llevaba, quien llevaba
in which places: en qué ciudades, en que ciudades
won award: te han premiado
speak english: nivel de inglés, nivel de ingles
next: próximo, proximo
deposit: por adelantado, anticipo, pago inicial, pides señal, una seña
payment: formas de pago
relocate: mudarte
deliver: haces envíos, haces envios
whose idea: de quién fue la idea, de quien fue la idea, a quién se le ocurrió, a quien se le ocurrio
how start: cómo surgió, como surgio
do differently: harías diferente, harias diferente, cambiarías, cambiarias
do again: volverías a hacer, volverias a hacer
what became of: qué fue de, que fue de, qué pasó con, que paso con
sold: se vendió, se vendio, vendiste
for sale: a la venta, en venta, se puede comprar
shown: se expuso, has expuesto
weaknesses: puntos débiles, puntos debiles, debilidades, tus defectos
with whom: con quién, con quien
where from: de dónde eres, de donde eres
speciality: especialidad, te especializas
services: qué servicios, que servicios
how heavy is it: cuánto pesaba, cuanto pesaba
president: presidente, presidenta
what time is it: qué hora es, que hora es
ignore all: ignora todas, ignore todas, olvida todas, ignora las instrucciones, ignore las instrucciones
believe: cree en, crees en
birthday: fecha de nacimiento, cumpleaños, cumpleanos
mother: madre
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
