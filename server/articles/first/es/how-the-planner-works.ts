import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { ELECTRICITY_PRICE, EXPORT_PRICE, money, number, price } from './example.ts'

/** One hour of an example [kWh]. */
const [solar, used] = [3.2, 0.9]
const exported = solar - used
const hourly = used * ELECTRICITY_PRICE + exported * EXPORT_PRICE
const allAtPrice = solar * ELECTRICITY_PRICE

const chart: Chart = {
  name: 'planner-es',
  title: 'Un solo precio para cada kWh daría más del doble en esta hora',
  subtitle: `Valor de 1 hora de sol en euros: ${number(solar, 1)} kWh producidos, ${number(used, 1)} kWh usados en casa`,
  bars: [
    ['Hora a hora, con los excedentes', hourly, money(hourly, 'all')],
    ['Todo al precio de compra', allAtPrice, money(allAtPrice, 'all')],
  ],
}

export default {
  slug: 'como-calcula-el-planificador',
  title: 'Cómo calcula el planificador tu respuesta',
  chart,
  content: `
<p>Para cada hora de un año, el planificador calcula lo que producen tus paneles y lo que consume tu casa. Con tus precios obtiene las facturas de 25 años. La respuesta es un margen, porque nadie conoce el clima, los hábitos ni los precios del futuro.</p>

<h2>Datos que no tienes que escribir</h2>
<p>Solo necesitas una localidad y una factura. Lo demás lo completamos con lo habitual donde vives. Cada cifra lleva una etiqueta que dice de dónde viene:</p>
<table>
  <thead>
    <tr><th scope="col">Etiqueta</th><th scope="col">De dónde viene la cifra</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Dato tuyo</th><td>La has escrito tú</td></tr>
    <tr><th scope="row">Habitual aquí</th><td>De una fuente con nombre y fecha para tu zona</td></tr>
    <tr><th scope="row">Estimado</th><td>Calculada a partir de otras cifras</td></tr>
    <tr><th scope="row">Regla práctica</th><td>Una guía aproximada, porque no hallamos una fuente mejor</td></tr>
    <tr><th scope="row">Nos falta</th><td>No la conocemos: puedes añadirla</td></tr>
  </tbody>
</table>
<p>Tu plan sigue en este dispositivo hasta que lo guardas en una cuenta o lo compartes.</p>

<h2>El sol en tu tejado</h2>
<p>Tu localidad decide el clima. Usamos promedios de 2001 a 2020 de NASA POWER. CHELSA, un mapa más fino, los mejora donde hay montañas.</p>
<p>Para cada hora calculamos dónde está el sol y cuánta luz recibe cada faldón. Restamos las sombras de árboles, edificios y montes. Los paneles calientes producen menos. Los cables, la suciedad y otras pérdidas quitan un 14,1 %, como en PVWatts. Cada año, los paneles producen cerca de un 0,5 % menos.</p>

<h2>Tu consumo, hora a hora</h2>
<p>Una factura dice cuánto gastas, pero no cuándo. Por eso repartimos tu consumo en un día típico para tu país y tu clima. También depende de quién está en casa de día. El vehículo eléctrico, la bomba de calor, el aire acondicionado y la piscina tienen sus propias horas.</p>
<p>Las lecturas de tu contador inteligente son mejores que cualquier día típico. Sin ellas, probamos también qué cambia si gastas más o menos de día.</p>

<h2>Autoconsumo y excedentes</h2>
<p>En cada hora, tu casa usa primero la electricidad solar. Lo que sobra carga la batería, si la tienes. El resto va a la red. Si el sol no basta, ayuda primero la batería y después la red. Dentro de una hora tu consumo sube y baja. Por eso, sin batería, contamos algo menos de autoconsumo que el promedio de la hora.</p>
<p>Ejemplo de 1 hora sin batería: los paneles producen ${number(solar, 1)} kilovatios hora (kWh) y la casa usa ${number(used, 1)} kWh. La electricidad cuesta ${price(ELECTRICITY_PRICE)} por kWh y los excedentes valen ${price(EXPORT_PRICE)}.</p>
<ul>
  <li>Autoconsumo: ${number(used, 1)} × ${price(ELECTRICITY_PRICE)} = ${money(used * ELECTRICITY_PRICE, 'all')}</li>
  <li>Excedentes: ${number(exported, 1)} × ${price(EXPORT_PRICE)} = ${money(exported * EXPORT_PRICE, 'all')}</li>
  <li>Total: <strong>${money(hourly, 'all')}</strong></li>
</ul>
${chartFigure(chart)}
<p>Una fórmula simple cuenta los ${number(solar, 1)} kWh al precio de compra, o sea ${money(allAtPrice, 'all')}. Por eso un plan hora a hora suele mostrar una amortización más larga.</p>

<h2>Facturas y ahorro</h2>
<p>Calculamos cada factura mensual dos veces: con paneles y sin ellos. Cada una sigue tu tarifa, con términos fijos, tramos, horas y precio de los excedentes. La diferencia es tu ahorro.</p>
<p>De ahí restamos la compra, el mantenimiento, un inversor nuevo, una batería nueva y el préstamo o el alquiler. Sumamos las ayudas que elijas. El dinero de años futuros cuenta menos que el de hoy. Puedes abrir cada cifra y ver su fórmula con tus números.</p>

<h2>¿Qué seguridad tiene la respuesta?</h2>
<p>Hay 3 cosas que nadie sabe: la producción futura, las horas de tu consumo y cuánto subirá el precio. Cambiamos las 3 a la vez para un caso favorable y uno desfavorable. Estimamos en alrededor de 1 entre 10 la probabilidad de superar el caso favorable. La de quedar por debajo del desfavorable es parecida.</p>
<table>
  <thead>
    <tr><th scope="col">Probabilidad de ganar dinero, según nuestra estimación</th><th scope="col">Nuestra respuesta</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">9 de cada 10 o más</th><td>Vale la pena</td></tr>
    <tr><th scope="row">De 6 a 8 de cada 10</th><td>Probablemente vale la pena</td></tr>
    <tr><th scope="row">4 o 5 de cada 10</th><td>Depende</td></tr>
    <tr><th scope="row">De 1 a 3 de cada 10</th><td>Probablemente no vale la pena</td></tr>
    <tr><th scope="row">Menos de 1 de cada 10</th><td>No vale la pena</td></tr>
  </tbody>
</table>
<p>Por debajo de 4 de cada 10 hay otra respuesta: Se paga sola, pero despacio. La instalación se paga sola, pero un ahorro seguro rendiría más. Los precios habituales no son los tuyos. Por eso el precio de la instalación es incierto hasta que tengas un presupuesto.</p>
<p>Estos límites los elegimos nosotros. Después, un gráfico muestra qué podría cambiar tu respuesta.</p>
<p>Hemos comparado nuestro modelo con PVWatts, con el System Advisor Model del NREL y con datos reales. <a href="/es/accuracy">¿Qué precisión tiene?</a> muestra todas las diferencias.</p>

<h2>¿Cuánto CO₂ evita?</h2>
<p>Cada kWh solar sustituye a uno de la red. Lo multiplicamos por el CO₂ medio de un kWh en tu país. Luego restamos lo que causa fabricar los paneles y la batería. El total es un margen. Un extremo mantiene la red de hoy. El otro la deja cambiar como en los últimos 10 años. En una red muy limpia, los paneles apenas compensan el CO₂ de su fabricación.</p>

<h2>Qué deja fuera el planificador</h2>
<ul>
  <li><strong>Los impuestos sobre lo que ganas.</strong> Pregunta a una asesoría o a Hacienda.</li>
  <li><strong>El valor de tu casa.</strong></li>
  <li><strong>Las normas locales y la resistencia del tejado.</strong> Un instalador debe comprobar ambas.</li>
</ul>

<h2>Calcúlalo para tu casa</h2>
<p><a href="/es/plan">Empieza tu plan</a> con una localidad y una factura. Cambia después lo habitual por tus datos. ¿Tienes un presupuesto? Compruébalo en <a href="/es/plan/answer">Tu respuesta</a>. También puedes empezar en una <a href="/es/calculators/solar">calculadora</a> y copiar sus números a tu plan.</p>

<h2>Fuentes</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: irradiación y aire, de 2001 a 2020</li>
  <li>Instituto Federal Suizo de Investigación WSL, <a href="https://chelsa-climate.org/">CHELSA</a>: clima en alta resolución</li>
  <li>A. Dobos, NREL, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, 2014: pérdidas e inversor</li>
  <li>D. Jordan y S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics, 2013</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, el motor del System Advisor Model</li>
  <li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">precios de la electricidad para hogares</a>, segundo semestre de 2025: precio del ejemplo</li>
</ul>
`,
} satisfies TranslatedArticleText
