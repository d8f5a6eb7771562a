import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  CAR_USE,
  cents,
  EXPORT_RATE,
  figures,
  money,
  number,
  PRICE,
  percent,
  REGULATED_PRICE,
  sizeOf,
  sources,
  USE,
  usedAtHome,
} from './home-in-lyon.ts'

const { Lyon, Lille, Marseille } = figures.towns
const { home, carByDay, carInTheEvening } = sizeOf(11)

const KM = 12_000
const KWH_PER_100_KM = 18
const PANEL_KW = 0.44
const panelsIn = ({ yield: perKwp }: { readonly yield: number }) => Math.ceil(CAR_USE / perKwp / PANEL_KW)
const per100Km = (yearly: number) => (yearly * 100) / KM

/** What the car adds to the bill of a year [€], and the share of its electricity that comes from the roof. */
const chargedWith = (car: typeof home) => ({
  cost: car.billAfter - home.billAfter,
  solar: (usedAtHome(car) - usedAtHome(home)) / CAR_USE,
})
const [byDay, inTheEvening] = [chargedWith(carByDay), chargedWith(carInTheEvening)]
const withoutSolar = carByDay.billBefore - home.billBefore
const chargingRow = (name: string, { cost, solar }: { readonly cost: number; readonly solar: number }) =>
  `    <tr><th scope="row">${name}</th><td>${percent(solar)}</td><td>${money(cost)}</td><td>${money(per100Km(cost), 'all')}</td></tr>`

const DAILY_KM = Math.round(KM / 365)
const dailyKwh = (DAILY_KM * KWH_PER_100_KM) / 100
const outletRow = (name: string, kw: number) =>
  `    <tr><th scope="row">${name}</th><td>${number(kw, Number.isInteger(kw) ? 0 : 1)} kW</td><td>${number(dailyKwh / kw, 1)} h</td></tr>`
const distanceRow = (km: number) => {
  const kwh = (km * KWH_PER_100_KM) / 100
  const kwp = [Lille, Lyon, Marseille].map((town) => `<td>${number(kwh / town.yield, 1)} kWc</td>`).join('')
  return `    <tr><th scope="row">${number(km)} km</th><td>${number(kwh)} kWh</td><td>${money(kwh * PRICE)}</td>${kwp}</tr>`
}

const chart: Chart = {
  name: 'car-fr',
  title: 'Rechargée en journée, la voiture coûte presque 2 fois moins que le soir',
  subtitle: `Hausse de la facture par an, ${number(KM)} km, maison à Lyon avec ${number(home.kwp, 1)} kWc`,
  bars: [
    ['Sans panneaux', withoutSolar, money(withoutSolar)],
    ['Recharge le soir', inTheEvening.cost, money(inTheEvening.cost)],
    ['Recharge en journée', byDay.cost, money(byDay.cost)],
  ],
}

export default {
  slug: 'recharger-sa-voiture-electrique-au-solaire',
  title: 'Recharger sa voiture électrique au solaire : combien de panneaux ?',
  chart,
  content: `
<p>À Lyon, ${panelsIn(Lyon)} panneaux de 440 W produisent en un an l’électricité de ${number(KM)} km. Vous économisez le plus si la voiture se recharge à la maison en journée. La nuit, elle roule avec l’électricité du réseau, et votre surplus se vend peu cher.</p>

<h2>Ce que consomme une voiture électrique</h2>
<p>Nous comptons ${KWH_PER_100_KM} kilowattheures (kWh) aux 100 km. C’est une voiture courante, pertes de charge comprises. En hiver, elle peut consommer un tiers de plus.</p>
<table>
  <thead>
    <tr><th scope="col">Par an</th><th scope="col">Électricité</th><th scope="col">Coût du réseau</th><th scope="col">Panneaux à Lille</th><th scope="col">Panneaux à Lyon</th><th scope="col">Panneaux à Marseille</th></tr>
  </thead>
  <tbody>
${[8_000, 12_000, 16_000].map(distanceRow).join('\n')}
  </tbody>
</table>
<p>Le coût est calculé à ${cents(PRICE)} le kWh, une moyenne avec l’abonnement. Au tarif réglementé d’août 2025, le kWh seul coûtait ${cents(REGULATED_PRICE, 2)}. Les panneaux sont sur un toit plein sud à 30°.</p>

<h2>Le moment de la recharge compte le plus</h2>
<p>La quantité annuelle n’est que la moitié de la réponse. Les panneaux produisent vers midi, et beaucoup de voitures sont alors au travail. Nous avons calculé chaque heure d’une année pour une maison à Lyon. Elle a ${number(home.kwp, 1)} kWc, consomme ${number(USE)} kWh et ${number(CAR_USE)} kWh de plus pour la voiture.</p>
${chartFigure(chart)}
<table>
  <thead>
    <tr><th scope="col">Recharge</th><th scope="col">Part solaire</th><th scope="col">Hausse de la facture</th><th scope="col">Coût aux 100 km</th></tr>
  </thead>
  <tbody>
${[chargingRow('En journée', byDay), chargingRow('Le soir', inTheEvening), chargingRow('Sans panneaux', { cost: withoutSolar, solar: 0 })].join('\n')}
  </tbody>
</table>
<p>La voiture se recharge ici un peu chaque jour. « Le soir » veut dire en semaine après 16 h, et en partie l’après-midi le week-end.</p>
<p>Le solaire n’est pas gratuit pour la voiture. Chaque kWh aurait pu se vendre ${cents(EXPORT_RATE, 0)}, tarif du 1er trimestre 2026. 100 km avec ce seul courant coûtent donc ${money(KWH_PER_100_KM * EXPORT_RATE, 'all')}, au lieu de ${money(KWH_PER_100_KM * PRICE, 'all')} avec le réseau.</p>
<p>C’est la voiture en journée qui rend l’installation rentable dans notre exemple. Sans elle, la même installation perd ${money(-home.gain)} en 25 ans. Voir <a href="/fr/tips/quelle-puissance-solaire-installer">quelle puissance installer</a>.</p>

<h2>Et les heures creuses ?</h2>
<p>Une recharge de nuit en heures creuses coûte moins que le plein tarif. La recharge en journée reste meilleure tant que ce prix dépasse celui du surplus. Depuis novembre 2025, des heures creuses arrivent aussi l’après-midi chez beaucoup de clients. Elles vont bien avec les panneaux : la voiture prend le solaire, puis le réseau à bas prix. Voir <a href="/fr/tips/comprendre-sa-facture-d-electricite">comprendre sa facture</a>.</p>

<h2>Une batterie pour la voiture ?</h2>
<p>N’achetez pas une batterie domestique seulement pour la voiture. Recharger en journée apporte davantage et ne coûte rien. Voir <a href="/fr/tips/batterie-solaire-domestique">batterie domestique</a>.</p>

<h2>Prise ou borne de recharge</h2>
<p>${number(KM)} km par an font ${DAILY_KM} km par jour, soit ${number(dailyKwh, 1)} kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Branchement</th><th scope="col">Puissance</th><th scope="col">Durée pour ${DAILY_KM} km</th></tr>
  </thead>
  <tbody>
${[
  outletRow('Prise domestique, 230 V et 10 A', 2.3),
  outletRow('Borne monophasée, 16 A', 3.7),
  outletRow('Borne monophasée, 32 A', 7.4),
  outletRow('Borne triphasée, 16 A', 11),
].join('\n')}
  </tbody>
</table>
<p>Une prise perd plus d’électricité. L’ADAC, un club automobile allemand, a mesuré 4 voitures. Sur une prise, 13 à 24 % n’arrivaient pas dans la batterie. Sur une borne de 11 kW, c’étaient 6 à 10 %. Faites vérifier une prise avant d’y recharger pendant des heures.</p>
<p>Plus vite n’est pas toujours mieux. Un toit de ${number(home.kwp, 1)} kWc fournit rarement sa pleine puissance. À 7,4 kW, une partie vient du réseau. Certaines bornes ne prennent que le surplus. Une simple programmation de 11 h à 15 h ne coûte rien et aide aussi.</p>

<h2>Prévoir la borne et les panneaux ensemble</h2>
<ul>
  <li><strong>Puissance souscrite :</strong> demandez si votre abonnement en kVA suffit. Une borne plus lente évite souvent de l’augmenter.</li>
  <li><strong>Tableau électrique :</strong> demandez s’il a de la place pour la borne.</li>
  <li><strong>Place sur le toit :</strong> la voiture vient plus tard ? Gardez la place pour ${panelsIn(Lyon)} panneaux de plus. Faites poser dès maintenant la gaine vers le garage.</li>
  <li><strong>Limite de 9 kWc :</strong> au-delà, le tarif du surplus, la prime et la TVA changent.</li>
</ul>

<h2>La voiture pendant une coupure de courant</h2>
<p>Une voiture électrique stocke 50 à 100 kWh, bien plus que la plupart des batteries domestiques. Certaines peuvent alimenter une maison pendant une coupure. Une batterie de 70 kWh à moitié pleine tient plus de 3 jours à 10 kWh par jour. Il faut une borne spéciale et un inverseur, et peu de voitures en sont capables. Faites-le écrire avant l’achat.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Ajoutez une voiture électrique dans <a href="/fr/plan/home">Mon logement</a>, avec vos kilomètres et l’heure de la recharge. Le planificateur montre alors ce que le solaire économise avec elle.</p>

<h2>Sources</h2>
<ul>
  <li>firmenauto, <a href="https://www.firmenauto.de/ladeverluste-elektroautos-schnell-laden-ist-besser-11213671.html">Pertes de charge mesurées par l’ADAC</a></li>
  <li>Ministère américain de l’Énergie et EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov</a> : consommation des voitures électriques</li>
  <li>AIE, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  ${sources.offPeak}
  ${sources.eurostat}
  ${sources.batteryPrices}
  ${sources.surplus}
  ${sources.climate}
</ul>
`,
} satisfies TranslatedArticleText
