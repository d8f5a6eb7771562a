import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, money, number, PRICE, price, REGULATED_PRICE, sources, USE } from './home-in-lyon.ts'

/** A round figure for the example [€ a year]. */
const STANDING_CHARGE = 200
const consumption = USE * REGULATED_PRICE
const total = consumption + STANDING_CHARGE

/** A month of the example [kWh]. */
const month = { use: USE / 12, solar: 260, usedAtHome: 100, exported: 160 }
const yearlyBill = 12 * (month.use - month.solar) * REGULATED_PRICE

const chart: Chart = {
  name: 'electricity-bill-fr',
  title: `Le solaire peut réduire ${money(consumption)} de cette facture de ${money(total)}, pas l’abonnement`,
  subtitle: `Exemple pour ${number(USE)} kWh, en euros par an`,
  bars: [
    [`${number(USE)} kWh à ${cents(REGULATED_PRICE, 2)}`, consumption, money(consumption)],
    ['Abonnement', STANDING_CHARGE, money(STANDING_CHARGE)],
  ],
}

export default {
  slug: 'comprendre-sa-facture-d-electricite',
  title: 'Comprendre sa facture d’électricité avant de passer au solaire',
  chart,
  content: `
<p>Cherchez 3 choses sur votre facture : votre consommation en kilowattheures (kWh), le prix du kWh et l’abonnement. Le solaire réduit ce que vous payez par kWh. Il ne réduit pas l’abonnement.</p>

<h2>Watts et kilowattheures</h2>
<p>Le <strong>watt</strong> (W) dit à quelle vitesse un appareil consomme. 1 000 W font 1 kilowatt (kW).</p>
<p>Le <strong>kilowattheure</strong> (kWh) dit combien d’électricité il a consommé. Un appareil de 1 kW consomme 1 kWh en 1 heure.</p>
<p>Exemple : un radiateur de 2 000 W fonctionne pendant 3 heures. Il consomme 2 000 × 3 ÷ 1 000 = 6 kWh. À ${cents(REGULATED_PRICE, 2)} le kWh, cela coûte ${money(6 * REGULATED_PRICE, 'all')}.</p>

<h2>Les lignes de la facture</h2>
<p>Chaque fournisseur a sa présentation. Ces lignes figurent en France sur presque toutes les factures :</p>
<table>
  <thead>
    <tr><th scope="col">Ligne</th><th scope="col">Ce que vous payez</th><th scope="col">Réduite par le solaire ?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Abonnement</th><td>L’accès au réseau, selon la puissance souscrite (kVA)</td><td>Non</td></tr>
    <tr><th scope="row">Consommation</th><td>Chaque kWh soutiré du réseau</td><td>Oui</td></tr>
    <tr><th scope="row">Acheminement (TURPE)</th><td>Les lignes et le compteur ; il est compris dans les 2 lignes du haut</td><td>Pour la part par kWh</td></tr>
    <tr><th scope="row">Accise sur l’électricité</th><td>Une taxe par kWh</td><td>Oui</td></tr>
    <tr><th scope="row">CTA</th><td>Une contribution liée à l’abonnement</td><td>Non</td></tr>
    <tr><th scope="row">TVA</th><td>Un pourcentage des autres lignes</td><td>En partie</td></tr>
  </tbody>
</table>
<p>La <strong>mensualité</strong> n’est pas une facture. C’est une avance calculée à partir d’une estimation. Prenez la facture de régularisation, qui donne les kWh d’une année entière.</p>

<h2>Votre prix du kWh</h2>
<p>Retirez l’abonnement de la facture annuelle. Divisez le reste par vos kWh. Notre exemple prend le tarif réglementé d’août 2025, option Base, à ${cents(REGULATED_PRICE, 2)} le kWh. L’abonnement de ${money(STANDING_CHARGE)} par an est un chiffre rond. La facture est donc de ${money(total)} pour ${number(USE)} kWh.</p>
<ul>
  <li>Prix du kWh : (${money(total)} − ${money(STANDING_CHARGE)}) ÷ ${number(USE)} = <strong>${cents(REGULATED_PRICE)}</strong>. C’est ce que vous économisez par kWh que vous n’achetez plus.</li>
  <li>Avec l’abonnement : ${money(total)} ÷ ${number(USE)} = ${cents(total / USE)}. Le solaire paraît alors ${number((100 * total) / consumption - 100)} % plus avantageux qu’il ne l’est.</li>
</ul>
${chartFigure(chart)}
<p>Au 2e semestre 2025, un ménage payait en moyenne ${cents(PRICE)} par kWh en France, selon Eurostat. L’abonnement y est compris. Notre <a href="/fr/calculators/solar">calculateur solaire</a> part d’un prix d’exemple : saisissez-y le vôtre.</p>

<h2>Base, heures creuses ou Tempo</h2>
<h3>Option Base</h3>
<p>Chaque kWh coûte le même prix. Le chiffre ci-dessus suffit.</p>
<h3>Heures pleines et heures creuses</h3>
<p>Le kWh coûte moins cher pendant 8 heures par jour. Depuis novembre 2025, Enedis déplace une partie de ces heures vers l’après-midi. Pour une grande majorité des clients, au moins 2 heures creuses se placent entre 11 h et 17 h. Cela vaut toute l’année ou au moins d’avril à octobre.</p>
<p>Le solaire remplace alors en partie des kWh bon marché. Notez donc les 2 prix et vos heures creuses. Votre fournisseur vous annonce leur changement au moins un mois à l’avance.</p>
<h3>Option Tempo</h3>
<p>Le prix dépend de la couleur du jour : bleu, blanc ou rouge. Les jours rouges, les plus chers, tombent en hiver. Les panneaux produisent peu à cette saison.</p>

<h2>Votre consommation sur 12 mois</h2>
<p>Une seule facture dit peu de choses. Votre espace client Enedis montre les relevés du compteur Linky, jour par jour ou plus finement. Cherchez l’un de ces profils :</p>
<ul>
  <li><strong>Forte en hiver :</strong> chauffage électrique ou pompe à chaleur. Les panneaux produisent alors le moins.</li>
  <li><strong>Forte en été :</strong> climatisation ou piscine. Cela convient bien au solaire.</li>
  <li><strong>Forte toute l’année :</strong> quelque chose fonctionne jour et nuit. Cherchez un vieux réfrigérateur, une pompe ou un chauffe-eau.</li>
</ul>
<p>Le <a href="/fr/calculators/energy-usage">calculateur de consommation</a> additionne vos appareils. Les watts d’un réfrigérateur peuvent tromper, car son moteur ne tourne pas sans arrêt.</p>

<h2>Votre facture avec le solaire</h2>
<p>Exemple pour la <a href="/fr/calculators/bill-comparison">comparaison de factures</a> : vous consommez ${number(month.use)} kWh par mois et les panneaux en produisent ${number(month.solar)}. Sans l’abonnement, vous payez ${money(yearlyBill)} par an au lieu de ${money(consumption)}. Vous économisez ${number(100 - (100 * yearlyBill) / consumption)} %.</p>
<p>Ce calcul compte chaque kWh solaire au prix fort. En France, ce n’est vrai que pour ceux que vous consommez vous-même. Supposons que vous en utilisiez ${number(month.usedAtHome)} et vendiez le reste à ${cents(EXPORT_RATE, 0)}, tarif du 1er trimestre 2026 :</p>
<table>
  <thead>
    <tr><th scope="col">${number(month.solar)} kWh solaires par mois</th><th scope="col">Calcul</th><th scope="col">Valeur</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Autoconsommation</th><td>${number(month.usedAtHome)} × ${number(REGULATED_PRICE, 4)} €</td><td>${money(month.usedAtHome * REGULATED_PRICE, 'all')}</td></tr>
    <tr><th scope="row">Surplus vendu</th><td>${number(month.exported)} × ${price(EXPORT_RATE)}</td><td>${money(month.exported * EXPORT_RATE, 'all')}</td></tr>
    <tr><th scope="row">Ensemble</th><td>${money(month.usedAtHome * REGULATED_PRICE, 'all')} + ${money(month.exported * EXPORT_RATE, 'all')}</td><td>${money(month.usedAtHome * REGULATED_PRICE + month.exported * EXPORT_RATE, 'all')}</td></tr>
    <tr><th scope="row">Tout au prix fort</th><td>${number(month.solar)} × ${number(REGULATED_PRICE, 4)} €</td><td>${money(month.solar * REGULATED_PRICE, 'all')}</td></tr>
  </tbody>
</table>
<p>La différence est grande. Lisez <a href="/fr/tips/vente-du-surplus-photovoltaique">ce que rapporte le surplus</a> avant de choisir une taille.</p>

<h2>À noter pour les installateurs</h2>
<ol>
  <li>Vos kWh sur 12 mois.</li>
  <li>Votre abonnement et votre puissance souscrite en kVA.</li>
  <li>Votre prix du kWh, ou chaque prix avec ses heures.</li>
  <li>Les appareils prévus : pompe à chaleur, voiture électrique, climatisation.</li>
</ol>
<p>Donnez la même liste à chaque installateur. Vous pourrez alors comparer les devis.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Saisissez votre facture ou vos kWh dans <a href="/fr/plan/home">Mon logement</a> et vos prix dans <a href="/fr/plan/money">Mon budget</a>. Le planificateur complète ce qui manque avec les valeurs habituelles chez vous.</p>

<h2>Sources</h2>
<ul>
  <li>UFC-Que Choisir, <a href="https://www.quechoisir.org/conseils-facture-d-electricite-les-points-cles-pour-la-comprendre-n47800/">Facture d’électricité : les points-clés pour la comprendre</a></li>
  <li>JeChange, <a href="https://www.jechange.fr/energie/electricite/taxes">Taxes sur l’électricité</a>, 2025</li>
  ${sources.eurostat}
  ${sources.batteryPrices}
  ${sources.offPeak}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
