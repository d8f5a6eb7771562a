import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { kwh, kwp, middle, money, number, percent, roundTo } from './example.ts'

const { home } = middle
const YEARS = [1, 10, 20, 25]
const [slow, fast] = [0.005, 0.008]
const output = (loss: number, year: number) => home.output * (1 - loss) ** (year - 1)
const total = Array.from({ length: 25 }, (_, index) => output(slow, index + 1)).reduce((sum, value) => sum + value, 0)
const totalWithoutLoss = 25 * home.output
const cell = (loss: number, year: number) =>
  `${kwh(output(loss, year))}${year === 1 ? '' : ` (${percent(output(loss, year) / home.output)})`}`

const saving = home.billBefore - home.billAfter
const maintenance = roundTo(home.price / 100, 5)
const example = {
  systemCost: home.price,
  annualSavings: saving,
  incentives: 0,
  maintenanceCost: maintenance,
  rateIncrease: 2,
}
const withoutLoss = investmentPayback(example).paybackPeriod ?? 0
const withLoss = investmentPayback({ ...example, rateIncrease: 1.5 }).paybackPeriod ?? 0

const chart: Chart = {
  name: 'lifetime-es',
  title: `A los 25 años, los paneles dan todavía un ${percent(output(slow, 25) / home.output)} del principio`,
  subtitle: `Producción de ${kwp(home.kwp)} en kWh al año, con una pérdida anual del ${percent(slow, 1)}`,
  bars: YEARS.map((year) => [`Año ${year}`, Math.round(output(slow, year)), number(output(slow, year))] as const),
}

export default {
  slug: 'cuanto-duran-los-paneles-solares',
  title: '¿Cuánto duran los paneles solares?',
  chart,
  content: `
<p>La mayoría de los paneles dura de 25 a 30 años o más. Cada año pierden cerca de un ${percent(slow, 1)} de su producción y a los 25 dan todavía casi un 90 %. Muchas garantías duran 25 años, y los paneles siguen después.</p>

<h2>Pérdida anual de producción</h2>
<p>Un grupo de investigadores reunió más de 11.000 medidas de 40 países. En los paneles corrientes, la mitad pierde menos de un 0,5 o 0,6 % al año. La media es de un 0,8 a un 0,9 %, porque unos pocos paneles malos pierden mucho más. Los que se calientan mucho suelen perder más.</p>
<p>Esto producen ${kwp(home.kwp)} que dan ${kwh(home.output)} en el año 1. Es lo que espera nuestro planificador en Madrid con un tejado al sur:</p>
<table>
  <thead>
    <tr><th scope="col">Año</th><th scope="col">Pérdida del ${percent(slow, 1)} al año</th><th scope="col">Pérdida del ${percent(fast, 1)} al año</th></tr>
  </thead>
  <tbody>
${YEARS.map((year) => `    <tr><th scope="row">${year}</th><td>${cell(slow, year)}</td><td>${cell(fast, year)}</td></tr>`).join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Con un ${percent(slow, 1)}, los paneles dan ${kwh(roundTo(total, 100))} en 25 años. Sin pérdida serían ${kwh(totalWithoutLoss)}. La edad cuesta un ${percent(1 - total / totalWithoutLoss, 1)}.</p>
<p>La amortización cambia muy poco. Ejemplo: un precio de ${money(home.price)}, un ahorro de ${money(saving)} al año y ${money(maintenance)} de mantenimiento. El precio de la electricidad sube un 2 % al año. La amortización es de ${number(withoutLoss, 1)} años sin pérdida y de ${number(withLoss, 1)} con ella. Para verlo en la <a href="/es/calculators/payback-period">Calculadora de amortización</a>, escribe una subida de ${number(1.5, 1)} % y no de 2 %.</p>

<h2>Por qué pierden producción</h2>
<ul>
  <li><strong>Primeras semanas:</strong> muchos paneles pierden de un 1 a un 3 % y luego se estabilizan.</li>
  <li><strong>El sol y el calor</strong> enturbian el plástico que rodea las células.</li>
  <li><strong>La humedad</strong> entra por los bordes y ataca el metal.</li>
  <li><strong>El día y la noche</strong> estiran y encogen las uniones.</li>
  <li><strong>El viento, la nieve y el granizo</strong> pueden agrietar células. Esas grietas no se ven.</li>
</ul>
<p>Los paneles se prueban con bolas de hielo de 25 mm a unos 80 km/h. Un granizo mayor puede romper el cristal. ¿Hay granizo grande en tu zona? Pide un cristal más grueso y revisa tu seguro del hogar.</p>

<h2>Cuánto duran el inversor y la batería</h2>
<p>Un inversor de pared suele durar de 10 a 15 años. Una batería, más o menos lo mismo. Los conectores de fabricantes distintos fallan a menudo cuando se unen. Más en <a href="/es/tips/mantenimiento-de-paneles-solares">mantenimiento de los paneles</a>.</p>

<h2>Qué cubre una garantía</h2>
<p>Una garantía de producción tiene 2 números. En el año 1, la potencia puede bajar de un 1 a un 2 %. Después puede bajar cada año de un 0,4 a un 0,55 %. Una buena garantía promete del 87 al 90 % en el año 25. Mira 3 cosas:</p>
<ol>
  <li>La pérdida la debes probar tú. En un tejado, un 3 % es casi imposible de probar.</li>
  <li>La garantía puede pagar el panel, pero no la mano de obra.</li>
  <li>El fabricante, o su seguro, debe existir todavía en el año 20.</li>
</ol>

<h2>Reciclar paneles viejos</h2>
<p>Cerca del 75 % del peso de un panel es vidrio. El resto es aluminio, plástico, silicio, cobre y algo de plata. Todo se puede reciclar. En España, el Real Decreto 110/2015 obliga a los productores a hacerse cargo de los paneles viejos. Quien vende un aparato nuevo debe recoger gratis el viejo equivalente. Pregunta también en el punto limpio de tu municipio.</p>
<p>¿Cuánto tarda un panel en producir la energía que costó fabricarlo? En Europa, de 1 a 1,3 años, según Fraunhofer ISE.</p>

<h2>Cuándo cambiar los paneles</h2>
<p>Rara vez antes de que el tejado pida obra. Un panel al 85 % sigue dando electricidad sin nuevos gastos. Los paneles nuevos dan de un 33 a un 50 % más en la misma superficie. Pero casi todo el precio es trabajo, estructura y cableado. Añadir paneles en otro faldón suele ser más barato.</p>

<h2>Calcúlalo para tu casa</h2>
<p>El planificador cuenta la pérdida de producción durante 25 años. Mira qué significa para tu ahorro en <a href="/es/plan/answer">Tu respuesta</a>.</p>

<h2>Fuentes</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant y J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan y S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>UNEF, <a href="https://www.unef.es/es/comunicacion/comunicacion-post/la-recogida-y-la-correcta-gestion-de-los-componentes-de-las-instalaciones-fotovoltaicas-en-su-final-de-vida-util">recogida de paneles al final de su vida útil</a>: Real Decreto 110/2015</li>
  <li>Dona Vida al Planeta, <a href="https://donavidaalplaneta.com/puntos-recogida-raee">puntos de recogida de aparatos</a></li>
  <li>Departamento de Energía de Estados Unidos, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
</ul>
`,
} satisfies TranslatedArticleText
