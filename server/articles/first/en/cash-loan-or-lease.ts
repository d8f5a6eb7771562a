import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'paying-en',
  title: 'A longer loan has a lower payment but costs more in total',
  subtitle: 'Total paid for a system of $24,000, with $4,000 down',
  bars: [
    ['Cash', 24000, '$24,000'],
    ['Loan at 6% for 15 years', 34379, '$34,379'],
    ['Loan at 7% for 15 years', 36358, '$36,358'],
    ['Loan at 7% for 20 years', 41214, '$41,214'],
  ],
}

export default {
  title: 'Cash, loan or lease: how to pay for solar',
  chart,
  content: `
<p>Cash saves the most over the years. A loan lets you keep your savings, but interest can add half the price again or more. A lease needs little money up front, but someone else owns the panels on your roof.</p>

<h2>The example</h2>
<p>A system of 8 kWp costs $24,000, or $3 per watt. It saves $2,000 in year 1 and needs $150 a year for maintenance. Electricity prices rise by 2.5% a year. There are no incentives.</p>

<h2>Cash</h2>
<p>The <a href="/calculators/payback-period">Payback Period calculator</a> shows <strong>a payback of 11.4 years</strong> for this example. After 25 years you are $39,192 ahead.</p>
<p>Nobody knows how fast prices will rise. If they do not rise at all, the payback is 13.0 years. With a local rebate of $2,000 it is 10.5 years, not 11.4.</p>

<h2>Loan</h2>
<p>You pay $4,000 up front and borrow $20,000. The <a href="/calculators/solar-loan">Solar Loan calculator</a> shows:</p>
<table>
  <thead>
    <tr><th scope="col">Loan</th><th scope="col">Payment a month</th><th scope="col">Interest in total</th><th scope="col">Total with down payment</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">6%, 15 years</th><td>$168.77</td><td>$10,379</td><td>$34,379</td></tr>
    <tr><th scope="row">7%, 15 years</th><td>$179.77</td><td>$12,358</td><td>$36,358</td></tr>
    <tr><th scope="row">7%, 20 years</th><td>$155.06</td><td>$17,214</td><td>$41,214</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Savings of $2,000 a year are $167 a month. So the payment of the 20-year loan is lower than the savings. Still, this loan costs $4,857 more than 15 years at the same rate. Compare the total, not the monthly payment.</p>
<h3>Dealer fees</h3>
<p>A very low interest rate can hide a fee. Such fees can add 30% or more to the cash price, the US Consumer Financial Protection Bureau found in 2024. Example for a cash price of $20,000 over 20 years:</p>
<table>
  <thead>
    <tr><th scope="col">Loan</th><th scope="col">You borrow</th><th scope="col">Payment a month</th><th scope="col">You pay in total</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">4% with a fee of 30%</th><td>$26,000</td><td>$157.55</td><td>$37,813</td></tr>
    <tr><th scope="row">7% without a fee</th><td>$20,000</td><td>$155.06</td><td>$37,214</td></tr>
  </tbody>
</table>
<p>The loan at 4% costs more. If you pay it off early, you do not get the fee back.</p>
<ul>
  <li>Ask for the cash price in writing first.</li>
  <li>Get a second offer from a bank or credit union.</li>
  <li>Ask if your home is security for the loan.</li>
  <li>Ask if the payment rises after 12 or 18 months.</li>
</ul>

<h2>Lease and power purchase agreement</h2>
<p>With a <strong>lease</strong> you rent the system for a monthly payment. With a <strong>power purchase agreement (PPA)</strong> you buy its electricity at a set price per kWh. Both often last 20 to 25 years. The owner does the maintenance and gets the incentives. In 2023, about 1 in 4 new US home systems had such an owner.</p>
<p>Look at the <strong>escalator</strong>: how much your payment rises each year. A PPA price of 14¢ that rises by 2.9% a year is 25¢ in year 21. If your utility's price rises more slowly, you lose money. Look for an escalator of 0, or below 2%.</p>
<p>Ask these questions before you sign:</p>
<ul>
  <li>What happens if I sell the house? The buyer must often take over the contract.</li>
  <li>What does it cost to buy the system, in each year?</li>
  <li>What do you pay me if the panels make too little?</li>
  <li>Who removes the panels if I need a new roof?</li>
  <li>What happens at the end?</li>
</ul>

<h2>US tax credit and other incentives</h2>
<p>The federal tax credit of 30% for home solar (section 25D) has ended. It does not apply to money spent after December 31, 2025. Money counts as spent when the installation is complete. You may still use an unused part of an earlier credit.</p>
<p>Companies that own leased systems can use another credit (section 48E), with deadlines in 2026 and 2027. Some may pass part of it on. Judge only the price they offer you.</p>
<p>States, cities and utilities still have incentives. DSIRE lists them by ZIP code. Laws change, so check with the Internal Revenue Service (IRS) or a tax adviser. Our calculators count an incentive only if you enter one.</p>

<h2>Which one to choose</h2>
<ul>
  <li><strong>Cash,</strong> if your savings earn little and you plan to stay 10 years or more.</li>
  <li><strong>Loan,</strong> if you are still ahead after 25 years. Choose a short term without a dealer fee.</li>
  <li><strong>Lease or PPA,</strong> if you cannot or do not want to own. Choose a low escalator.</li>
  <li><strong>Wait,</strong> if electricity is cheap where you live and the payback is longer than 18 years.</li>
</ul>

<h2>Try it for your home</h2>
<p>Choose cash, a loan or a lease in <a href="/plan/money">My Money</a>. The planner then shows your bills, your payments and the gain over the years.</p>

<h2>Sources</h2>
<ul>
  <li>Consumer Financial Protection Bureau, <a href="https://www.consumerfinance.gov/data-research/research-reports/issue-spotlight-solar-financing/">Issue Spotlight: Solar Financing</a>, August 2024</li>
  <li>Internal Revenue Service, <a href="https://www.irs.gov/credits-deductions/residential-clean-energy-credit">Residential Clean Energy Credit</a></li>
  <li>Congressional Research Service, <a href="https://www.everycrsreport.com/reports/IN12611.html">Expiration and Carryforward Rules for the Residential Clean Energy Credit</a>, September 2025</li>
  <li>Federal Trade Commission, <a href="https://consumer.ftc.gov/articles/solar-power-your-home">Solar Power for Your Home</a></li>
  <li>NC Clean Energy Technology Center, <a href="https://www.dsireusa.org/">DSIRE</a></li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a>, 2024 edition</li>
</ul>
`,
} satisfies ArticleText
