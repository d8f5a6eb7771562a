import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { mediumSize, money, number, PRICE_RISE, paybackExample, percent, sources } from './example.ts'

const { systemCost, annualSavings, maintenanceCost } = paybackExample
const downPayment = systemCost - 12_000
const { paybackPeriod, totalSavings } = investmentPayback(paybackExample)
const paybackWithoutRise = investmentPayback({ ...paybackExample, rateIncrease: 0 }).paybackPeriod
const savedPerMonth = annualSavings / 12
const years = (value: number | null) => `${number(value ?? 0, 1)} anos`

interface LoanRow {
  /** [% a month] */
  readonly monthlyRate: number
  readonly loanTerm: number
}
const borrow = ({ monthlyRate, loanTerm }: LoanRow) => ({
  name: `${percent(monthlyRate / 100, 2)} ao mês, ${loanTerm} anos`,
  ...solarLoanPayments({ loanAmount: systemCost, downPayment, interestRate: 12 * monthlyRate, loanTerm }),
})
const shortLoan = borrow({ monthlyRate: 1.17, loanTerm: 4 })
const mediumLoan = borrow({ monthlyRate: 1.17, loanTerm: 6 })
const dearLoan = borrow({ monthlyRate: 1.4, loanTerm: 6 })
const longLoan = borrow({ monthlyRate: 1.17, loanTerm: 8 })
const loans = [shortLoan, mediumLoan, dearLoan, longLoan]

const LEASE_YEARS = 15
const rent = 200
const leases = [0, 0.05].map((rise) => {
  const rents = Array.from({ length: LEASE_YEARS }, (_, year) => rent * (1 + rise) ** year)
  return { rise, last: rents.at(-1) ?? 0, total: 12 * rents.reduce((sum, payment) => sum + payment, 0) }
})

const chart: Chart = {
  name: 'paying-pt-br',
  title: 'Quanto mais longo o financiamento, mais caro fica o sistema',
  subtitle: `Total pago por um sistema de ${money(systemCost)}, no financiamento com entrada de ${money(downPayment)}`,
  bars: [
    ['À vista', systemCost, money(systemCost)],
    ...loans.map(({ name, totalCost }) => [name, Math.round(totalCost), money(totalCost)] as const),
  ],
}

export default {
  slug: 'a-vista-financiamento-ou-aluguel',
  title: 'À vista, financiamento ou aluguel: como pagar a energia solar',
  chart,
  content: `
<p>Quem paga à vista economiza mais ao longo dos anos. Um financiamento poupa sua reserva, mas os juros podem somar metade do valor emprestado ou mais. No aluguel, você paga pouco no início, e os painéis são de outra pessoa.</p>

<h2>O exemplo</h2>
<p>Um sistema de ${number(mediumSize.home.kwp, 1)} kWp custa ${money(systemCost)}, segundo nossa linha de preços. Ele economiza ${money(annualSavings)} no ano 1. É o que o planejador calcula para uma casa em São Paulo que usa 300 kWh por mês. A manutenção custa ${money(maintenanceCost)} por ano. O preço da energia sobe ${percent(PRICE_RISE)} ao ano.</p>

<h2>À vista</h2>
<p>A <a href="/pt-br/calculators/payback-period">Calculadora de retorno</a> mostra <strong>um tempo de retorno de ${years(paybackPeriod)}</strong>. Em 25 anos, você tem ${money(totalSavings)} a mais.</p>
<p>Ninguém sabe quanto os preços vão subir. Se não subirem nada, são ${years(paybackWithoutRise)}.</p>
<p>A calculadora faz toda a economia subir com o preço. Mas o <a href="/pt-br/tips/creditos-de-energia-e-fio-b">desconto do Fio B</a> cresce até 2028, e um dia vem um inversor novo. O planejador conta os dois e chega a ${years(mediumSize.home.payback)}. Ele também diz quanto o ganho vale em dinheiro de hoje: ${money(mediumSize.home.gain)}.</p>
<p>Compare com o que seu dinheiro renderia em uma aplicação segura. Se os juros estão altos, a diferença é menor do que parece.</p>

<h2>Financiamento</h2>
<p>Você dá ${money(downPayment)} de entrada e financia ${money(systemCost - downPayment)}. As taxas são exemplos do início de 2026. Um banco oferecia a partir de ${percent(0.0117, 2)} ao mês, outro a partir de ${percent(0.014, 2)}. A sua pode ser maior. A <a href="/pt-br/calculators/solar-loan">Calculadora de financiamento</a> mostra:</p>
<table>
  <thead>
    <tr><th scope="col">Financiamento</th><th scope="col">Parcela mensal</th><th scope="col">Juros no total</th><th scope="col">Total com a entrada</th></tr>
  </thead>
  <tbody>
${loans
  .map(
    ({ name, monthlyPayment, totalInterest, totalCost }) =>
      `    <tr><th scope="row">${name}</th><td>${money(monthlyPayment, 'all')}</td><td>${money(totalInterest)}</td><td>${money(totalCost)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>A calculadora pede a taxa por ano e a divide por 12. Para ${percent(0.0117, 2)} ao mês, informe ${number(1.17 * 12, 2)}.</p>
${chartFigure(chart)}
<p>${money(annualSavings)} por ano são ${money(savedPerMonth)} por mês. A parcela de 8 anos fica abaixo disso. Mesmo assim, ela custa ${money(longLoan.totalCost - shortLoan.totalCost)} a mais que a de 4 anos, com a mesma taxa. Compare o total, não a parcela.</p>
<h3>O que conferir</h3>
<ul>
  <li>Peça primeiro o preço à vista por escrito. Uma parcela baixa pode esconder um preço maior.</li>
  <li>Compare o CET (Custo Efetivo Total). Ele inclui juros, IOF e tarifas. Peça uma proposta a outro banco.</li>
  <li>Pergunte o que serve de garantia: o sistema ou a casa.</li>
  <li>Pergunte quanto custa a carência. Nesses meses, os juros correm.</li>
  <li>Pergunte quanto você economiza se pagar antes.</li>
</ul>

<h2>Aluguel e assinatura</h2>
<p>No <strong>aluguel</strong>, você paga todo mês por um sistema no seu telhado. A manutenção costuma ficar com o dono. Veja o reajuste. Exemplo inventado: ${money(rent)} por mês durante ${LEASE_YEARS} anos:</p>
<table>
  <thead>
    <tr><th scope="col">Reajuste por ano</th><th scope="col">Mensalidade no último ano</th><th scope="col">Total em ${LEASE_YEARS} anos</th></tr>
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
<p>Os dois totais são mais que o dobro do preço à vista. Em troca, você corre menos risco quando algo quebra.</p>
<p>Na <strong>energia solar por assinatura</strong>, nada é instalado na sua casa. Uma usina distante manda créditos para sua conta de luz. O desconto costuma ficar entre ${percent(0.1)} e ${percent(0.2)}. É uma saída para quem mora de aluguel ou em apartamento.</p>
<p>Faça estas perguntas antes de assinar:</p>
<ul>
  <li>Quanto tempo dura o contrato, e quanto custa sair antes?</li>
  <li>Como a mensalidade é reajustada?</li>
  <li>O que acontece se eu vender a casa?</li>
  <li>Quanto custa comprar o sistema, em cada ano?</li>
  <li>O que eu recebo se a geração for menor que a prometida?</li>
  <li>Quem tira os painéis se o telhado precisar de obra?</li>
</ul>

<h2>Incentivos e impostos</h2>
<p>O planejador não conta com nenhum subsídio para casas no Brasil. Pergunte à sua prefeitura se ela dá desconto no IPTU. Confira se o preço do orçamento inclui todos os impostos. Nossas calculadoras só contam um incentivo se você o informar.</p>

<h2>O que combina com você</h2>
<ul>
  <li><strong>À vista,</strong> se seu dinheiro rende pouco e você vai ficar na casa por 8 anos ou mais.</li>
  <li><strong>Financiamento,</strong> se mesmo com juros você fica no lucro. Escolha um prazo curto.</li>
  <li><strong>Aluguel ou assinatura,</strong> se você não pode ou não quer comprar. Escolha um contrato fácil de encerrar.</li>
  <li><strong>Esperar,</strong> se sua conta já fica perto do mínimo.</li>
</ul>

<h2>Calcule para sua casa</h2>
<p>Escolha em <a href="/pt-br/plan/money">Meu dinheiro</a> se você paga à vista, com financiamento ou aluguel. O planejador mostra suas contas, suas parcelas e o ganho ao longo dos anos.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.systemPrices}</li>
  <li>Energia Solar Explicada, <a href="https://www.energiasolarexplicada.com.br/guias/financiamento-energia-solar">financiamento de energia solar</a>, 2026: taxas dos bancos</li>
  <li>Energia Solar Explicada, <a href="https://www.energiasolarexplicada.com.br/guias/energia-solar-por-assinatura">energia solar por assinatura</a></li>
  <li>${sources.lawGuide}</li>
  <li>${sources.aneelPrice}</li>
</ul>
`,
} satisfies TranslatedArticleText
