import { billWithSolar } from '#shared/calculators/definitions/bill-comparison.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { ELECTRICITY_PRICE, EXPORT_PRICE, kwh, money, number, percent, price, USE } from './example.ts'

/** An example: [€ a year] */
const bill = 930
const fixed = 180
const pricePerKwh = (bill - fixed) / USE
const withFixed = bill / USE

/** An example: [kWh a month] */
const [used, solar, selfUsed] = [300, 210, 90]
const exported = solar - selfUsed
const monthlyBill = used * pricePerKwh
const withSolar = billWithSolar({ currentBill: monthlyBill, monthlyConsumption: used, solarGeneration: solar })

const chart: Chart = {
  name: 'electricity-bill-es',
  title: `El sol puede bajar ${money(bill - fixed)} de esta factura de ${money(bill)}, pero no la parte fija`,
  subtitle: `Ejemplo para ${kwh(USE)}, en euros al año`,
  bars: [
    [`${kwh(USE)} a ${price(pricePerKwh)} por kWh`, bill - fixed, money(bill - fixed)],
    ['Potencia y contador', fixed, money(fixed)],
  ],
}

export default {
  slug: 'entender-la-factura-de-la-luz',
  title: 'Cómo leer la factura de la luz antes de instalar paneles',
  chart,
  content: `
<p>Busca 3 datos en tu factura: los kilovatios hora (kWh) que consumes, el precio por kWh y la parte fija. Los paneles bajan lo que pagas por cada kWh. La parte fija no la bajan.</p>

<h2>Vatios y kilovatios hora</h2>
<p>El <strong>vatio</strong> (W) dice a qué ritmo gasta electricidad un aparato. 1000 W son 1 kilovatio (kW).</p>
<p>El <strong>kilovatio hora</strong> (kWh) dice cuánta electricidad ha gastado. Un aparato de 1 kW gasta 1 kWh en 1 hora.</p>
<p>Ejemplo: un aire acondicionado de 1500 W funciona 4 horas. Gasta 1500 × 4 ÷ 1000 = 6 kWh. A ${price(pricePerKwh)} por kWh, son ${money(6 * pricePerKwh, 'all')}.</p>

<h2>Conceptos de la factura</h2>
<p>En España casi todas las facturas de una casa llevan estas líneas:</p>
<table>
  <thead>
    <tr><th scope="col">Línea</th><th scope="col">Qué pagas</th><th scope="col">¿La bajan los paneles?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Término de potencia</th><td>Los kW que tienes contratados, por día</td><td>No</td></tr>
    <tr><th scope="row">Término de energía</th><td>Cada kWh que compras a la red</td><td>Sí</td></tr>
    <tr><th scope="row">Alquiler del contador</th><td>El contador de la distribuidora</td><td>No</td></tr>
    <tr><th scope="row">Impuesto eléctrico e IVA</th><td>Una parte de las demás líneas</td><td>En parte</td></tr>
    <tr><th scope="row">Compensación de excedentes</th><td>Un descuento por la energía que envías a la red</td><td>Aparece con los paneles</td></tr>
  </tbody>
</table>
<p>Peajes y cargos pagan las redes y otros costes regulados. Van dentro de la potencia y de la energía. En otros países cambian los nombres, pero la pregunta es la misma: qué pagas por kWh y qué es fijo.</p>

<h2>Tu precio por kWh</h2>
<p>Resta la parte fija del total. Divide el resto entre tus kWh. Ejemplo: ${money(bill)} al año por ${kwh(USE)}, de los que ${money(fixed)} son fijos.</p>
<ul>
  <li>Precio por kWh: (${money(bill)} − ${money(fixed)}) ÷ ${number(USE)} = <strong>${price(pricePerKwh)}</strong>. Esto ahorras con cada kWh que dejas de comprar.</li>
  <li>Con la parte fija dentro: ${money(bill)} ÷ ${number(USE)} = ${price(withFixed)}. Así los paneles parecen un ${percent(withFixed / pricePerKwh - 1)} mejores de lo que son.</li>
</ul>
${chartFigure(chart)}
<p>Los hogares de España pagaron ${price(ELECTRICITY_PRICE)} por kWh en el segundo semestre de 2025, según Eurostat. Esa media incluye los impuestos y reparte la potencia entre los kWh. La usamos mientras no tenemos tu precio. Con el tuyo, sin la parte fija, la respuesta es mejor.</p>

<h2>Precio único, por tramos horarios o PVPC</h2>
<h3>Precio único</h3>
<p>Cada kWh cuesta lo mismo. Te basta el número de arriba.</p>
<h3>Punta, llano y valle</h3>
<p>Muchas tarifas tienen 3 precios según la hora. Estos son los tramos de los días laborables en la península:</p>
<table>
  <thead>
    <tr><th scope="col">Tramo</th><th scope="col">Horas</th><th scope="col">Paneles</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Punta (el más caro)</th><td>De 10 a 14 y de 18 a 22</td><td>Producen mucho en las horas de la mañana</td></tr>
    <tr><th scope="row">Llano</th><td>De 8 a 10, de 14 a 18 y de 22 a 24</td><td>Producen mucho de 14 a 18</td></tr>
    <tr><th scope="row">Valle (el más barato)</th><td>De 0 a 8</td><td>Apenas producen</td></tr>
  </tbody>
</table>
<p>Los sábados, los domingos y los festivos nacionales son valle todo el día. La potencia tiene 2 tramos. Puedes contratar una potencia distinta para cada uno.</p>
<h3>PVPC</h3>
<p>Es la tarifa regulada y cambia cada hora. A mediodía suele ser barata, porque hay mucho sol en toda la red. Entonces los paneles ahorran menos por kWh. Mover consumo al mediodía y una <a href="/es/tips/baterias-para-casa">batería</a> pueden ayudar.</p>

<h2>Tu consumo en 12 meses</h2>
<p>Una sola factura dice poco. Tu distribuidora tiene una web con tu consumo hora a hora, y es gratis. Busca uno de estos casos:</p>
<ul>
  <li><strong>Alto en verano:</strong> aire acondicionado o piscina. Encaja bien, porque los paneles producen más en verano.</li>
  <li><strong>Alto en invierno:</strong> calefacción eléctrica o bomba de calor. Los paneles producen menos entonces. Te importa más la <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</li>
  <li><strong>Alto todo el año:</strong> algo funciona día y noche. Busca un frigorífico viejo, una bomba o un termo eléctrico.</li>
</ul>
<p>La <a href="/es/calculators/energy-usage">Calculadora de consumo</a> suma tus aparatos. Los vatios de un frigorífico engañan, porque su motor no funciona todo el tiempo.</p>

<h2>Tu factura con paneles</h2>
<p>Ejemplo para la <a href="/es/calculators/bill-comparison">Comparación de facturas</a>: pagas ${money(monthlyBill, 'all')} por ${kwh(used)} al mes y los paneles producen ${kwh(solar)}. Tu electricidad cuesta entonces ${money(withSolar.projectedAnnualCost)} al año, no ${money(withSolar.currentAnnualCost)}.</p>
<p>Ese cálculo valora cada kWh solar al precio completo. En España solo vale para la electricidad que usas en el momento. Supón que usas ${kwh(selfUsed)} y envías a la red ${kwh(exported)} a ${price(EXPORT_PRICE)}:</p>
<table>
  <thead>
    <tr><th scope="col">${kwh(solar)} solares al mes</th><th scope="col">Cuenta</th><th scope="col">Valor</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Autoconsumo</th><td>${selfUsed} × ${price(pricePerKwh)}</td><td>${money(selfUsed * pricePerKwh, 'all')}</td></tr>
    <tr><th scope="row">Excedentes</th><td>${exported} × ${price(EXPORT_PRICE)}</td><td>${money(exported * EXPORT_PRICE, 'all')}</td></tr>
    <tr><th scope="row">Total</th><td>Suma de los dos</td><td>${money(selfUsed * pricePerKwh + exported * EXPORT_PRICE, 'all')}</td></tr>
    <tr><th scope="row">Todo al precio de compra</th><td>${solar} × ${price(pricePerKwh)}</td><td>${money(solar * pricePerKwh, 'all')}</td></tr>
  </tbody>
</table>

<h2>Qué apuntar para los instaladores</h2>
<ol>
  <li>Tus kWh de un año.</li>
  <li>Tu potencia contratada y lo que pagas fijo al mes.</li>
  <li>Tu precio por kWh, con el de cada tramo si tienes varios.</li>
  <li>El nombre de tu tarifa y lo que paga por los excedentes.</li>
  <li>Lo que piensas añadir, como un vehículo eléctrico o una bomba de calor.</li>
</ol>
<p>Da la misma lista a cada instalador. Así puedes comparar sus presupuestos.</p>

<h2>Calcúlalo para tu casa</h2>
<p>Escribe tu factura o tus kWh en <a href="/es/plan/home">Mi casa</a> y tus precios en <a href="/es/plan/money">Mi dinero</a>. El planificador completa lo que falta con lo habitual donde vives.</p>

<h2>Fuentes</h2>
<ul>
  <li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">precios de la electricidad para hogares</a>, segundo semestre de 2025</li>
  <li>Heraldo de Aragón, <a href="https://www.heraldo.es/noticias/economia/2021/08/31/como-entender-factura-luz-descifrar-pasos-mercado-regulado-libre-1516234.html">cómo entender la factura de la luz</a>, 2021</li>
  <li>Radio Televisión Canaria, <a href="https://rtvc.es/cambios-en-la-factura-de-la-luz-a-partir-del-mes-de-junio">los tramos horarios de la factura</a>, 2021</li>
  <li>Tarifas Gas Luz, <a href="https://tarifasgasluz.com/autoconsumo/tarifas/pvpc">autoconsumo con PVPC</a>, 2024</li>
</ul>
`,
} satisfies TranslatedArticleText
