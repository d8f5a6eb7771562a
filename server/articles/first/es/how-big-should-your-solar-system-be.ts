import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  bilbao,
  CAR_USE,
  ELECTRICITY_PRICE,
  EXPORT_PRICE,
  kwh,
  kwp,
  large,
  madrid,
  middle,
  money,
  months,
  number,
  PRICE_PER_KWP,
  percent,
  planes,
  price,
  prices,
  roundTo,
  SYSTEM_BASE_PRICE,
  seville,
  small,
  sum,
  tiny,
  USE,
} from './example.ts'

const sizes = [tiny, small, middle, large]
const [cheap, , bulk] = prices as [(typeof prices)[number], (typeof prices)[number], (typeof prices)[number]]
const lost = roundTo(sum(months.map((month) => month.lost)), 5)

const chart: Chart = {
  name: 'system-size-es',
  title: 'Cada panel más añade menos ganancia',
  subtitle: `Ganancia en 25 años, en dinero de hoy, de una casa de Madrid que consume ${kwh(USE)} al año`,
  bars: sizes.map(({ home }) => [kwp(home.kwp), home.gain, money(home.gain)] as const),
}

export default {
  slug: 'que-tamano-de-instalacion-solar-necesitas',
  title: '¿Qué tamaño de instalación solar necesitas?',
  chart,
  content: `
<p>En Madrid, ${kwp(USE / madrid.yield)} (unos ${number(USE / madrid.yield / 0.44)} paneles) producen en un año ${kwh(USE)}, el consumo de nuestra casa de ejemplo. Con algunos paneles más ganas algo más, pero la inversión tarda más en volver. Cuanta más electricidad solar uses tú, mayor puede ser la instalación.</p>

<h2>Tu consumo</h2>
<p>Empieza por los kilovatios hora (kWh) de tus facturas, no por los metros de la casa. Suma 12 meses, porque el verano y el invierno pueden ser muy distintos.</p>
<p>¿No tienes facturas? Suma tus aparatos con la <a href="/es/calculators/energy-usage">Calculadora de consumo</a>.</p>
<p>Piensa también en lo que viene. Un vehículo eléctrico gasta cerca de ${kwh(CAR_USE)} con 12.000 kilómetros al año. Una bomba de calor puede gastar más, sobre todo en invierno.</p>

<h2>La producción donde vives</h2>
<p>Los <strong>kWp</strong> (potencia pico) dicen lo que dan todos los paneles en un día de prueba con sol. La producción depende del lugar y del tejado. Según nuestro modelo, un tejado al sur con 30° produce al año por cada kWp:</p>
<ul>
  <li>Sevilla: ${kwh(seville.yield)}</li>
  <li>Madrid: ${kwh(madrid.yield)}</li>
  <li>Bilbao: ${kwh(bilbao.yield)}</li>
</ul>
<p>Ya hemos restado las pérdidas por calor, cables, suciedad e inversor. El <a href="/es/calculators/sun-path">Análisis de la trayectoria solar</a> muestra la producción de tu lugar. PVGIS, una herramienta gratuita de la Unión Europea, también.</p>
<blockquote><p>Potencia que produce tu consumo de un año (kWp) = consumo al año ÷ producción por kWp</p></blockquote>
<p>Para ${kwh(USE)} en Madrid: ${number(USE)} ÷ ${number(madrid.yield)} = <strong>${kwp(USE / madrid.yield)}</strong>. En Bilbao son ${kwp(USE / bilbao.yield)}. Con eso no te independizas de la red: en verano sobra electricidad y en invierno falta.</p>

<h2>Qué da cada tamaño</h2>
<p>Lo que usas en casa te ahorra el precio de compra. Lo que envías a la red vale mucho menos. Por eso importa el <strong>autoconsumo</strong>: la parte de tu electricidad solar que usas tú. El planificador calcula esto para una casa de Madrid sin batería:</p>
<table>
  <thead>
    <tr><th scope="col">Potencia</th><th scope="col">Precio</th><th scope="col">Autoconsumo</th><th scope="col">Amortización</th><th scope="col">Ganancia en 25 años</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ panels, home }) =>
      `    <tr><th scope="row">${kwp(home.kwp)} (${panels} paneles)</th><td>${money(home.price)}</td><td>${percent(home.selfConsumption)}</td><td>${number(home.payback, 1)} años</td><td>${money(home.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>De ${kwp(tiny.home.kwp)} a ${kwp(middle.home.kwp)} pagas ${money(middle.home.price - tiny.home.price)} más y ganas ${money(middle.home.gain - tiny.home.gain)} más. Para eso, el precio de los excedentes debe mantenerse. Con ${kwp(large.home.kwp)} ganas menos, porque el descuento de cada mes tiene un tope. El tamaño pequeño se amortiza antes.</p>
<p>Con un vehículo eléctrico que carga en casa de día, cambia mucho:</p>
<table>
  <thead>
    <tr><th scope="col">Potencia, con vehículo eléctrico</th><th scope="col">Autoconsumo</th><th scope="col">Amortización</th><th scope="col">Ganancia en 25 años</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ carByDay }) =>
      `    <tr><th scope="row">${kwp(carByDay.kwp)}</th><td>${percent(carByDay.selfConsumption)}</td><td>${number(carByDay.payback, 1)} años</td><td>${money(carByDay.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Si carga por la tarde y la noche, la ganancia baja. Con ${kwp(small.home.kwp)} pasa de ${money(small.carByDay.gain)} a ${money(small.carInTheEvening.gain)}.</p>

<h3>Supuestos</h3>
<p>Tejado al sur con 30° de inclinación y sin sombras y una casa con ${kwh(USE)} al año. La electricidad cuesta ${price(ELECTRICITY_PRICE)} por kWh, la media de Eurostat con impuestos y potencia, y sube un 2 % al año. Como la potencia no baja con los paneles, el ahorro real suele ser algo menor. Los excedentes se pagan a ${price(EXPORT_PRICE)} por kWh, un supuesto nuestro. La instalación empieza en diciembre de 2026 y cuesta ${money(SYSTEM_BASE_PRICE)} más ${money(PRICE_PER_KWP)} por kWp. Estimamos ese precio a partir de un informe de APPA. No contamos ayudas.</p>
<p>El mantenimiento cuesta cada año un 1 % del precio. A los 15 años llega un inversor nuevo. La ganancia está en dinero de hoy: cada año más, el dinero cuenta un 5 % menos.</p>
<p>La compensación simplificada de España no pasa el saldo de un mes al siguiente. En este ejemplo con ${kwp(middle.home.kwp)}, pierdes cerca de ${money(lost)} al año. El planificador lo tiene en cuenta. Una batería virtual guarda ese saldo. Mira cómo lo hace tu tarifa en <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</p>

<h2>Espacio en el tejado</h2>
<p>Un panel de 440 W mide cerca de 2 m². Para ${kwp(small.home.kwp)} necesitas ${small.panels} paneles y unos ${roundTo(small.panels * 2.2, 1)} m² con los huecos.</p>
<p>¿Es pequeño el mejor faldón? Mira los otros. En Madrid, un tejado al este da cerca del ${percent(planes.east.share)} de lo mejor. Más en <a href="/es/tips/inclinacion-y-orientacion-del-tejado">inclinación y orientación del tejado</a>.</p>

<h2>Razones para una instalación menor</h2>
<ul>
  <li><strong>Excedentes mal pagados.</strong> Los paneles de más producen sobre todo electricidad para verter.</li>
  <li><strong>Descuento con tope.</strong> En España la compensación de un mes no supera lo que pagas por energía ese mes.</li>
  <li><strong>Ahorros más baratos.</strong> Las lámparas LED o sellar corrientes de aire suelen costar menos por kWh que los paneles.</li>
</ul>

<h2>Razones para una mayor</h2>
<ul>
  <li>Piensas en un vehículo eléctrico, una bomba de calor o aire acondicionado. Añadir paneles después cuesta más.</li>
  <li>Hay alguien en casa de día.</li>
  <li>Las instalaciones grandes son más baratas por kWp. Con nuestros precios, ${number(cheap.kwp)} kWp cuestan ${money(cheap.perKw)} por kWp, y ${number(bulk.kwp)} kWp, ${money(bulk.perKw)}.</li>
</ul>

<h2>¿Qué seguridad tiene esto?</h2>
<p>Cada año es distinto. En Madrid, 8 de cada 10 años dan entre ${number(madrid.badYear)} y ${kwh(madrid.goodYear)} por kWp. Elegir entre 3,4 y 3,7 kWp no importa. Pide a cada instalador la producción del año 1 con las sombras incluidas.</p>

<h2>Calcúlalo para tu casa</h2>
<p><a href="/es/plan/system">Mi instalación</a> compara muchos tamaños para tu tejado, tu consumo y tus precios. Verás la menor que compensa y la que más gana.</p>

<h2>Fuentes</h2>
<ul>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213">informe de autoconsumo de APPA</a>, febrero de 2025: precio de las instalaciones</li>
  <li>Balkonkraftwerk Audit, <a href="https://es.balkonkraftwerkaudit.com/presupuesto-placas-solares">presupuesto de placas solares</a>, octubre de 2025: reparto de ese precio</li>
  <li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">precios de la electricidad para hogares</a>, segundo semestre de 2025</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: clima de 2001 a 2020 para nuestro modelo</li>
  <li>Comisión Europea, Centro Común de Investigación, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
</ul>
`,
} satisfies TranslatedArticleText
