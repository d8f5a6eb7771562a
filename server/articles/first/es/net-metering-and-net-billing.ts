import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  ELECTRICITY_PRICE,
  EXPORT_PRICE,
  kwh,
  kwp,
  middle,
  money,
  months,
  percent,
  price,
  roundTo,
  sum,
  USE,
} from './example.ts'

/** Month of an example [kWh]. */
const [used, solar] = [300, 400]
const bill = (selfUsed: number, exportPrice = EXPORT_PRICE) => {
  const cost = (used - selfUsed) * ELECTRICITY_PRICE
  return { cost, credit: Math.min(cost, (solar - selfUsed) * exportPrice), exported: solar - selfUsed }
}
const netBill = (selfUsed: number) => {
  const { cost, credit } = bill(selfUsed)
  return cost - credit
}
const without = used * ELECTRICITY_PRICE
const [less, more] = [0.3, 0.5]

const june = months[5] as (typeof months)[number]
const lost = roundTo(sum(months.map((month) => month.lost)), 5)

const chart: Chart = {
  name: 'export-rules-es',
  title: 'Cuanto más usas tú, menor es la factura',
  subtitle: 'Factura de un mes sin término de potencia, en euros',
  bars: [
    ['Sin paneles', without, money(without, 'all')],
    [`Autoconsumo del ${percent(less)}`, netBill(less * solar), money(netBill(less * solar), 'all')],
    [`Autoconsumo del ${percent(more)}`, netBill(more * solar), money(netBill(more * solar), 'all')],
  ],
}

export default {
  slug: 'compensacion-de-excedentes',
  title: 'Compensación de excedentes: lo que vale la energía que envías a la red',
  chart,
  content: `
<p>En España, la electricidad que envías a la red rebaja tu factura del mismo mes al precio de tu contrato. Ese precio es mucho menor que el de compra, y el descuento tiene un tope. Usar tú la electricidad solar casi siempre vale más.</p>

<h2>Por qué sobra electricidad</h2>
<p>Los paneles producen más a mediodía y muchas casas gastan más por la tarde y la noche. Ejemplo: una casa de Madrid consume ${kwh(USE)} al año y tiene ${kwp(middle.home.kwp)} sin batería. Usa solo el ${percent(middle.home.selfConsumption)} de su electricidad solar. El resto va a la red. Por la noche y en invierno compra.</p>

<h2>Cómo funciona la compensación simplificada</h2>
<p>Es la regla normal en España para instalaciones de hasta 100 kW. Viene del Real Decreto 244/2019. Estos son los pasos:</p>
<ol>
  <li>El contador resta, dentro de cada hora, lo que envías a la red de lo que compras.</li>
  <li>Lo que sobra cada hora se valora al precio de excedentes de tu contrato.</li>
  <li>Esa suma se descuenta del coste de la energía de la misma factura.</li>
  <li>El descuento nunca supera lo que has pagado por energía ese mes. Lo que sobra se pierde.</li>
</ol>
<p>El término de potencia, el contador y sus impuestos siguen en tu factura. No hay pago en efectivo.</p>
<p>¿Vives en un piso? En España, varias viviendas pueden compartir unos paneles y repartir su electricidad. Se llama autoconsumo colectivo y también tiene compensación.</p>

<h2>Precio de los excedentes</h2>
<ul>
  <li><strong>Mercado libre:</strong> el precio lo pone tu contrato. Suele ser fijo por kWh. Compáralo junto con el precio de compra.</li>
  <li><strong>PVPC:</strong> el precio cambia cada hora con el mercado. El 21 de noviembre de 2024 fue de ${price(0.0764)} por kWh. A mediodía, con mucho sol, puede ser casi nada.</li>
  <li><strong>Batería virtual:</strong> algunas compañías guardan en euros lo que sobra y lo restan de facturas siguientes. Mira si cobran cuota y si el saldo caduca.</li>
</ul>
<p>En nuestros ejemplos suponemos ${price(EXPORT_PRICE)} por kWh. Es un supuesto: escribe el precio de tu contrato.</p>

<h2>La misma casa con distinto autoconsumo</h2>
<p>Una casa gasta en un mes ${kwh(used)} a ${price(ELECTRICITY_PRICE)}. Sus paneles producen ${kwh(solar)}.</p>
<table>
  <thead>
    <tr><th scope="col">Caso</th><th scope="col">Compras</th><th scope="col">Descuento</th><th scope="col">Factura</th><th scope="col">Ahorras</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sin paneles</th><td>${money(without, 'all')}</td><td>–</td><td>${money(without, 'all')}</td><td>–</td></tr>
${[less, more]
  .map((share) => {
    const { cost, credit } = bill(share * solar)
    return `    <tr><th scope="row">Usas el ${percent(share)} (${kwh(share * solar)})</th><td>${money(cost, 'all')}</td><td>${money(credit, 'all')}</td><td>${money(cost - credit, 'all')}</td><td>${money(without - cost + credit, 'all')}</td></tr>`
  })
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Con el ${percent(more)} y no el ${percent(less)}, la casa usa ${kwh((more - less) * solar)} más cuando hay sol. Ahorra ${money(netBill(less * solar) - netBill(more * solar), 'all')} más ese mes y no cuesta nada.</p>
<p>La <a href="/es/calculators/bill-comparison">Comparación de facturas</a> cuenta cada kWh al precio completo. Escribe en ella solo la electricidad solar que usas tú.</p>

<h2>El tope en verano</h2>
<p>En junio, la casa de Madrid compra ${kwh(june.grid)} y envía a la red ${kwh(june.exported)}. Lo que compra cuesta ${money(june.grid * ELECTRICITY_PRICE, 'all')}. Sus excedentes valdrían ${money(june.exported * EXPORT_PRICE, 'all')}. La parte de energía queda en cero, y ${money(june.lost, 'all')} se pierden.</p>
<p>En todo el año se pierden cerca de ${money(lost)} con ${kwp(middle.home.kwp)}. Una instalación mayor pierde más. Una batería virtual sin cuota los guarda. Nuestro planificador cuenta con el tope de cada mes, sin batería virtual.</p>

<h2>Cómo usar más electricidad solar tuya</h2>
<ol>
  <li><strong>Pon los aparatos grandes a mediodía.</strong> Casi todos los lavavajillas, lavadoras y secadoras tienen programador.</li>
  <li><strong>Calienta el agua de día.</strong> Un termo guarda energía a bajo precio.</li>
  <li><strong>Enfría la casa con sol.</strong> El aire acondicionado y los paneles trabajan a la vez.</li>
  <li><strong>Carga el vehículo de día,</strong> si está en casa. Más en <a href="/es/tips/cargar-un-vehiculo-electrico-con-energia-solar">cargar un vehículo eléctrico</a>.</li>
  <li><strong>Pon una parte al oeste,</strong> si gastas más por la tarde.</li>
  <li><strong>Piensa después en una batería.</strong> Mira si compensa en <a href="/es/tips/baterias-para-casa">baterías para casa</a>.</li>
</ol>

<h2>Reglas en otros países</h2>
<p>Las reglas cambian a menudo. El planificador conoce las de muchos países y muestra la fecha de cada una.</p>
<table>
  <thead>
    <tr><th scope="col">Regla</th><th scope="col">Qué significa</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Balance neto (medición neta)</th><td>Cada kWh que envías a la red resta 1 kWh de los que compras. Es lo que más rebaja la factura.</td></tr>
    <tr><th scope="row">Facturación neta</th><td>Cada kWh que envías a la red tiene un precio propio, casi siempre menor que el de compra.</td></tr>
    <tr><th scope="row">Tarifa de inyección</th><td>Un precio fijo por kWh durante años, como los 20 de Alemania.</td></tr>
  </tbody>
</table>
<p>Los paneles duran más que casi cualquier tarifa. No te fíes de un presupuesto que muestra 25 años de ahorro y no dice el precio de los excedentes.</p>

<h2>Preguntas para tu compañía</h2>
<ol>
  <li>¿Qué precio pagan por los excedentes? ¿Es fijo o cambia por horas?</li>
  <li>¿Cambia mi precio de compra si activo la compensación?</li>
  <li>¿Guardan lo que sobra? ¿Cuánto cuesta y cuándo caduca?</li>
  <li>¿Cuánto tiempo mantienen ese precio?</li>
  <li>¿Hay permanencia?</li>
  <li>¿Cuánto tardan en activar la compensación?</li>
</ol>

<h2>Calcúlalo para tu casa</h2>
<p>Elige tu regla y escribe el precio de los excedentes en <a href="/es/plan/money">Mi dinero</a>. Si no lo sabes, el planificador muestra desde qué precio compensan los paneles.</p>

<h2>Fuentes</h2>
<ul>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/20-000-facturas-de-la-luz-a-20230222">la compensación en 20.000 facturas</a>, febrero de 2023</li>
  <li>Rödl, <a href="https://www.roedl.net/es/de/blog/blog_rechtsberatung/analisis_real_decreto_2442019_de_5_de_abril_por_el_que_se_regulan_las_condiciones_administrativas_tecnicas_y_economicas_del_autoconsumo_de_energia_electrica.html">análisis del Real Decreto 244/2019</a>, enero de 2020</li>
  <li>Medasa, <a href="https://medasa.net/compensacion-de-excedentes-por-autoconsumo/">compensación de excedentes por autoconsumo</a>: balance por horas</li>
  <li>Tarifas Gas Luz, <a href="https://tarifasgasluz.com/autoconsumo/tarifas/pvpc">autoconsumo con PVPC</a>, noviembre de 2024</li>
  <li>Placas Solares, <a href="https://placassolares.com/autoconsumo/normativa/compensacion-excedentes">normativa de la compensación de excedentes</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: Alemania</li>
</ul>
`,
} satisfies TranslatedArticleText
