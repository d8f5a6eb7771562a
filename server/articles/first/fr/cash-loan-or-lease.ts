import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { cents, EXPORT_RATE, MAINTENANCE, money, number, PREMIUM, PRICE, sizeOf, sources } from './home-in-lyon.ts'

const { carByDay: system } = sizeOf(11)
const cost = system.price
const savings = system.billBefore - system.billAfter
const maintenance = Math.round((cost * MAINTENANCE) / 10) * 10
const premium = Math.round((PREMIUM * system.kwp) / 10) * 10
const example = {
  systemCost: cost,
  annualSavings: savings,
  incentives: 0,
  maintenanceCost: maintenance,
  rateIncrease: 2,
}
const cash = investmentPayback(example)
const inYears = (payback: number | null) => `${number(payback ?? Number.NaN, 1)} ans`

const DOWN_PAYMENT = 2130
const loanOf = (interestRate: number, loanTerm: number) => ({
  interestRate,
  loanTerm,
  ...solarLoanPayments({ loanAmount: cost, downPayment: DOWN_PAYMENT, interestRate, loanTerm }),
})
const loans = [loanOf(5, 10), loanOf(7, 10), loanOf(7, 15)]
const [, shortLoan = loanOf(7, 10), longLoan = loanOf(7, 15)] = loans

const LEASE = { monthlyPayment: 80, years: 20 }
const leases = [0, 0.02].map((rise) => {
  const monthly = Array.from({ length: LEASE.years }, (_, year) => LEASE.monthlyPayment * (1 + rise) ** year)
  return { rise, last: monthly.at(-1) ?? Number.NaN, total: monthly.reduce((sum, paid) => sum + 12 * paid, 0) }
})
const [steadyLease] = leases

const chart: Chart = {
  name: 'paying-fr',
  title: 'Plus le prêt est long, plus l’installation coûte cher',
  subtitle: `Total payé pour une installation de ${money(cost)}, dont ${money(DOWN_PAYMENT)} d’apport pour les prêts`,
  bars: [
    ['Comptant', cost, money(cost)],
    ...loans.map(
      ({ interestRate, loanTerm, totalCost }) =>
        [`Prêt à ${interestRate} % sur ${loanTerm} ans`, totalCost, money(totalCost)] as const,
    ),
  ],
}

export default {
  slug: 'comptant-pret-ou-location',
  title: 'Comptant, prêt ou location : comment payer le solaire',
  chart,
  content: `
<p>Payer comptant fait économiser le plus au fil des ans. Un prêt garde votre épargne intacte, mais les intérêts peuvent ajouter un tiers au prix ou plus. Une location demande peu d’argent au départ, mais les panneaux appartiennent à quelqu’un d’autre.</p>

<h2>L’exemple</h2>
<p>Une installation de ${number(system.kwp, 1)} kWc sans batterie coûte ${money(cost)} avec une TVA à 5,5 %. Elle économise ${money(savings)} la 1re année. C’est le calcul du planificateur pour une maison à Lyon avec une voiture électrique rechargée en journée. L’entretien coûte ${money(maintenance)} par an et l’électricité augmente de 2 % par an.</p>
<p>Le kWh coûte ${cents(PRICE)}, une moyenne avec l’abonnement. Sans la voiture, la même installation perd ${money(-sizeOf(11).home.gain)} en 25 ans : voir <a href="/fr/tips/quelle-puissance-solaire-installer">quelle puissance installer</a>. Ne l’achetez donc pas à crédit avant d’avoir fait votre propre calcul.</p>

<h2>Comptant</h2>
<p>Le <a href="/fr/calculators/payback-period">calculateur de rentabilité</a> montre <strong>un temps de retour de ${inYears(cash.paybackPeriod)}</strong>. Après 25 ans, vous avez ${money(cash.totalSavings)} de plus.</p>
<p>Personne ne sait de combien les prix vont augmenter. S’ils n’augmentent pas, il faut ${inYears(investmentPayback({ ...example, rateIncrease: 0 }).paybackPeriod)}. Avec une prime de ${money(premium)}, il faut ${inYears(investmentPayback({ ...example, incentives: premium }).paybackPeriod)}.</p>
<p>Ce calculateur augmente toute l’économie chaque année. Le tarif du surplus reste pourtant fixe pendant 20 ans. Le planificateur sépare les deux et ajoute l’usure et un nouvel onduleur. Il arrive à ${inYears(system.payback)}, entretien compris.</p>

<h2>Prêt</h2>
<p>Vous apportez ${money(DOWN_PAYMENT)} et empruntez ${money(cost - DOWN_PAYMENT)}. Les taux sont des exemples. Le <a href="/fr/calculators/solar-loan">calculateur de prêt solaire</a> montre :</p>
<table>
  <thead>
    <tr><th scope="col">Prêt</th><th scope="col">Mensualité</th><th scope="col">Intérêts</th><th scope="col">Total avec l’apport</th></tr>
  </thead>
  <tbody>
${loans
  .map(
    ({ interestRate, loanTerm, monthlyPayment, totalInterest, totalCost }) =>
      `    <tr><th scope="row">${interestRate} %, ${loanTerm} ans</th><td>${money(monthlyPayment, 'all')}</td><td>${money(totalInterest)}</td><td>${money(totalCost)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Une économie de ${money(savings)} par an fait ${money(savings / 12)} par mois. La mensualité sur ${longLoan.loanTerm} ans est plus basse. Pourtant, ce prêt coûte ${money(longLoan.totalCost - shortLoan.totalCost)} de plus que ${shortLoan.loanTerm} ans au même taux. Comparez le total, pas la mensualité.</p>
<p>Tout dépend aussi de votre épargne. Si elle rapporte moins que le prêt ne coûte, payez comptant. Gardez toutefois une réserve.</p>
<h3>À vérifier avant de signer</h3>
<ul>
  <li>Demandez d’abord le prix sans crédit, par écrit. Un taux bas peut cacher un prix plus haut.</li>
  <li>Comparez le TAEG, le taux qui compte tous les frais. Demandez une 2e offre à votre banque.</li>
  <li>Demandez ce que coûte un remboursement anticipé.</li>
  <li>Méfiez-vous d’un crédit « remboursé par le soleil » : les mensualités sont sûres, pas la production.</li>
</ul>

<h2>Location</h2>
<p>Avec la <strong>location</strong> (leasing, LOA), vous payez un loyer chaque mois. Les contrats durent souvent 10 à 20 ans. L’entretien est en général compris.</p>
<p>Regardez de combien le loyer augmente chaque année. Exemple avec ${money(LEASE.monthlyPayment)} par mois pendant ${LEASE.years} ans :</p>
<table>
  <thead>
    <tr><th scope="col">Hausse par an</th><th scope="col">Loyer la ${LEASE.years}e année</th><th scope="col">Total en ${LEASE.years} ans</th></tr>
  </thead>
  <tbody>
${leases
  .map(
    ({ rise, last, total }) =>
      `    <tr><th scope="row">${rise * 100} %</th><td>${money(last)}</td><td>${money(total)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Même sans hausse, le total fait ${number((steadyLease?.total ?? 0) / cost, 1)} fois le prix d’achat de ${money(cost)}. En échange, vous risquez moins si quelque chose tombe en panne.</p>
<p>Posez ces questions avant de signer :</p>
<ul>
  <li>Qui touche la vente du surplus et la prime ?</li>
  <li>Que se passe-t-il si je vends la maison ?</li>
  <li>Combien coûte le rachat de l’installation, chaque année ?</li>
  <li>Que recevrai-je si les panneaux produisent trop peu ?</li>
  <li>Qui retire les panneaux si je refais le toit ?</li>
  <li>Que se passe-t-il à la fin ?</li>
</ul>

<h2>TVA et aides en France</h2>
<table>
  <thead>
    <tr><th scope="col">Règle</th><th scope="col">Montant</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">TVA jusqu’à 9 kWc, panneaux certifiés et gestionnaire d’énergie</th><td>5,5 %, depuis octobre 2025</td></tr>
    <tr><th scope="row">TVA jusqu’à 3 kWc, autres panneaux</th><td>10 %</td></tr>
    <tr><th scope="row">TVA dans les autres cas</th><td>20 %</td></tr>
    <tr><th scope="row">Prime à l’autoconsommation</th><td>${money(PREMIUM)} par kWc jusqu’à 9 kWc, au 1er trimestre 2026</td></tr>
    <tr><th scope="row">Vente du surplus</th><td>${cents(EXPORT_RATE, 0)} par kWh jusqu’à 9 kWc, au 1er trimestre 2026</td></tr>
  </tbody>
</table>
<p>La prime et le tarif changent chaque trimestre : vérifiez ceux du vôtre. Demandez aussi à votre commune et à votre région. Nos calculateurs ne comptent une aide que si vous la saisissez.</p>

<h2>Que choisir ?</h2>
<ul>
  <li><strong>Comptant,</strong> si votre épargne rapporte peu et si vous restez au moins 10 ans.</li>
  <li><strong>Prêt,</strong> si vous y gagnez encore après 25 ans. Choisissez une durée courte.</li>
  <li><strong>Location,</strong> si vous ne pouvez ou ne voulez pas acheter. Choisissez un loyer qui n’augmente pas.</li>
  <li><strong>Attendre,</strong> si le temps de retour dépasse 18 ans.</li>
</ul>

<h2>Faites le calcul pour votre logement</h2>
<p>Choisissez comptant, prêt ou location dans <a href="/fr/plan/money">Mon budget</a>. Le planificateur montre alors vos factures, vos paiements et le gain au fil des ans.</p>

<h2>Sources</h2>
<ul>
  ${sources.systemPrices}
  ${sources.surplus}
  ${sources.vat}
  ${sources.eurostat}
  <li>France Conso, <a href="https://france-conso.info/panneaux-solaires/location-de-panneaux-solaires">Location de panneaux solaires</a>, et Ensol, <a href="https://goensol.com/prix-panneau-solaire/location-panneau-solaire">Durée des contrats</a></li>
</ul>
`,
} satisfies TranslatedArticleText
