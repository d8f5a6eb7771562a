import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  creditOf,
  FIO_B,
  mediumSize,
  money,
  newInverter,
  number,
  PANEL,
  PRICE,
  paybackExample,
  percent,
  price,
  saoPaulo,
  smallSize,
  sources,
} from './example.ts'

const { panels, home } = smallSize
const kwp = (panels * PANEL) / 1000
const monthOf = (month: number) => (saoPaulo.months[month - 1] ?? 0) * kwp
/** On average over the year [R$ per kWh]. */
const kwhValue = home.selfConsumption * PRICE + (1 - home.selfConsumption) * creditOf(2026)
const [december, march, june] = [monthOf(12), monthOf(3), monthOf(6)]
const summer = december + monthOf(1) + monthOf(2)

const DRY_DAYS = 60
const LOSS_PER_DAY = 0.0005
const dryLoss = (home.output / 365) * DRY_DAYS * ((LOSS_PER_DAY * DRY_DAYS) / 2)

const yearlyCost = Math.round((paybackExample.maintenanceCost + newInverter / DEFAULTS.years.value) / 10) * 10
const paybackOf = (maintenanceCost: number) =>
  number(investmentPayback({ ...paybackExample, maintenanceCost }).paybackPeriod ?? 0, 1)

const chart: Chart = {
  name: 'maintenance-pt-br',
  title: 'Um sistema parado custa muito mais que a poeira',
  subtitle: `Perda em reais com ${panels} painéis em São Paulo, energia a ${price(PRICE)} por kWh`,
  bars: [
    [`Poeira, ${DRY_DAYS} dias sem chuva`, Math.round(dryLoss * kwhValue), money(dryLoss * kwhValue)],
    ['Parado em junho', Math.round(june * kwhValue), money(june * kwhValue)],
    ['Parado em dezembro', Math.round(december * kwhValue), money(december * kwhValue)],
    ['Parado de dezembro a fevereiro', Math.round(summer * kwhValue), money(summer * kwhValue)],
  ],
}

export default {
  slug: 'manutencao-de-paineis-solares',
  title: 'Manutenção de painéis solares: do que eles precisam',
  chart,
  content: `
<p>Painéis precisam de pouco: a chuva faz a maior parte da limpeza. Confira a geração no aplicativo uma vez por mês e dê uma volta na casa uma vez por ano. Conte com um inversor novo, e não suba no telhado.</p>

<h2>Confira a geração todo mês</h2>
<p>Compare os kWh do mês com os do mesmo mês do ano passado. O tempo pode mudar um mês em ${percent(0.2)} ou mais. Procure, portanto, uma queda repentina:</p>
<table>
  <thead>
    <tr><th scope="col">O que você vê</th><th scope="col">Causa provável</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Nada em um dia de sol</th><td>Um disjuntor desarmou, o inversor falhou ou a rede caiu</td></tr>
    <tr><th scope="row">Falta um terço ou a metade</th><td>Um grupo de painéis parou</td></tr>
    <tr><th scope="row">1 painel muito abaixo dos outros</th><td>Sombra nova, sujeira de pássaros ou um otimizador com defeito</td></tr>
    <tr><th scope="row">Um pouco menos a cada ano</th><td>Poeira, ou árvores que cresceram</td></tr>
  </tbody>
</table>
<p>Muita gente perde dinheiro porque não nota uma falha. A conta de luz demora a mostrar, pois os créditos antigos cobrem a falta. Exemplo: ${panels} painéis em São Paulo geram menos do que a casa usa. Cada kWh conta, e vale em média ${price(kwhValue)}. Um mês parado custa:</p>
<table>
  <thead>
    <tr><th scope="col">Mês</th><th scope="col">Geração</th><th scope="col">Valor</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Dezembro</th><td>${number(december)} kWh</td><td>${money(december * kwhValue)}</td></tr>
    <tr><th scope="row">Março</th><td>${number(march)} kWh</td><td>${money(march * kwhValue)}</td></tr>
    <tr><th scope="row">Junho</th><td>${number(june)} kWh</td><td>${money(june * kwhValue)}</td></tr>
  </tbody>
</table>
<p>A energia custa ${price(PRICE)} por kWh, com uma TUSD Fio B de ${price(FIO_B)} como exemplo. A casa usa ${percent(home.selfConsumption)} da geração na hora, o resto vira crédito.</p>
${chartFigure(chart)}

<h2>Limpar vale a pena?</h2>
<p>Na maioria das casas, não. Em 186 sistemas da Califórnia, a geração caiu ${percent(LOSS_PER_DAY, 2)} por dia sem chuva. Depois de ${DRY_DAYS} dias secos, são ${percent(LOSS_PER_DAY * DRY_DAYS)}. Na média desses dias, é a metade. Nosso exemplo perde ${number(dryLoss)} kWh, ou ${money(dryLoss * kwhValue)}. Uma limpeza paga custa mais.</p>
<p>Alguns lugares são piores: estrada de terra, obra, pedreira, queimada, avenida, beira-mar, árvores com pássaros ou painéis quase planos. Lá acontecem perdas de ${percent(0.1)} e mais. Em uma seca longa no interior, uma limpeza por ano pode valer a pena.</p>
<p>Se você alcança os painéis do chão:</p>
<ul>
  <li>Limpe cedo, com o vidro frio. Água fria pode trincar vidro quente.</li>
  <li>Use só água, uma mangueira e uma escova macia com cabo longo.</li>
  <li>Não use lavadora de alta pressão, esponja dura nem sabão. A maioria das garantias não cobre esse dano.</li>
</ul>

<h2>Uma olhada por ano, do chão</h2>
<p>Pegue um binóculo e procure:</p>
<ol>
  <li>Vidro trincado, manchas marrons ou uma borda branca em um painel.</li>
  <li>Cabos soltos ou que roçam no telhado.</li>
  <li>Ninhos e folhas embaixo dos painéis. Uma tela mantém pombos e roedores longe dos cabos.</li>
  <li>Galhos que agora fazem sombra ao meio-dia.</li>
  <li>Manchas de água no forro embaixo dos painéis.</li>
  <li>Ferrugem nos suportes, sobretudo perto do mar.</li>
</ol>
<p>No inversor, limpe a ventilação e veja se há códigos de erro. Não abra nenhuma caixa. Com luz do dia, os painéis têm tensão perigosa, mesmo com a chave geral desligada.</p>

<h2>Peças que envelhecem</h2>
<table>
  <thead>
    <tr><th scope="col">Peça</th><th scope="col">Vida útil comum</th><th scope="col">O que esperar</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Painéis</th><td>25 a 30 anos e mais</td><td>Cerca de ${percent(DEFAULTS.degradation.value, 1)} menos geração por ano</td></tr>
    <tr><th scope="row">Inversor de parede</th><td>10 a 15 anos</td><td>1 inversor novo, cerca de ${money(newInverter)} com ${number(mediumSize.home.kwp, 1)} kWp</td></tr>
    <tr><th scope="row">Microinversores, otimizadores</th><td>Garantia de até 25 anos</td><td>Falhas isoladas. Caro é o trabalho no telhado</td></tr>
    <tr><th scope="row">Bateria</th><td>10 a 15 anos</td><td>Guarda um pouco menos a cada ano</td></tr>
    <tr><th scope="row">Suportes e vedação</th><td>Tanto quanto o telhado</td><td>Uma olhada depois de temporais</td></tr>
  </tbody>
</table>
<p>Nosso planejador usa regras práticas. A manutenção custa ${percent(DEFAULTS.maintenance.value)} do preço por ano, e um inversor novo cerca de ${percent(DEFAULTS.inverterRenewalCost.value)} do preço. Com ${money(paybackExample.systemCost)}, são em média ${money(yearlyCost)} por ano em 25 anos.</p>
<p>A <a href="/pt-br/calculators/payback-period">Calculadora de retorno</a> mostra o efeito. O sistema economiza ${money(paybackExample.annualSavings)} no ano 1. Com esses custos, o tempo de retorno passa de ${paybackOf(0)} para ${paybackOf(yearlyCost)} anos.</p>
<p>O telhado precisa de reforma em menos de 10 anos? Faça a reforma primeiro. Tirar e recolocar painéis é caro.</p>

<h2>Garantias e seguro</h2>
<ul>
  <li><strong>Garantia de produto</strong> do fabricante: cobre defeitos por 12 a 25 anos.</li>
  <li><strong>Garantia de geração:</strong> promete muitas vezes de ${percent(0.85)} a ${percent(0.9)} depois de 25 anos. Você precisa provar a perda.</li>
  <li><strong>Garantia do instalador</strong> sobre o serviço: pergunte por quanto tempo cobre goteiras e cabos. Ela acaba se a empresa fechar.</li>
</ul>
<p>Guarde em uma pasta o contrato, as notas fiscais, os números de série, o projeto e fotos. Avise o seguro da casa. Pergunte se ele cobre granizo, vendaval, raio e roubo dos painéis.</p>

<h2>Calcule para sua casa</h2>
<p>Informe a manutenção e o preço de um inversor novo em <a href="/pt-br/plan/money">Meu dinheiro</a> e veja o que muda.</p>

<h2>Fontes</h2>
<ul>
  <li>F. A. Mejia e J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>K. Ilse e outros, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3ª edição, 2018</li>
  <li>${sources.systemPrices}</li>
  <li>${sources.lawGuide}</li>
  <li>${sources.nasa}, para nosso modelo</li>
</ul>
`,
} satisfies TranslatedArticleText
