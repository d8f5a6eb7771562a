import { panelRequirements } from '#shared/calculators/definitions/panel-requirement.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { bilbao, kwh, kwp, madrid, middle, months, number, percent, planes, seville, sum, USE } from './example.ts'

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
]
const year = sum(madrid.months)
const winter = sum(madrid.months.filter((_, month) => month < 3 || month > 8))
const roofs = [
  ['Tejado al sur, 30°', planes.roof],
  ['Tejado al sur, 60°', planes.steep],
  ['Tejado plano', planes.flat],
  ['Tejado al este, 30°', planes.east],
  ['Pared sur', planes.wall],
  ['Tejado al norte, 30°', planes.pole],
] as const
const ofTown = ({ months: [...town] }: { readonly months: readonly number[] }) => ({
  december: town[11] as number,
  june: town[5] as number,
})
const [inMadrid, inSeville, inBilbao] = [ofTown(madrid), ofTown(seville), ofTown(bilbao)]
type Month = (typeof months)[number]
const [december, june] = [months[11], months[5]] as [Month, Month]

/** Of the axis of the earth [°]. */
const OBLIQUITY = 23.44
const TREE = 6 // [m]
/** At noon of the solstice [m]. */
const shadow = (latitude: number, declination: number) => TREE * Math.tan(((latitude - declination) * Math.PI) / 180)

const cabin = { batteryCapacity: 200, systemVoltage: 48, panelWattage: 440, panelEfficiency: 80 }
const cabinPanels = (sunHours: number) => panelRequirements({ ...cabin, sunHours }).panelsNeeded

const chart: Chart = {
  name: 'months-es',
  kind: 'columns',
  title: `Diciembre da cerca de un ${percent(inMadrid.december / inMadrid.june)} de lo que da junio`,
  subtitle: 'Producción de cada mes en Madrid, tejado al sur con 30°, en kWh por kWp',
  bars: madrid.months.map((value, month) => [MONTHS[month] as string, value, number(value)] as const),
}

export default {
  slug: 'energia-solar-en-invierno',
  title: 'Energía solar en invierno: días cortos, nieve y sombras',
  chart,
  content: `
<p>Los paneles trabajan bien con frío, pero en invierno hay menos luz. Un tejado al sur en Madrid da en diciembre cerca de la mitad que en junio. En el norte la diferencia es mayor, y en el sur, menor.</p>

<h2>Producción en invierno</h2>
<p>Las cifras son de nuestro modelo para un año con meteorología media y sin nieve:</p>
${chartFigure(chart)}
<p>De octubre a marzo llega en Madrid el ${percent(winter / year)} de la producción del año. Así depende el invierno del tejado:</p>
<table>
  <thead>
    <tr><th scope="col">kWh por kWp en Madrid</th><th scope="col">Diciembre</th><th scope="col">Marzo</th><th scope="col">Junio</th><th scope="col">Diciembre frente a junio</th></tr>
  </thead>
  <tbody>
${roofs
  .map(
    ([label, plane]) =>
      `    <tr><th scope="row">${label}</th><td>${number(plane.december)}</td><td>${number(plane.march)}</td><td>${number(plane.june)}</td><td>${percent(plane.december / plane.june)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>En Bilbao, el mismo tejado da ${kwh(inBilbao.december)} en diciembre y ${kwh(inBilbao.june)} en junio: el ${percent(inBilbao.december / inBilbao.june)}. En Sevilla son ${number(inSeville.december)} y ${kwh(inSeville.june)}, el ${percent(inSeville.december / inSeville.june)}.</p>
<p>Los paneles muy inclinados captan mejor el sol bajo. Una pared sur da en diciembre un ${percent(planes.wall.december / planes.roof.december - 1)} más que el tejado. En el año da un ${percent(1 - planes.wall.yield / planes.roof.yield)} menos. Puede convenir en una casa de montaña que usas en invierno.</p>
<p>Al sur del ecuador el invierno llega en junio y julio. Allí los paneles miran al norte.</p>

<h2>Electricidad para la casa y la calefacción</h2>
<p>Ejemplo: una casa de Madrid que consume ${kwh(USE)} al año y tiene ${kwp(middle.home.kwp)} sin batería. El planificador calcula para el año 1:</p>
<table>
  <thead>
    <tr><th scope="col">Mes</th><th scope="col">Producción</th><th scope="col">Consumo</th><th scope="col">Compra a la red</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Diciembre</th><td>${kwh(december.solar)}</td><td>${kwh(december.use)}</td><td>${kwh(december.grid)}</td></tr>
    <tr><th scope="row">Junio</th><td>${kwh(june.solar)}</td><td>${kwh(june.use)}</td><td>${kwh(june.grid)}</td></tr>
  </tbody>
</table>
<p>En diciembre produce más de lo que consume y aun así compra ${kwh(december.grid)}. La razón es la hora: gasta sobre todo cuando no hay sol.</p>
<p>Una bomba de calor pide más electricidad cuando los paneles dan menos. No cuentes solo con la producción del año. En verano, en cambio, el aire acondicionado encaja muy bien.</p>

<h2>El frío</h2>
<p>A los paneles les gusta el frío. Por cada grado que se calientan pierden cerca de un 0,33 % de su potencia. En un tejado caliente, un panel puede llegar a 60\u00A0°C y dar un 12 % menos. En un día claro de helada da casi toda su potencia.</p>

<h2>Nieve sobre los paneles</h2>
<p>Un panel cubierto no da casi nada. Aun así, la pérdida del año es pequeña en casi todas partes. Un estudio sueco de 2021 da de un 2 a un 3 % en climas suaves. En climas moderados da de un 5 a un 6 %. Algunas instalaciones del extremo norte perdieron hasta un tercio en un mal año.</p>
<p>La nieve resbala antes en un tejado inclinado. Por debajo de 15° puede quedarse días. Con 40° suele irse antes de mediodía.</p>
<h3>¿Hay que quitar la nieve?</h3>
<p>Casi nunca. Si llegas a los paneles desde el suelo:</p>
<ul>
  <li>Retira la nieve con un rastrillo de espuma blanda y mango largo. Deja una capa fina.</li>
  <li>No subas nunca al tejado. No uses agua caliente, sal ni metal.</li>
  <li>Mantén a personas y vehículos lejos del alero. La nieve puede caer de golpe.</li>
</ul>
<p>Los paneles aguantan mucha nieve. Tu tejado debe aguantar la nieve y los paneles. En zonas de montaña, pide que lo comprueben antes de instalar.</p>

<h2>Sombras en invierno</h2>
<p>El sol de invierno está bajo y las sombras son largas. Un árbol de ${TREE} m da en Madrid una sombra de ${number(shadow(madrid.latitude, -OBLIQUITY))} m a mediodía en diciembre. En junio es de ${number(shadow(madrid.latitude, OBLIQUITY), 1)} m. En Bilbao son ${number(shadow(bilbao.latitude, -OBLIQUITY))} m y ${number(shadow(bilbao.latitude, OBLIQUITY), 1)} m.</p>
<p>La sombra de invierno cuesta menos de lo que parece, porque hay menos que perder. En Madrid, perder medio diciembre quita un ${percent(inMadrid.december / 2 / year)} del año. Perder medio junio quita un ${percent(inMadrid.june / 2 / year)}. Un árbol que solo molesta en invierno se puede quedar muchas veces. El <a href="/es/calculators/sun-path">Análisis de la trayectoria solar</a> muestra dónde está el sol cada mes.</p>

<h2>Con qué contar</h2>
<ul>
  <li><strong>Con red:</strong> planifica para todo el año. Lo que sobra en verano vale mucho menos que lo que compras en invierno. En España, el descuento de un mes no pasa al siguiente, salvo con una batería virtual. Más en <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</li>
  <li><strong>Con batería:</strong> solo guarda lo que dan los paneles. No lleva energía del verano al invierno. Más en <a href="/es/tips/baterias-para-casa">baterías para casa</a>.</li>
  <li><strong>Sin red:</strong> planifica para el mes más oscuro. Una cabaña necesita 9,6 kWh al día (200 Ah a 48 V). Con 5 horas solares, la <a href="/es/calculators/panel-requirement">Calculadora de paneles</a> muestra ${cabinPanels(5)} paneles de 440 W. Con 2,5 horas de invierno muestra ${cabinPanels(2.5)}. Mucha gente elige un número intermedio y un generador.</li>
</ul>

<h2>Calcúlalo para tu casa</h2>
<p>Escribe tu tejado y sus sombras en <a href="/es/plan/sun">Mi sol</a>. El planificador muestra la producción de cada mes en tu lugar.</p>

<h2>Fuentes</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: clima de 2001 a 2020 para nuestro modelo</li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, versión 8: pérdidas y efecto de la temperatura</li>
  <li>M. van Noord, T. Landelius y S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>D. Ryberg y J. Freeman, <a href="https://www.nrel.gov/docs/fy17osti/68705.pdf">Integration, Validation, and Application of a PV Snow Coverage Model in SAM</a>, NREL, 2017</li>
</ul>
`,
} satisfies TranslatedArticleText
