import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  ELECTRICITY_PRICE,
  EXPORT_PRICE,
  kwp,
  middle,
  money,
  number,
  percent,
  price,
  sum,
  TAX_DEDUCTION,
} from './example.ts'

const { home } = middle
const saving = home.billBefore - home.billAfter
const maintenance = Math.round(home.price / 100)
const example = {
  systemCost: home.price,
  annualSavings: saving,
  incentives: 0,
  maintenanceCost: maintenance,
  rateIncrease: 2,
}
const cash = investmentPayback(example)
const withoutRise = investmentPayback({ ...example, rateIncrease: 0 })
const deduction = Math.min(TAX_DEDUCTION.most, TAX_DEDUCTION.share * home.price)
const withDeduction = investmentPayback({ ...example, incentives: deduction })
const years = (period: number | null) => `${number(period ?? 0, 1)} años`

const borrowed = 5000
const downPayment = home.price - borrowed
const loans = (
  [
    [5, 10],
    [7, 10],
    [7, 15],
  ] as const
).map(([interestRate, loanTerm]) => ({
  interestRate,
  loanTerm,
  ...solarLoanPayments({ loanAmount: home.price, downPayment, interestRate, loanTerm }),
}))
type Loan = (typeof loans)[number]
const [, shorter, longer] = loans as [Loan, Loan, Loan]

const LEASE_YEARS = 20
const monthlyPayment = 60
const leases = [0, 0.02].map((rise) => {
  const payments = Array.from({ length: LEASE_YEARS }, (_, year) => monthlyPayment * (1 + rise) ** year)
  return { rise, last: payments.at(-1) as number, total: 12 * sum(payments) }
})
const cheapestLease = Math.min(...leases.map(({ total }) => total))

const chart: Chart = {
  name: 'paying-es',
  title: 'Cuanto más largo es el préstamo, más cuesta la instalación',
  subtitle: `Todo lo que pagas por una instalación de ${money(home.price)}, con ${money(downPayment)} tuyos si hay préstamo`,
  bars: [
    ['Al contado', home.price, money(home.price)],
    ...loans.map(
      ({ interestRate, loanTerm, totalCost }) =>
        [`Préstamo al ${percent(interestRate / 100)} a ${loanTerm} años`, totalCost, money(totalCost)] as const,
    ),
  ],
}

export default {
  slug: 'contado-prestamo-o-alquiler',
  title: 'Al contado, con préstamo o en alquiler: cómo pagar los paneles',
  chart,
  content: `
<p>Pagar al contado es lo que más ahorra con los años. Un préstamo te deja conservar tus ahorros, pero los intereses suben el precio. Con un alquiler pagas poco al inicio, y los paneles de tu tejado son de otra empresa.</p>

<h2>El ejemplo</h2>
<p>Una instalación de ${kwp(home.kwp)} sin batería cuesta ${money(home.price)} según nuestra estimación de precios. En el año 1 ahorra ${money(saving)}. Lo calcula el planificador para una casa de Madrid. Compra a ${price(ELECTRICITY_PRICE)} por kWh y cobra los excedentes a ${price(EXPORT_PRICE)}. El mantenimiento cuesta ${money(maintenance)} al año y la electricidad sube un 2 % al año.</p>

<h2>Al contado</h2>
<p>La <a href="/es/calculators/payback-period">Calculadora de amortización</a> muestra para este ejemplo <strong>una amortización de ${years(cash.paybackPeriod)}</strong>. A los 25 años has ganado ${money(cash.totalSavings)}.</p>
<p>Nadie sabe cuánto subirán los precios. Si no suben nada, son ${years(withoutRise.paybackPeriod)}. El planificador añade un inversor nuevo y la pérdida de producción con los años. También cuenta el interés que tu dinero daría en otro sitio. Para esta casa llega a ${years(home.payback)} y a una ganancia de ${money(home.gain)} en dinero de hoy.</p>

<h2>Préstamo</h2>
<p>Pones ${money(downPayment)} y pides ${money(borrowed)}. Los tipos de interés son ejemplos. La <a href="/es/calculators/solar-loan">Calculadora de préstamo solar</a> muestra:</p>
<table>
  <thead>
    <tr><th scope="col">Préstamo</th><th scope="col">Cuota al mes</th><th scope="col">Intereses en total</th><th scope="col">Total con tu aportación</th></tr>
  </thead>
  <tbody>
${loans
  .map(
    ({ interestRate, loanTerm, monthlyPayment: payment, totalInterest, totalCost }) =>
      `    <tr><th scope="row">${percent(interestRate / 100)}, ${loanTerm} años</th><td>${money(payment, 'all')}</td><td>${money(totalInterest)}</td><td>${money(totalCost)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Un ahorro de ${money(saving)} al año son ${money(saving / 12)} al mes. Todas las cuotas quedan por debajo. Aun así, el préstamo a ${longer.loanTerm} años cuesta ${money(longer.totalCost - shorter.totalCost)} más que a ${shorter.loanTerm} con el mismo interés. Compara el total, no la cuota.</p>
<p>Mira también qué dan tus ahorros. Si dan menos que el interés del préstamo, el contado es mejor. Pero guarda una reserva.</p>
<h3>Antes de firmar un préstamo</h3>
<ul>
  <li>Pide primero por escrito el precio al contado. Un interés muy bajo puede esconder un precio más alto.</li>
  <li>Compara la TAE, que incluye las comisiones. Pide otra oferta a tu banco.</li>
  <li>Pregunta si puedes devolverlo antes y cuánto cuesta.</li>
  <li>Pregunta qué pasa con el préstamo si renuncias a la instalación.</li>
</ul>

<h2>Alquiler</h2>
<p>Con un <strong>alquiler</strong> (renting) pagas cada mes por usar la instalación. Un contrato típico dura 20 años. El mantenimiento suele correr a cargo de la empresa.</p>
<p>Fíjate en cuánto sube la cuota. Ejemplo: ${money(monthlyPayment)} al mes durante ${LEASE_YEARS} años:</p>
<table>
  <thead>
    <tr><th scope="col">Subida al año</th><th scope="col">Cuota en el año ${LEASE_YEARS}</th><th scope="col">Total en ${LEASE_YEARS} años</th></tr>
  </thead>
  <tbody>
${leases
  .map(
    ({ rise, last, total }) =>
      `    <tr><th scope="row">${percent(rise)}</th><td>${money(last)}</td><td>${money(total)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Los dos casos cuestan más de ${number(Math.floor(cheapestLease / home.price))} veces el precio de compra. A cambio, corres menos riesgo si algo se rompe.</p>
<p>Pregunta antes de firmar:</p>
<ul>
  <li>¿De quién es el descuento por los excedentes?</li>
  <li>¿Qué pasa si vendo la casa?</li>
  <li>¿Cuánto cuesta comprar la instalación cada año?</li>
  <li>¿Qué me pagan si produce menos de lo prometido?</li>
  <li>¿Quién quita los paneles si el tejado necesita obra?</li>
  <li>¿Qué pasa al final del contrato?</li>
</ul>

<h2>Ayudas en España</h2>
<table>
  <thead>
    <tr><th scope="col">Ayuda</th><th scope="col">En qué consiste</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Deducción del IRPF</th><td>Un ${percent(TAX_DEDUCTION.share)} de lo pagado, como mucho ${money(TAX_DEDUCTION.most)}. Hay que pagar hasta el 31 de diciembre de 2026.</td></tr>
    <tr><th scope="row">IBI</th><td>El 67 % de los municipios de más de 10.000 habitantes lo rebaja a quien instala paneles.</td></tr>
    <tr><th scope="row">ICIO</th><td>El 65 % de esos municipios rebaja este impuesto de la obra.</td></tr>
  </tbody>
</table>
<p>La deducción del IRPF exige certificados energéticos de antes y de después de la obra. Deben mostrar un 30 % menos de energía primaria no renovable, o la letra A o B. Pregunta a Hacienda o a una asesoría cómo se aplica en tu caso y si sigue en 2027.</p>
<p>En el ejemplo serían ${money(deduction)}. La amortización bajaría de ${years(cash.paybackPeriod)} a ${years(withDeduction.paybackPeriod)}. Nuestros cálculos no la cuentan hasta que la activas.</p>
<p>IBI e ICIO dependen de tu ayuntamiento. Algunos rebajan el IBI hasta un 50 % durante 10 años, y otros nada. Pregunta antes de empezar la obra. Comprueba también si el precio incluye el IVA.</p>

<h2>Qué te conviene</h2>
<ul>
  <li><strong>Contado,</strong> si tus ahorros dan poco y vas a seguir 10 años o más en la casa.</li>
  <li><strong>Préstamo,</strong> si a los 25 años sigues ganando. Elige un plazo corto.</li>
  <li><strong>Alquiler,</strong> si no puedes o no quieres comprar. Elige una cuota que no suba.</li>
  <li><strong>Esperar,</strong> si tu electricidad es barata y la amortización pasa de 18 años.</li>
</ul>

<h2>Calcúlalo para tu casa</h2>
<p>Elige contado, préstamo o alquiler en <a href="/es/plan/money">Mi dinero</a>. El planificador muestra tus facturas, tus cuotas y la ganancia de todos los años.</p>

<h2>Fuentes</h2>
<ul>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213">informe de autoconsumo de APPA</a>, febrero de 2025: precio de las instalaciones</li>
  <li>Infobae, <a href="https://www.infobae.com/espana/2025/12/26/estas-son-las-obras-de-mejora-que-puedes-realizar-en-tu-vivienda-en-2026-para-aplicar-deducciones-de-hasta-el-60-en-el-irpf/">deducciones del IRPF por obras de mejora</a>, diciembre de 2025</li>
  <li>Renewable Energy Magazine, <a href="https://renewableenergymagazine.com/autoconsumo/estos-son-los-ayuntamientos-que-apuestan-por-20250930">informe de Fundación Renovables y UNEF</a> sobre municipios de más de 10.000 habitantes, septiembre de 2025</li>
  <li>Otovo, <a href="https://www.otovo.es/legal/terms-and-conditions/leasing/">condiciones de un contrato de renting</a>, octubre de 2022</li>
</ul>
`,
} satisfies TranslatedArticleText
