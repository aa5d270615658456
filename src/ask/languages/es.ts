/** Words of questions in Spanish: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const es = `
ignored: el, la, los, las, lo, un, una, unos, unas, es, son, era, eran, fue, fueron, está, están, estaba, ha, han, he, hay, había, se, le, les, me, nos, que, a, al, de, del, por, muy, ya, también, favor, cuyo, ser, estar, este, esta, eso, ese, tan, más, algo
who: quién, quien, quiénes, quienes
for whom: para quién, para quien
where: dónde, donde, adónde
when: cuándo, cuando
what: qué, cuál, cual
which: cuáles, cuales, qué proyectos, en qué
why: por qué, porqué, por que
how: cómo, como
how many: cuántos, cuántas, cuantos, cuantas, número de
how much: cuánto, cuanta, cuánta, cuanto
how much does it cost: cuánto cobra, cuánto cobras, cuánto cuesta, cuánto vale, qué precio, cobra
how long: cuánto tiempo, desde cuándo
she: ella, él, ellos, su, sus
has she: tiene
you: tú, usted, tu, tus, te, tienes
tell me about: háblame, cuéntame, sobre, acerca
for: para
with: con
without: sin
in: en
from: desde
and: y, e
or: o
not: no
before: antes
after: después
until: hasta
between: entre
lives: vive, vives, reside, ubicada, ubicado, basada, basado, vivir
city: ciudad
works: trabaja, trabajas, trabajar, dedica, dedicas
worked: trabajó, trabajado, trabajaba, trabajaste
job: trabajo, empleo, puesto, profesión
company: empresa, empresas, compañía, empleador, empleadores
experience: experiencia
current: actual, actualmente, ahora, hoy
former: anterior, anteriores
latest: último, última, últimos, últimas, reciente, recientes
first: primer, primero, primera, antiguo
longest: más largo, más larga
email: correo, correo electrónico, email, mail
phone number: teléfono, número de teléfono, móvil, celular
contact: contacto, contactar, contactarla, contactarlo, contactarte, escribir, escribirle, localizar
address: dirección
available: disponible, disponibilidad, libre, empezar
hire: contratar, contratarla, contratarlo
rate: precio, precios, tarifa, tarifas, honorarios
per day: por día, al día, diaria
projects: proyecto, proyectos, trabajos, obras
clients: cliente, clientes, clienta
personal: personales, propios, propias, privados
list: lista, muéstrame, enumera, todos, todas
skills: habilidades, competencias, conocimientos, aptitudes
tools: herramientas, programas
use: usa, usas, utiliza, utilizas, usar, usado
languages: idiomas, lenguas, lenguajes
speak: habla, hablas
study: estudió, estudiado, estudios, formación, estudiaste, universidad
degree: título, titulación, carrera
certificate: certificado, certificados, certificación
award: premio, premios
year: año, años
made: hizo, hecho, hecha, hechos, creó, creado, diseñó, diseñado, construyó, desarrolló, escribió, dibujó, programó
link: web, página, sitio, enlace
cv: currículum, curriculum, cv
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
