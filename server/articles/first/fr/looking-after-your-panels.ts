import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, MAINTENANCE, money, monthOf, number, PRICE, sizeOf, sources, USE } from './home-in-lyon.ts'

const { home } = sizeOf(11)

/** What the system brings in a month [€]. */
function monthlyValue(month: number): number {
  const { solar, use, grid } = monthOf(month)
  const used = use - grid
  return used * PRICE + (solar - used) * EXPORT_RATE
}
const summer = [5, 6, 7].reduce((sum, month) => sum + monthlyValue(month), 0)

const DIRT = 0.03
const lostToDirt = DIRT * home.output
/** At the average value of a kWh of this system [€]. */
const costOfDirt = DIRT * (home.billBefore - home.billAfter)
/** Share of the system's price. */
const INVERTER = 0.1
const upkeep = Math.round((MAINTENANCE * home.price) / 10) * 10
const inverter = Math.round((INVERTER * home.price) / 10) * 10
const row = (name: string, month: number) =>
  `    <tr><th scope="row">${name}</th><td>${number(monthOf(month).solar)} kWh</td><td>${money(monthlyValue(month))}</td></tr>`

const chart: Chart = {
  name: 'maintenance-fr',
  title: 'Une panne en été coûte bien plus que la saleté',
  subtitle: `Perte en euros pour ${number(home.kwp, 1)} kWc à Lyon, ${number(USE)} kWh par an à ${cents(PRICE)}`,
  bars: [
    ['Saleté, 3 % de moins toute l’année', costOfDirt, money(costOfDirt)],
    ['Panne en décembre', monthlyValue(12), money(monthlyValue(12))],
    ['Panne en juin', monthlyValue(6), money(monthlyValue(6))],
    ['Panne de mai à juillet', summer, money(summer)],
  ],
}

export default {
  slug: 'entretenir-ses-panneaux-solaires',
  title: 'Entretenir ses panneaux solaires : ce qu’il faut faire',
  chart,
  content: `
<p>Les panneaux demandent peu : la pluie fait presque tout le nettoyage. Regardez la production dans l’application chaque mois et faites le tour de la maison une fois par an. Prévoyez un nouvel onduleur, et ne montez pas sur le toit.</p>

<h2>Contrôler la production chaque mois</h2>
<p>Comparez les kWh du mois avec ceux du même mois de l’an dernier. La météo peut changer un mois de 20 % ou plus. Cherchez donc une chute soudaine :</p>
<table>
  <thead>
    <tr><th scope="col">Ce que vous voyez</th><th scope="col">Cause probable</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Rien un jour de soleil</th><td>Un disjoncteur coupé, l’onduleur en panne ou une coupure de courant</td></tr>
    <tr><th scope="row">Un tiers ou la moitié manque</th><td>Un groupe de panneaux est arrêté</td></tr>
    <tr><th scope="row">1 panneau loin derrière les autres</th><td>Une ombre nouvelle, des fientes ou un micro-onduleur en panne</td></tr>
    <tr><th scope="row">Un peu moins chaque été</th><td>De la saleté, ou des arbres qui ont poussé</td></tr>
  </tbody>
</table>
<p>Beaucoup perdent de l’argent parce qu’ils ne remarquent pas une panne. Exemple : ${number(home.kwp, 1)} kWc à Lyon, une maison de ${number(USE)} kWh par an et un kWh à ${cents(PRICE)}. Le surplus se vend ${cents(EXPORT_RATE, 0)}, tarif du 1er trimestre 2026. Le coût d’un mois d’arrêt dépend de la saison :</p>
<table>
  <thead>
    <tr><th scope="col">Mois</th><th scope="col">Production</th><th scope="col">Valeur</th></tr>
  </thead>
  <tbody>
${[row('Décembre', 12), row('Mars', 3), row('Juin', 6)].join('\n')}
  </tbody>
</table>
<p>Un arrêt de mai à juillet coûte ${money(summer)}.</p>
${chartFigure(chart)}

<h2>Un nettoyage vaut-il son prix ?</h2>
<p>Le plus souvent, non. Pour l’Allemagne, un chercheur estime la perte due à la saleté à environ 3 %. Dans notre exemple, 3 % font ${number(lostToDirt)} kWh, soit environ ${money(costOfDirt)} par an. Un nettoyage professionnel coûte bien plus.</p>
<p>De courtes sécheresses gênent peu. Sur 186 installations en Californie, la production baissait de 0,05 % par jour sans pluie. Cela fait 1,5 % après 30 jours secs.</p>
<p>Certains endroits sont pires : chemins agricoles, carrières, routes chargées, bord de mer, arbres et panneaux presque à plat. Un vent de sable du Sahara peut aussi salir d’un coup. La pluie suivante l’emporte en général.</p>
<p>Si vous atteignez les panneaux depuis le sol :</p>
<ul>
  <li>Nettoyez le matin, au frais. L’eau froide peut fendre un verre chaud.</li>
  <li>Prenez de l’eau claire, un tuyau et une brosse douce sur une perche.</li>
  <li>Évitez le nettoyeur haute pression, les éponges dures et le savon. La plupart des garanties ne couvrent pas ces dégâts.</li>
</ul>

<h2>Le tour annuel, depuis le sol</h2>
<p>Prenez des jumelles et cherchez :</p>
<ol>
  <li>Un verre fendu, des taches brunes ou un bord blanc sur un panneau.</li>
  <li>Des câbles qui pendent ou frottent sur le toit.</li>
  <li>Des nids et des feuilles sous les panneaux. Les fouines rongent les câbles, un grillage les arrête.</li>
  <li>Des branches qui font maintenant de l’ombre à midi.</li>
  <li>Des traces d’eau au plafond sous les panneaux.</li>
</ol>
<p>Dépoussiérez les grilles de l’onduleur et lisez ses codes d’erreur. N’ouvrez aucun boîtier. Dès qu’il fait jour, les panneaux produisent une tension dangereuse, même disjoncteur coupé.</p>

<h2>Les pièces qui vieillissent</h2>
<table>
  <thead>
    <tr><th scope="col">Pièce</th><th scope="col">Durée habituelle</th><th scope="col">À prévoir</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Panneaux</th><td>25 à 30 ans et plus</td><td>Environ 0,5 % de production en moins par an</td></tr>
    <tr><th scope="row">Onduleur au mur</th><td>10 à 15 ans</td><td>1 nouvel onduleur, environ ${money(inverter)} dans l’exemple</td></tr>
    <tr><th scope="row">Micro-onduleurs, optimiseurs</th><td>Garantie jusqu’à 25 ans</td><td>Quelques pannes isolées. C’est le travail sur le toit qui coûte</td></tr>
    <tr><th scope="row">Batterie</th><td>10 à 15 ans</td><td>Elle stocke un peu moins chaque année</td></tr>
    <tr><th scope="row">Fixations et joints</th><td>Autant que le toit</td><td>Un contrôle après une grosse tempête</td></tr>
  </tbody>
</table>
<p>Notre planificateur utilise des règles empiriques. L’entretien coûte 1 % du prix de l’installation par an, un nouvel onduleur environ 10 % du prix. Pour ${money(home.price)}, cela fait ${money(upkeep)} par an et ${money(inverter)} une fois. Sur 25 ans, c’est en moyenne environ ${money(Math.round((upkeep + inverter / 25) / 10) * 10)} par an. Saisissez ce montant comme entretien dans le <a href="/fr/calculators/payback-period">calculateur de rentabilité</a>.</p>
<p>Votre toit doit être refait dans moins de 10 ans ? Refaites-le d’abord. Retirer et reposer les panneaux coûte cher.</p>

<h2>Garanties et assurance</h2>
<ul>
  <li><strong>Garantie produit</strong> du fabricant : elle couvre les défauts pendant 12 à 25 ans.</li>
  <li><strong>Garantie de production :</strong> elle promet souvent 85 à 90 % après 25 ans. À vous de prouver la perte.</li>
  <li><strong>Garantie décennale</strong> de l’installateur : demandez l’attestation d’assurance et ce qu’elle couvre, par exemple les fuites. L’assureur reste si l’entreprise ferme.</li>
</ul>
<p>Gardez le contrat, les numéros de série, le schéma électrique et des photos dans un dossier. Déclarez les panneaux à votre assurance habitation. Demandez quels dégâts elle couvre.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Saisissez l’entretien et le prix d’un nouvel onduleur dans <a href="/fr/plan/money">Mon budget</a>. Le planificateur montre ce qui change.</p>

<h2>Sources</h2>
<ul>
  <li>F. A. Mejia et J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>Tagesschau, <a href="https://www.tagesschau.de/wirtschaft/energie/pv-anlagen-photovoltaik-reinigung-100.html">Quand un nettoyage est rentable</a>, janvier 2024 : Allemagne</li>
  <li>K. Ilse et autres, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3e édition, 2018</li>
  ${sources.systemPrices}
  ${sources.eurostat}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
