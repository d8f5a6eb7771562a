import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, MAINTENANCE, money, number, percent, sizeOf, sources } from './home-in-lyon.ts'

const YEARS = 25
const { carByDay: system } = sizeOf(11)
const inYear = (year: number, loss: number) => system.output * (1 - loss) ** (year - 1)
const total = Array.from({ length: YEARS }, (_, index) => inYear(index + 1, 0.005)).reduce((sum, kwh) => sum + kwh, 0)
const unworn = YEARS * system.output
const withShare = (year: number, loss: number) =>
  `${number(inYear(year, loss))} kWh${year === 1 ? '' : ` (${percent(inYear(year, loss) / system.output)})`}`

const savings = system.billBefore - system.billAfter
const maintenance = Math.round((system.price * MAINTENANCE) / 10) * 10
const paybackAt = (rateIncrease: number) =>
  investmentPayback({
    systemCost: system.price,
    annualSavings: savings,
    incentives: 0,
    maintenanceCost: maintenance,
    rateIncrease,
  }).paybackPeriod ?? Number.NaN

const chart: Chart = {
  name: 'lifetime-fr',
  title: 'Après 25 ans, les panneaux produisent encore près de 90 % du début',
  subtitle: `Production de ${number(system.kwp, 1)} kWc en kWh par an, avec 0,5 % de perte par an`,
  bars: [1, 10, 20, 25].map((year) => [`Année ${year}`, inYear(year, 0.005), number(inYear(year, 0.005))] as const),
}

export default {
  slug: 'duree-de-vie-des-panneaux-solaires',
  title: 'Combien de temps durent les panneaux solaires ?',
  chart,
  content: `
<p>La plupart des panneaux durent 25 à 30 ans ou plus. Ils perdent environ 0,5 % de leur production par an et en donnent encore près de 90 % après 25 ans. 25 ans, c’est la durée de beaucoup de garanties, pas la fin des panneaux.</p>

<h2>La perte annuelle de production</h2>
<p>Des chercheurs ont réuni plus de 11 000 mesures de 40 pays. Pour les panneaux courants, la moitié perd moins de 0,5 à 0,6 % par an. La moyenne est de 0,8 à 0,9 %, car quelques mauvais panneaux perdent beaucoup plus. Les panneaux qui chauffent perdent plutôt davantage.</p>
<p>Voici la production de ${number(system.kwp, 1)} kWc sur un toit plein sud à 30°, à Lyon :</p>
<table>
  <thead>
    <tr><th scope="col">Année</th><th scope="col">Perte de 0,5 % par an</th><th scope="col">Perte de 0,8 % par an</th></tr>
  </thead>
  <tbody>
${[1, 10, 20, 25]
  .map(
    (year) =>
      `    <tr><th scope="row">${year}</th><td>${withShare(year, 0.005)}</td><td>${withShare(year, 0.008)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Avec 0,5 % de perte, les panneaux produisent ${number(Math.round(total / 100) * 100)} kWh en 25 ans. Sans aucune perte, ils produiraient ${number(unworn)} kWh. L’âge coûte donc ${percent(1 - total / unworn, 1)}.</p>
<p>Le temps de retour change peu. Prenons une maison à Lyon avec une voiture électrique rechargée en journée. L’installation coûte ${money(system.price)}, économise ${money(savings)} par an et demande ${money(maintenance)} d’entretien. Si l’économie augmente de 2 % par an, le temps de retour est de ${number(paybackAt(2), 1)} ans sans la perte. Avec elle, il est de ${number(paybackAt(1.5), 1)} ans. Dans le <a href="/fr/calculators/payback-period">calculateur de rentabilité</a>, saisissez pour cela une hausse de 1,5 % au lieu de 2 %.</p>

<h2>Le contrat de vente finit plus tôt</h2>
<p>Le tarif du surplus est fixé pour 20 ans. Au 1er trimestre 2026, il était de ${cents(EXPORT_RATE, 0)} par kWh jusqu’à 9 kWc. Ensuite, les panneaux produisent encore. L’électricité que vous consommez vous-même vaut alors le plus. Voir <a href="/fr/tips/vente-du-surplus-photovoltaique">vente du surplus</a>.</p>

<h2>Pourquoi les panneaux vieillissent</h2>
<ul>
  <li><strong>Premières semaines :</strong> beaucoup de panneaux perdent 1 à 3 %, puis restent stables.</li>
  <li><strong>Le soleil et la chaleur</strong> troublent le plastique autour des cellules.</li>
  <li><strong>L’humidité</strong> entre par les bords et attaque le métal.</li>
  <li><strong>Le jour et la nuit</strong> étirent et resserrent les soudures.</li>
  <li><strong>Le vent, la neige et la grêle</strong> peuvent fendre des cellules. Ces fissures ne se voient pas.</li>
</ul>
<p>Les panneaux sont testés avec des billes de glace de 25 mm à environ 80 km/h. De plus gros grêlons peuvent casser le verre. Vous vivez dans une région de grosse grêle ? Demandez un verre plus épais et vérifiez votre assurance habitation.</p>

<h2>Onduleur et batterie</h2>
<p>Un onduleur au mur dure d’habitude 10 à 15 ans, une batterie à peu près autant. Des connecteurs de marques différentes tombent souvent en panne quand on les assemble. Voir <a href="/fr/tips/entretenir-ses-panneaux-solaires">entretenir ses panneaux</a>.</p>

<h2>Ce que couvre une garantie</h2>
<p>Une garantie de production a 2 chiffres. La 1re année, la puissance peut baisser de 1 à 2 %. Ensuite, elle peut baisser de 0,4 à 0,55 % par an. Une bonne garantie promet 87 à 90 % la 25e année. Vérifiez 3 choses :</p>
<ol>
  <li>C’est à vous de prouver la perte. Une perte de 3 % sur un toit est presque impossible à prouver.</li>
  <li>La garantie paie parfois le panneau, mais pas le travail.</li>
  <li>Le fabricant, ou son assureur, doit encore exister la 20e année.</li>
</ol>

<h2>Recycler les vieux panneaux</h2>
<p>Le verre fait environ 75 % du poids d’un panneau. Le reste est de l’aluminium, du plastique, du silicium, du cuivre et un peu d’argent. Dans l’Union européenne, les fabricants doivent reprendre les vieux panneaux. En France, l’éco-organisme Soren les collecte grâce à une contribution payée à l’achat. Ses procédés valorisent 90 à 94 % d’un panneau, disait Soren en 2021. Demandez-lui le point de collecte le plus proche.</p>
<p>Combien de temps faut-il à un panneau pour produire l’énergie de sa fabrication ? En Europe, 1 à 1,3 an, selon le Fraunhofer ISE.</p>

<h2>Quand remplacer les panneaux</h2>
<p>Rarement avant que le toit ne demande des travaux. Un panneau à 85 % produit encore sans frais nouveaux. Des panneaux récents peuvent produire 33 à 50 % de plus sur la même surface. Mais l’essentiel du prix est le travail, la fixation et l’électricité. Ajouter des panneaux sur un autre pan de toiture coûte presque toujours moins.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Le planificateur compte la perte annuelle sur 25 ans. Voyez ce qu’elle change à vos économies dans <a href="/fr/plan/answer">Votre réponse</a>.</p>

<h2>Sources</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant et J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan et S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>Actu-Environnement, <a href="https://www.actu-environnement.com/ae/news/eco-organisme-photovoltaique-pv-cycle-soren-37877.php4">PV Cycle devient Soren</a>, juillet 2021</li>
  <li>Ministère américain de l’Énergie, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
  ${sources.systemPrices}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
