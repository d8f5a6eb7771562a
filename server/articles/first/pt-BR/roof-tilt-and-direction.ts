import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { number, percent, planes, saoPaulo, sources, towns } from './example.ts'

const rows = [
  ['Norte, 20°', planes.roof],
  ['Noroeste, 30°', planes.southWest],
  ['Plano', planes.flat],
  ['Leste, 30°', planes.east],
  ['Oeste, 30°', planes.west],
  ['Norte, 60°', planes.steep],
  ['Sul, 30°', planes.pole],
  ['Parede norte', planes.wall],
] as const
const ruleOf = (latitude: number) => sunPathAnalysis({ latitude })

const chart: Chart = {
  name: 'roof-direction-pt-br',
  title: 'Só o telhado sul e a parede geram muito menos que o melhor telhado',
  subtitle: 'Geração em São Paulo, como parte da melhor inclinação e orientação',
  bars: rows.map(([name, { share }]) => [name, Math.round(100 * share), percent(share)]),
}

export default {
  slug: 'inclinacao-e-orientacao-do-telhado',
  title: 'Inclinação e orientação do telhado: quanto importam?',
  chart,
  content: `
<p>No Brasil, o melhor telhado olha para o norte, mas a orientação importa menos do que se pensa. Em São Paulo, um telhado leste ou oeste gera cerca de ${percent(1 - planes.east.share)} menos que o melhor. A sombra pode custar mais do que isso.</p>

<h2>Geração por orientação e inclinação</h2>
<p>Os painéis geram mais quando o sol bate de frente. O sol anda e o telhado não. Por isso, a melhor inclinação é um meio-termo ao longo do ano. Calculamos estes valores com nosso modelo para São Paulo, sem sombra:</p>
<table>
  <thead>
    <tr><th scope="col">Orientação e inclinação</th><th scope="col">Geração (kWh por ano por kWp)</th><th scope="col">Parte da melhor</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Norte, ${saoPaulo.bestTilt}° (a melhor)</th><td>${number(planes.roof.yield / planes.roof.share)}</td><td>${percent(1)}</td></tr>
${rows
  .map(
    ([name, row]) =>
      `    <tr><th scope="row">${name}</th><td>${number(row.yield)}</td><td>${percent(row.share)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>kWp é a potência de pico dos painéis. Quanto mais perto do equador, menos a orientação importa, porque o sol passa alto o ano todo.</p>

<h2>A melhor inclinação na sua cidade</h2>
<p>A página <a href="/pt-br/calculators/sun-path">Trajetória do sol</a> usa uma regra simples: inclinação = 0,76 × latitude + 3,1. Nosso modelo completo chega a quase o mesmo:</p>
<table>
  <thead>
    <tr><th scope="col">Cidade</th><th scope="col">Latitude sul</th><th scope="col">Inclinação pela regra</th><th scope="col">No máximo 1% abaixo da melhor geração</th></tr>
  </thead>
  <tbody>
${Object.entries(towns)
  .map(
    ([name, { latitude, tilts }]) =>
      `    <tr><th scope="row">${name}</th><td>${number(-latitude, 1)}°</td><td>${ruleOf(latitude).optimalAngle}°</td><td>${tilts.join('° a ')}°</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>A última coluna é larga. Seu telhado não precisa ter a inclinação exata. Em Recife, até um telhado quase plano serve. Com pelo menos 10°, porém, a chuva limpa melhor o vidro.</p>

<h2>Como medir a inclinação</h2>
<ul>
  <li>Veja o projeto da casa. Lá a inclinação costuma estar em porcentagem.</li>
  <li>Converta: ${percent(0.1)} são ${number((Math.atan(0.1) * 180) / Math.PI)}°, ${percent(0.3)} são ${number((Math.atan(0.3) * 180) / Math.PI)}°, ${percent(0.4)} são ${number((Math.atan(0.4) * 180) / Math.PI)}° e ${percent(1)} são 45°. Em um telhado de ${percent(0.3)}, cada metro na horizontal sobe 30 cm.</li>
  <li>Ou apoie o celular, com um aplicativo de nível, em um caibro no forro.</li>
</ul>

<h2>Suportes que inclinam os painéis</h2>
<p>Em um telhado inclinado, suportes quase nunca valem a pena. Eles custam mais, pegam vento e rendem poucos por cento.</p>
<p>Em uma laje, é comum usar de 10° a 15°. Assim a chuva lava o vidro, e as fileiras fazem menos sombra umas nas outras. Fileiras alternadas para leste e oeste aproveitam melhor o espaço.</p>

<h2>Telhado leste, oeste ou sul</h2>
<p>Com a <a href="/pt-br/tips/creditos-de-energia-e-fio-b">compensação de energia</a>, a economia cai quase na mesma medida que a geração. Um telhado leste em São Paulo gera ${percent(planes.east.share)} do melhor. Cerca de 1 painel a mais para cada 7 compensa a diferença.</p>
<p>Painéis a leste combinam com casas que usam muito de manhã. A oeste, eles geram mais no fim da tarde, quando o ar-condicionado trabalha. Um telhado sul com 30° gera só ${percent(planes.pole.share)}. Use primeiro as outras águas do telhado.</p>

<h2>Sombra</h2>
<p>Confira a sombra antes de pensar na inclinação. Olhe o telhado às 9, às 12 e às 15 horas, se puder também em junho. Uma caixa d’água, uma antena, um prédio ou uma árvore podem custar mais do que um telhado oeste.</p>
<p>Nos painéis modernos, perde-se sobretudo a parte na sombra. Otimizadores e microinversores também ajudam. Mas nenhum aparelho gera energia sem luz. Um bom orçamento diz quanto a sombra custa por ano, em porcentagem.</p>

<h2>Horas de sol pleno</h2>
<p>Um cartão da Trajetória do sol mostra horas de sol de uma fórmula simples: 12 × cos(latitude). Ela não conhece nuvens nem estações. Para São Paulo, dá ${number(ruleOf(saoPaulo.latitude).peakSunHours)} horas por dia. Um telhado norte com 20° recebe lá, na verdade, ${number(saoPaulo.sunHours, 1)} horas. Não calcule o sistema com a fórmula. Use os dados de clima mais abaixo na mesma página.</p>

<h2>Calcule para sua casa</h2>
<p>Informe a inclinação, a orientação e a sombra de cada água do telhado em <a href="/pt-br/plan/sun">Meu sol</a>. O planejador mostra o que cada uma gera.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.nasa}; geração calculada com o modelo do Helioplan, veja <a href="/pt-br/accuracy">Qual é a precisão?</a></li>
  <li>Banco Mundial, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
  <li>Comissão Europeia, Centro Comum de Pesquisa, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a>: ferramenta livre para comparar, que também cobre o Brasil</li>
</ul>
`,
} satisfies TranslatedArticleText
