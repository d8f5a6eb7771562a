import gridIntensity from '#shared/carbon/grid-intensity.json' with { type: 'json' }
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { creditOf, FIO_B, money, number, PRICE, percent, price, sources } from './example.ts'

const intensity = gridIntensity.countries.BR
const solar = 3.2
const use = 0.9
const credit = creditOf(2026)
const ownUse = use * PRICE
const exported = (solar - use) * credit
const value = ownUse + exported
const simple = solar * PRICE

const chart: Chart = {
  name: 'planner-pt-br',
  title: `Contar tudo pelo preço cheio daria ${percent(simple / value - 1)} a mais nesta hora`,
  subtitle: `Valor de 1 hora de energia solar: ${number(solar, 1)} kWh gerados, ${number(use, 1)} kWh usados na casa`,
  bars: [
    ['Hora a hora, com o Fio B', value, money(value, 'all')],
    ['Tudo pelo preço da energia', simple, money(simple, 'all')],
  ],
}

export default {
  slug: 'como-o-planejador-calcula',
  title: 'Como o planejador calcula sua resposta',
  chart,
  content: `
<p>Para cada hora de um ano, o planejador calcula o que seus painéis geram e o que sua casa usa. Com seus preços, ele calcula as contas de luz de 25 anos. A resposta é uma faixa, porque ninguém conhece o tempo, os hábitos e os preços do futuro.</p>

<h2>O que você não precisa informar</h2>
<p>Bastam uma cidade e uma conta de luz. O resto completamos com o que é típico onde você mora. Cada número mostra de onde vem:</p>
<table>
  <thead>
    <tr><th scope="col">Marca</th><th scope="col">De onde vem o número</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Você informou</th><td>Seu próprio número</td></tr>
    <tr><th scope="row">Típico aqui</th><td>De uma fonte citada para sua região, com data</td></tr>
    <tr><th scope="row">Estimado</th><td>Calculado a partir de outros números</td></tr>
    <tr><th scope="row">Regra prática</th><td>Um valor aproximado, porque não achamos fonte melhor</td></tr>
    <tr><th scope="row">Falta este dado</th><td>Não sabemos: você pode informar</td></tr>
  </tbody>
</table>
<p>Seu plano fica neste aparelho até você salvá-lo no seu cadastro ou compartilhá-lo.</p>

<h2>O sol no seu telhado</h2>
<p>Sua cidade define o clima. Usamos médias de 2001 a 2020 da NASA POWER. Onde há serras, o CHELSA, um mapa mais fino, melhora esses dados.</p>
<p>Para cada hora, calculamos onde está o sol e quanta luz chega a cada água do telhado. Descontamos a sombra de árvores, prédios e morros. Painéis quentes geram menos. Cabos, sujeira e outras perdas custam ${percent(0.141, 1)}, como no PVWatts. A cada ano, os painéis geram cerca de ${percent(0.005, 1)} menos.</p>

<h2>Seu consumo, hora a hora</h2>
<p>A conta de luz diz quanto você usa, mas não quando. Por isso, distribuímos seu consumo em um dia típico do país e do clima. Também conta quem fica em casa durante o dia. Carro elétrico, ar-condicionado e piscina têm suas próprias horas.</p>
<p>Leituras de um medidor inteligente são melhores do que qualquer dia típico. Sem elas, testamos também o que muda se você usa mais ou menos energia de dia.</p>

<h2>A energia que você usa e a que você injeta</h2>
<p>Em cada hora, sua casa usa primeiro a energia solar. O que sobra carrega a bateria, se houver uma. O resto vai para a rede. Se o sol não basta, ajuda primeiro a bateria e depois a rede. Dentro de uma hora, seu consumo sobe e desce. Sem bateria, contamos um pouco menos de autoconsumo do que a média da hora daria.</p>
<p>Exemplo de 1 hora sem bateria: os painéis geram ${number(solar, 1)} quilowatts-hora (kWh), e a casa usa ${number(use, 1)} kWh. A energia custa ${price(PRICE)} por kWh. A TUSD Fio B do exemplo é de ${price(FIO_B)}, e um crédito vale ${price(credit)} em 2026.</p>
<ul>
  <li>Autoconsumo: ${number(use, 1)} × ${price(PRICE)} = ${money(ownUse, 'all')}</li>
  <li>Energia injetada: ${number(solar - use, 1)} × ${price(credit)} = ${money(exported, 'all')}</li>
  <li>Total: <strong>${money(value, 'all')}</strong></li>
</ul>
${chartFigure(chart)}
<p>Uma fórmula simples conta os ${number(solar, 1)} kWh a ${price(PRICE)}, ou ${money(simple, 'all')}. Por isso, um plano hora a hora mostra muitas vezes um tempo de retorno maior.</p>

<h2>Contas e economia</h2>
<p>Calculamos cada conta mensal 2 vezes: com energia solar e sem ela. As contas seguem sua tarifa, com horários, faixas, taxas e <a href="/pt-br/tips/creditos-de-energia-e-fio-b">créditos</a>. A diferença é sua economia.</p>
<p>Dela descontamos o preço, a manutenção, um inversor novo, uma bateria nova e o financiamento ou aluguel. Dinheiro que chega mais tarde conta menos do que dinheiro de hoje. Você pode abrir cada número e ver a fórmula com seus valores.</p>

<h2>Qual é a certeza da resposta?</h2>
<p>3 coisas ficam em aberto: a geração futura, as horas do seu consumo e o aumento do preço da energia. Mudamos as 3 juntas para um cenário bom e um cenário ruim. Estimamos em cerca de 1 em 10 a chance de você se sair melhor que no cenário bom. A chance de se sair pior que no cenário ruim é parecida.</p>
<table>
  <thead>
    <tr><th scope="col">Chance de ganhar dinheiro, nossa estimativa</th><th scope="col">Nossa resposta</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">9 em 10 ou mais</th><td>Vale a pena</td></tr>
    <tr><th scope="row">6 a 8 em 10</th><td>Provavelmente vale a pena</td></tr>
    <tr><th scope="row">4 ou 5 em 10</th><td>Depende</td></tr>
    <tr><th scope="row">1 a 3 em 10</th><td>Provavelmente não vale a pena</td></tr>
    <tr><th scope="row">Menos de 1 em 10</th><td>Não vale a pena</td></tr>
  </tbody>
</table>
<p>Abaixo de 4 em 10 há mais uma resposta: Paga-se, mas devagar. O sistema se paga, mas uma aplicação segura renderia mais. Os preços típicos diferem dos seus. Por isso o preço do sistema é incerto até você ter um orçamento.</p>
<p>Esses limites são escolha nossa. Um gráfico mostra depois o que poderia mudar sua resposta.</p>
<p>Comparamos nosso modelo com o PVWatts, com o System Advisor Model do NREL e com clima real. A página <a href="/pt-br/accuracy">Qual é a precisão?</a> mostra cada diferença.</p>

<h2>Quanto CO₂ o sistema evita?</h2>
<p>Cada kWh solar substitui um kWh da rede. Multiplicamos pelo CO₂ médio de um kWh no seu país. Depois descontamos o que a fabricação dos painéis e da bateria causa. O total é uma faixa. Em uma ponta, a rede fica como hoje. Na outra, ela muda como nos últimos 10 anos. A rede do Brasil já é bastante limpa: cerca de ${number(intensity.value)} g de CO₂ por kWh em ${intensity.year}. Por isso, o ganho em CO₂ é menor que em muitos países.</p>

<h2>O que o planejador deixa de fora</h2>
<ul>
  <li><strong>Impostos sobre a sua renda.</strong> Pergunte a um contador se algo se aplica a você.</li>
  <li><strong>O valor do seu imóvel.</strong></li>
  <li><strong>Regras locais e a resistência do telhado.</strong> Um profissional precisa verificar as duas coisas.</li>
</ul>

<h2>Calcule para sua casa</h2>
<p><a href="/pt-br/plan">Comece seu plano</a> com uma cidade e uma conta de luz. Depois troque os valores típicos pelos seus. Tem um orçamento? Confira em <a href="/pt-br/plan/answer">Sua resposta</a>. Você também pode começar em uma <a href="/pt-br/calculators/solar">calculadora</a> e levar os números para o plano.</p>

<h2>Fontes</h2>
<ul>
  <li>${sources.nasa}</li>
  <li>Instituto federal suíço de pesquisa WSL, <a href="https://chelsa-climate.org/">CHELSA</a>: clima em alta resolução</li>
  <li>A. Dobos, NREL, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, 2014: perdas e inversor</li>
  <li>D. Jordan e S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics, 2013</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, o motor de cálculo do System Advisor Model</li>
  <li>${sources.lawGuide}</li>
  <li>Ember, <a href="https://ourworldindata.org/grapher/carbon-intensity-electricity">intensidade de carbono da energia elétrica</a>, 2026, com tratamento de Our World in Data</li>
</ul>
`,
} satisfies TranslatedArticleText
