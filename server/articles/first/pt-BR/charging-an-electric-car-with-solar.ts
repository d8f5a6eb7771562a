import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  creditOf,
  FIO_B,
  fioBOf,
  largeSize,
  mediumSize,
  money,
  number,
  PANEL,
  PRICE,
  percent,
  price,
  saoPaulo,
  sizes,
  sources,
  towns,
  USE,
} from './example.ts'

const perKm = DEFAULTS.carKwhPer100Km.value / 100
const DISTANCE = DEFAULTS.carKmPerYear.value
const carUse = DISTANCE * perKm
const carPanels = Math.ceil((carUse / saoPaulo.yield / PANEL) * 1000)
const { carByDay, carInTheEvening, kwp } = { ...largeSize, kwp: `${number(largeSize.home.kwp, 1)} kWp` }
const difference = carInTheEvening.billAfter - carByDay.billAfter
const perDay = carUse / 365
const connections = [
  ['Tomada de 127 V e 10 A', 127 * 10],
  ['Tomada de 220 V e 10 A', 220 * 10],
  ['Wallbox de 220 V e 16 A', 220 * 16],
  ['Wallbox de 220 V e 32 A', 220 * 32],
] as const
const hours = (value: number) => `${number(value, 1)} ${value < 2 ? 'hora' : 'horas'}`
const per100Km = (pricePerKwh: number) => money(DEFAULTS.carKwhPer100Km.value * pricePerKwh, 'all')

const chart: Chart = {
  name: 'car-pt-br',
  title: `Carregar de dia e não à noite economiza ${money(difference)} por ano`,
  subtitle: `Conta de luz no ano 1, casa com carro em São Paulo, ${kwp} no telhado`,
  bars: [
    ['Sem painéis', carByDay.billBefore, money(carByDay.billBefore)],
    ['Com painéis, carro à noite', carInTheEvening.billAfter, money(carInTheEvening.billAfter)],
    ['Com painéis, carro de dia', carByDay.billAfter, money(carByDay.billAfter)],
  ],
}

export default {
  slug: 'carregar-carro-eletrico-com-energia-solar',
  title: 'Carro elétrico com energia solar: quantos painéis?',
  chart,
  content: `
<p>Em São Paulo, cerca de ${carPanels} painéis de ${PANEL} W geram o que um carro elétrico usa em ${number(DISTANCE)} km. Com os créditos de energia, carregar à noite também funciona. De dia, você economiza um pouco mais, porque não paga o Fio B.</p>

<h2>Quanta energia o carro usa</h2>
<p>Contamos ${DEFAULTS.carKwhPer100Km.value} quilowatts-hora (kWh) por 100 km. É um carro típico, com as perdas da recarga.</p>
<table>
  <thead>
    <tr><th scope="col">Distância por ano</th><th scope="col">Energia por ano</th><th scope="col">Custo pela rede</th><th scope="col">Painéis em São Paulo</th><th scope="col">Painéis em Recife</th></tr>
  </thead>
  <tbody>
${[8_000, 12_000, 16_000]
  .map((km) => {
    const kwh = km * perKm
    return `    <tr><th scope="row">${number(km)} km</th><td>${number(kwh)} kWh</td><td>${money(kwh * PRICE)}</td><td>${number(kwh / saoPaulo.yield, 1)} kWp</td><td>${number(kwh / towns.Recife.yield, 1)} kWp</td></tr>`
  })
  .join('\n')}
  </tbody>
</table>
<p>O custo vale para energia a ${price(PRICE)} por kWh. Contamos com um telhado norte de 20°. Por kWp, ele gera ${number(saoPaulo.yield)} kWh por ano em São Paulo e ${number(towns.Recife.yield)} kWh em Recife.</p>

<h2>De dia ou à noite</h2>
<p>Os painéis geram mais entre 9 e 15 horas. Nessas horas, muitos carros estão no trabalho. No Brasil isso pesa pouco, porque a rede guarda sua energia em forma de <a href="/pt-br/tips/creditos-de-energia-e-fio-b">créditos</a>. Calculamos um exemplo hora a hora. A casa usa ${number(USE)} kWh por ano, e o carro outros ${number(carUse)} kWh.</p>
${chartFigure(chart)}
<table>
  <thead>
    <tr><th scope="col">${kwp} em São Paulo</th><th scope="col">Usado na hora</th><th scope="col">Conta no ano 1</th><th scope="col">Ganho em 25 anos</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Carro de dia</th><td>${percent(carByDay.selfConsumption)}</td><td>${money(carByDay.billAfter)}</td><td>${money(carByDay.gain)}</td></tr>
    <tr><th scope="row">Carro à noite</th><td>${percent(carInTheEvening.selfConsumption)}</td><td>${money(carInTheEvening.billAfter)}</td><td>${money(carInTheEvening.gain)}</td></tr>
  </tbody>
</table>
<p>“À noite” quer dizer aqui a partir das 16 horas em dias úteis. No fim de semana, o carro carrega ao longo do dia. A TUSD Fio B de ${price(FIO_B)} por kWh é um exemplo. O mínimo da conta (custo de disponibilidade) ficou de fora: sua conta não fica abaixo dele.</p>
<p>Isto é o que 100 km custam em 2026:</p>
<ul>
  <li>Com energia da rede: ${per100Km(PRICE)}</li>
  <li>À noite, com seus créditos: ${per100Km(fioBOf(2026))} de Fio B. Você também gasta créditos, que valem ${price(creditOf(2026))} por kWh se a casa precisa deles.</li>
  <li>De dia, com sol que sobra: nada além do crédito que você deixa de ganhar.</li>
</ul>

<h2>Bateria para o carro?</h2>
<p>Não compre uma bateria só para o carro. Ela evitaria apenas o Fio B. Veja se uma <a href="/pt-br/tips/bateria-residencial-vale-a-pena">bateria residencial</a> vale a pena por outros motivos.</p>
<p>Na tarifa branca, evite carregar no horário de ponta. Um timer resolve.</p>

<h2>Tomada ou wallbox</h2>
<p>${number(DISTANCE)} km por ano são ${number(DISTANCE / 365)} km por dia, ou ${number(perDay, 1)} kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Ligação</th><th scope="col">Potência</th><th scope="col">Tempo para ${number(DISTANCE / 365)} km</th></tr>
  </thead>
  <tbody>
${connections
  .map(
    ([name, watts]) =>
      `    <tr><th scope="row">${name}</th><td>${number(watts / 1000, 1)} kW</td><td>${hours(perDay / (watts / 1000))}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Na tomada, perde-se mais. O ADAC mediu 4 carros na Alemanha: na tomada, de 13% a 24% da energia não chegou à bateria. Em um carregador de parede de 11 kW, foram de 6% a 10%. Peça a um eletricista um circuito só para o carro, com aterramento e proteção. Não use extensão nem adaptador.</p>
<p>Mais rápido nem sempre é melhor. Um telhado de ${number(largeSize.home.kwp, 1)} kWp raramente entrega mais que 4 kW. A 7 kW, uma parte vem da rede.</p>
<p>Alguns carregadores usam só o que sobra do telhado. Um timer no carro, das 10 às 14 horas, não custa nada e também ajuda.</p>

<h2>Planeje carregador e painéis juntos</h2>
<ul>
  <li><strong>Padrão de entrada:</strong> chuveiro e carro juntos podem passar do limite da sua ligação. Pergunte antes de comprar.</li>
  <li><strong>Espaço:</strong> se o carro vem depois, deixe lugar para mais ${carPanels} ou ${carPanels + 1} painéis. Passe já o conduíte até a garagem.</li>
  <li><strong>Tamanho:</strong> sem carro, ${number(mediumSize.home.kwp, 1)} kWp dão nesta casa o maior ganho de 4 tamanhos. Com carro, são ${number(Math.max(...sizes.filter(({ carByDay: { gain } }) => gain === Math.max(...sizes.map((size) => size.carByDay.gain))).map(({ home }) => home.kwp)), 1)} kWp.</li>
  <li><strong>Prédio:</strong> em um condomínio, carregador e painéis costumam precisar da aprovação da assembleia.</li>
</ul>

<h2>O carro como reserva</h2>
<p>Um carro elétrico guarda de 50 a 100 kWh, muito mais que a maioria das baterias residenciais. Alguns podem alimentar uma casa quando a luz cai. Uma bateria de 70 kWh pela metade dura mais de 3 dias com 10 kWh por dia. Isso pede um carregador especial e uma chave de transferência, e poucos carros conseguem. Peça por escrito antes de comprar.</p>

<h2>Calcule para sua casa</h2>
<p>Adicione um carro elétrico em <a href="/pt-br/plan/home">Minha casa</a>, com seus quilômetros e o horário da recarga. O planejador mostra quanto a energia solar economiza com o carro.</p>

<h2>Fontes</h2>
<ul>
  <li>firmenauto, <a href="https://www.firmenauto.de/ladeverluste-elektroautos-schnell-laden-ist-besser-11213671.html">perdas na recarga no teste do ADAC</a></li>
  <li>Departamento de Energia dos Estados Unidos e EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov</a>: consumo de carros elétricos</li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>${sources.lawGuide}</li>
  <li>${sources.aneelPrice}</li>
  <li>${sources.nasa}; geração e horas calculadas com o planejador do Helioplan</li>
</ul>
`,
} satisfies TranslatedArticleText
