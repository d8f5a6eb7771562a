import { billWithSolar } from '#shared/calculators/definitions/bill-comparison.ts'
import preset from '#shared/presets/countries/br.json' with { type: 'json' }
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { creditOf, FIO_B, MINIMUM_USE, money, number, PRICE, percent, price, sources, USE } from './example.ts'

const monthlyUse = USE / 12
const energy = monthlyUse * PRICE
const streetLighting = 25
const total = energy + streetLighting

const solar = 210
const ownUse = 0.3 * solar
const credited = solar - ownUse
const comparison = billWithSolar({ currentBill: energy, monthlyConsumption: monthlyUse, solarGeneration: solar })
const credit = creditOf(2026)
const minimumRows = [
  ['Monofásica', MINIMUM_USE.monofasica],
  ['Bifásica', MINIMUM_USE.bifasica],
  ['Trifásica', MINIMUM_USE.trifasica],
] as const

const chart: Chart = {
  name: 'electricity-bill-pt-br',
  title: `A energia solar pode baixar ${money(energy)} desta conta de ${money(total)}, mas não a iluminação pública`,
  subtitle: `Exemplo com ${number(monthlyUse)} kWh por mês, em reais`,
  bars: [
    [`${number(monthlyUse)} kWh a ${price(PRICE)}`, energy, money(energy)],
    ['Iluminação pública', streetLighting, money(streetLighting)],
  ],
}

export default {
  slug: 'como-ler-a-conta-de-luz',
  title: 'Como ler a conta de luz antes de instalar energia solar',
  chart,
  content: `
<p>Procure na conta de luz seu consumo em quilowatts-hora (kWh), seu preço por kWh e o que não muda. A energia solar baixa a parte cobrada por kWh. A iluminação pública e o valor mínimo da conta continuam.</p>

<h2>Watts e quilowatts-hora</h2>
<p>O <strong>watt</strong> (W) diz com que rapidez um aparelho usa energia. 1.000 W são 1 quilowatt (kW).</p>
<p>O <strong>quilowatt-hora</strong> (kWh) diz quanta energia ele usou. Um aparelho de 1 kW usa 1 kWh em 1 hora.</p>
<p>Exemplo: um chuveiro de 5.500 W fica ligado meia hora por dia. Ele usa 5.500 × 0,5 ÷ 1.000 = ${number(2.75, 2)} kWh. A ${price(PRICE)} por kWh, são ${money(2.75 * PRICE, 'all')} por dia.</p>

<h2>O que aparece na conta</h2>
<p>Cada distribuidora tem seu modelo de conta. Quase todas mostram estas linhas:</p>
<table>
  <thead>
    <tr><th scope="col">Linha da conta</th><th scope="col">O que você paga</th><th scope="col">A energia solar baixa?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">TE (Tarifa de Energia)</th><td>A energia, por kWh</td><td>Sim</td></tr>
    <tr><th scope="row">TUSD (uso da rede)</th><td>Fios e postes, por kWh</td><td>Sim, mas dos créditos sai uma parte do Fio B</td></tr>
    <tr><th scope="row">Bandeira amarela ou vermelha</th><td>Um extra por kWh quando gerar energia fica caro</td><td>Sim, nos kWh que você deixa de comprar</td></tr>
    <tr><th scope="row">ICMS, PIS e Cofins</th><td>Impostos sobre as outras linhas</td><td>Em parte</td></tr>
    <tr><th scope="row">Iluminação pública (CIP ou Cosip)</th><td>Contribuição para a prefeitura</td><td>Não</td></tr>
  </tbody>
</table>

<h2>O mínimo da conta</h2>
<p>O <strong>custo de disponibilidade</strong> é o mínimo que a distribuidora cobra de uma casa ligada à rede. Ele não se soma ao consumo: vale só quando o consumo cobrado fica abaixo dele. Veja o mínimo de cada ligação, com o preço do exemplo:</p>
<table>
  <thead>
    <tr><th scope="col">Ligação da casa</th><th scope="col">Mínimo por mês</th><th scope="col">A ${price(PRICE)} por kWh</th></tr>
  </thead>
  <tbody>
${minimumRows
  .map(
    ([name, kwh]) =>
      `    <tr><th scope="row">${name}</th><td>${number(kwh)} kWh</td><td>${money(kwh * PRICE, 'all')}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>O tipo de ligação está na sua conta. Por causa desse mínimo, nenhum sistema ligado à rede zera a conta.</p>

<h2>Seu preço por kWh</h2>
<p>Tire a iluminação pública do total da conta. Divida o resto pelos kWh. Exemplo: ${money(total)} por ${number(monthlyUse)} kWh, com ${money(streetLighting)} de iluminação pública.</p>
<ul>
  <li>Preço por kWh: (${money(total)} − ${money(streetLighting)}) ÷ ${number(monthlyUse)} = <strong>${price(PRICE)}</strong>. É o que você poupa com cada kWh que deixa de comprar.</li>
  <li>Com a iluminação pública na conta: ${money(total)} ÷ ${number(monthlyUse)} = ${money(total / monthlyUse, 'all')}. Assim a energia solar parece ${percent(total / energy - 1)} melhor do que é.</li>
</ul>
${chartFigure(chart)}
<p>A ANEEL projeta uma tarifa média de ${price(PRICE)} por kWh para 2026. Bandeiras e impostos do estado podem vir por cima. A <a href="/pt-br/calculators/solar">Calculadora solar</a> começa com um preço típico. Troque pelo seu.</p>

<h2>Tarifa convencional ou tarifa branca</h2>
<h3>Tarifa convencional</h3>
<p>Todo kWh custa o mesmo. Basta o preço que você calculou acima.</p>
<h3>Tarifa branca</h3>
<p>Em dias úteis, o preço muda com a hora. O horário de ponta dura 3 horas e é o mais caro. Logo antes e logo depois vem o horário intermediário. Em fins de semana e feriados nacionais vale sempre o preço mais baixo. Anote cada preço com suas horas. Na ponta, painéis geram pouco, e uma <a href="/pt-br/tips/bateria-residencial-vale-a-pena">bateria</a> pode ajudar.</p>

<h2>Seu consumo em 12 meses</h2>
<p>Uma conta sozinha diz pouco. Quase toda conta traz um histórico: some os 12 últimos meses. Uma casa média do Sudeste usou ${number(preset.use.byRegion.Southeast)} kWh em 2021, segundo a EPE. No Nordeste foram ${number(preset.use.byRegion.Northeast)} kWh, no Centro-Oeste ${number(preset.use.byRegion['Centre-West'])} kWh.</p>
<ul>
  <li><strong>Alto no verão:</strong> ar-condicionado. Combina com o sol, porque ele trabalha muito durante o dia.</li>
  <li><strong>Alto no inverno:</strong> chuveiro elétrico, muitas vezes de manhã cedo e à noite. Aí contam os <a href="/pt-br/tips/creditos-de-energia-e-fio-b">créditos de energia</a>.</li>
  <li><strong>Alto o ano todo:</strong> algo fica ligado dia e noite. Procure uma geladeira velha, um freezer ou uma bomba de piscina.</li>
</ul>
<p>A <a href="/pt-br/calculators/energy-usage">Calculadora de consumo</a> soma seus aparelhos. A potência de uma geladeira engana, porque o motor liga e desliga.</p>

<h2>Sua conta com energia solar</h2>
<p>Um exemplo para a <a href="/pt-br/calculators/bill-comparison">Comparação da conta de luz</a>. Você paga ${money(energy)} por ${number(monthlyUse)} kWh, e os painéis geram ${solar} kWh por mês. A energia passa a custar ${money(comparison.projectedAnnualCost)} por ano, e não ${money(comparison.currentAnnualCost)}. Você economiza ${percent(comparison.percentageSavings / 100)}.</p>
<p>Essa conta dá a cada kWh solar o preço cheio. No Brasil, isso só vale para a energia usada na hora. Suponha que você use ${number(ownUse)} kWh na hora e injete ${number(credited)} kWh na rede. Suponha também uma TUSD Fio B de ${price(FIO_B)} por kWh. Em 2026, cada crédito vale ${price(credit)}:</p>
<table>
  <thead>
    <tr><th scope="col">${solar} kWh solares por mês</th><th scope="col">Cálculo</th><th scope="col">Valor</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Autoconsumo</th><td>${number(ownUse)} × ${price(PRICE)}</td><td>${money(ownUse * PRICE, 'all')}</td></tr>
    <tr><th scope="row">Créditos</th><td>${number(credited)} × ${price(credit)}</td><td>${money(credited * credit, 'all')}</td></tr>
    <tr><th scope="row">Total</th><td>Soma dos dois</td><td>${money(ownUse * PRICE + credited * credit, 'all')}</td></tr>
    <tr><th scope="row">Tudo pelo preço cheio</th><td>${solar} × ${price(PRICE)}</td><td>${money(solar * PRICE, 'all')}</td></tr>
  </tbody>
</table>

<h2>O que anotar para os instaladores</h2>
<ol>
  <li>Seu consumo de 12 meses, em kWh.</li>
  <li>Seu preço por kWh, com impostos. Na tarifa branca, o preço de cada horário.</li>
  <li>Sua ligação: monofásica, bifásica ou trifásica.</li>
  <li>O que vem por aí: ar-condicionado, carro elétrico, piscina.</li>
</ol>
<p>Entregue a mesma lista a cada instalador. Assim dá para comparar os orçamentos.</p>

<h2>Calcule para sua casa</h2>
<p>Informe sua conta ou seus kWh em <a href="/pt-br/plan/home">Minha casa</a> e seus preços em <a href="/pt-br/plan/money">Meu dinheiro</a>. O planejador completa o que falta com valores típicos do Brasil.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.aneelPrice}</li>
  <li>EPE, Anuário Estatístico de Energia Elétrica 2022: consumo das casas por região</li>
  <li>${sources.installing}: custo de disponibilidade, segundo a ANEEL</li>
  <li>UOL, <a href="https://economia.uol.com.br/noticias/redacao/2024/07/24/entenda-a-tarifa-branca-que-promete-diminuir-conta-de-luz-mas-tem-riscos.htm">entenda a tarifa branca</a>, julho de 2024</li>
  <li>${sources.lawGuide}</li>
</ul>
`,
} satisfies TranslatedArticleText
