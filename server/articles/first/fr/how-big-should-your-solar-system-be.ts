import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  CAR_USE,
  cents,
  EXPORT_RATE,
  figures,
  money,
  number,
  PREMIUM,
  PRICE,
  percent,
  REGULATED_PRICE,
  sizeOf,
  sources,
  USE,
  usedAtHome,
} from './home-in-lyon.ts'

const { Lyon, Lille, Marseille } = figures.towns
const [small, large] = [sizeOf(5), sizeOf(11)]
const kwp = (size: { readonly kwp: number }) => `${number(size.kwp, 1)} kWc`
const inYears = (payback: number) => `${number(payback, 1)} ans`
/** Of the smallest size in year 1 [€]. */
const savings = small.home.billBefore - small.home.billAfter
const savingsAt = (pricePerKwh: number) =>
  Math.round((savings - usedAtHome(small.home) * (PRICE - pricePerKwh)) / 10) * 10

const chart: Chart = {
  name: 'system-size-fr',
  title: 'La voiture rechargée en journée change le résultat, plus que la taille',
  subtitle: `Gain sur 25 ans en valeur d’aujourd’hui, maison à Lyon de ${number(USE)} kWh par an`,
  bars: [
    ...figures.sizes.map(({ home }) => [kwp(home), home.gain, money(home.gain)] as const),
    ...figures.sizes.map(
      ({ carByDay }) =>
        [`${kwp(carByDay)} et voiture rechargée en journée`, carByDay.gain, money(carByDay.gain)] as const,
    ),
  ],
}

export default {
  slug: 'quelle-puissance-solaire-installer',
  title: 'Quelle puissance solaire installer ?',
  chart,
  content: `
<p>Aux prix habituels, notre maison à Lyon perd un peu d’argent avec le solaire, davantage à chaque panneau. Avec une voiture électrique rechargée en journée, environ ${number(large.carByDay.kwp)} kWc rapportent le plus. Plus vous consommez votre propre électricité, plus l’installation peut être grande.</p>

<h2>Votre consommation</h2>
<p>Partez des kWh de votre facture annuelle, pas de la surface du logement. Pas encore de facture ? Additionnez vos appareils avec le <a href="/fr/calculators/energy-usage">calculateur de consommation</a>.</p>
<p>Pensez aussi à la suite. Une voiture électrique consomme environ ${number(CAR_USE)} kWh pour 12 000 km par an. Une pompe à chaleur peut consommer davantage, surtout en hiver.</p>

<h2>La production chez vous</h2>
<p>Le <strong>kilowatt-crête</strong> (kWc) est la puissance des panneaux un jour de test ensoleillé. La production dépend du lieu et du toit. Pour un toit plein sud incliné à 30°, notre modèle donne par kWc et par an :</p>
<ul>
  <li>Lille : ${number(Lille.yield)} kWh</li>
  <li>Lyon : ${number(Lyon.yield)} kWh</li>
  <li>Marseille : ${number(Marseille.yield)} kWh</li>
</ul>
<p>Les pertes dues à la chaleur, aux câbles, à la saleté et à l’onduleur sont déjà retirées. La <a href="/fr/calculators/sun-path">course du soleil</a> montre la production chez vous. PVGIS, un outil gratuit de l’Union européenne, la montre aussi.</p>
<blockquote><p>Puissance qui produit votre consommation annuelle (kWc) = kWh par an ÷ production par kWc</p></blockquote>
<p>Pour ${number(USE)} kWh à Lyon : ${number(USE)} ÷ ${number(Lyon.yield)} = <strong>${number(USE / Lyon.yield, 1)} kWc</strong>. Vous ne serez pas autonome pour autant. Il y a trop d’électricité en été, et pas assez en hiver. La taille la plus rentable est souvent plus petite.</p>

<h2>Ce que chaque taille rapporte</h2>
<p>Un kWh solaire consommé chez vous évite d’en acheter un, à ${cents(PRICE)} dans notre exemple. Un kWh vendu rapporte ${cents(EXPORT_RATE, 0)}. L’autoconsommation décide donc du résultat : c’est la part de l’électricité solaire que la maison utilise elle-même. Voici une maison à Lyon de ${number(USE)} kWh par an, sans batterie :</p>
<table>
  <thead>
    <tr><th scope="col">Puissance</th><th scope="col">Prix</th><th scope="col">Autoconsommation</th><th scope="col">Temps de retour</th><th scope="col">Gain sur 25 ans</th></tr>
  </thead>
  <tbody>
${figures.sizes
  .map(
    ({ home }) =>
      `    <tr><th scope="row">${kwp(home)}</th><td>${money(home.price)}</td><td>${percent(home.selfConsumption)}</td><td>${inYears(home.payback)}</td><td>${money(home.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Vous récupérez la mise en ${number(small.home.payback, 0)} à ${number(sizeOf(14).home.payback, 0)} ans. Mais l’argent placé ailleurs aurait rapporté un peu plus. Le gain en tient compte : il est donc négatif. Avec la plus petite taille, c’est peu, et chacun peut en décider autrement.</p>
<p>Avec une voiture électrique rechargée en journée, tout change :</p>
<table>
  <thead>
    <tr><th scope="col">Avec la voiture en journée</th><th scope="col">Autoconsommation</th><th scope="col">Temps de retour</th><th scope="col">Gain sur 25 ans</th></tr>
  </thead>
  <tbody>
${figures.sizes
  .map(
    ({ carByDay }) =>
      `    <tr><th scope="row">${kwp(carByDay)}</th><td>${percent(carByDay.selfConsumption)}</td><td>${inYears(carByDay.payback)}</td><td>${money(carByDay.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>De ${number(sizeOf(8).carByDay.kwp, 1)} à ${number(sizeOf(14).carByDay.kwp, 1)} kWc, le gain est presque le même. Le toit et le budget peuvent alors décider. Si la voiture se recharge le soir, le gain est presque nul à ${kwp(sizeOf(8).carInTheEvening)}.</p>

<h3>Le prix du kWh compte beaucoup</h3>
<p>Les ${cents(PRICE)} sont une moyenne d’Eurostat, abonnement compris. Or le solaire ne réduit pas l’abonnement. Au tarif réglementé d’août 2025, le kWh seul coûtait ${cents(REGULATED_PRICE, 2)} en option Base. Avec ce prix, ${kwp(small.home)} économisent ${money(savingsAt(REGULATED_PRICE))} la 1re année au lieu de ${money(savings)}. Tous les gains de cette page baissent alors, aussi avec la voiture. Calculez donc avec <a href="/fr/tips/comprendre-sa-facture-d-electricite">votre propre prix du kWh</a>.</p>

<h3>Hypothèses</h3>
<p>Toit plein sud à 30° sans ombre, mise en service en décembre 2026. Le prix compte une TVA à 5,5 %. Avec une TVA à 20 %, le prix est plus haut de 13,7 %. L’électricité augmente de 2 % par an. L’entretien coûte 1 % du prix par an, et un nouvel onduleur arrive après environ 15 ans. L’argent compte 5 % de moins à chaque année qui passe.</p>
<p>Le surplus est vendu pendant 20 ans à ${cents(EXPORT_RATE, 0)}, tarif du 1er trimestre 2026. Vérifiez celui du trimestre de votre demande. La prime n’est pas comptée. Au 1er trimestre 2026, elle était de ${money(PREMIUM)} par kWc, soit ${money(PREMIUM * small.home.kwp)} pour ${kwp(small.home)}.</p>

<h2>La place sur le toit</h2>
<p>Un panneau de 440 W couvre environ 2 m². Pour ${kwp(small.home)}, il faut ${small.panels} panneaux et environ 10 m². Pour ${kwp(large.home)}, il en faut ${large.panels} et environ 22 m².</p>
<p>Le meilleur pan de toiture est trop petit ? Regardez les autres. À Lyon, un toit à l’est produit ${percent(figures.planes.east.share)} du meilleur. Voir <a href="/fr/tips/inclinaison-et-orientation-du-toit">inclinaison et orientation du toit</a>.</p>

<h2>Raisons de choisir plus petit</h2>
<ul>
  <li><strong>Peu d’autoconsommation.</strong> Les panneaux en plus produisent surtout du surplus. Voir <a href="/fr/tips/vente-du-surplus-photovoltaique">vente du surplus</a>.</li>
  <li><strong>La limite de 9 kWc.</strong> Au-delà, le tarif, la prime et la TVA changent.</li>
  <li><strong>Des économies moins chères.</strong> Isoler ou changer les ampoules coûte souvent moins par kWh que des panneaux.</li>
</ul>

<h2>Raisons de choisir plus grand</h2>
<ul>
  <li>Vous prévoyez une voiture électrique ou une pompe à chaleur. Ajouter des panneaux plus tard coûte plus cher.</li>
  <li>Quelqu’un est à la maison en journée.</li>
  <li>Le chauffe-eau peut fonctionner à midi.</li>
  <li>Les grandes installations coûtent moins par kWc : ${money(figures.prices[0]?.perKw ?? 0)} pour 3 kWc, ${money(figures.prices[2]?.perKw ?? 0)} pour 8 kWc.</li>
</ul>

<h2>Est-ce sûr ?</h2>
<p>Les années varient. À Lyon, 8 années sur 10 donnent entre ${number(Lyon.badYear)} et ${number(Lyon.goodYear)} kWh par kWc. Hésiter entre 4,8 et 5,2 kWc ne sert donc à rien. Demandez à chaque installateur la production de la 1re année, ombrage compris.</p>

<h2>Faites le calcul pour votre logement</h2>
<p><a href="/fr/plan/system">Mon installation</a> compare beaucoup de tailles pour votre toit, votre consommation et vos prix. Vous voyez la plus petite taille rentable et celle du meilleur gain.</p>

<h2>Sources</h2>
<ul>
  ${sources.systemPrices}
  ${sources.eurostat}
  ${sources.batteryPrices}
  ${sources.surplus}
  ${sources.vat}
  ${sources.climate}
  ${sources.pvgis}
</ul>
`,
} satisfies TranslatedArticleText
