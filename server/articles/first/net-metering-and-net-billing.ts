import type { SeedArticle } from './seed-article.ts'

export const netMeteringAndNetBilling: SeedArticle = {
  title: 'Net metering and net billing: what your surplus is worth',
  slug: 'net-metering-and-net-billing',
  category: 'Money',
  image: '/images/about.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Under <strong>net metering</strong>, a kilowatt-hour you send out cancels one you take in. The grid acts as a free battery.</li>
  <li>Under <strong>net billing</strong>, you buy at one price and sell at another, lower one.</li>
  <li>The same roof can save a third less under net billing, so learn your rule before you size anything.</li>
  <li>Using your own power in the daytime is the cheapest answer to low export prices.</li>
</ul>

<h2>Why there is a surplus at all</h2>
<p>Panels work from breakfast to late afternoon, with a peak at noon. Many homes use most in the evening. Without a battery, a system that makes as much in a year as the house uses will typically send more than half of it to the grid and buy the same amount back later. What happens to that half on your bill depends on the tariff.</p>

<h2>Net metering: swap one for one</h2>
<p>The meter counts what came in minus what went out, over a month. You pay for the difference. In most places a surplus month becomes a credit for the next, and once a year the account is closed. Whatever is left over may be paid at a low wholesale rate or simply lapse. So there is no point in making much more in a year than you use.</p>

<h2>Net billing: two prices</h2>
<p>Here the meter keeps two counts. Each kilowatt-hour you take costs the retail price. Each one you give earns an export price, often near the utility's own cost of buying power at that hour. That can be a quarter of retail at a sunny spring noon and a multiple of it on a hot September evening.</p>

<h2>The same house, twice</h2>
<p>A home uses 1,000 kWh in a month, at $0.12. Its panels make 900 kWh. Of these it uses 360 (40 %) straight away and exports 540. It buys 640 kWh in the evenings and at night. The export price, where there is one, is $0.05.</p>
<table>
  <thead>
    <tr><th scope="col">Rule</th><th scope="col">Sum</th><th scope="col">Bill</th><th scope="col">Saved</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">No panels</th><td>1,000 × $0.12</td><td>$120.00</td><td>none</td></tr>
    <tr><th scope="row">Net metering</th><td>(1,000 − 900) × $0.12</td><td>$12.00</td><td>$108.00</td></tr>
    <tr><th scope="row">Net billing</th><td>640 × $0.12 − 540 × $0.05</td><td>$49.80</td><td>$70.20</td></tr>
    <tr><th scope="row">Net billing, 60 % used at home</th><td>460 × $0.12 − 360 × $0.05</td><td>$37.20</td><td>$82.80</td></tr>
  </tbody>
</table>
<p>Fixed charges come on top in every row. Net billing takes 35 % off the savings here. The last row shows what habit can do: by moving 180 kWh of use into the daytime, with no new equipment, the family wins back $12.60 a month.</p>
<p>The <a href="/calculators/bill-comparison">Energy Bill Comparison</a> counts as net metering does: it subtracts the sun's kilowatt-hours from yours and never goes below zero. If you are on net billing, enter as solar generation only what you expect to use yourself. The result then leaves out the export income, which puts you on the safe side.</p>

<h2>How to use more of your own</h2>
<ol>
  <li><strong>Run the big machines at noon.</strong> Dishwasher, washing machine and dryer all have timers.</li>
  <li><strong>Heat water by day.</strong> A tank of hot water is a cheap battery. So is a house cooled a little early on a summer afternoon.</li>
  <li><strong>Charge the car at home by day</strong> when it is there; see <a href="/tips/charging-an-electric-car-with-solar">charging with solar</a>.</li>
  <li><strong>Turn some panels west</strong>, towards the hours of your own peak.</li>
  <li><strong>Then think about a battery.</strong> Whether it pays depends on the gap between the two prices; our <a href="/tips/home-batteries">battery guide</a> does the sum.</li>
</ol>

<h2>The rules are moving</h2>
<p>Many American states began with net metering and several have since moved towards net billing. California is the best-known case. For applications made from 15 April 2023, its three big private utilities credit exports at avoided cost, which cut their average value by about three quarters. Customers who were in earlier keep the old rule for a time. Elsewhere the differences are just as large: some utilities still swap one for one, some pay a fixed feed-in price, some pay for all your solar output apart from your use, and some add a monthly fee for solar homes.</p>
<p>Outside the United States, feed-in tariffs and self-consumption schemes are more common. In much of Europe the household price is several times the export price, and the sensible system is therefore built around own use.</p>
<p>Two rules of thumb hold anywhere. First, ask how long today's tariff is guaranteed to <em>you</em>, since panels last longer than most tariffs. Second, distrust any offer that shows a single savings figure for 25 years and does not name the export price behind it.</p>

<h2>Seven questions for your utility</h2>
<ol>
  <li>Is it net metering, net billing or something else, and since when?</li>
  <li>What is the price for a kWh I export, and does it change by hour or season?</li>
  <li>Over what period do you net: the instant, the hour, the month, the year?</li>
  <li>Do credits roll over, and when do they end?</li>
  <li>How long may I stay on this tariff?</li>
  <li>Is there a size limit, or an extra charge for solar customers?</li>
  <li>May a battery charge from the grid and export later?</li>
</ol>

<h2>Sources</h2>
<ul>
  <li>NC Clean Energy Technology Center, <a href="https://www.dsireusa.org/">DSIRE</a>, the database of American state and utility rules</li>
  <li>California Public Utilities Commission, <a href="https://www.cpuc.ca.gov/nemrevisit">Net energy metering and net billing</a>, Decision 22-12-056</li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a></li>
  <li>SolarPower Europe, <a href="https://www.solarpowereurope.org/">reports on rooftop solar policy in Europe</a></li>
</ul>
`,
}
