import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  batteryOf,
  cents,
  EXPORT_RATE,
  money,
  number,
  PRICE,
  percent,
  price,
  REGULATED_PRICE,
  sizeOf,
  sources,
  USE,
} from './home-in-lyon.ts'

/** Installed [€/kWh]. */
const COST = { least: 800, middle: 1000, most: 1200 }
const ROUND_TRIP = 0.9
const [small, large] = [batteryOf(5), batteryOf(10)]
const system = sizeOf(11).home
const gainPerKwh = (pricePerKwh: number) => ROUND_TRIP * pricePerKwh - EXPORT_RATE

const chart: Chart = {
  name: 'battery-gain-fr',
  title: 'Aux prix habituels, ces batteries coûtent plus qu’elles ne rapportent',
  subtitle: 'Prix jusqu’auquel la batterie est rentable, et prix habituel à 1 000 € par kWh',
  bars: [
    ['5 kWh, rentable jusqu’à', small.home.highestPrice, money(small.home.highestPrice)],
    ['5 kWh, prix habituel', 5 * COST.middle, money(5 * COST.middle)],
    ['10 kWh, rentable jusqu’à', large.home.highestPrice, money(large.home.highestPrice)],
    [
      '10 kWh et voiture le soir, rentable jusqu’à',
      large.carInTheEvening.highestPrice,
      money(large.carInTheEvening.highestPrice),
    ],
    ['10 kWh, prix habituel', 10 * COST.middle, money(10 * COST.middle)],
  ],
}

const backup = ([heading, dailyUsage, backupHours]: readonly [string, number, number]) => {
  const { recommendedCapacity, estimatedCost } = batteryStorage({
    dailyUsage,
    backupHours,
    systemVoltage: 48,
    costPerKwh: COST.middle,
  })
  return `    <tr><th scope="row">${heading}</th><td>${dailyUsage} kWh</td><td>${backupHours}</td><td>${number(recommendedCapacity)} kWh</td><td>${money(estimatedCost)}</td></tr>`
}

export default {
  slug: 'batterie-solaire-domestique',
  title: 'Une batterie domestique est-elle rentable ?',
  chart,
  content: `
<p>Aux prix habituels en France, une batterie coûte le plus souvent plus qu’elle ne rapporte. Chaque kilowattheure (kWh) stocké ne fait gagner que ${number(100 * gainPerKwh(REGULATED_PRICE))} à ${number(100 * gainPerKwh(PRICE))} centimes environ. Plus d’autonomie et du courant pendant les coupures peuvent être d’autres raisons.</p>

<h2>Ce que rapporte un kWh stocké</h2>
<p>Une batterie perd un peu d’électricité. Les fiches techniques promettent qu’environ 90 % en ressortent. Le NREL, un institut de recherche américain, compte 85 %. Exemple avec un kWh à ${cents(PRICE)} et un surplus vendu ${cents(EXPORT_RATE, 0)} :</p>
<ul>
  <li>Vous achetez 0,9 kWh de moins : 0,9 × ${price(PRICE)} = ${money(ROUND_TRIP * PRICE, 'all')}</li>
  <li>Vous vendez 1 kWh de moins : ${money(EXPORT_RATE, 'all')}</li>
  <li>Gain : <strong>${money(gainPerKwh(PRICE), 'all')}</strong></li>
</ul>
<p>Avec le kWh à ${cents(REGULATED_PRICE, 2)}, tarif réglementé d’août 2025, il ne reste que ${money(gainPerKwh(REGULATED_PRICE), 'all')}. Une batterie de 5 kWh, remplie et vidée 250 fois par an, économise alors environ ${money(Math.round((gainPerKwh(REGULATED_PRICE) * 1250) / 10) * 10)} par an.</p>

<h2>Ce qu’apporte une batterie</h2>
<p>Le planificateur calcule heure par heure pour une maison à Lyon. Elle consomme ${number(USE)} kWh par an et a ${number(system.kwp, 1)} kWc sur le toit. Le <strong>taux d’autoproduction</strong> est la part de sa consommation qui vient du toit. Le kWh coûte ${cents(PRICE)}.</p>
<table>
  <thead>
    <tr><th scope="col">Batterie</th><th scope="col">Autoproduction</th><th scope="col">Économie la 1re année</th><th scope="col">Rentable jusqu’à</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sans</th><td>${percent(small.home.selfSufficiencyWithout)}</td><td>–</td><td>–</td></tr>
    <tr><th scope="row">5 kWh</th><td>${percent(small.home.selfSufficiency)}</td><td>${money(small.home.saving)}</td><td>${money(small.home.highestPrice)}</td></tr>
    <tr><th scope="row">10 kWh</th><td>${percent(large.home.selfSufficiency)}</td><td>${money(large.home.saving)}</td><td>${money(large.home.highestPrice)}</td></tr>
  </tbody>
</table>
<p>Les 5 premiers kWh apportent le plus. La maison les utilise du soir au matin. Une plus grande batterie ne se vide pas les nuits d’été et ne se remplit pas les jours d’hiver.</p>
<p>Si une voiture se recharge le soir, une grande batterie aide davantage :</p>
<table>
  <thead>
    <tr><th scope="col">Batterie avec la voiture</th><th scope="col">Autoproduction</th><th scope="col">Économie la 1re année</th><th scope="col">Rentable jusqu’à</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Voiture, sans batterie</th><td>${percent(small.carInTheEvening.selfSufficiencyWithout)}</td><td>–</td><td>–</td></tr>
    <tr><th scope="row">Voiture et 5 kWh</th><td>${percent(small.carInTheEvening.selfSufficiency)}</td><td>${money(small.carInTheEvening.saving)}</td><td>${money(small.carInTheEvening.highestPrice)}</td></tr>
    <tr><th scope="row">Voiture et 10 kWh</th><td>${percent(large.carInTheEvening.selfSufficiency)}</td><td>${money(large.carInTheEvening.saving)}</td><td>${money(large.carInTheEvening.highestPrice)}</td></tr>
  </tbody>
</table>
<p>Rechargez plutôt la voiture en journée, si vous le pouvez. Cela ne coûte rien. Voir <a href="/fr/tips/recharger-sa-voiture-electrique-au-solaire">recharger sa voiture électrique au solaire</a>.</p>

<h2>Jusqu’à quel prix ?</h2>
<p>En janvier 2026, une batterie posée coûtait ${number(COST.least)} à ${money(COST.most)} par kWh, selon Potentielsolaire. Une batterie de 10 kWh revient donc à ${number(10 * COST.least)} à ${money(10 * COST.most)}.</p>
${chartFigure(chart)}
<p>Comparez le prix de votre devis avec la dernière colonne des tableaux. Les prix varient beaucoup : demandez plusieurs devis. Si votre kWh coûte moins que ${cents(PRICE)}, le prix rentable est plus bas encore.</p>
<p>Une <strong>« batterie virtuelle »</strong> n’est pas une batterie. C’est un contrat qui note votre surplus et vous le rend plus tard, contre des frais. Comptez tous les frais : abonnement, acheminement et taxes.</p>

<h3>Hypothèses</h3>
<p>L’électricité augmente de 2 % par an. La batterie rend 90 % de l’électricité et se remplace après environ 15 ans. Le reste est comme dans l’exemple sur la <a href="/fr/tips/quelle-puissance-solaire-installer">puissance à installer</a>. Dans une vraie maison, la consommation varie plus que dans notre modèle. Vos chiffres peuvent donc être plus bas.</p>

<h2>Capacité et puissance</h2>
<ul>
  <li>La <strong>capacité utile (kWh)</strong> est l’électricité que vous pouvez en tirer. Celle de l’étiquette peut être un peu plus grande.</li>
  <li>La <strong>puissance (kW)</strong> est ce qu’elle fournit à la fois. Elle décide de ce qui peut fonctionner ensemble.</li>
</ul>
<p>Une batterie de 10 kWh et 5 kW alimente un appareil de 1 kW pendant 10 heures. À 5 kW, elle est vide après 2 heures. Elle ne peut pas alimenter 7 kW, même pleine.</p>

<h2>Pendant une coupure de courant</h2>
<p>Les panneaux seuls ne servent à rien pendant une coupure. Une installation courante s’arrête, pour protéger ceux qui réparent les lignes. Toutes les batteries ne fournissent pas de secours. Demandez-le avant l’achat.</p>
<p>Le <a href="/fr/calculators/battery">calculateur de batterie</a> utilise une règle simple : kWh par jour × heures ÷ 24. À ${money(COST.middle)} par kWh :</p>
<table>
  <thead>
    <tr><th scope="col">Ce qui doit fonctionner</th><th scope="col">Par jour</th><th scope="col">Heures</th><th scope="col">Capacité</th><th scope="col">Prix</th></tr>
  </thead>
  <tbody>
${([['Toute la maison', 12, 12] as const, ['Seulement l’essentiel', 4, 24] as const] as const).map(backup).join('\n')}
  </tbody>
</table>
<p>La plus petite tient 2 fois plus longtemps. Faites donc la liste de l’essentiel : réfrigérateur, box internet, quelques lampes, téléphones, circulateur du chauffage. Ajoutez 20 à 30 % au résultat. Une batterie perd un peu d’énergie et faiblit avec l’âge.</p>

<h2>Durée de vie et sécurité</h2>
<p>La plupart des batteries domestiques ont des cellules lithium fer phosphate (LFP). Elles supportent plus de charges que les anciennes et s’enflamment bien plus difficilement. Beaucoup de garanties promettent 70 % de la capacité après 10 ans, ou une certaine quantité d’énergie. Lisez les 2 limites.</p>
<p>La chaleur abîme toujours une batterie, le gel l’abîme pendant la charge. Un garage frais vaut mieux qu’un mur extérieur au soleil.</p>

<h2>Questions à l’installateur</h2>
<ol>
  <li>Quelles sont la capacité utile (kWh) et la puissance (kW) ?</li>
  <li>Fournit-elle du courant pendant une coupure, et à quels circuits ?</li>
  <li>Se recharge-t-elle alors avec les panneaux ?</li>
  <li>Qu’économise-t-elle par an avec <em>mon</em> contrat et mes heures creuses ?</li>
  <li>Fonctionne-t-elle sans internet ? Qui peut la piloter ?</li>
</ol>

<h2>Faites le calcul pour votre logement</h2>
<p>Ajoutez une batterie dans <a href="/fr/plan/system">Mon installation</a>. Le planificateur calcule ce qu’elle économise avec vos prix. Il montre aussi combien de temps elle alimente l’essentiel.</p>

<h2>Sources</h2>
<ul>
  ${sources.batteryPrices}
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>AIE, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
  ${sources.eurostat}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
