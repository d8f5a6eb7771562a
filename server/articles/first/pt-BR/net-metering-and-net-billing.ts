import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  creditOf,
  FIO_B,
  fioBOf,
  fioBShare,
  fioBShares,
  money,
  number,
  PRICE,
  percent,
  price,
  sources,
  USE,
} from './example.ts'

const use = USE / 12
/** As much as the home uses. */
const solar = use
const before = use * PRICE
const creditedOf = (ownShare: number) => solar * (1 - ownShare)
const billOf = (ownShare: number, year: number) => creditedOf(ownShare) * fioBOf(year)
const cases = [
  [0.3, 2026],
  [0.3, 2028],
  [0.5, 2028],
] as const
const less = billOf(0.3, 2028) - billOf(0.5, 2028)

const chart: Chart = {
  name: 'export-rules-pt-br',
  title: 'Mesmo com o Fio B, os créditos tiram a maior parte desta conta',
  subtitle: 'Energia na conta de luz, em reais por mês, sem iluminação pública e sem o mínimo da conta',
  bars: [
    ['Sem painéis', before, money(before, 'all')],
    ...cases.map(
      ([ownShare, year]) =>
        [
          `${percent(ownShare)} usados na hora, em ${year}`,
          billOf(ownShare, year),
          money(billOf(ownShare, year), 'all'),
        ] as const,
    ),
  ],
}

export default {
  slug: 'creditos-de-energia-e-fio-b',
  title: 'Créditos de energia e Fio B: quanto vale o que você injeta',
  chart,
  content: `
<p>Cada quilowatt-hora (kWh) que você injeta na rede vira um crédito de 1 kWh na sua conta de luz. A distribuidora desconta dele uma parte da TUSD Fio B, de ${percent(fioBShare(2026))} em 2026 e de ${percent(fioBShare(2028))} em 2028. A energia que você usa na hora não tem desconto nenhum.</p>

<h2>Por que você injeta energia</h2>
<p>Os painéis geram mais ao meio-dia. Muitas casas usam mais à noite, com chuveiro, luz e televisão. Suponha que os painéis gerem em um ano o que você usa. Sem bateria, mais da metade costuma ir para a rede. Depois você compra energia de volta.</p>

<h2>Como funcionam os créditos</h2>
<ul>
  <li>O medidor conta o que entra e o que sai. A distribuidora desconta seus créditos do que você comprou.</li>
  <li>O que sobra em um mês fica para os próximos. Um crédito vale 60 meses.</li>
  <li>Créditos não viram dinheiro. Os que vencem se perdem.</li>
  <li>Você pode usá-los em outro endereço, se a conta estiver no seu CPF e for da mesma distribuidora.</li>
</ul>
<p>Por isso, não vale a pena gerar muito mais do que você usa. Leia também <a href="/pt-br/tips/qual-o-tamanho-do-sistema-solar">qual deve ser o tamanho do sistema</a>.</p>

<h2>O desconto do Fio B</h2>
<p>A <strong>TUSD Fio B</strong> é a parte da tarifa que paga a rede da sua distribuidora. A Lei 14.300 manda descontar dos créditos uma parte dela. Essa parte depende do ano, não do dia da instalação:</p>
<table>
  <thead>
    <tr><th scope="col">Ano</th><th scope="col">Parte do Fio B descontada</th><th scope="col">Quanto 100 kWh de crédito abatem</th></tr>
  </thead>
  <tbody>
${fioBShares
  .filter(({ year }) => year >= 2025)
  .map(
    ({ year, share }) =>
      `    <tr><th scope="row">${year}</th><td>${percent(share)}</td><td>${money(100 * creditOf(year), 'all')}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>A última coluna é um exemplo, com energia a ${price(PRICE)} e Fio B de ${price(FIO_B)} por kWh. Sem desconto, 100 kWh valeriam ${money(100 * PRICE, 'all')}.</p>
<p><strong>Seu próprio Fio B</strong> depende da distribuidora. Procure na conta de luz, pergunte à distribuidora ou veja a tabela de tarifas no site da ANEEL. Um bom orçamento também traz esse número.</p>
<p>A partir de 2029, a lei prevê outra regra, que depende da ANEEL. O planejador mantém ${percent(fioBShare(2028))}. Quem pediu a ligação até 6 de janeiro de 2023 fica com o crédito inteiro até 2045.</p>

<h2>A mesma casa em 2026 e em 2028</h2>
<p>Uma casa usa ${number(use)} kWh por mês a ${price(PRICE)}. Seus painéis geram outros ${number(solar)} kWh. A TUSD Fio B é de ${price(FIO_B)} por kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Caso</th><th scope="col">Cálculo</th><th scope="col">Você paga</th><th scope="col">Você economiza</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sem painéis</th><td>${number(use)} × ${price(PRICE)}</td><td>${money(before, 'all')}</td><td>${money(0)}</td></tr>
${cases
  .map(
    ([ownShare, year]) =>
      `    <tr><th scope="row">${percent(ownShare)} usados na hora, em ${year}</th><td>${number(creditedOf(ownShare))} × ${price(FIO_B)} × ${percent(fioBShare(year))}</td><td>${money(billOf(ownShare, year), 'all')}</td><td>${money(before - billOf(ownShare, year), 'all')}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Com ${percent(0.5)} de uso na hora e não ${percent(0.3)}, a casa paga ${money(less, 'all')} a menos por mês. Isso não custa nada.</p>
<p>Além disso, nenhuma conta fica abaixo do mínimo, o <a href="/pt-br/tips/como-ler-a-conta-de-luz">custo de disponibilidade</a>. Se o mínimo da sua ligação é maior que o Fio B a pagar, vale o mínimo.</p>
<p>A <a href="/pt-br/calculators/bill-comparison">Comparação da conta de luz</a> dá a cada kWh solar o preço cheio. Por isso, no Brasil ela mostra um pouco de economia a mais.</p>

<h2>Como usar mais na hora</h2>
<ol>
  <li><strong>Ligue os aparelhos grandes ao meio-dia.</strong> Muitas máquinas de lavar têm timer.</li>
  <li><strong>Use a bomba da piscina e o ferro de passar de dia.</strong> Resfrie a casa antes que o sol se vá.</li>
  <li><strong>Carregue o carro de dia,</strong> quando ele está em casa. Veja <a href="/pt-br/tips/carregar-carro-eletrico-com-energia-solar">carro elétrico com energia solar</a>.</li>
  <li><strong>Ponha alguns painéis a oeste,</strong> se você usa muito no fim da tarde.</li>
  <li><strong>Só então pense em uma bateria.</strong> Veja se <a href="/pt-br/tips/bateria-residencial-vale-a-pena">ela vale a pena</a>.</li>
</ol>

<h2>Regras em outros países</h2>
<table>
  <thead>
    <tr><th scope="col">Lugar</th><th scope="col">Regra</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Brasil</th><td>Compensação de energia, kWh por kWh, menos uma parte do Fio B</td></tr>
    <tr><th scope="row">Califórnia</th><td>Net billing: um preço menor por kWh injetado, para novos clientes desde abril de 2023</td></tr>
    <tr><th scope="row">Alemanha</th><td>Tarifa de injeção: um preço fixo por kWh injetado, por 20 anos</td></tr>
    <tr><th scope="row">Países Baixos</th><td>A compensação de energia acaba em 1º de janeiro de 2027</td></tr>
  </tbody>
</table>
<p>Painéis duram mais que a maioria das regras. Não confie em um orçamento que mostra a economia de 25 anos e não fala do Fio B.</p>

<h2>Perguntas antes de comprar</h2>
<ol>
  <li>Qual é a TUSD Fio B da minha distribuidora?</li>
  <li>Qual parte do Fio B o orçamento desconta em cada ano? E depois de 2028?</li>
  <li>Quanto da geração eu uso na hora, e como isso foi calculado?</li>
  <li>O orçamento conta o custo de disponibilidade e a iluminação pública?</li>
  <li>Quanto tempo a distribuidora leva para trocar o medidor?</li>
</ol>

<h2>Calcule para sua casa</h2>
<p>Informe seu Fio B em <a href="/pt-br/plan/money">Meu dinheiro</a>, no campo da tarifa de uso da rede. O planejador já conhece a parte que vale em cada ano.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.law}</li>
  <li>${sources.lawGuide}</li>
  <li>${sources.credits}</li>
  <li>Clic Portela, <a href="https://www.clicportela.com.br/noticia/37011/lei-institui-marco-legal-da-micro-e-minigeracao-de-energia">marco legal da micro e minigeração</a>, janeiro de 2022</li>
  <li>California Public Utilities Commission, <a href="https://www.cpuc.ca.gov/nemrevisit">Net energy metering and net billing</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">tarifas de injeção de 2026</a>: Alemanha</li>
  <li>Business.gov.nl, <a href="https://business.gov.nl/amendment/netting-scheme-solar-panels-ends">Netting scheme for solar panels ends</a>: Países Baixos</li>
</ul>
`,
} satisfies TranslatedArticleText
