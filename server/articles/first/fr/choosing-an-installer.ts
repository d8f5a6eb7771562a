import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, figures, money, number, PREMIUM, sources } from './home-in-lyon.ts'

const { Lyon } = figures.towns

/** Invented. */
const quotes = [
  { name: 'A', kwp: 6, price: 10500, output: 7400 },
  { name: 'B', kwp: 5.7, price: 10800, output: 7200 },
  { name: 'C', kwp: 8, price: 12900, output: 11600 },
].map((quote) => ({ ...quote, yield: Math.round(quote.output / quote.kwp) }))
type Quote = (typeof quotes)[number]
const [quoteA, , quoteC] = quotes as [Quote, Quote, Quote]
const row = (heading: string, cell: (quote: Quote) => string) =>
  `    <tr><th scope="row">${heading}</th>${quotes.map((quote) => `<td>${cell(quote)}</td>`).join('')}</tr>`

const chart: Chart = {
  name: 'quotes-fr',
  title: `Le devis C promet ${number((100 * quoteC.yield) / quoteA.yield - 100)} % de production par kWc de plus que A, sur le même toit`,
  subtitle: 'Production promise la 1re année, en kWh par kWc',
  bars: quotes.map((quote) => [`Devis ${quote.name}`, quote.yield, number(quote.yield)] as const),
}

export default {
  slug: 'choisir-son-installateur',
  title: 'Choisir son installateur : 3 devis et 15 questions',
  chart,
  content: `
<p>Demandez au moins 3 devis écrits pour la même puissance et comparez le prix par kWc. Vérifiez la qualification RGE, les assurances et des clients d’il y a 5 ans. Ne signez jamais le jour de la visite : un prix honnête vaut encore la semaine prochaine.</p>

<h2>Où trouver un installateur</h2>
<ul>
  <li>Demandez à des voisins qui ont des panneaux.</li>
  <li>Cherchez dans l’annuaire officiel des entreprises RGE de France Rénov’.</li>
  <li>Demandez conseil à l’espace France Rénov’ ou à la mairie de votre commune.</li>
</ul>
<p>Il vous faut un installateur <strong>RGE</strong> pour la prime et la vente du surplus. Vérifiez vous-même que sa qualification couvre le photovoltaïque et qu’elle est encore valable. Préférez une entreprise qui a 5 ans d’expérience ou plus. Ses propres équipes devraient faire l’essentiel du travail.</p>
<p>Méfiez-vous des appels et des visites que vous n’avez pas demandés. Ni Enedis ni l’ADEME ne vendent de panneaux. Le vendeur est souvent payé à chaque contrat.</p>

<h2>Comparer les devis</h2>
<p>Donnez à chacun les mêmes informations : vos kWh d’une année, votre contrat et la puissance voulue. Demandez la batterie en option séparée. Ces 3 devis sans batterie sont inventés mais typiques. Ils valent pour un toit plein sud à 30°, à Lyon :</p>
<table>
  <thead>
    <tr><th scope="col">Devis</th>${quotes.map(({ name }) => `<th scope="col">${name}</th>`).join('')}</tr>
  </thead>
  <tbody>
${[
  row('Puissance', ({ kwp }) => `${number(kwp, 1)} kWc`),
  row('Prix TTC', ({ price }) => money(price)),
  row('Prix par kWc', ({ price, kwp }) => money(price / kwp)),
  row('Production la 1re année', ({ output }) => `${number(output)} kWh`),
  row('Production par kWc', (quote) => `${number(quote.yield)} kWh`),
  row('Prix par kWh de la 1re année', ({ price, output }) => money(price / output, 'all')),
].join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Le devis C semble le moins cher, mais il promet trop. Notre planificateur attend environ ${number(Lyon.yield)} kWh par kWc sur ce toit. Une année sur 10 seulement dépasse ${number(Lyon.goodYear)} kWh. Demandez à C comment il arrive à ${number(quoteC.yield)}. Son installation est aussi plus grande que prévu, et les grandes coûtent moins par kWc. Vous pouvez vérifier toute production avec PVGIS, un outil gratuit de l’Union européenne.</p>

<h2>Le prix est-il juste ?</h2>
<p>Voici à peu près ce que coûte une installation sur toit, sans batterie. Nous l’estimons d’après des prix de mars 2026, avec une TVA à 5,5 % :</p>
<table>
  <thead>
    <tr><th scope="col">Puissance</th><th scope="col">Prix</th><th scope="col">Prix par kWc</th></tr>
  </thead>
  <tbody>
${figures.prices
  .map(
    ({ kwp, price, perKw }) =>
      `    <tr><th scope="row">${kwp} kWc</th><td>${money(price)}</td><td>${money(perKw)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>La TVA à 5,5 % vaut jusqu’à 9 kWc, avec des panneaux certifiés et un gestionnaire d’énergie. Sinon, elle est de 10 % jusqu’à 3 kWc et de 20 % au-delà. À 20 %, le prix est plus haut de 13,7 %. Demandez donc quels panneaux figurent au devis.</p>

<h2>15 questions à l’installateur</h2>
<h3>Sur l’entreprise</h3>
<ol>
  <li>Quelle est votre qualification RGE ? Puis-je voir votre assurance décennale ?</li>
  <li>Combien d’installations avez-vous posées ici ? Puis-je appeler 2 clients d’il y a 5 ans ?</li>
  <li>Qui travaille sur mon toit : vos équipes ou une autre entreprise ?</li>
  <li>Qui fait les démarches : mairie, raccordement Enedis, Consuel, contrat de vente, prime ?</li>
</ol>
<h3>Sur l’installation</h3>
<ol start="5">
  <li>Quelle est la production de la 1re année, mois par mois ? Avec quel outil ?</li>
  <li>Combien coûte l’ombrage par an ? Puis-je voir l’étude ?</li>
  <li>Mon toit porte-t-il les panneaux, et durera-t-il aussi longtemps qu’eux ?</li>
  <li>Comment assurez-vous l’étanchéité ? Qui est responsable d’une fuite ?</li>
  <li>Faut-il modifier le tableau électrique ? Est-ce dans le prix ?</li>
  <li>Quels panneaux et quel onduleur aurai-je ? Que veut dire « ou équivalent » ?</li>
</ol>
<h3>Sur l’argent</h3>
<ol start="11">
  <li>Quel est le prix TTC sans crédit ? Qu’est-ce qui n’est pas compris ?</li>
  <li>Avec quel prix du kWh, quelle hausse et quel prix du surplus calculez-vous ?</li>
  <li>Quelles aides avez-vous déduites ? De quel trimestre ?</li>
  <li>Garantissez-vous la production ? Que payez-vous si elle est plus basse ?</li>
  <li>Quand l’installation démarre-t-elle, et quand dois-je payer combien ?</li>
</ol>

<h2>Pourquoi la date compte</h2>
<p>Le tarif et la prime sont ceux du trimestre de la demande complète de raccordement. Au 1er trimestre 2026, c’étaient ${cents(EXPORT_RATE, 0)} par kWh et ${money(PREMIUM)} par kWc jusqu’à 9 kWc. Vérifiez ceux du trimestre en cours. Voir <a href="/fr/tips/vente-du-surplus-photovoltaique">vente du surplus</a>.</p>

<h2>Signaux d’alerte</h2>
<ul>
  <li>« Ce prix ne vaut qu’aujourd’hui. »</li>
  <li>« L’État paie » ou « panneaux à 1 euro ».</li>
  <li>L’économie suppose une hausse de l’électricité de 5 % par an ou plus. Essayez 2,5 % et 0 % dans le <a href="/fr/calculators/payback-period">calculateur de rentabilité</a>.</li>
  <li>Vous devez signer sur une tablette, « seulement pour l’étude ».</li>
  <li>Plus d’un tiers du prix est dû avant toute livraison.</li>
</ul>
<p>Vous avez signé chez vous après un démarchage et changez d’avis ? Vous avez en France 14 jours pour vous rétracter, sans motif ni frais. Dans une foire ou un salon, ce droit n’existe en général pas. Une association de consommateurs peut vous aider.</p>

<h2>De la signature à la mise en service</h2>
<p>Le travail sur le toit dure 1 à 3 jours. Les démarches prennent souvent des mois :</p>
<ol>
  <li><strong>Mairie :</strong> une déclaration préalable de travaux pour des panneaux sur le toit.</li>
  <li><strong>Enedis :</strong> la demande de raccordement.</li>
  <li><strong>Consuel :</strong> l’attestation que l’installation électrique est conforme.</li>
  <li><strong>Acheteur du surplus,</strong> par exemple EDF OA : le contrat de vente.</li>
</ol>
<p>Attendez l’accord de la mairie avant le chantier. Ne payez les derniers 10 % que lorsque tout fonctionne. Vous devez alors aussi avoir les plans, les notices, les numéros de série et votre propre accès à l’application.</p>

<h2>Faites le calcul pour votre logement</h2>
<p>Vous avez un devis ? Saisissez ses chiffres dans <a href="/fr/plan/answer">Votre réponse</a>. Nous les comparons avec notre estimation pour votre toit. Ils restent sur votre appareil tant que vous n’enregistrez pas et ne partagez pas votre projet.</p>

<h2>Sources</h2>
<ul>
  <li>Agence Qualité Construction, <a href="https://fdocuments.fr/document/photovoltaque-comment-bien-choisir-son-agence-qualit-construction-photovoltaque.html">Photovoltaïque : comment bien choisir son installateur ?</a>, octobre 2019</li>
  <li>Barreau de Lyon, G. Rouland, <a href="https://consultation.avocat.fr/barreau-lyon/blog/gregory-rouland/article-2978686-demarchage-photovoltaique-l-interdiction-legale-de-renoncer-au-droit-de-retractation-et-de-facturer-des-penalites.html">Démarchage photovoltaïque et droit de rétractation</a></li>
  <li>CEDER Provence, <a href="https://www.ceder-provence.org/demarchage-abusif-ne/">Démarchage abusif</a></li>
  <li>Révolution Énergétique, <a href="https://www.revolution-energetique.com/tutos/quelles-demarches-pour-installer-des-panneaux-solaires-chez-soi/">Quelles démarches pour installer des panneaux solaires chez soi ?</a></li>
  ${sources.systemPrices}
  ${sources.vat}
  ${sources.surplus}
  ${sources.pvgis}
</ul>
`,
} satisfies TranslatedArticleText
