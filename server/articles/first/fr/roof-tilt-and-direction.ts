import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, figures, number, percent, sources } from './home-in-lyon.ts'

const { Lyon, Lille, Marseille } = figures.towns
const { roof, steep, flat, southWest, east, west, pole, wall } = figures.planes
const best = Math.round(roof.yield / roof.share)

const rows: readonly (readonly [label: string, yearly: number, share: number])[] = [
  [`Sud, ${Lyon.bestTilt}° (le meilleur)`, best, 1],
  ['Sud, 30°', roof.yield, roof.share],
  ['Sud-ouest, 30°', southWest.yield, southWest.share],
  ['Sud, 60°', steep.yield, steep.share],
  ['À plat', flat.yield, flat.share],
  ['Est, 30°', east.yield, east.share],
  ['Ouest, 30°', west.yield, west.share],
  ['Mur au sud', wall.yield, wall.share],
  ['Nord, 30°', pole.yield, pole.share],
]

const chart: Chart = {
  name: 'roof-direction-fr',
  title: 'Seuls un mur et un toit au nord produisent beaucoup moins que le meilleur toit',
  subtitle: 'Production à Lyon, en part du meilleur toit',
  bars: rows.map(([label, , share]) => [label, share * 100, percent(share)] as const),
}

/** Slope by the rule of Sun Path Analysis [°]. */
const slopeByRule = (latitude: number) => Math.round(0.76 * latitude + 3.1)
/** Peak sun hours by the formula of Sun Path Analysis. */
const sunHoursByFormula = 12 * Math.cos((Lyon.latitude * Math.PI) / 180)

export default {
  slug: 'inclinaison-et-orientation-du-toit',
  title: 'Inclinaison et orientation du toit : est-ce important ?',
  chart,
  content: `
<p>L’inclinaison et l’orientation comptent moins qu’on ne le croit. Un toit plein sud incliné de 30° à 60° produit au moins ${percent(steep.share)} du meilleur. Un toit à l’est produit environ ${number(100 * (1 - east.share))} % de moins à Lyon, et l’ombre peut coûter davantage.</p>

<h2>Production selon l’orientation et l’inclinaison</h2>
<p>Les panneaux produisent le plus quand le soleil les éclaire de face. Le soleil bouge, pas le toit. La meilleure inclinaison est donc un compromis sur l’année. Notre modèle donne ces chiffres pour Lyon, sans ombrage :</p>
<table>
  <thead>
    <tr><th scope="col">Orientation et inclinaison</th><th scope="col">Production (kWh par an et par kWc)</th><th scope="col">Part du meilleur</th></tr>
  </thead>
  <tbody>
${rows
  .map(
    ([label, yearly, share]) =>
      `    <tr><th scope="row">${label}</th><td>${number(yearly)}</td><td>${percent(share)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Le kWc est la puissance crête des panneaux. Le toit plein sud à 30° donne ${number(Lille.yield)} kWh par kWc à Lille et ${number(Marseille.yield)} à Marseille. La ville compte donc plus que quelques degrés.</p>

<h2>La meilleure inclinaison chez vous</h2>
<p>La <a href="/fr/calculators/sun-path">course du soleil</a> utilise une règle simple : inclinaison = 0,76 × latitude + 3,1. Notre modèle complet arrive presque au même résultat :</p>
<table>
  <thead>
    <tr><th scope="col">Ville</th><th scope="col">Latitude nord</th><th scope="col">Inclinaison par la règle</th><th scope="col">À 1 % au plus du meilleur</th></tr>
  </thead>
  <tbody>
${Object.entries(figures.towns)
  .map(
    ([town, { latitude, tilts }]) =>
      `    <tr><th scope="row">${town}</th><td>${number(latitude, 1)}°</td><td>${slopeByRule(latitude)}°</td><td>De ${tilts[0]}° à ${tilts[1]}°</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>La dernière colonne est large. Votre toit n’a pas besoin de l’inclinaison exacte.</p>

<h2>Mesurer l’inclinaison du toit</h2>
<ul>
  <li>Regardez les plans de la maison. Ils donnent la pente en degrés ou en pourcentage.</li>
  <li>Ou posez un téléphone avec une application de niveau sur un chevron, dans les combles.</li>
  <li>Une pente en pourcentage se convertit : 27 % font 15°, 58 % font 30° et 100 % font 45°.</li>
</ul>

<h2>Des châssis pour incliner les panneaux</h2>
<p>Sur un toit en pente, des châssis ne valent presque jamais leur prix. Ils coûtent plus, prennent le vent et ne gagnent que quelques pour cent. En France, la mairie peut aussi les refuser dans un secteur protégé.</p>
<p>Sur un toit plat, une inclinaison de 10° à 15° est courante. La pluie nettoie alors le verre, et les rangées se font moins d’ombre. Des rangées tournées tour à tour vers l’est et l’ouest accueillent le plus de panneaux.</p>

<h2>Toits à l’est et à l’ouest</h2>
<p>À Lyon, un toit à l’est à 30° produit ${percent(east.share)} du meilleur, et un toit à l’ouest presque autant. L’économie baisse moins que la production. Ce qui manque en été à midi aurait surtout été vendu, à ${cents(EXPORT_RATE, 0)} le kWh au 1er trimestre 2026.</p>
<p>Les panneaux à l’est conviennent aux matins actifs, ceux à l’ouest aux fins d’après-midi. Avec les deux, vous consommez davantage de votre propre électricité. C’est un avantage quand le <a href="/fr/tips/vente-du-surplus-photovoltaique">surplus</a> rapporte peu. Pensez aussi à vos <a href="/fr/tips/comprendre-sa-facture-d-electricite">heures creuses</a>.</p>

<h2>L’ombrage</h2>
<p>Vérifiez l’ombrage avant de penser à l’inclinaison. Regardez le toit à 9 h, à midi et à 15 h, si possible en hiver. Une cheminée ou un arbre peut coûter plus qu’un toit tourné vers l’ouest.</p>
<p>Les panneaux récents limitent la perte à la partie à l’ombre. Des optimiseurs ou des micro-onduleurs aident aussi. Mais aucun appareil ne produit sans lumière. Un bon devis indique la perte annuelle due à l’ombrage, en pourcentage.</p>

<h2>Les heures de plein soleil</h2>
<p>Une case de la course du soleil montre les heures de plein soleil d’une formule simple : 12 × cos(latitude). Elle ignore les nuages et les saisons. Pour Lyon, elle donne ${number(sunHoursByFormula, 1)} heures par jour. Un vrai toit plein sud à 30° y reçoit ${number(Lyon.sunHours, 1)} heures. Ne dimensionnez pas une installation avec cette formule. Prenez les données de climat plus bas sur la page.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Saisissez l’inclinaison, l’orientation et l’ombrage de chaque pan de toiture dans <a href="/fr/plan/sun">Mon soleil</a>. Le planificateur montre ce que chacun produit.</p>

<h2>Sources</h2>
<ul>
  ${sources.climate}
  ${sources.pvgis}
  <li>Banque mondiale, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
