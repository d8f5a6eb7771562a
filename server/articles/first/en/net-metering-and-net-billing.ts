import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'export-rules-en',
  title: 'Net metering lowers this bill most',
  subtitle: 'Electricity bill in dollars a month, without fixed charges',
  bars: [
    ['No panels', 180, '$180'],
    ['Net metering', 18, '$18'],
    ['Net billing, 40% of solar used at home', 88.2, '$88.20'],
    ['Net billing, 60% of solar used at home', 64.8, '$64.80'],
  ],
}

export default {
  title: 'Net metering and net billing: what exported solar earns',
  chart,
  content: `
<p>With net metering, each kilowatt-hour (kWh) you export takes 1 kWh off your bill. With net billing, you are paid a set price for each kWh, and it is usually lower. Find out which rule you have before you choose a system size.</p>

<h2>Why you export solar</h2>
<p>Panels make most around noon. Many homes use most in the evening. Say your panels make as much in a year as you use. Without a battery, you then typically export more than half of it. At other times you buy electricity.</p>

<h2>Net metering</h2>
<p>Your meter counts what you buy minus what you export. You pay for the difference. If you export more in one month, you often get a bill credit for the next.</p>
<p>At the end of the year, unused credit is often paid at a low rate, or it is lost. So do not plan to make much more than you use.</p>

<h2>Net billing</h2>
<p>Your meter counts both separately. You pay the full price for each kWh you buy. You get the <strong>export rate</strong> for each kWh you send to the grid. The export rate can change by hour or by season.</p>

<h2>The same home under both rules</h2>
<p>A home uses 1,000 kWh in a month at 18¢ per kWh. Its panels make 900 kWh. It uses 360 kWh of that at home and exports 540 kWh. The export rate for net billing is 5¢.</p>
<table>
  <thead>
    <tr><th scope="col">Rule</th><th scope="col">Calculation</th><th scope="col">Bill</th><th scope="col">You save</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">No panels</th><td>1,000 × 18¢</td><td>$180.00</td><td>$0</td></tr>
    <tr><th scope="row">Net metering</th><td>(1,000 − 900) × 18¢</td><td>$18.00</td><td>$162.00</td></tr>
    <tr><th scope="row">Net billing, 40% used at home</th><td>640 × 18¢ − 540 × 5¢</td><td>$88.20</td><td>$91.80</td></tr>
    <tr><th scope="row">Net billing, 60% used at home</th><td>460 × 18¢ − 360 × 5¢</td><td>$64.80</td><td>$115.20</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Net billing cuts the savings by 43% here. In the last row, the home uses 180 kWh more in the daytime. That saves $23.40 a month and costs nothing.</p>
<p>The <a href="/calculators/bill-comparison">Energy Bill Comparison</a> counts like net metering. If you have net billing, enter only the solar you use yourself.</p>

<h2>How to use more of your own solar</h2>
<ol>
  <li><strong>Run big machines at noon.</strong> Most dishwashers, washers and dryers have a timer.</li>
  <li><strong>Heat water in the daytime.</strong> A hot water tank stores energy cheaply.</li>
  <li><strong>Charge your car in the daytime</strong> when it is at home. See <a href="/tips/charging-an-electric-car-with-solar">charging a car with solar</a>.</li>
  <li><strong>Put some panels on a west roof,</strong> if you use most in the afternoon.</li>
  <li><strong>Then think about a battery.</strong> It pays if the export rate is far below your price. See <a href="/tips/home-batteries">home batteries</a>.</li>
</ol>

<h2>Rules in different places</h2>
<p>Rules change often. The planner knows the rules of many countries and shows the date of each.</p>
<table>
  <thead>
    <tr><th scope="col">Place</th><th scope="col">Rule</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">United States</th><td>No national rule. Your state or utility decides.</td></tr>
    <tr><th scope="row">California</th><td>Net billing for new customers of the 3 big utilities since April 15, 2023. It cut the value of exports by about 75%.</td></tr>
    <tr><th scope="row">Great Britain</th><td>Net billing (Smart Export Guarantee). Each supplier sets its export rate.</td></tr>
    <tr><th scope="row">Germany</th><td>Feed-in tariff: a fixed price for each exported kWh, set for 20 years.</td></tr>
    <tr><th scope="row">India</th><td>Net metering in most states, up to the limit of your connection.</td></tr>
    <tr><th scope="row">Netherlands</th><td>Net metering ends on January 1, 2027. A minimum export rate follows.</td></tr>
  </tbody>
</table>
<p>Panels last longer than most tariffs. So ask how long your rule is guaranteed. Do not trust a quote that shows savings for 25 years without naming the export rate.</p>

<h2>Questions for your utility</h2>
<ol>
  <li>Is it net metering, net billing or something else?</li>
  <li>What is the export rate? Does it change by hour or season?</li>
  <li>Do bill credits move to the next month? When do they end?</li>
  <li>How long may I stay on this tariff?</li>
  <li>Is there a size limit, or an extra charge for solar homes?</li>
  <li>May a battery charge from the grid and export later?</li>
</ol>

<h2>Try it for your home</h2>
<p>Choose your rule and enter your export rate in <a href="/plan/money">My Money</a>. If you do not know it, the planner shows from which rate solar pays.</p>

<h2>Sources</h2>
<ul>
  <li>NC Clean Energy Technology Center, <a href="https://www.dsireusa.org/">DSIRE</a>: rules and incentives in US states</li>
  <li>California Public Utilities Commission, <a href="https://www.cpuc.ca.gov/nemrevisit">Net energy metering and net billing</a>, Decision 22-12-056</li>
  <li>Octopus Energy, <a href="https://octopus.energy/help-and-faqs/articles/why-are-outgoing-octopus-export-prices-changing-on-march-1st-2026-">export prices from March 2026</a>: Great Britain</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">feed-in tariffs of 2026</a>: Germany</li>
  <li>SCC Online, <a href="https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp">Electricity (Rights of Consumers) Amendment Rules 2021</a>: India</li>
  <li>Business.gov.nl, <a href="https://business.gov.nl/amendment/netting-scheme-solar-panels-ends">Netting scheme for solar panels ends</a>: Netherlands</li>
  <li>SolarPower Europe, <a href="https://www.solarpowereurope.org/">reports on rooftop solar in Europe</a></li>
</ul>
`,
} satisfies ArticleText
