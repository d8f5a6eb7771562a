import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, money, number, PRICE, price, sources } from './home-in-lyon.ts'

/** [kWh] */
const hour = { made: 3.2, used: 0.9, exported: 2.3 }
const used = hour.used * PRICE
const exported = hour.exported * EXPORT_RATE
const simple = hour.made * PRICE

const chart: Chart = {
  name: 'planner-fr',
  title: `Un seul prix pour tous les kWh multiplierait la valeur de cette heure par ${number(simple / (used + exported), 1)}`,
  subtitle: 'Valeur de 1 heure de solaire, avec 3,2 kWh produits et 0,9 kWh consommé à la maison',
  bars: [
    ['Heure par heure, surplus vendu', used + exported, money(used + exported, 'all')],
    ['Tout le solaire au prix du kWh', simple, money(simple, 'all')],
  ],
}

export default {
  slug: 'comment-calcule-le-planificateur',
  title: 'Comment le planificateur calcule votre réponse',
  chart,
  content: `
<p>Pour chaque heure d’une année, le planificateur calcule ce que vos panneaux produisent et ce que votre logement consomme. Il en tire vos factures sur 25 ans, avec vos prix. La réponse est une fourchette, car personne ne connaît la météo, les habitudes et les prix futurs.</p>

<h2>Les chiffres que vous n’avez pas à saisir</h2>
<p>Une ville et une facture suffisent. Nous complétons avec ce qui est habituel chez vous. Chaque chiffre porte une étiquette qui dit d’où il vient :</p>
<table>
  <thead>
    <tr><th scope="col">Étiquette</th><th scope="col">Origine du chiffre</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Saisi par vous</th><td>Votre propre chiffre</td></tr>
    <tr><th scope="row">Habituel ici</th><td>D’une source nommée pour votre région, avec sa date</td></tr>
    <tr><th scope="row">Estimé</th><td>Calculé à partir d’autres chiffres</td></tr>
    <tr><th scope="row">Règle empirique</th><td>Un repère approximatif, faute de meilleure source</td></tr>
    <tr><th scope="row">À compléter</th><td>Nous ne le connaissons pas : vous pouvez l’ajouter</td></tr>
  </tbody>
</table>
<p>Votre projet reste sur cet appareil tant que vous ne l’enregistrez pas dans un compte et ne le partagez pas.</p>

<h2>Le soleil sur votre toit</h2>
<p>Votre ville fixe le climat. Nous prenons les moyennes de NASA POWER de 2001 à 2020. CHELSA, une carte plus fine, les améliore dans les régions de relief.</p>
<p>Pour chaque heure, nous calculons la position du soleil et la lumière sur chaque pan de toiture. Nous retirons l’ombre des arbres, des bâtiments et du relief. Des panneaux chauds produisent moins. Les câbles, la saleté et d’autres pertes coûtent 14,1 %, comme dans PVWatts. Chaque année, les panneaux produisent environ 0,5 % de moins.</p>

<h2>Votre consommation, heure par heure</h2>
<p>Une facture dit combien vous consommez, mais pas quand. Nous répartissons donc votre consommation sur une journée type de votre pays et de votre climat. Elle dépend aussi de qui est à la maison en journée. Voiture électrique, pompe à chaleur, climatisation et piscine ont leurs propres heures.</p>
<p>Les relevés de votre compteur Linky valent mieux que toute journée type. Sans eux, nous testons aussi une consommation plus forte ou plus faible en journée.</p>

<h2>Autoconsommation et surplus</h2>
<p>À chaque heure, votre logement utilise d’abord le solaire. Le surplus charge la batterie, si vous en avez une. Le reste part sur le réseau. Si le solaire ne suffit pas, la batterie aide d’abord, puis le réseau.</p>
<p>Dans une même heure, votre consommation varie. Sans batterie, nous comptons donc un peu moins d’autoconsommation que la moyenne de l’heure n’en donne.</p>
<p>Exemple pour 1 heure sans batterie : les panneaux produisent ${number(hour.made, 1)} kilowattheures (kWh) et la maison en consomme ${number(hour.used, 1)}. Le kWh coûte ${cents(PRICE)}, le surplus se vend ${cents(EXPORT_RATE, 0)}.</p>
<ul>
  <li>Autoconsommation : ${number(hour.used, 1)} × ${price(PRICE)} = ${money(used, 'all')}</li>
  <li>Surplus vendu : ${number(hour.exported, 1)} × ${price(EXPORT_RATE)} = ${money(exported, 'all')}</li>
  <li>Ensemble : <strong>${money(used + exported, 'all')}</strong></li>
</ul>
${chartFigure(chart)}
<p>Une formule simple compte les ${number(hour.made, 1)} kWh à ${cents(PRICE)}, soit ${money(simple, 'all')}. C’est pourquoi un calcul heure par heure donne souvent un temps de retour plus long.</p>

<h2>Factures et économies</h2>
<p>Nous calculons chaque facture mensuelle deux fois : avec et sans solaire. Elle suit votre contrat, avec abonnement, tranches, heures creuses et prix de rachat. La différence est votre économie.</p>
<p>Nous en retirons le prix d’achat, l’entretien, un nouvel onduleur, une nouvelle batterie, et le prêt ou la location. Nous ajoutons les aides. L’argent des années futures compte moins que celui d’aujourd’hui. Vous pouvez ouvrir chaque chiffre pour voir sa formule et vos propres valeurs.</p>

<h2>Quelle confiance avoir dans la réponse ?</h2>
<p>3 choses restent inconnues : la production future, les heures de votre consommation et la hausse du prix de l’électricité. Nous les changeons toutes les 3 pour un cas favorable et un cas défavorable. Nous estimons à environ 1 sur 10 la chance de faire mieux que le cas favorable. Le risque de faire moins bien que le cas défavorable est à peu près le même.</p>
<table>
  <thead>
    <tr><th scope="col">Chance d’y gagner, selon notre estimation</th><th scope="col">Notre réponse</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">9 sur 10 ou plus</th><td>Rentable</td></tr>
    <tr><th scope="row">6 à 8 sur 10</th><td>Probablement rentable</td></tr>
    <tr><th scope="row">4 ou 5 sur 10</th><td>Cela dépend</td></tr>
    <tr><th scope="row">1 à 3 sur 10</th><td>Probablement pas rentable</td></tr>
    <tr><th scope="row">Moins de 1 sur 10</th><td>Pas rentable</td></tr>
  </tbody>
</table>
<p>Au-dessous de 4 sur 10, il y a une autre réponse : Se rembourse, mais lentement. L’installation se rembourse, mais une épargne sûre rapporterait plus. Les prix habituels diffèrent des vôtres. Le prix de l’installation reste donc incertain tant que vous n’avez pas de devis.</p>
<p>Nous avons choisi ces limites nous-mêmes. Un graphique montre ensuite ce qui pourrait changer votre réponse.</p>
<p>Nous avons comparé notre modèle avec PVWatts, avec le System Advisor Model du NREL et avec la météo réelle. <a href="/fr/accuracy">Quelle est la précision ?</a> montre chaque écart.</p>

<h2>Combien de CO₂ cela évite-t-il ?</h2>
<p>Chaque kWh solaire remplace un kWh du réseau. Nous le multiplions par le CO₂ moyen d’un kWh dans votre pays. Puis nous retirons ce que cause la fabrication des panneaux et de la batterie. Le total est une fourchette. Un bout garde le réseau d’aujourd’hui. L’autre le laisse changer comme ces 10 dernières années.</p>
<p>En France, le réseau émet déjà peu : environ 41 g de CO₂ par kWh en 2025. Avec un réseau aussi propre, les panneaux compensent à peine le CO₂ de leur fabrication. Le solaire y est donc surtout une question de budget.</p>

<h2>Ce que le planificateur ne compte pas</h2>
<ul>
  <li><strong>L’impôt sur vos revenus solaires.</strong> Renseignez-vous auprès de votre centre des impôts.</li>
  <li><strong>La valeur de votre logement.</strong></li>
  <li><strong>Les règles locales et la solidité de votre toit.</strong> Un installateur doit vérifier les deux.</li>
</ul>

<h2>Faites le calcul pour votre logement</h2>
<p><a href="/fr/plan">Commencez votre projet</a> avec une ville et une facture. Remplacez ensuite les valeurs habituelles par les vôtres. Vous avez un devis ? Vérifiez-le dans <a href="/fr/plan/answer">Votre réponse</a>. Vous pouvez aussi partir d’un <a href="/fr/calculators/solar">calculateur</a> et reprendre ses chiffres dans votre projet.</p>

<h2>Sources</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a> : ensoleillement et air, de 2001 à 2020</li>
  <li>Institut fédéral suisse de recherches WSL, <a href="https://chelsa-climate.org/">CHELSA</a> : climat à haute résolution</li>
  <li>A. Dobos, NREL, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, 2014 : pertes et onduleur</li>
  <li>D. Jordan et S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics, 2013</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, le moteur du System Advisor Model</li>
  <li>Ember et Our World in Data, <a href="https://ourworldindata.org/grapher/carbon-intensity-electricity">Intensité carbone de l’électricité</a></li>
  ${sources.eurostat}
  ${sources.surplus}
</ul>
`,
} satisfies TranslatedArticleText
