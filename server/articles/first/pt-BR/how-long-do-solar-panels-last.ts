import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { mediumSize, money, number, paybackExample, percent, sources } from './example.ts'

const YEARS = 25
const [LOSS, HIGH_LOSS] = [0.005, 0.008]
const { output } = mediumSize.home
const outputIn = (year: number, loss: number) => output * (1 - loss) ** (year - 1)
const shownYears = [1, 10, 20, 25]
const total = Array.from({ length: YEARS }, (_, index) => outputIn(index + 1, LOSS)).reduce((sum, kwh) => sum + kwh, 0)
const cell = (year: number, loss: number) =>
  `${number(outputIn(year, loss))} kWh${year === 1 ? '' : ` (${percent(outputIn(year, loss) / output)})`}`
const { rateIncrease } = paybackExample
const riseWithLoss = rateIncrease - 100 * LOSS
const withoutLoss = investmentPayback(paybackExample)
const withLoss = investmentPayback({ ...paybackExample, rateIncrease: riseWithLoss })
const years = (value: number | null) => `${number(value ?? 0, 1)} anos`

const chart: Chart = {
  name: 'lifetime-pt-br',
  title: `Depois de ${YEARS} anos, os painéis ainda geram quase ${percent(0.9)} do início`,
  subtitle: `Geração de ${number(mediumSize.home.kwp, 1)} kWp em kWh por ano, com perda de ${percent(LOSS, 1)} ao ano`,
  bars: shownYears.map((year) => [`Ano ${year}`, Math.round(outputIn(year, LOSS)), number(outputIn(year, LOSS))]),
}

export default {
  slug: 'quanto-duram-os-paineis-solares',
  title: 'Quanto tempo duram os painéis solares?',
  chart,
  content: `
<p>A maioria dos painéis dura de 25 a 30 anos ou mais. Eles perdem cerca de ${percent(LOSS, 1)} da geração por ano e, depois de 25 anos, ainda geram quase ${percent(0.9)}. 25 anos é o prazo de muitas garantias, não o fim dos painéis.</p>

<h2>Perda por ano (degradação)</h2>
<p>Pesquisadores reuniram mais de 11.000 medições de 40 países. Nos painéis comuns, metade perde menos de 0,5% a 0,6% por ano. A média é de 0,8% a 0,9%, porque alguns painéis ruins perdem muito mais. Painéis que esquentam muito tendem a perder mais. Um bom vão entre painel e telhado ajuda.</p>
<p>Isto é o que geram ${number(mediumSize.home.kwp, 1)} kWp com ${number(output)} kWh no ano 1. É um telhado norte com 20° em São Paulo, segundo nosso planejador:</p>
<table>
  <thead>
    <tr><th scope="col">Ano</th><th scope="col">Perda de ${percent(LOSS, 1)} ao ano</th><th scope="col">Perda de ${percent(HIGH_LOSS, 1)} ao ano</th></tr>
  </thead>
  <tbody>
${shownYears
  .map(
    (year) => `    <tr><th scope="row">${year}</th><td>${cell(year, LOSS)}</td><td>${cell(year, HIGH_LOSS)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Com perda de ${percent(LOSS, 1)}, os painéis geram ${number(Math.round(total / 100) * 100)} kWh em ${YEARS} anos. Sem perda seriam ${number(YEARS * output)} kWh. A idade custa, portanto, ${percent(1 - total / (YEARS * output), 1)}.</p>
<p>O tempo de retorno muda pouco. O sistema custa ${money(paybackExample.systemCost)}, economiza ${money(paybackExample.annualSavings)} no ano 1 e pede ${money(paybackExample.maintenanceCost)} de manutenção por ano. O tempo de retorno é de ${years(withoutLoss.paybackPeriod)} sem a perda e de ${years(withLoss.paybackPeriod)} com ela. Em ${YEARS} anos, a perda custa ${money(withoutLoss.totalSavings - withLoss.totalSavings)}. Para ver isso na <a href="/pt-br/calculators/payback-period">Calculadora de retorno</a>, informe um aumento de ${percent(riseWithLoss / 100, 1)} e não de ${percent(rateIncrease / 100, 1)}.</p>

<h2>Por que os painéis perdem</h2>
<ul>
  <li><strong>Primeiras semanas:</strong> muitos painéis perdem de 1% a 3% e depois ficam estáveis.</li>
  <li><strong>Sol e calor</strong> deixam opaco o plástico em volta das células.</li>
  <li><strong>Umidade</strong> entra pelas bordas e ataca o metal. Perto do mar, o sal piora isso.</li>
  <li><strong>Dia e noite:</strong> as ligações esticam e encolhem.</li>
  <li><strong>Vento e granizo</strong> podem trincar células. Essas trincas não se veem.</li>
</ul>
<p>Os painéis são testados com bolas de gelo de 25 mm a cerca de 80 km/h. Granizo maior pode quebrar o vidro. Se isso acontece na sua região, peça vidro mais grosso e confira o seguro da casa.</p>

<h2>Vida útil do inversor e da bateria</h2>
<p>Um inversor de parede dura em geral de 10 a 15 anos. Uma bateria dura mais ou menos o mesmo. Conectores de marcas diferentes falham muito quando são unidos. Veja a <a href="/pt-br/tips/manutencao-de-paineis-solares">manutenção de painéis solares</a>.</p>

<h2>O que uma garantia cobre</h2>
<p>Uma garantia de geração tem 2 números. No ano 1, a geração pode cair de 1% a 2%. Depois, pode cair de 0,4% a 0,55% por ano. Uma boa garantia promete de 87% a 90% no ano 25. Confira 3 coisas:</p>
<ol>
  <li>Você precisa provar a perda. No telhado, uma perda de 3% é quase impossível de provar.</li>
  <li>A garantia pode pagar o painel, mas não o serviço.</li>
  <li>O fabricante, ou quem o representa no Brasil, ainda precisa existir no ano 20.</li>
</ol>
<p>Guarde a nota fiscal e os números de série. Sem eles, fica difícil usar a garantia.</p>

<h2>Descarte e reciclagem</h2>
<p>Cerca de 75% do peso de um painel é vidro. O resto é alumínio, plástico, silício, cobre e um pouco de prata. Tudo isso pode ser reciclado. No Brasil, um decreto de 2020 inclui painéis solares na logística reversa de eletroeletrônicos. Fabricantes, importadores e lojas devem recolhê-los. Na prática, o sistema ainda está começando. Pergunte ao instalador quem leva os painéis velhos.</p>
<p>Quanto tempo um painel leva para gerar a energia gasta na sua fabricação? Na Europa, de 1 a 1,3 ano, diz o Fraunhofer ISE.</p>

<h2>Quando trocar os painéis</h2>
<p>Raramente antes que o telhado precise de obra. Um painel com 85% ainda gera energia de graça. Painéis novos podem gerar de 33% a 50% mais na mesma área. Mas boa parte do preço é serviço, suporte e projeto. Pôr mais painéis em outra água do telhado é quase sempre mais barato.</p>
<p>Antes de ampliar, pergunte à distribuidora. O aumento precisa de aprovação, como um sistema novo.</p>

<h2>Calcule para sua casa</h2>
<p>O planejador conta a perda por ano em 25 anos. Veja em <a href="/pt-br/plan/answer">Sua resposta</a> o que ela significa para sua economia.</p>

<h2>Fontes</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant e J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan e S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>Departamento de Energia dos Estados Unidos, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
  <li>Canal Solar, <a href="https://canalsolar.com.br/portaria-mma-logistica-modulos">logística reversa de módulos</a>, janeiro de 2026: Decreto 10.240/2020</li>
  <li>${sources.systemPrices}</li>
</ul>
`,
} satisfies TranslatedArticleText
