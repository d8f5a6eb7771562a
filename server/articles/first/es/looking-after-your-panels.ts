import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
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
  number,
  percent,
  price,
  roundTo,
  sum,
  USE,
} from './example.ts'

const { home } = middle
type Month = (typeof months)[number]
const [december, march, june] = [months[11], months[2], months[5]] as [Month, Month, Month]
const summer = sum(months.slice(4, 7).map(({ saving }) => saving))

/** Share of the output lost to 100 dry days, on average over them, as measured in California. */
const dryDays = 100
const lossPerDay = 0.0005
const dryLoss = (lossPerDay * dryDays) / 2
/** June to September are about so long; most of what is lost would have been exported. */
const dryOutput = sum(months.slice(5, 8).map(({ solar }) => solar)) * (dryDays / 92)
const lostKwh = dryLoss * dryOutput

const maintenance = DEFAULTS.maintenance.value * home.price
const inverter = DEFAULTS.inverterRenewalCost.value * home.price
const perYear = roundTo(maintenance + inverter / 25, 10)
const example = {
  systemCost: home.price,
  annualSavings: home.billBefore - home.billAfter,
  incentives: 0,
  maintenanceCost: perYear,
  rateIncrease: 2,
}
const years = (period: number | null) => `${number(period ?? 0, 1)}`
const withMaintenance = investmentPayback(example).paybackPeriod
const without = investmentPayback({ ...example, maintenanceCost: 0 }).paybackPeriod

const chart: Chart = {
  name: 'maintenance-es',
  title: 'Una instalación parada cuesta mucho más que el polvo',
  subtitle: `Pérdida en euros con ${kwp(home.kwp)} en Madrid y ${kwh(USE)} de consumo al año`,
  bars: [
    [`Polvo, ${dryDays} días sin lluvia`, lostKwh * EXPORT_PRICE, money(lostKwh * EXPORT_PRICE)],
    ['Parada en diciembre', december.saving, money(december.saving)],
    ['Parada en junio', june.saving, money(june.saving)],
    ['Parada de mayo a julio', summer, money(summer)],
  ],
}

export default {
  slug: 'mantenimiento-de-paneles-solares',
  title: 'Mantenimiento de los paneles solares: qué necesitan',
  chart,
  content: `
<p>Los paneles piden poco: casi siempre los limpia la lluvia. Mira la producción en la app cada mes y da una vuelta a la casa cada año. Cuenta con un inversor nuevo y no subas al tejado.</p>

<h2>Mira la producción cada mes</h2>
<p>Compara los kilovatios hora (kWh) del mes con el mismo mes del año anterior. La meteorología puede hacer variar un mes un 20 % o más. Busca por eso una caída repentina:</p>
<table>
  <thead>
    <tr><th scope="col">Lo que ves</th><th scope="col">Causa probable</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Nada en un día de sol</th><td>Un interruptor saltado, el inversor averiado o un corte de la red</td></tr>
    <tr><th scope="row">Falta un tercio o la mitad</th><td>Un grupo de paneles no funciona</td></tr>
    <tr><th scope="row">1 panel muy por debajo de los otros</th><td>Sombra nueva, excrementos de aves o un optimizador averiado</td></tr>
    <tr><th scope="row">Algo menos cada verano</th><td>Polvo, o árboles que han crecido</td></tr>
  </tbody>
</table>
<p>Mucha gente pierde dinero porque no nota una avería. Ejemplo: ${kwp(home.kwp)} en Madrid, con el tejado al sur, y ${kwh(USE)} de consumo al año. La electricidad cuesta ${price(ELECTRICITY_PRICE)} por kWh y los excedentes valen ${price(EXPORT_PRICE)}. Esto cuesta un mes sin la instalación:</p>
<table>
  <thead>
    <tr><th scope="col">Mes</th><th scope="col">Producción</th><th scope="col">Valor</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Diciembre</th><td>${kwh(december.solar)}</td><td>${money(december.saving)}</td></tr>
    <tr><th scope="row">Marzo</th><td>${kwh(march.solar)}</td><td>${money(march.saving)}</td></tr>
    <tr><th scope="row">Junio</th><td>${kwh(june.solar)}</td><td>${money(june.saving)}</td></tr>
  </tbody>
</table>
<p>El descuento por excedentes de cada mes tiene un tope. Por eso junio no vale el doble que diciembre, aunque produce casi el doble. Si la instalación se para de mayo a julio, pierdes ${money(summer)}.</p>
${chartFigure(chart)}

<h2>¿Compensa limpiarlos?</h2>
<p>Casi nunca. Un estudio de 186 instalaciones de California midió un ${percent(lossPerDay, 2)} menos por cada día sin lluvia. Son un ${percent(lossPerDay * dryDays)} tras ${dryDays} días secos y un ${percent(dryLoss, 1)} de media en ellos. En el verano de Madrid serían ${kwh(lostKwh)}. Casi todos se habrían enviado a la red, así que valen como mucho ${money(lostKwh * EXPORT_PRICE)}. Una limpieza profesional cuesta más.</p>
<p>La calima del Sáhara ensucia mucho de golpe. Si no llueve después, un riego con la manguera desde el suelo ayuda.</p>
<p>Hay sitios peores: caminos de tierra, canteras, granjas, carreteras, costa, tejados casi planos y árboles con aves. Allí se ven pérdidas del 10 % y más. En zonas desérticas, limpiar es normal.</p>
<p>Si llegas a los paneles desde el suelo:</p>
<ul>
  <li>Límpialos con el fresco de la mañana. El agua fría puede romper el cristal caliente.</li>
  <li>Usa agua sola, una manguera y un cepillo suave con mango.</li>
  <li>No uses hidrolimpiadora, estropajos ni productos abrasivos. La mayoría de las garantías no cubre ese daño.</li>
</ul>

<h2>Revisión anual desde el suelo</h2>
<p>Usa prismáticos y busca:</p>
<ol>
  <li>Cristal roto, manchas marrones o un borde blanco en un panel.</li>
  <li>Cables que cuelgan o rozan el tejado.</li>
  <li>Nidos y hojas debajo de los paneles. Las palomas anidan ahí, y una malla lo evita.</li>
  <li>Ramas que ahora dan sombra a mediodía.</li>
  <li>Manchas de agua en el techo debajo de los paneles.</li>
</ol>
<p>Limpia las rejillas del inversor y mira si muestra un código de error. No abras ninguna caja. Los paneles tienen un voltaje peligroso siempre que hay luz, también con el interruptor general apagado.</p>

<h2>Piezas que se gastan</h2>
<table>
  <thead>
    <tr><th scope="col">Pieza</th><th scope="col">Duración habitual</th><th scope="col">Con qué contar</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Paneles</th><td>De 25 a 30 años y más</td><td>Cerca de un 0,5 % menos de producción cada año</td></tr>
    <tr><th scope="row">Inversor de pared</th><td>De 10 a 15 años</td><td>1 inversor nuevo, cerca de ${money(roundTo(inverter, 50))} con ${kwp(home.kwp)}</td></tr>
    <tr><th scope="row">Microinversores, optimizadores</th><td>Garantía de hasta 25 años</td><td>Averías sueltas. Lo caro es el trabajo en el tejado</td></tr>
    <tr><th scope="row">Batería</th><td>De 10 a 15 años</td><td>Cada año guarda algo menos</td></tr>
    <tr><th scope="row">Anclajes y sellados</th><td>Tanto como el tejado</td><td>Una revisión tras un temporal</td></tr>
  </tbody>
</table>
<p>Nuestro planificador usa reglas prácticas. El mantenimiento cuesta cada año un ${percent(DEFAULTS.maintenance.value)} del precio, y un inversor nuevo, un ${percent(DEFAULTS.inverterRenewalCost.value)}. Con ${money(home.price)} son cerca de ${money(perYear)} al año en 25 años.</p>
<p>La <a href="/es/calculators/payback-period">Calculadora de amortización</a> muestra qué cambia. La instalación ahorra ${money(example.annualSavings)} al año, y el precio sube un 2 %. Con el mantenimiento, la amortización pasa de ${years(without)} a ${years(withMaintenance)} años.</p>
<p>¿Tu tejado necesita obra en menos de 10 años? Hazla primero. Quitar los paneles y volver a ponerlos sale caro.</p>

<h2>Garantías y seguro</h2>
<ul>
  <li><strong>Garantía de producto</strong> del fabricante: cubre defectos de 12 a 25 años.</li>
  <li><strong>Garantía de producción:</strong> suele prometer del 85 al 90 % a los 25 años. La pérdida la debes probar tú.</li>
  <li><strong>Garantía del instalador</strong> por su trabajo: pregunta cuánto cubre goteras y cables. Termina si la empresa cierra.</li>
</ul>
<p>Guarda en una carpeta el contrato, los números de serie, el esquema y fotos. Avisa a tu seguro del hogar. Pregunta qué daños cubre.</p>

<h2>Calcúlalo para tu casa</h2>
<p>Escribe el mantenimiento y el precio de un inversor nuevo en <a href="/es/plan/money">Mi dinero</a> y mira qué cambia.</p>

<h2>Fuentes</h2>
<ul>
  <li>F. A. Mejia y J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>K. Ilse y otros, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>COPE, <a href="https://www.cope.es/emisoras/comunidad-de-madrid/madrid-provincia/madrid/noticias/agua-jabon-para-limpiar-las-placas-fotovoltaicas-por-calima-madrid-20230712_2809837">limpiar los paneles tras la calima en Madrid</a>, julio de 2023</li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3.ª edición, 2018</li>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213">informe de autoconsumo de APPA</a>, febrero de 2025: precio de las instalaciones</li>
</ul>
`,
} satisfies TranslatedArticleText
