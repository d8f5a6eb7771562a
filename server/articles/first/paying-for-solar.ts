import type { SeedArticle } from './seed-article.ts'

export const payingForSolar: SeedArticle = {
  title: 'Cash, loan or lease: how to pay for solar',
  slug: 'cash-loan-or-lease',
  category: 'Money',
  image: '/images/bill.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Cash earns the most in the long run. A loan keeps your savings in the bank but can cost half the system's price again in interest.</li>
  <li>With a lease or a power purchase agreement someone else owns the panels on your roof, usually for 20 to 25 years.</li>
  <li>The 30 % US federal tax credit for home systems ended for spending after 31 December 2025. Any quote that still counts it is out of date.</li>
  <li>Compare offers by their total cost in dollars, never by the monthly payment alone.</li>
</ul>

<h2>The example</h2>
<p>An 8 kW system at $3 a watt costs $24,000. Say it saves $2,000 in the first year, needs $150 of upkeep a year on average, and electricity gets 2.5 % dearer every year. No incentives.</p>

<h2>Cash</h2>
<p>The <a href="/calculators/payback-period">Payback Period calculator</a> gives: net cost $24,000, first-year net savings $1,850, <strong>payback in 11.4 years</strong>, and $39,192 ahead after 25 years. With prices that do not rise at all, the payback is 13.0 years. Try both. A rate increase is a guess, and no one who sells panels knows it better than you do.</p>
<p>A local rebate of $2,000 shortens 11.4 years to 10.5. Set aside money for a new inverter around year 12 if you have a single one on the wall. The $150 a year above is meant to cover this.</p>

<h2>Loan</h2>
<p>Put down $4,000 and borrow $20,000. The <a href="/calculators/solar-loan">Solar Loan calculator</a> shows what time and interest do:</p>
<table>
  <thead>
    <tr><th scope="col">Terms</th><th scope="col">A month</th><th scope="col">Interest in all</th><th scope="col">Total with down payment</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">6 %, 15 years</th><td>$168.77</td><td>$10,378.85</td><td>$34,378.85</td></tr>
    <tr><th scope="row">7 %, 15 years</th><td>$179.77</td><td>$12,357.82</td><td>$36,357.82</td></tr>
    <tr><th scope="row">7 %, 20 years</th><td>$155.06</td><td>$17,214.35</td><td>$41,214.35</td></tr>
  </tbody>
</table>
<p>First-year savings of $2,000 are $167 a month. So the 20-year loan looks cheaper than the bill it replaces, while costing $4,857 more than the 15-year one at the same rate. This is how monthly figures mislead.</p>
<h3>Beware of the very low rate</h3>
<p>In 2024 the US Consumer Financial Protection Bureau reported that solar lenders often build a dealer fee into the amount borrowed, and that such fees can raise it by 30 % or more above the cash price. A rate of 3.99 % may be bought with a bigger debt. Take a cash price of $20,000. At 4 % with a 30 % fee you borrow $26,000, pay $157.55 a month for 20 years and $37,813 in all. At an honest 7 % on $20,000 it is $155.06 and $37,214. The "cheap" loan is the dearer one, and if you pay it off early you do not get the fee back.</p>
<p>Always ask for the cash price first, in writing. Then get one quote from a bank or credit union. Check whether the loan is secured on your home, and whether the payment jumps after 12 or 18 months unless you pay in a tax credit, a clause left over from the years when there was one.</p>

<h2>Lease and power purchase agreement</h2>
<p>With a <strong>lease</strong> you rent the system for a fixed sum a month. With a <strong>power purchase agreement (PPA)</strong> you buy what it makes at a set price per kWh. The company owns it, maintains it and takes any incentives. You need little or no money at the start. About a quarter of American home systems installed in 2023 were owned by such third parties.</p>
<p>The clause that matters is the <strong>escalator</strong>. A PPA price of $0.14 that rises 2.9 % a year reaches $0.25 in year 21. If your utility's price rises more slowly, you end up paying more for your own roof than for the grid. Look for an escalator of zero, or at least below 2 %.</p>
<p>Ask also what happens when you sell the house. The buyer must qualify and take the contract over, or you buy it out. Ask for the buy-out price of each year, what is guaranteed if the system makes too little, who removes the panels for a new roof, and what happens at the end.</p>

<h2>Tax credits and other help in late 2026</h2>
<p>The Residential Clean Energy Credit (section 25D) gave 30 % back. Public Law 119-21, signed on 4 July 2025, ended it for expenditures made after 31 December 2025. Under the credit's own rule, an expenditure counts as made when installation is complete. An unused part of a credit earned in time may still carry over to later tax years, as a note of the Congressional Research Service explains.</p>
<p>Companies that own leased systems fall under another credit, section 48E, which for solar has its own deadlines in 2026 and 2027 and rules on where parts come from. Some may pass part of it on in a lower price. That is their tax matter, not yours; judge only the price you are offered.</p>
<p>States, cities and utilities still run rebates, tax exemptions and payments for output. The DSIRE database lists them by postcode. Laws change, so check the current state with the IRS or a tax adviser before you sign. Helioplan's calculators assume no incentive unless you enter one.</p>

<h2>How to choose</h2>
<ul>
  <li><strong>Cash</strong>, if the money would otherwise earn little and you will stay ten years or more.</li>
  <li><strong>Loan</strong>, if the total interest still leaves you ahead after 25 years. Favour a short term and no dealer fee.</li>
  <li><strong>Lease or PPA</strong>, if you cannot or do not want to own, the escalator is low, and the contract passes easily to a buyer.</li>
  <li><strong>Nothing yet</strong>, if power is cheap where you live and payback is beyond 18 years. Insulation may be the better investment this year.</li>
</ul>

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
}
