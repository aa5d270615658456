/** Words of questions in Spanish: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const es = `
ignored: el, la, los, las, lo, un, una, unos, unas, es, son, era, eran, fue, fueron, esta, estan, estaba, ha, han, he, hay, habia, se, le, les, me, nos, que, a, al, de, del, por, muy, ya, tambien,
  favor, cuyo, ser, estar, este, eso, ese, tan, mas, algo, algun, alguna, si, mi, puedo, puede, puedes, podria, quiero, quisiera, gustaria, saber, dime, hola, dado, lleva,
  nuestro, nosotros, ustedes, esos, esas, estos, estas, siendo, deberia, seria, podrias, tener, alguno, algunos, otra, otro, otras, otros, todo, toda, gracias, buenas, buenos, cosas,
  durante
who: quien, quienes
for whom: para quien
where: donde
when: cuando
what: que, cual
which: cuales, en que
which projects: que proyectos
why: por que, porque
how: como
how many: cuantos, cuantas, numero de
how much: cuanto, cuanta
how much does it cost: cuanto cobra, cuanto cobras, cuanto cuesta, cobra
how long: cuanto tiempo, desde cuando, cuanto lleva, hace cuanto
years of experience: años lleva
she: ella, el, su, sus
has she: tiene
you: tu, usted, tus, te, tienes, eres
tell me about: hablame, cuentame, sobre, acerca
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
worked: trabajó, trabajado, trabajaba, trabajaste, trabajando
job: trabajo, empleo, puesto, profesion
company: empresa, empresas, compañia, empleador, empleadores
self employed: autonoma, autonomo, por cuenta propia
experience: experiencia
current: actual, actualmente, ahora, hoy
former: anterior, anteriores
latest: ultimo, ultima, ultimos, ultimas, reciente, recientes
new: nuevo, nuevos
first: primer, primero, primera
oldest: antiguo, antigua
longest: mas largo, mas larga
email: correo, correo electronico, email, mail
phone number: telefono, numero de telefono, movil, celular
contact: contacto, contactar, contactarla, contactarlo, contactarte, escribir, escribirle, escribirte, escribo, mensaje, hablar con
address: direccion
available: disponible, disponibilidad, libre, empezar, acepta
hire: contratar, contratarla, contratarlo, contratarte, elegirla
special: mejor que, especial, diferencia, distingue, destaca
rate: precio, precios, tarifa, tarifas, honorarios
per day: por dia, al dia
projects: proyecto, proyectos, trabajos, obras
clients: cliente, clientes
commissioned: encargo, encargos
personal: personales, propio, propios, propias
unpaid: gratis, sin cobrar
volunteer: voluntaria, voluntario, voluntariado, beneficos
list: lista, muestrame, todos, todas
skills: habilidades, competencias, conocimientos, aptitudes, fortalezas, puntos fuertes, aporta
able to: sabe, sabes, puede hacer
tools: herramientas, programas, metodos, tecnicas
use: usa, usas, utiliza, utilizas, usar, usado
languages: idiomas, idioma, lenguas, lenguajes, lengua materna
speak: habla, hablas
study: estudio, estudiado, estudios, formacion, estudiaste, universidad
degree: titulo, titulacion, carrera
certificate: certificado, certificados, certificacion, certificaciones
licence: licencia, licencias, permisos
award: premio, premios, reconocimientos
won: ganado, gano
talks: charlas, ponencias, conferencias, ponente
published: publicado, publicaciones
year: año, años
made: hizo, hecho, hecha, hechos, creo, creado, diseño, diseñado, construyo, desarrollo, escribio, escrito, dibujo, programo
do: hace, hacer
link: web, pagina, sitio, enlace
profiles: perfil, perfiles, redes sociales
name: nombre, llama, llamas
who is: quien es
whose site is this: de quien es
hobbies: aficiones, pasatiempos, intereses, gusta, tiempo libre
references: referencias, testimonios, opiniones, dicen, recomiendan
cv: curriculum, cv, hoja de vida
download: descargar
result: resultado, resultados
role: papel, rol
team: equipo
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
`;
