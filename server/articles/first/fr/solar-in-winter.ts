import { panelRequirements } from '#shared/calculators/definitions/panel-requirement.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  cents,
  EXPORT_RATE,
  figures,
  money,
  monthOf,
  number,
  PRICE,
  percent,
  sizeOf,
  sources,
  USE,
} from './home-in-lyon.ts'

const { Lyon, Lille, Marseille } = figures.towns
const { roof, steep, flat, east, wall, pole } = figures.planes
const { home } = sizeOf(11)

const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
] as const

const total = (months: readonly number[]) => months.reduce((sum, kwh) => sum + kwh, 0)
const inMonth = (months: readonly number[], month: number) => months[month - 1] ?? Number.NaN
const winterShare = 1 - total(Lyon.months.slice(3, 9)) / total(Lyon.months)
const halfOf = (month: number) => inMonth(Lyon.months, month) / 2 / total(Lyon.months)

/** Of a thing of this height at noon on the longest (+) or shortest (−) day [m]. */
function shadowOf(height: number, latitude: number, season: 1 | -1): number {
  const elevation = 90 - latitude + season * 23.44
  return height / Math.tan((elevation * Math.PI) / 180)
}

const DECEMBER_DAYS = 31
/** What reaches the grid per kWh/m² of sunshine on the panels. */
const performance = Lyon.yield / (365 * Lyon.sunHours)
const steepSunHours = Number((steep.december / DECEMBER_DAYS / performance).toFixed(1))
const panelsFor = (sunHours: number) =>
  panelRequirements({ batteryCapacity: 200, systemVoltage: 48, sunHours, panelWattage: 440, panelEfficiency: 80 })
    .panelsNeeded

const snowLoss = 0.03 * home.output
const planeRow = ([name, { december, march, june }]: readonly [string, typeof roof]) =>
  `    <tr><th scope="row">${name}</th><td>${december}</td><td>${march}</td><td>${june}</td><td>${percent(december / june)}</td></tr>`
const monthRow = (name: string, month: number) => {
  const { solar, use, grid } = monthOf(month)
  return `    <tr><th scope="row">${name}</th><td>${number(solar)} kWh</td><td>${number(use)} kWh</td><td>${number(grid)} kWh</td></tr>`
}

const chart: Chart = {
  name: 'months-fr',
  kind: 'columns',
  title: 'En décembre, le toit produit environ un tiers de juin',
  subtitle: 'Production par mois à Lyon, toit plein sud à 30°, en kWh par kWc',
  bars: MONTHS.map((month, index) => [month, Lyon.months[index] ?? 0, String(Lyon.months[index])] as const),
}

export default {
  slug: 'solaire-en-hiver',
  title: 'Le solaire en hiver : jours courts, neige et ombre',
  chart,
  content: `
<p>Le froid ne gêne pas les panneaux, mais l’hiver manque de lumière. À Lyon, un toit plein sud produit en décembre environ un tiers de ce qu’il produit en juin. La neige ne coûte d’habitude que quelques pour cent de la production annuelle.</p>

<h2>La production en hiver</h2>
<p>Ces chiffres viennent de notre modèle, pour une année de météo moyenne et sans neige :</p>
${chartFigure(chart)}
<p>À Lyon, ${percent(winterShare)} de la production annuelle tombe entre octobre et mars. L’hiver dépend beaucoup du toit :</p>
<table>
  <thead>
    <tr><th scope="col">kWh par kWc à Lyon</th><th scope="col">Décembre</th><th scope="col">Mars</th><th scope="col">Juin</th><th scope="col">Décembre sur juin</th></tr>
  </thead>
  <tbody>
${(
  [
    ['Toit au sud, 30°', roof],
    ['Toit au sud, 60°', steep],
    ['Toit plat', flat],
    ['Toit à l’est, 30°', east],
    ['Mur au sud', wall],
    ['Toit au nord, 30°', pole],
  ] as const
)
  .map(planeRow)
  .join('\n')}
  </tbody>
</table>
<p>Le Midi a des hivers plus clairs. À Marseille, le même toit plein sud donne ${inMonth(Marseille.months, 12)} kWh en décembre et ${inMonth(Marseille.months, 6)} en juin, soit ${percent(inMonth(Marseille.months, 12) / inMonth(Marseille.months, 6))}. À Lille, ce sont ${inMonth(Lille.months, 12)} et ${inMonth(Lille.months, 6)} kWh, soit ${percent(inMonth(Lille.months, 12) / inMonth(Lille.months, 6))}.</p>
<p>Des panneaux raides captent mieux le soleil bas de l’hiver. Sur l’année, un mur au sud produit pourtant ${number(100 * (1 - wall.yield / roof.yield))} % de moins qu’un toit à 30°.</p>

<h2>Électricité et chauffage</h2>
<p>Exemple : une maison à Lyon de ${number(USE)} kilowattheures (kWh) par an, avec ${number(home.kwp, 1)} kWc sans batterie. Le planificateur calcule pour la 1re année :</p>
<table>
  <thead>
    <tr><th scope="col">Mois</th><th scope="col">Production</th><th scope="col">Consommation</th><th scope="col">Soutiré du réseau</th></tr>
  </thead>
  <tbody>
${[monthRow('Décembre', 12), monthRow('Juin', 6)].join('\n')}
  </tbody>
</table>
<p>Un chauffage électrique ou une pompe à chaleur demande le plus quand les panneaux produisent le moins. Ne comptez donc pas sur la seule production annuelle. Une batterie n’y change presque rien : elle ne garde pas l’été pour l’hiver.</p>

<h2>Le froid</h2>
<p>Les panneaux aiment le froid. Ils perdent environ 0,33 % de leur puissance pour chaque degré de plus. Sur un toit brûlant, un panneau peut atteindre 60\u00A0°C et donner environ 12 % de moins. Un jour clair de gel, il donne presque toute sa puissance.</p>

<h2>La neige sur les panneaux</h2>
<p>Un panneau couvert ne produit presque rien. La perte sur l’année reste pourtant faible le plus souvent. Une étude suédoise de 2021 donne 2 à 3 % en climat doux et 5 à 6 % en climat moyen. Quelques installations du Grand Nord ont perdu jusqu’à un tiers lors d’une mauvaise année.</p>
<p>Pour ${number(home.output)} kWh par an, 3 % font ${number(snowLoss)} kWh. Vendus ${cents(EXPORT_RATE, 0)}, tarif du 1er trimestre 2026, ils valent ${money(snowLoss * EXPORT_RATE)}. Consommés chez vous à ${cents(PRICE)}, ils valent ${money(snowLoss * PRICE)}.</p>
<p>La neige glisse plus vite d’un toit raide. Sous 15°, elle peut rester des jours. À 40°, elle est souvent partie à midi.</p>
<h3>Faut-il enlever la neige ?</h3>
<p>En général, non. Si vous atteignez les panneaux depuis le sol :</p>
<ul>
  <li>Tirez la neige avec un racloir en mousse sur une longue perche. Laissez-en une fine couche.</li>
  <li>Ne montez jamais sur le toit. N’utilisez ni eau chaude, ni sel, ni métal.</li>
  <li>Éloignez les gens et les voitures du bord d’un toit raide. La neige peut tomber d’un coup.</li>
</ul>
<p>Les panneaux supportent beaucoup de neige. Votre toit doit porter la neige et les panneaux. En montagne, faites-le vérifier avant la pose.</p>

<h2>L’ombre en hiver</h2>
<p>Le soleil d’hiver est bas, les ombres sont longues. Prenons un arbre de 6 m à Lyon. À midi en décembre, son ombre fait ${number(shadowOf(6, Lyon.latitude, -1))} m. En juin, elle fait ${number(shadowOf(6, Lyon.latitude, 1), 1)} m. À Lille, ce sont ${number(shadowOf(6, Lille.latitude, -1))} m et ${number(shadowOf(6, Lille.latitude, 1), 1)} m.</p>
<p>L’ombre d’hiver coûte moins qu’il ne semble, car il y a peu à perdre. À Lyon, perdre la moitié de décembre coûte ${percent(halfOf(12))} de l’année. Perdre la moitié de juin coûte ${percent(halfOf(6))}. Un arbre qui ne gêne qu’en hiver peut souvent rester. La <a href="/fr/calculators/sun-path">course du soleil</a> montre la position du soleil chaque mois.</p>

<h2>Ce qu’il faut prévoir</h2>
<ul>
  <li><strong>Sur le réseau :</strong> comptez sur l’année. En été vous vendez, en hiver vous achetez bien plus cher. Voir <a href="/fr/tips/vente-du-surplus-photovoltaique">vente du surplus</a>.</li>
  <li><strong>Avec une batterie :</strong> elle ne stocke que ce que les panneaux produisent. En décembre, elle peut rester des jours sans se remplir. Voir <a href="/fr/tips/batterie-solaire-domestique">batterie domestique</a>.</li>
  <li><strong>Hors réseau :</strong> comptez sur le mois le plus sombre. Un chalet demande 9,6 kWh par jour (200 Ah à 48 V). Le <a href="/fr/calculators/panel-requirement">calculateur du nombre de panneaux</a> donne ${panelsFor(5)} panneaux de 440 W avec 5 heures de plein soleil. Avec ${number(steepSunHours, 1)} heures, comme sur un toit raide à Lyon en décembre, il en donne ${panelsFor(steepSunHours)}. Beaucoup choisissent un nombre entre les deux et un groupe électrogène.</li>
</ul>

<h2>Faites le calcul pour votre logement</h2>
<p>Décrivez votre toit et son ombrage dans <a href="/fr/plan/sun">Mon soleil</a>. Le planificateur montre la production de chaque mois chez vous.</p>

<h2>Sources</h2>
<ul>
  ${sources.climate}
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8 : pertes et effet de la température</li>
  <li>M. van Noord, T. Landelius et S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>D. Ryberg et J. Freeman, <a href="https://www.nrel.gov/docs/fy17osti/68705.pdf">Integration, Validation, and Application of a PV Snow Coverage Model in SAM</a>, NREL, 2017</li>
  ${sources.eurostat}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
