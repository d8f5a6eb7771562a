import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import preset from '#shared/presets/countries/br.json' with { type: 'json' }
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  DISCOUNT,
  FIO_B,
  fioBOf,
  largeSize,
  MINIMUM_USE,
  mediumSize,
  money,
  number,
  PANEL,
  PRICE,
  PRICE_RISE,
  percent,
  planes,
  price,
  prices,
  saoPaulo,
  sizes,
  sources,
  towns,
  USE,
} from './example.ts'

const [small, medium, large, largest] = sizes
/** The bill of the medium system is the deduction alone, because its output exceeds the use. */
const billIn2028 = Math.round(((mediumSize.home.billAfter / fioBOf(2026)) * fioBOf(2028)) / 10) * 10
const minimumPerYear = (kwh: number) => 12 * kwh * PRICE
const kwp = (value: number) => `${number(value, 1)} kWp`
const years = (value: number) => `${number(value, 1)} anos`
const { byRegion } = preset.use

const chart: Chart = {
  name: 'system-size-pt-br',
  title: `Nesta casa, ${kwp(medium.home.kwp)} dão o maior ganho`,
  subtitle: `Ganho em 25 anos, em valores de hoje, para uma casa em São Paulo que usa ${number(USE)} kWh por ano`,
  bars: sizes.map(({ home }) => [kwp(home.kwp), home.gain, money(home.gain)]),
}

export default {
  slug: 'qual-o-tamanho-do-sistema-solar',
  title: 'Qual deve ser o tamanho do seu sistema solar?',
  chart,
  content: `
<p>Para ${number(USE / 12)} quilowatts-hora (kWh) por mês, uma casa em São Paulo precisa de ${number(USE / saoPaulo.yield, 1)} a ${kwp(medium.home.kwp)}. São 6 a ${medium.panels} painéis, que geram em um ano o que a casa usa ou um pouco mais. Gerar muito mais custa dinheiro e rende pouco.</p>

<h2>Seu consumo</h2>
<p>Comece pelos kWh da sua conta de luz, não pelo tamanho da casa. Some os 12 meses do histórico. A média das casas muda de região para região, segundo a EPE:</p>
<table>
  <thead>
    <tr><th scope="col">Região</th><th scope="col">Consumo médio por ano (2021)</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Norte</th><td>${number(byRegion.North)} kWh</td></tr>
    <tr><th scope="row">Nordeste</th><td>${number(byRegion.Northeast)} kWh</td></tr>
    <tr><th scope="row">Sudeste</th><td>${number(byRegion.Southeast)} kWh</td></tr>
    <tr><th scope="row">Sul</th><td>${number(byRegion.South)} kWh</td></tr>
    <tr><th scope="row">Centro-Oeste</th><td>${number(byRegion['Centre-West'])} kWh</td></tr>
  </tbody>
</table>
<p>Não tem a conta à mão? Some seus aparelhos com a <a href="/pt-br/calculators/energy-usage">Calculadora de consumo</a>.</p>
<p>Pense também no futuro. Um carro elétrico usa cerca de ${number((DEFAULTS.carKmPerYear.value * DEFAULTS.carKwhPer100Km.value) / 100)} kWh por ano em ${number(DEFAULTS.carKmPerYear.value)} km. Um novo ar-condicionado também pesa.</p>

<h2>A geração na sua cidade</h2>
<p><strong>kWp</strong> (potência de pico) diz o que todos os painéis geram juntos em um dia de teste ensolarado. A geração depende da cidade e do telhado. Um telhado norte com 20° de inclinação gera por ano, segundo nosso modelo:</p>
<ul>
  <li>São Paulo: ${number(towns['São Paulo'].yield)} kWh por kWp</li>
  <li>Porto Alegre: ${number(towns['Porto Alegre'].yield)} kWh por kWp</li>
  <li>Recife: ${number(towns.Recife.yield)} kWh por kWp</li>
</ul>
<p>As perdas com calor, cabos, sujeira e inversor já estão descontadas. A página <a href="/pt-br/calculators/sun-path">Trajetória do sol</a> mostra a geração no seu lugar.</p>
<blockquote><p>Tamanho que gera seu consumo anual (kWp) = consumo por ano ÷ geração por kWp</p></blockquote>
<p>Com ${number(USE)} kWh em São Paulo: ${number(USE)} ÷ ${number(saoPaulo.yield)} = <strong>${kwp(USE / saoPaulo.yield)}</strong>. Arredonde para cima, porque os painéis geram um pouco menos a cada ano.</p>

<h2>O que cada tamanho rende</h2>
<p>O que sobra durante o dia vira <a href="/pt-br/tips/creditos-de-energia-e-fio-b">crédito</a> e baixa a conta da noite e dos meses seguintes. De cada crédito sai uma parte da TUSD Fio B. O planejador calculou 4 tamanhos para a casa do exemplo:</p>
<table>
  <thead>
    <tr><th scope="col">Tamanho</th><th scope="col">Preço</th><th scope="col">Geração por ano</th><th scope="col">Tempo de retorno</th><th scope="col">Ganho em 25 anos</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ home }) =>
      `    <tr><th scope="row">${kwp(home.kwp)}</th><td>${money(home.price)}</td><td>${number(home.output)} kWh</td><td>${years(home.payback)}</td><td>${money(home.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Com ${kwp(small.home.kwp)}, falta geração. Com ${kwp(large.home.kwp)} ou mais, sobra crédito que a casa nunca usa. Ele expira em 60 meses e não vira dinheiro.</p>
<p>Com um carro elétrico que carrega de dia, a casa usa mais, e o sistema pode ser maior:</p>
<table>
  <thead>
    <tr><th scope="col">Tamanho com carro</th><th scope="col">Tempo de retorno</th><th scope="col">Ganho em 25 anos</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ carByDay }) =>
      `    <tr><th scope="row">${kwp(carByDay.kwp)} com carro</th><td>${years(carByDay.payback)}</td><td>${money(carByDay.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Se o carro carrega à noite, o ganho com ${kwp(largeSize.home.kwp)} é de ${money(largeSize.carInTheEvening.gain)}. Os créditos reduzem a diferença.</p>

<h3>De onde vêm estes números</h3>
<p>Telhado norte com 20°, sem sombra. A energia custa ${price(PRICE)} por kWh, a média que a ANEEL projeta para 2026. A TUSD Fio B de ${price(FIO_B)} por kWh é um exemplo. O valor muda de distribuidora para distribuidora: procure na sua conta ou pergunte à distribuidora.</p>
<p>O preço da energia sobe ${percent(PRICE_RISE)} ao ano, como a meta de inflação. O sistema começa em dezembro de 2026 e custa ${money(preset.pvPrice.fixed)} mais ${money(preset.pvPrice.each)} por kWp. A manutenção custa ${percent(DEFAULTS.maintenance.value)} do preço por ano. No ano ${DEFAULTS.inverterRenewalYear.value} vem um inversor novo. O ganho está em valores de hoje: a cada ano, o dinheiro conta ${percent(DISCOUNT)} menos.</p>
<p>Ficou de fora o <a href="/pt-br/tips/como-ler-a-conta-de-luz">custo de disponibilidade</a>, o mínimo da conta. Em uma ligação bifásica ele seria de ${money(minimumPerYear(MINIMUM_USE.bifasica))} por ano. É pouco mais do que os ${money(billIn2028)} de Fio B que a casa com ${kwp(medium.home.kwp)} pagaria em 2028. Em uma ligação trifásica seriam ${money(minimumPerYear(MINIMUM_USE.trifasica))}, e o ganho seria menor.</p>

<h2>Espaço no telhado</h2>
<p>Um painel de ${PANEL} W tem cerca de 2 m². Os ${medium.panels} painéis do exemplo pedem cerca de ${number((medium.panels * PANEL) / 1000 / DEFAULTS.panelDensity.value)} m², com os vãos. Para ${largest.panels} painéis são cerca de ${number((largest.panels * PANEL) / 1000 / DEFAULTS.panelDensity.value)} m².</p>
<p>A melhor água do telhado é pequena? Veja as outras. Em São Paulo, um telhado leste gera ${percent(planes.east.share)} do melhor. Leia mais em <a href="/pt-br/tips/inclinacao-e-orientacao-do-telhado">inclinação e orientação do telhado</a>.</p>

<h2>Motivos para um sistema menor</h2>
<ul>
  <li><strong>Créditos que sobram.</strong> A distribuidora não paga por eles. Você só pode usá-los em outra conta no seu nome, na mesma distribuidora.</li>
  <li><strong>O mínimo da conta.</strong> Abaixo dele, mais geração não baixa nada.</li>
  <li><strong>Economia mais barata.</strong> Lâmpadas LED ou uma geladeira nova podem poupar um kWh por menos.</li>
</ul>

<h2>Motivos para um sistema maior</h2>
<ul>
  <li>Você planeja um carro elétrico ou mais ar-condicionado. Ampliar depois custa mais.</li>
  <li>Você tem outra casa ou um sítio atendido pela mesma distribuidora.</li>
  <li>Sistemas grandes custam menos por kWp. Com ${number(prices[0]?.kwp ?? 0)} kWp são ${money(prices[0]?.perKw ?? 0)} por kWp, com ${number(prices[2]?.kwp ?? 0)} kWp são ${money(prices[2]?.perKw ?? 0)}.</li>
</ul>

<h2>Qual é a certeza?</h2>
<p>Nenhum ano é igual ao outro. Em São Paulo, 8 em cada 10 anos ficam entre ${number(saoPaulo.badYear)} e ${number(saoPaulo.goodYear)} kWh por kWp. Por isso, não importa se são 3,4 ou 3,6 kWp. Peça a cada instalador a geração do ano 1, com a sombra incluída.</p>

<h2>Calcule para sua casa</h2>
<p><a href="/pt-br/plan/system">Meu sistema</a> compara muitos tamanhos para seu telhado, seu consumo e seus preços. Você vê o menor que se paga e o que dá o maior ganho.</p>

<h2>Fontes</h2>
<ul>
  <li>EPE, Anuário Estatístico de Energia Elétrica 2022: consumo das casas por região</li>
  <li>${sources.systemPrices}</li>
  <li>${sources.aneelPrice}</li>
  <li>${sources.lawGuide}</li>
  <li>${sources.credits}</li>
  <li>${sources.installing}: custo de disponibilidade</li>
  <li>${sources.nasa}, para nosso modelo</li>
</ul>
`,
} satisfies TranslatedArticleText
