import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  creditOf,
  FIO_B,
  fioBOf,
  largeBattery,
  largeSize,
  money,
  number,
  PRICE,
  percent,
  price,
  smallBattery,
  sources,
  USE,
} from './example.ts'

/** Of a battery with its hybrid inverter in Brazil [R$]. */
const marketPrice = { from: 8_000, to: 20_000 }
const roundTrip = DEFAULTS.roundTrip.value
const boughtLess = roundTrip * PRICE
const storedGain = (year: number) => boughtLess - creditOf(year)
const kwp = `${number(largeSize.home.kwp, 1)} kWp`
const batteryName = `${smallBattery.kwh} kWh`
const largeName = `${largeBattery.kwh} kWh`
const capacityOf = (dailyUsage: number, backupHours: number) =>
  number(batteryStorage({ dailyUsage, backupHours, systemVoltage: 48, costPerKwh: 0 }).recommendedCapacity)

const chart: Chart = {
  name: 'battery-gain-pt-br',
  title: 'Só pela economia, a bateria ainda custa mais do que rende',
  subtitle: `Preço até o qual uma bateria se paga, casa em São Paulo com ${kwp}, e preço de mercado`,
  bars: [
    [`${batteryName}: se paga até`, smallBattery.home.highestPrice, money(smallBattery.home.highestPrice)],
    [`${largeName}: se paga até`, largeBattery.home.highestPrice, money(largeBattery.home.highestPrice)],
    [
      `${largeName}, carro à noite: se paga até`,
      largeBattery.carInTheEvening.highestPrice,
      money(largeBattery.carInTheEvening.highestPrice),
    ],
    ['Bateria e inversor híbrido, a partir de', marketPrice.from, money(marketPrice.from)],
  ],
}

export default {
  slug: 'bateria-residencial-vale-a-pena',
  title: 'Uma bateria residencial vale a pena?',
  chart,
  content: `
<p>Só para economizar, quase nunca: no Brasil, a rede já guarda sua energia solar em forma de créditos. Uma bateria evita apenas a parte da TUSD Fio B. Ela vale a pena se você quer luz durante quedas de energia.</p>

<h2>O que 1 kWh guardado rende</h2>
<p>Uma bateria devolve cerca de ${percent(roundTrip)} do que recebe, segundo as fichas técnicas. O NREL, um instituto dos Estados Unidos, planeja com ${percent(0.85)}. Exemplo com energia a ${price(PRICE)} por quilowatt-hora (kWh) e uma TUSD Fio B de ${price(FIO_B)}, em 2026:</p>
<ul>
  <li>Você compra ${number(roundTrip, 1)} kWh a menos: ${number(roundTrip, 1)} × ${price(PRICE)} = ${money(boughtLess, 'all')}</li>
  <li>Você perde o crédito de 1 kWh: ${price(creditOf(2026))}</li>
  <li>Ganho: <strong>${money(storedGain(2026), 'all')}</strong></li>
</ul>
<p>Em 2028, o desconto do Fio B sobe e o crédito cai para ${price(creditOf(2028))}. O ganho passa a ${money(storedGain(2028), 'all')} por kWh. Isso é pouco para pagar uma bateria.</p>
<p>Se sobram créditos que você nunca usa, a bateria também rende pouco. Nesse caso ela evita só o Fio B, em 2026 ${price(fioBOf(2026))} por kWh que não volta da rede.</p>

<h2>O que uma bateria muda</h2>
<p>O planejador calculou hora a hora uma casa em São Paulo. Ela usa ${number(USE)} kWh por ano e tem ${kwp} no telhado. A <strong>autossuficiência</strong> diz quanto da sua energia vem direto do telhado ou da bateria.</p>
<table>
  <thead>
    <tr><th scope="col">Bateria</th><th scope="col">Autossuficiência</th><th scope="col">Economia a mais no ano 1</th><th scope="col">Se paga até</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sem bateria</th><td>${percent(smallBattery.home.selfSufficiencyWithout)}</td><td>–</td><td>–</td></tr>
    <tr><th scope="row">${batteryName}</th><td>${percent(smallBattery.home.selfSufficiency)}</td><td>${money(smallBattery.home.saving)}</td><td>${money(smallBattery.home.highestPrice)}</td></tr>
    <tr><th scope="row">${largeName}</th><td>${percent(largeBattery.home.selfSufficiency)}</td><td>${money(largeBattery.home.saving)}</td><td>${money(largeBattery.home.highestPrice)}</td></tr>
    <tr><th scope="row">${largeName}, carro carrega à noite</th><td>${percent(largeBattery.carInTheEvening.selfSufficiency)}</td><td>${money(largeBattery.carInTheEvening.saving)}</td><td>${money(largeBattery.carInTheEvening.highestPrice)}</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Bateria e inversor híbrido custam de ${money(marketPrice.from)} a ${money(marketPrice.to)}, segundo um guia brasileiro de 2026. A economia sozinha não paga esse preço. O que você compra é segurança.</p>

<h3>De onde vêm estes números</h3>
<p>A energia custa ${price(PRICE)} por kWh, e o preço sobe com a inflação. A TUSD Fio B de ${price(FIO_B)} é um exemplo. Procure a sua na conta de luz ou pergunte à distribuidora. A bateria devolve ${percent(roundTrip)} e é trocada depois de cerca de 15 anos. O resto é como no exemplo do <a href="/pt-br/tips/qual-o-tamanho-do-sistema-solar">tamanho do sistema</a>.</p>
<p>Ficou de fora o mínimo da conta. Em uma casa que já paga só o mínimo, a bateria economiza ainda menos.</p>

<h2>Quando uma bateria rende mais</h2>
<ul>
  <li><strong>Tarifa branca:</strong> a bateria carrega com sol e atende o horário de ponta, o mais caro.</li>
  <li><strong>Fio B alto:</strong> em algumas distribuidoras, a TUSD Fio B pesa mais na tarifa.</li>
  <li><strong>Sem rede:</strong> em um sítio, puxar a rede pode custar mais que uma bateria.</li>
</ul>

<h2>Capacidade e potência</h2>
<ul>
  <li><strong>Capacidade útil (kWh)</strong> diz quanta energia você pode tirar. O número da etiqueta pode ser um pouco maior.</li>
  <li><strong>Potência (kW)</strong> diz quanto ela entrega de uma vez. Disso depende o que pode funcionar junto.</li>
</ul>
<p>Uma bateria de 10 kWh e 5 kW alimenta 1 kW por 10 horas. Com 5 kW, ela acaba em 2 horas. Um chuveiro elétrico de 5,5 kW ela não liga, nem cheia. Motores de bomba e ar-condicionado pedem mais força na partida. Pergunte qual é a potência de pico.</p>

<h2>Bateria para quedas de energia</h2>
<p>Painéis sozinhos não ajudam quando a luz cai. Um sistema comum desliga junto com a rede, para proteger quem conserta os fios. Para ter luz, você precisa de uma bateria e de um inversor que funcione sem a rede.</p>
<p>A <a href="/pt-br/calculators/battery">Calculadora de bateria</a> usa uma regra simples: kWh por dia × horas ÷ 24.</p>
<table>
  <thead>
    <tr><th scope="col">O que fica ligado</th><th scope="col">Consumo por dia</th><th scope="col">Horas</th><th scope="col">Capacidade</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">A casa toda</th><td>10 kWh</td><td>12</td><td>${capacityOf(10, 12)} kWh</td></tr>
    <tr><th scope="row">Só o mais importante</th><td>4 kWh</td><td>24</td><td>${capacityOf(4, 24)} kWh</td></tr>
  </tbody>
</table>
<p>A bateria menor dura o dobro do tempo. Faça uma lista do que precisa funcionar: geladeira, internet, algumas lâmpadas, celulares, ventilador, portão. Deixe o chuveiro elétrico fora. Some de 20% a 30%, porque toda bateria perde um pouco de energia e enfraquece com a idade.</p>

<h2>Vida útil e segurança</h2>
<p>A maioria das baterias residenciais usa células de lítio-ferro-fosfato (LFP). Elas aguentam mais cargas que os tipos antigos e pegam fogo com muito mais dificuldade. Muitas garantias prometem ${percent(0.7)} da capacidade depois de 10 anos ou de certa quantidade de energia. Leia os 2 limites.</p>
<p>O calor faz mal a qualquer bateria. Uma parede de garagem à sombra é melhor que uma parede externa ao sol.</p>

<h2>Perguntas ao instalador</h2>
<ol>
  <li>Qual é a capacidade útil (kWh), a potência (kW) e a potência de pico (kW)?</li>
  <li>Quais circuitos ela alimenta quando a luz cai?</li>
  <li>Ela carrega dos painéis durante uma queda de energia?</li>
  <li>Quanto ela economiza por ano com a <em>minha</em> tarifa? Qual Fio B você usou?</li>
  <li>Ela funciona sem internet? Quem pode controlá-la?</li>
</ol>

<h2>Calcule para sua casa</h2>
<p>Adicione uma bateria em <a href="/pt-br/plan/system">Meu sistema</a>. O planejador calcula quanto ela economiza com seus preços. Ele mostra também por quanto tempo ela mantém ligado o que você quer.</p>

<h2>Fontes</h2>
<ul>
  <li>Energia Solar Explicada, <a href="https://www.energiasolarexplicada.com.br/glossario/sistema-hibrido-solar">sistema solar híbrido</a>, 2026: preço de bateria e inversor</li>
  <li>Energia Solar Explicada, <a href="https://energiasolarexplicada.com.br/guias/energia-solar-off-grid">on-grid, off-grid e híbrido</a>: o que acontece quando a luz cai</li>
  <li>${sources.lawGuide}</li>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
</ul>
`,
} satisfies TranslatedArticleText
