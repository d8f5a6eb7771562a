import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { bilbao, EXPORT_PRICE, kwh, madrid, number, percent, planes, price, seville } from './example.ts'

const best = planes.roof.yield / planes.roof.share
const roofs = [
  [`Sur, ${madrid.bestTilt}° (lo mejor)`, { yield: best, share: 1 }],
  ['Sur, 30°', planes.roof],
  ['Suroeste, 30°', planes.southWest],
  ['Sur, 60°', planes.steep],
  ['Plano', planes.flat],
  ['Este, 30°', planes.east],
  ['Oeste, 30°', planes.west],
  ['Pared sur', planes.wall],
  ['Norte, 30°', planes.pole],
] as const
const towns = [
  ['Sevilla', seville],
  ['Madrid', madrid],
  ['Bilbao', bilbao],
] as const

/** The rules of Sun Path Analysis. */
const tiltRule = (latitude: number) => 0.76 * latitude + 3.1
const hoursRule = (latitude: number) => 12 * Math.cos((latitude * Math.PI) / 180)

const chart: Chart = {
  name: 'roof-direction-es',
  title: 'Solo un tejado al norte o una pared dan mucho menos que lo mejor',
  subtitle: 'Producción en Madrid, como parte de la mejor posible',
  bars: roofs.map(([label, { share }]) => [label, 100 * share, percent(share)] as const),
}

export default {
  slug: 'inclinacion-y-orientacion-del-tejado',
  title: 'Inclinación y orientación del tejado: ¿cuánto importan?',
  chart,
  content: `
<p>La inclinación y la orientación importan menos de lo que se cree. Un tejado al sur con ${madrid.tilts[0]}° a ${madrid.tilts[1]}° de inclinación da en Madrid casi lo mejor. Uno al este da cerca de un ${percent(1 - planes.east.share)} menos, y las sombras pueden costar más.</p>
<p>Al sur del ecuador, como en Chile o Argentina, lee norte donde dice sur.</p>

<h2>Producción según orientación e inclinación</h2>
<p>Los paneles producen más cuando el sol les da de frente. El sol se mueve y tu tejado no. La mejor inclinación es por eso un punto medio del año. Estas cifras son de nuestro modelo para Madrid, sin sombras:</p>
<table>
  <thead>
    <tr><th scope="col">Orientación e inclinación</th><th scope="col">Producción (kWh al año por kWp)</th><th scope="col">Parte de lo mejor</th></tr>
  </thead>
  <tbody>
${roofs
  .map(
    ([label, roof]) =>
      `    <tr><th scope="row">${label}</th><td>${number(roof.yield)}</td><td>${percent(roof.share)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Los kWp (potencia pico) dicen lo que dan los paneles en un día de prueba con sol. Cerca del ecuador la orientación importa aún menos, porque el sol está alto todo el año.</p>

<h2>La mejor inclinación en tu lugar</h2>
<p>El <a href="/es/calculators/sun-path">Análisis de la trayectoria solar</a> usa una regla sencilla: inclinación = 0,76 × latitud + 3,1. Nuestro modelo completo llega casi a lo mismo:</p>
<table>
  <thead>
    <tr><th scope="col">Lugar</th><th scope="col">Latitud norte</th><th scope="col">Inclinación según la regla</th><th scope="col">Como mucho un ${percent(0.01)} por debajo de lo mejor</th></tr>
  </thead>
  <tbody>
${towns
  .map(
    ([name, { latitude, tilts }]) =>
      `    <tr><th scope="row">${name}</th><td>${number(latitude, 1)}°</td><td>${number(tiltRule(latitude))}°</td><td>De ${tilts[0]}° a ${tilts[1]}°</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>La última columna es ancha. Tu tejado no necesita la inclinación exacta.</p>

<h2>Cómo medir la inclinación</h2>
<ul>
  <li>Mira los planos de la casa. Suele venir en grados o en porcentaje: un 30 % son 17°, un 58 % son 30°.</li>
  <li>O apoya un teléfono con una app de nivel en una viga del tejado, desde dentro.</li>
  <li>O mide cuánto sube el tejado en 1 m de distancia horizontal: 27 cm son 15°, 58 cm son 30° y 1 m son 45°.</li>
</ul>

<h2>Soportes que inclinan los paneles</h2>
<p>En un tejado inclinado casi nunca compensan. Cuestan más, reciben viento y ganan solo un poco.</p>
<p>En una cubierta plana son habituales de 10° a 15°. La lluvia limpia así el cristal, y las filas se dan menos sombra. Alternando filas al este y al oeste caben más paneles.</p>

<h2>Tejados al este, al oeste o al norte</h2>
<p>Menos producción no es la misma caída de ahorro. Lo que falta es sobre todo sol de mediodía que habrías enviado a la red, y eso vale poco. En nuestro ejemplo son ${price(EXPORT_PRICE)} por kWh. Lo explica <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</p>
<p>Los paneles al oeste producen más por la tarde. En España, la segunda hora punta empieza a las 18. Los paneles al este sirven a casas con mucha actividad por la mañana. Con los dos usas tú una parte mayor.</p>
<p>Un tejado al norte con 30° da en Madrid el ${percent(planes.pole.share)} de lo mejor. Con poca inclinación pierde menos. Calcúlalo antes de descartarlo.</p>

<h2>Sombras</h2>
<p>Mira las sombras antes de pensar en la inclinación. Observa el tejado a media mañana, a mediodía y a media tarde, también en invierno si puedes. Una chimenea o un árbol pueden costar más que un tejado al oeste.</p>
<p>Los paneles modernos limitan la pérdida a la parte con sombra. Los optimizadores y microinversores también ayudan. Pero ningún aparato produce electricidad sin luz. Un buen presupuesto dice la pérdida anual por sombras en porcentaje.</p>

<h2>Horas solares pico</h2>
<p>Una tarjeta del Análisis de la trayectoria solar muestra las horas solares con una fórmula simple: 12 × cos(latitud). No conoce nubes ni estaciones. Para Madrid da ${number(hoursRule(madrid.latitude), 1)} horas al día, y un tejado real al sur recibe allí ${number(madrid.sunHours, 1)}. No dimensiones nada con ella. Usa los datos de clima que vienen más abajo en esa página.</p>

<h2>Calcúlalo para tu casa</h2>
<p>Escribe la inclinación, la orientación y las sombras de cada faldón en <a href="/es/plan/sun">Mi sol</a>. El planificador muestra lo que produce cada uno. En Madrid, con un tejado al sur, esperamos ${kwh(madrid.yield)} por kWp al año.</p>

<h2>Fuentes</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: irradiación de 2001 a 2020; producción calculada con el modelo de Helioplan, mira <a href="/es/accuracy">¿Qué precisión tiene?</a></li>
  <li>Comisión Europea, Centro Común de Investigación, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a>: herramienta gratuita para comparar</li>
  <li>Banco Mundial, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
  <li>Radio Televisión Canaria, <a href="https://rtvc.es/cambios-en-la-factura-de-la-luz-a-partir-del-mes-de-junio">los tramos horarios de la factura</a>, 2021</li>
</ul>
`,
} satisfies TranslatedArticleText
