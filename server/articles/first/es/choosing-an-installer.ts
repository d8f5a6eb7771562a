import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { kwh, kwp, madrid, money, number, percent, prices } from './example.ts'

/** Invented. */
const quotes = [
  { name: 'A', kwp: 4.8, price: 6500, output: 7400 },
  { name: 'B', kwp: 4.4, price: 6600, output: 6900 },
  { name: 'C', kwp: 6.6, price: 7900, output: 12_000 },
].map((quote) => ({ ...quote, perKwp: quote.output / quote.kwp }))
type Quote = (typeof quotes)[number]
const [quoteA, , quoteC] = quotes as [Quote, Quote, Quote]

const row = (heading: string, cell: (quote: Quote) => string) =>
  `    <tr><th scope="row">${heading}</th>${quotes.map((quote) => `<td>${cell(quote)}</td>`).join('')}</tr>`

const chart: Chart = {
  name: 'quotes-es',
  title: `El presupuesto C promete un ${percent(quoteC.perKwp / quoteA.perKwp - 1)} más por kWp que el A en el mismo tejado`,
  subtitle: 'Producción prometida en el año 1, en kWh por kWp',
  bars: quotes.map(({ name, perKwp }) => [`Presupuesto ${name}`, Math.round(perKwp), number(perKwp)] as const),
}

export default {
  slug: 'elegir-instalador',
  title: 'Elegir instalador: 3 presupuestos y 15 preguntas',
  chart,
  content: `
<p>Pide al menos 3 presupuestos por escrito para la misma potencia y compara el precio por kWp. Pregunta por la habilitación, el seguro y la producción. No firmes nunca en la primera visita: un precio justo sigue ahí la semana que viene.</p>

<h2>Dónde encontrar instaladores</h2>
<ul>
  <li>Pregunta a vecinos que tengan paneles.</li>
  <li>Busca empresas instaladoras habilitadas en baja tensión en el registro de tu comunidad autónoma.</li>
  <li>Pide consejo en la oficina de energía o de consumo de tu municipio.</li>
  <li>Pregunta al electricista que ya conoces.</li>
</ul>
<p>Elige una empresa con 5 años de experiencia o más y con personal propio. Una buena empresa mira el tejado y el cuadro eléctrico antes de dar precio. Cuidado con llamadas y visitas que no pediste. El vendedor suele cobrar por cada contrato.</p>

<h2>Compara presupuestos</h2>
<p>Da a todos los mismos datos: tus kWh de un año, tu tarifa y la potencia que quieres. Pide la batería como línea aparte. Estos 3 presupuestos son inventados, pero típicos. Son para un tejado al sur con 30° en Madrid, sin batería:</p>
<table>
  <thead>
    <tr><th scope="col">Presupuesto</th>${quotes.map(({ name }) => `<th scope="col">${name}</th>`).join('')}</tr>
  </thead>
  <tbody>
${[
  row('Potencia', (quote) => kwp(quote.kwp)),
  row('Precio', (quote) => money(quote.price)),
  row('Precio por kWp', (quote) => money(quote.price / quote.kwp)),
  row('Producción en el año 1', (quote) => kwh(quote.output)),
  row('Producción por kWp', (quote) => kwh(quote.perKwp)),
  row('Precio por kWh del año 1', (quote) => money(quote.price / quote.output, 'all')),
].join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>El C parece el más barato, pero promete demasiado. En ese tejado esperamos cerca de ${kwh(madrid.yield)} por kWp. Solo 1 de cada 10 años pasa de ${number(madrid.goodYear)}. Pregunta a la empresa C de dónde salen los ${number(quoteC.perKwp)}. Su instalación es además mayor de lo que pediste, y las grandes cuestan menos por kWp. Puedes comprobar cualquier producción en PVGIS, una herramienta gratuita de la Unión Europea.</p>

<h2>¿Es justo el precio?</h2>
<p>En 2024, la instalación media de una casa en España tenía 4,7 kW y costó ${money(6364)}, según APPA. A partir de ahí estimamos estos precios sin batería:</p>
<table>
  <thead>
    <tr><th scope="col">Potencia</th><th scope="col">Precio</th><th scope="col">Precio por kWp</th></tr>
  </thead>
  <tbody>
${prices
  .map(
    ({ kwp: size, price, perKw }) =>
      `    <tr><th scope="row">${kwp(size)}</th><td>${money(price)}</td><td>${money(perKw)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Es una guía aproximada. El tejado, la altura y la zona cambian el precio. La fuente no dice si incluye el IVA, así que pregunta siempre si el presupuesto lo incluye.</p>

<h2>15 preguntas para el instalador</h2>
<h3>Sobre la empresa</h3>
<ol>
  <li>¿Está habilitada en baja tensión? ¿Puedo ver el seguro de responsabilidad civil?</li>
  <li>¿Cuántas casas ha hecho cerca? ¿Puedo llamar a 2 clientes de hace 5 años?</li>
  <li>¿Quién trabaja en mi tejado: su personal u otra empresa?</li>
  <li>¿Quién hace los trámites: licencia, certificado, registro y compensación?</li>
</ol>
<h3>Sobre la instalación</h3>
<ol start="5">
  <li>¿Qué produce en el año 1, mes a mes? ¿Con qué lo ha calculado?</li>
  <li>¿Cuánto se pierde al año por sombras? ¿Puedo ver el informe?</li>
  <li>¿Aguanta el tejado el peso, y durará tanto como los paneles?</li>
  <li>¿Cómo sella los anclajes? ¿Quién responde de una gotera?</li>
  <li>¿Hay que cambiar el cuadro eléctrico? ¿Está en el precio?</li>
  <li>¿Qué paneles y qué inversor pone? ¿Qué significa «o similar»?</li>
</ol>
<h3>Sobre el dinero</h3>
<ol start="11">
  <li>¿Cuál es el precio al contado, con IVA, y qué no incluye, como el andamio?</li>
  <li>¿Qué precio de la electricidad, qué subida y qué precio de excedentes ha usado?</li>
  <li>¿Qué ayudas ha restado? ¿Cuándo las cobro y qué pasa si no llegan?</li>
  <li>¿Garantiza la producción? ¿Qué paga si es menor?</li>
  <li>¿Cuándo pago? ¿Cuánto queda para cuando la compensación esté activa?</li>
</ol>

<h2>Señales de alarma</h2>
<ul>
  <li>«Este precio es solo para hoy.»</li>
  <li>«Lo paga el Estado» o «paneles gratis».</li>
  <li>El ahorro supone que la electricidad sube un 5 % al año o más. Prueba 2,5 % y 0 % en la <a href="/es/calculators/payback-period">Calculadora de amortización</a>.</li>
  <li>«No volverás a pagar la luz.» El término de potencia sigue ahí.</li>
  <li>Te piden firmar en una tableta «solo para el estudio».</li>
  <li>Piden más de un tercio del precio antes de entregar nada.</li>
</ul>
<p>¿Firmaste en casa y te arrepientes? En España tienes 14 días naturales para desistir sin dar razones. Son 30 si el vendedor vino sin que lo llamaras. El desistimiento anula también el préstamo que iba unido. Hazlo por escrito y guarda la prueba. La oficina municipal de consumo (OMIC) te ayuda.</p>

<h2>De la firma a la primera factura</h2>
<p>La obra en el tejado suele durar de 1 a 3 días. Los trámites tardan más. En España suelen ser estos:</p>
<ol>
  <li>Memoria técnica o proyecto, y permiso de obra o comunicación al ayuntamiento.</li>
  <li>Obra y certificado de la instalación eléctrica.</li>
  <li>Registro en tu comunidad autónoma.</li>
  <li>Código de autoconsumo de la distribuidora y aviso a tu compañía.</li>
  <li>Primera factura con la <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</li>
</ol>
<p>Hasta el último paso, lo que envías a la red no te rebaja nada. Deja el último 10 % del precio para cuando la compensación esté activa. Para entonces debes tener también planos, manuales, números de serie y tu propio acceso a la app.</p>

<h2>Calcúlalo para tu casa</h2>
<p>¿Tienes un presupuesto? Escribe sus cifras en <a href="/es/plan/answer">Tu respuesta</a>. Las comparamos con nuestra estimación para tu tejado. Siguen en tu dispositivo mientras no guardes ni compartas el plan.</p>

<h2>Fuentes</h2>
<ul>
  <li>Ayuntamiento de Madrid, <a href="https://www.madrid.es/portales/munimadrid/es/Inicio/Actividad-economica-y-hacienda/Consumo/Direcciones-y-telefonos/Derecho-de-desistimiento/?vgnextfmt=default&amp;vgnextoid=fc220c54c40c7610VgnVCM2000001f4a900aRCRD&amp;vgnextchannel=694e6d5ef88fe410VgnVCM1000000b205a0aRCRD">derecho de desistimiento</a></li>
  <li>López Gómez Abogados, <a href="https://lopezgomezabogados.es/el-derecho-de-desistimiento-en-los-contratos-con-consumidores-y-usuarios">plazos de desistimiento</a>: 30 días tras una visita no solicitada</li>
  <li>Pelayo, <a href="https://www.pelayo.com/teloaseguro/hogar/instalacion-autoconsumo-electrico-casa/">pasos para legalizar una instalación de autoconsumo</a></li>
  <li>Mundo Solar, <a href="https://www.mundosolar.es/como-legalizar-instalacion-de-autoconsumo-solar/">cómo legalizar una instalación</a>: certificado y reglamento de baja tensión</li>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213">informe de autoconsumo de APPA</a>, febrero de 2025</li>
  <li>Comisión Europea, Centro Común de Investigación, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
</ul>
`,
} satisfies TranslatedArticleText
