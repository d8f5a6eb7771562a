import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  cents,
  EXPORT_RATE,
  money,
  number,
  PREMIUM,
  PRICE,
  percent,
  price,
  sizeOf,
  sources,
  USE,
} from './home-in-lyon.ts'

const home = sizeOf(11).home
/** A month of the example [kWh]. */
const month = { use: 375, solar: 400 }

/** With a share of the solar used at home. */
function billWith(share: number, exportRate: number) {
  const used = month.solar * share
  const [bought, exported] = [month.use - used, month.solar - used]
  const bill = bought * PRICE - exported * exportRate
  return { bought, exported, bill, saved: month.use * PRICE - bill }
}
const [unsold, third, half] = [billWith(0.3, 0), billWith(0.3, EXPORT_RATE), billWith(0.5, EXPORT_RATE)]

const chart: Chart = {
  name: 'export-rules-fr',
  title: 'Consommer plus de son solaire baisse la facture plus que vendre le surplus',
  subtitle: 'Coût de l’électricité d’un mois moins la vente du surplus',
  bars: [
    ['Sans panneaux', month.use * PRICE, money(month.use * PRICE, 'all')],
    ['30 % consommés, surplus non vendu', unsold.bill, money(unsold.bill, 'all')],
    ['30 % consommés, surplus vendu', third.bill, money(third.bill, 'all')],
    ['50 % consommés, surplus vendu', half.bill, money(half.bill, 'all')],
  ],
}

export default {
  slug: 'vente-du-surplus-photovoltaique',
  title: 'Vente du surplus : ce que rapporte l’électricité solaire injectée',
  chart,
  content: `
<p>Au 1er trimestre 2026, un kilowattheure (kWh) de surplus se vendait ${cents(EXPORT_RATE, 0)} en France jusqu’à 9 kWc. Un kWh que vous consommez vous-même évite d’en acheter un, bien plus cher. Avant de signer, vérifiez le tarif du trimestre en cours.</p>

<h2>Pourquoi il y a un surplus</h2>
<p>Les panneaux produisent le plus vers midi, beaucoup de logements consomment le plus le soir. Prenons une maison à Lyon de ${number(USE)} kWh par an avec ${number(home.kwp, 1)} kWc. Sans batterie, elle ne consomme que ${percent(home.selfConsumption)} de son électricité solaire. Le reste part sur le réseau. Le soir et en hiver, elle achète.</p>

<h2>Comment la vente fonctionne</h2>
<p>Votre compteur Linky compte à part ce que vous achetez et ce que vous injectez. EDF OA, ou un autre acheteur, vous paie le surplus à un tarif fixé pour 20 ans. C’est le tarif du trimestre de votre <strong>demande complète de raccordement</strong>.</p>
<table>
  <thead>
    <tr><th scope="col">Jusqu’à 9 kWc</th><th scope="col">1er trimestre 2026</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Vente du surplus</th><td>${cents(EXPORT_RATE, 0)} par kWh, pendant 20 ans</td></tr>
    <tr><th scope="row">Prime à l’autoconsommation</th><td>${money(PREMIUM)} par kWc, versée une fois</td></tr>
    <tr><th scope="row">Vente de toute la production</th><td>Supprimée depuis le 28 mars 2025</td></tr>
  </tbody>
</table>
<p>Le tarif et la prime changent chaque trimestre. Nous n’avons pas de source sûre pour les trimestres suivants. Regardez sur le site de la CRE ou demandez à l’installateur. Il faut un installateur RGE et, pour la prime, vendre votre surplus. Elle arrive environ un an après la mise en service.</p>
<p>Vous pouvez aussi ne pas vendre. Vous donnez alors le surplus au réseau, ou l’onduleur limite la production.</p>

<h2>La même maison, plusieurs cas</h2>
<p>Une maison consomme ${number(month.use)} kWh dans un mois, à ${cents(PRICE)} le kWh. Ses panneaux en produisent ${number(month.solar)}.</p>
<table>
  <thead>
    <tr><th scope="col">Cas</th><th scope="col">Calcul</th><th scope="col">Coût</th><th scope="col">Économie</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sans panneaux</th><td>${number(month.use)} × ${price(PRICE)}</td><td>${money(month.use * PRICE, 'all')}</td><td>${money(0)}</td></tr>
    <tr><th scope="row">30 % consommés, surplus non vendu</th><td>${number(unsold.bought)} × ${price(PRICE)}</td><td>${money(unsold.bill, 'all')}</td><td>${money(unsold.saved, 'all')}</td></tr>
    <tr><th scope="row">30 % consommés, surplus vendu</th><td>${number(third.bought)} × ${price(PRICE)} − ${number(third.exported)} × ${price(EXPORT_RATE)}</td><td>${money(third.bill, 'all')}</td><td>${money(third.saved, 'all')}</td></tr>
    <tr><th scope="row">50 % consommés, surplus vendu</th><td>${number(half.bought)} × ${price(PRICE)} − ${number(half.exported)} × ${price(EXPORT_RATE)}</td><td>${money(half.bill, 'all')}</td><td>${money(half.saved, 'all')}</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Dans la dernière ligne, la maison consomme ${number(third.bought - half.bought)} kWh solaires de plus. Elle économise ${money(half.saved - third.saved, 'all')} de plus par mois, et cela ne coûte rien.</p>
<p>La <a href="/fr/calculators/bill-comparison">comparaison de factures</a> compte chaque kWh au prix fort. N’y saisissez que le solaire que vous consommez vous-même.</p>

<h2>Consommer plus de son solaire</h2>
<ol>
  <li><strong>Lancez les gros appareils vers midi.</strong> La plupart des lave-vaisselle, lave-linge et sèche-linge ont un départ différé.</li>
  <li><strong>Chauffez l’eau en journée.</strong> Un ballon d’eau chaude stocke de l’énergie à bas prix.</li>
  <li><strong>Rechargez la voiture en journée</strong> quand elle est à la maison. Voir <a href="/fr/tips/recharger-sa-voiture-electrique-au-solaire">recharger sa voiture électrique au solaire</a>.</li>
  <li><strong>Placez des panneaux à l’ouest,</strong> si vous consommez surtout en fin d’après-midi.</li>
  <li><strong>Pensez ensuite à une batterie.</strong> Voir <a href="/fr/tips/batterie-solaire-domestique">batterie domestique</a>.</li>
</ol>

<h2>Ailleurs dans le monde francophone</h2>
<p>2 termes reviennent souvent. Avec la <strong>facturation nette</strong> (net metering), chaque kWh injecté efface un kWh acheté. Avec le <strong>net billing</strong>, chaque kWh injecté a son propre prix, souvent plus bas.</p>
<table>
  <thead>
    <tr><th scope="col">Lieu</th><th scope="col">Règle</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">France</th><td>Tarif fixe du surplus pendant 20 ans, selon le trimestre de la demande</td></tr>
    <tr><th scope="row">Wallonie</th><td>Contrat d’injection avec un fournisseur, qui fixe le prix. La compensation reste jusqu’au 31 décembre 2030 pour les installations d’avant 2024.</td></tr>
    <tr><th scope="row">Bruxelles</th><td>Prix d’injection du fournisseur, et des certificats verts</td></tr>
    <tr><th scope="row">Suisse</th><td>Prix du marché de chaque trimestre, au moins 6 centimes de franc par kWh sous 30 kW</td></tr>
    <tr><th scope="row">Québec</th><td>Mesurage net : les kWh injectés sont crédités sur la facture</td></tr>
  </tbody>
</table>
<p>Les panneaux durent plus de 20 ans. Méfiez-vous d’un devis qui montre 25 ans d’économies sans dire le prix du surplus.</p>

<h2>Questions avant l’achat</h2>
<ol>
  <li>De quel trimestre date le tarif du devis ?</li>
  <li>Qui dépose la demande de raccordement, et quand ?</li>
  <li>Quelle part de la production mon logement consomme-t-il, et comment est-ce calculé ?</li>
  <li>La prime est-elle déjà retirée du prix ? Que se passe-t-il si elle baisse ?</li>
  <li>Que compte le devis après 20 ans ?</li>
</ol>

<h2>Faites le calcul pour votre logement</h2>
<p>Saisissez votre prix de rachat dans <a href="/fr/plan/money">Mon budget</a>. Si vous ne le connaissez pas, le planificateur montre à partir de quel prix le solaire est rentable.</p>

<h2>Sources</h2>
<ul>
  ${sources.surplus}
  ${sources.regulator}
  <li>Photovoltaique.info, <a href="https://www.photovoltaique.info/fr/tarifs-dachat-et-autoconsommation/tarifs-dachat/arrete-tarifaire-en-vigueur/">Arrêté tarifaire en vigueur</a> : trimestre de la demande complète de raccordement</li>
  <li>NewSolar, <a href="https://the.newsolar.click/france-reforms-solar-subsidies">Soutien au solaire en France</a>, janvier 2026</li>
  <li>Commune de Chaudfontaine, <a href="https://chaudfontaine.be/panneaux-photovoltaiques-fin-du-compteur-qui-tourne-a-lenvers">Fin du compteur qui tourne à l’envers</a> : Wallonie</li>
  <li>Engie, <a href="https://engie.be/nl/professionals/support/faq/dienst-na-verkoop/zonnepanelen/start-injectie">Contrats d’injection</a> : Belgique</li>
  <li>Blick, <a href="https://www.blick.ch/politik/bundesrat-legt-neuen-mindestbetrag-fest-doch-reicht-der-so-viel-bekommst-du-fuer-deinen-solarstrom-mindestens-id20606483.html">Rétribution minimale à partir de 2026</a> : Suisse</li>
  <li>D-Central Technologies, <a href="https://d-central.tech/data/net-metering-canada.json">Programmes de mesurage net au Canada</a>, juin 2026 : Québec</li>
</ul>
`,
} satisfies TranslatedArticleText
