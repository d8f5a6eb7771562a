import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { money, number, percent, prices, saoPaulo, sources } from './example.ts'

/** Invented. */
const quotes = [
  { name: 'A', kwp: 3.5, price: 16_100, output: 4_700 },
  { name: 'B', kwp: 3.3, price: 16_500, output: 4_500 },
  { name: 'C', kwp: 4.4, price: 18_500, output: 7_050 },
].map((quote) => ({ ...quote, perKwp: quote.output / quote.kwp }))
const [quoteA, , quoteC] = quotes as [(typeof quotes)[number], (typeof quotes)[number], (typeof quotes)[number]]
type Quote = (typeof quotes)[number]
const row = (heading: string, cell: (quote: Quote) => string) =>
  `    <tr><th scope="row">${heading}</th>${quotes.map((quote) => `<td>${cell(quote)}</td>`).join('')}</tr>`

const chart: Chart = {
  name: 'quotes-pt-br',
  title: `O orçamento C promete ${percent(quoteC.perKwp / quoteA.perKwp - 1)} mais geração por kWp que o A, no mesmo telhado`,
  subtitle: 'Geração prometida no ano 1, em kWh por kWp',
  bars: quotes.map(({ name, perKwp }) => [`Orçamento ${name}`, Math.round(perKwp), number(perKwp)]),
}

export default {
  slug: 'como-escolher-o-instalador',
  title: 'Como escolher o instalador: 3 orçamentos e 15 perguntas',
  chart,
  content: `
<p>Peça pelo menos 3 orçamentos por escrito para o mesmo tamanho e compare o preço por kWp. Confira o CNPJ, o responsável técnico e 2 clientes de alguns anos atrás. Nunca assine no dia da visita: um preço justo ainda vale na semana que vem.</p>

<h2>Onde encontrar instaladores</h2>
<ul>
  <li>Pergunte a vizinhos que têm painéis há alguns anos.</li>
  <li>Veja se a empresa tem um engenheiro ou técnico com registro no Crea ou no CFT.</li>
  <li>Procure o nome da empresa no Reclame Aqui, no Consumidor.gov.br e no Procon.</li>
</ul>
<p>Prefira uma empresa com 5 anos ou mais de experiência. A equipe dela deve fazer a maior parte do trabalho. Um bom instalador olha o telhado e o quadro de luz antes de dar o preço. Cuidado com ligações e visitas que você não pediu. O vendedor costuma ganhar por contrato.</p>

<h2>Compare os orçamentos</h2>
<p>Dê a todos os mesmos dados: seus kWh de 12 meses, sua tarifa e o tamanho desejado. Estes 3 orçamentos são inventados, mas típicos. Valem para um telhado norte em São Paulo com 20° de inclinação:</p>
<table>
  <thead>
    <tr><th scope="col">Orçamento</th>${quotes.map(({ name }) => `<th scope="col">${name}</th>`).join('')}</tr>
  </thead>
  <tbody>
${[
  row('Tamanho do sistema', ({ kwp }) => `${number(kwp, 1)} kWp`),
  row('Preço à vista', ({ price }) => money(price)),
  row('Preço por kWp', ({ price, kwp }) => money(price / kwp)),
  row('Geração no ano 1', ({ output }) => `${number(output)} kWh`),
  row('Geração por kWp', ({ perKwp }) => `${number(perKwp)} kWh`),
  row('Preço por kWh do ano 1', ({ price, output }) => money(price / output, 'all')),
].join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>O orçamento C parece o mais barato, mas promete demais. Nosso planejador espera ${number(saoPaulo.yield)} kWh por kWp nesse telhado. Mais de ${number(saoPaulo.goodYear)} kWh só acontecem em 1 de cada 10 anos. Pergunte à empresa C como ela chegou a ${number(quoteC.perKwp)}. O sistema dela também é maior do que o pedido. Sistemas maiores custam menos por kWp.</p>

<h2>O preço é justo?</h2>
<p>Um sistema no telhado, sem bateria, custa mais ou menos isto. Estimamos estes valores com preços de fevereiro de 2026:</p>
<table>
  <thead>
    <tr><th scope="col">Tamanho</th><th scope="col">Preço</th><th scope="col">Preço por kWp</th></tr>
  </thead>
  <tbody>
${prices
  .map(
    ({ kwp, price, perKw }) =>
      `    <tr><th scope="row">${number(kwp)} kWp</th><td>${money(price)}</td><td>${money(perKw)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Preços mudam com a região, o telhado e a empresa. Um preço muito abaixo disso pede mais cuidado, não menos.</p>

<h2>15 perguntas ao instalador</h2>
<h3>Sobre a empresa</h3>
<ol>
  <li>Qual é o CNPJ? Quem é o responsável técnico, e vou receber a ART ou o TRT?</li>
  <li>Quantas casas vocês já fizeram aqui perto? Posso ligar para 2 clientes de 5 anos atrás?</li>
  <li>Quem trabalha no meu telhado: sua equipe ou outra empresa?</li>
  <li>Quem cuida do projeto e da homologação na distribuidora?</li>
</ol>
<h3>Sobre o sistema</h3>
<ol start="5">
  <li>Qual é a geração do ano 1, mês a mês? Com que programa ela foi calculada?</li>
  <li>Quanto se perde com sombra por ano? Posso ver o relatório?</li>
  <li>O telhado aguenta o peso e dura tanto quanto os painéis?</li>
  <li>Como vocês vedam os furos? Quem responde por goteiras?</li>
  <li>O padrão de entrada ou o quadro de luz precisa de obra? Está no preço?</li>
  <li>Quais painéis e qual inversor vou receber? Eles têm registro no Inmetro?</li>
</ol>
<h3>Sobre o dinheiro</h3>
<ol start="11">
  <li>Qual é o preço à vista, com todos os impostos?</li>
  <li>Que preço da energia, que aumento e que Fio B vocês usaram?</li>
  <li>A economia prometida já desconta o custo de disponibilidade?</li>
  <li>Vocês garantem a geração? O que pagam se ela for menor?</li>
  <li>Quando pago cada parte? Quanto fica para depois da troca do medidor?</li>
</ol>
<p>ART (do Crea) e TRT (do CFT) são documentos. Com eles, um profissional assume a responsabilidade pelo projeto e pela obra.</p>

<h2>Sinais de alerta</h2>
<ul>
  <li>“Este preço só vale hoje.”</li>
  <li>“Sua conta vai a zero.” O <a href="/pt-br/tips/como-ler-a-conta-de-luz">mínimo da conta</a> continua.</li>
  <li>A economia supõe que a energia suba ${percent(0.07)} ou mais todo ano. Teste ${percent(0.03)} e ${percent(0)} na <a href="/pt-br/calculators/payback-period">Calculadora de retorno</a>.</li>
  <li>O orçamento não fala do <a href="/pt-br/tips/creditos-de-energia-e-fio-b">Fio B</a>.</li>
  <li>Mais de um terço do preço vence antes de qualquer entrega. Já houve empresas que receberam tudo e sumiram.</li>
</ul>
<p>Assinou em casa, por telefone ou pela internet e se arrependeu? O Código de Defesa do Consumidor dá 7 dias para desistir. Avise por escrito e guarde a prova. O Procon ajuda.</p>

<h2>Da assinatura à primeira energia</h2>
<p>O trabalho no telhado leva de 1 a 3 dias. Projeto, aprovação e troca do medidor levam bem mais. Essa aprovação da distribuidora se chama <strong>homologação</strong>. Não ligue o sistema antes que ela termine.</p>
<p>Pague os últimos ${percent(0.1)} só depois da troca do medidor. Até lá, você deve ter o projeto, os manuais, os números de série e a ART ou o TRT. Peça também seu próprio acesso ao aplicativo.</p>

<h2>Calcule para sua casa</h2>
<p>Tem um orçamento? Informe os números em <a href="/pt-br/plan/answer">Sua resposta</a>. Nós os comparamos com nossa própria estimativa para seu telhado. Eles ficam no seu aparelho, a menos que você salve ou compartilhe o plano.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.installing}: etapas e golpes</li>
  <li>${sources.systemPrices}</li>
  <li>Presidência da República, <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm">Código de Defesa do Consumidor</a>, artigo 49</li>
  <li>Ministério da Justiça, <a href="https://www.consumidor.gov.br/">Consumidor.gov.br</a></li>
  <li>${sources.nasa}, para nossa estimativa da geração</li>
</ul>
`,
} satisfies TranslatedArticleText
