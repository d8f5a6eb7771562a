import { panelRequirements } from '#shared/calculators/definitions/panel-requirement.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { largeSize, months, number, PANEL, percent, planes, saoPaulo, sources, towns, USE } from './example.ts'

const MONTHS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]
const monthIn = ({ months }: { readonly months: readonly number[] }, month: number) => months[month - 1] ?? 0
const porto = towns['Porto Alegre']
const recife = towns.Recife
const juneShare = (town: { readonly months: readonly number[] }) => monthIn(town, 6) / monthIn(town, 12)
const shareOfYear = (month: number) => monthIn(saoPaulo, month) / saoPaulo.months.reduce((sum, value) => sum + value, 0)

const rows = [
  ['Telhado norte, 20°', planes.roof],
  ['Telhado norte, 60°', planes.steep],
  ['Laje plana', planes.flat],
  ['Telhado leste, 30°', planes.east],
  ['Parede norte', planes.wall],
  ['Telhado sul, 30°', planes.pole],
] as const

const TREE = 6 // [m]
const OBLIQUITY = 23.4 // [°]
/** At noon in June and December [m]. */
const shadowsIn = (latitude: number) =>
  [1, -1].map((side) => TREE * Math.abs(Math.tan(((latitude - side * OBLIQUITY) * Math.PI) / 180)))
const [shadowJune = 0] = shadowsIn(saoPaulo.latitude)
const [portoJune = 0, portoDecember = 0] = shadowsIn(porto.latitude)

const panelsFor = (sunHours: number) =>
  panelRequirements({ batteryCapacity: 200, systemVoltage: 48, sunHours, panelWattage: PANEL, panelEfficiency: 80 })
    .panelsNeeded
const [homeJune, homeDecember] = [months[5], months[11]] as [(typeof months)[number], (typeof months)[number]]

const chart: Chart = {
  name: 'months-pt-br',
  kind: 'columns',
  title: `Em São Paulo, junho gera ${percent(juneShare(saoPaulo))} do que gera dezembro`,
  subtitle: 'Geração por mês em São Paulo, telhado norte com 20° de inclinação, em kWh por kWp',
  bars: saoPaulo.months.map((kwh, index) => [MONTHS[index] ?? '', kwh, number(kwh)]),
}

export default {
  slug: 'energia-solar-no-inverno',
  title: 'Energia solar no inverno: dias curtos, frio e sombra',
  chart,
  content: `
<p>No inverno, os painéis geram menos porque os dias são curtos, não porque faz frio. Em São Paulo, junho gera ${percent(juneShare(saoPaulo))} do que gera dezembro, em Porto Alegre ${percent(juneShare(porto))}. Com créditos de energia, o verão ajuda a pagar o inverno.</p>

<h2>Geração mês a mês</h2>
<p>Os números vêm do nosso modelo, para um ano com tempo médio:</p>
${chartFigure(chart)}
<p>Em São Paulo, o verão tem dias longos, mas também muitas nuvens e chuva. O inverno tem dias curtos e céu mais aberto. Por isso, o ano é bastante regular.</p>
<table>
  <thead>
    <tr><th scope="col">kWh por kWp</th><th scope="col">Dezembro</th><th scope="col">Março</th><th scope="col">Junho</th><th scope="col">Junho em relação a dezembro</th></tr>
  </thead>
  <tbody>
${Object.entries(towns)
  .map(
    ([name, town]) =>
      `    <tr><th scope="row">${name}</th><td>${monthIn(town, 12)}</td><td>${monthIn(town, 3)}</td><td>${monthIn(town, 6)}</td><td>${percent(juneShare(town))}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Quanto mais ao sul, maior a diferença. Em Recife, o mês mais fraco ainda gera ${percent(Math.min(...recife.months) / Math.max(...recife.months))} do mais forte. Lá pesam mais as chuvas do meio do ano.</p>

<h2>O telhado muda o inverno</h2>
<p>Em junho, o sol passa baixo no norte. Painéis mais inclinados o pegam melhor. Valores para São Paulo:</p>
<table>
  <thead>
    <tr><th scope="col">kWh por kWp em São Paulo</th><th scope="col">Dezembro</th><th scope="col">Junho</th><th scope="col">Junho em relação a dezembro</th></tr>
  </thead>
  <tbody>
${rows
  .map(
    ([name, { december, june }]) =>
      `    <tr><th scope="row">${name}</th><td>${december}</td><td>${june}</td><td>${percent(june / december)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Um telhado com 60° gera mais em junho, mas ${percent(1 - planes.steep.share)} menos que o melhor ao longo do ano. Um telhado sul gera em junho só ${percent(planes.pole.june / planes.roof.june)} do que gera o telhado norte. Leia mais em <a href="/pt-br/tips/inclinacao-e-orientacao-do-telhado">inclinação e orientação do telhado</a>.</p>

<h2>Sua casa em junho e em dezembro</h2>
<p>Exemplo: uma casa em São Paulo que usa ${number(USE)} quilowatts-hora (kWh) por ano, com ${number(largeSize.home.kwp, 1)} kWp e sem bateria. O planejador calcula para o ano 1:</p>
<table>
  <thead>
    <tr><th scope="col">Mês</th><th scope="col">Geração</th><th scope="col">Consumo</th><th scope="col">Energia da rede</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Dezembro</th><td>${homeDecember.solar} kWh</td><td>${homeDecember.use} kWh</td><td>${homeDecember.grid} kWh</td></tr>
    <tr><th scope="row">Junho</th><td>${homeJune.solar} kWh</td><td>${homeJune.use} kWh</td><td>${homeJune.grid} kWh</td></tr>
  </tbody>
</table>
<p>Mesmo em junho, este sistema gera mais do que a casa usa. Ainda assim, ela compra energia à noite e a paga com <a href="/pt-br/tips/creditos-de-energia-e-fio-b">créditos</a>.</p>

<h2>Frio e calor</h2>
<p>Painéis gostam do frio. A cada grau que esquentam, eles perdem cerca de ${percent(0.0033, 2)} da potência. Em um telhado quente, um painel pode chegar a 60\u00A0°C e entregar cerca de ${percent(0.12)} menos. Em um dia frio e claro, ele entrega quase tudo o que diz a etiqueta. A geada não faz mal aos painéis.</p>
<p>Depois de semanas sem chuva, a poeira custa um pouco. Veja quando <a href="/pt-br/tips/manutencao-de-paineis-solares">limpar vale a pena</a>.</p>

<h2>Sombra no inverno</h2>
<p>O sol de inverno é baixo, e as sombras são longas. Tome uma árvore de ${TREE} m em São Paulo. Ao meio-dia em junho, sua sombra tem ${number(shadowJune, 1)} m e aponta para o sul. Em dezembro, ela quase desaparece. Em Porto Alegre são ${number(portoJune, 1)} m em junho e ${number(portoDecember, 1)} m em dezembro.</p>
<p>Perder metade de junho custa ${percent(shareOfYear(6) / 2, 1)} do ano em São Paulo. Perder metade de dezembro custa ${percent(shareOfYear(12) / 2, 1)}. Uma árvore que só atrapalha no inverno muitas vezes pode ficar. A página <a href="/pt-br/calculators/sun-path">Trajetória do sol</a> mostra onde está o sol em cada mês.</p>

<h2>Como planejar</h2>
<ul>
  <li><strong>Com rede:</strong> planeje pelo ano inteiro. O que sobra no verão fica como crédito por até 60 meses.</li>
  <li><strong>Com bateria:</strong> ela guarda só o que os painéis geram. Do verão para o inverno, ela não guarda nada. Veja se <a href="/pt-br/tips/bateria-residencial-vale-a-pena">ela vale a pena</a>.</li>
  <li><strong>Sem rede:</strong> planeje pelo mês mais fraco. Uma cabana precisa de 9,6 kWh por dia (200 Ah a 48 V). A <a href="/pt-br/calculators/panel-requirement">Calculadora de painéis</a> mostra ${panelsFor(5)} painéis de ${PANEL} W com 5 horas de sol pleno. Com 3 horas, ela mostra ${panelsFor(3)}.</li>
</ul>

<h2>Calcule para sua casa</h2>
<p>Informe seu telhado e a sombra dele em <a href="/pt-br/plan/sun">Meu sol</a>. O planejador mostra a geração de cada mês na sua cidade.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.nasa}, para nosso modelo</li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, versão 8: perdas e efeito da temperatura</li>
  <li>Banco Mundial, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a>: geração por mês em qualquer lugar</li>
  <li>${sources.credits}</li>
</ul>
`,
} satisfies TranslatedArticleText
