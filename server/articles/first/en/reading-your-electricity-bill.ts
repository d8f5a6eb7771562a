import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'electricity-bill-en',
  title: 'Solar can lower $162 of this $180 bill, but not the fixed charge',
  subtitle: 'Example bill for 900 kWh, in dollars a month',
  bars: [
    ['900 kWh at 18¢ per kWh', 162, '$162'],
    ['Fixed monthly charge', 18, '$18'],
  ],
}

export default {
  title: 'How to read your electricity bill before you go solar',
  chart,
  content: `
<p>Find 3 things on your bill: the kilowatt-hours (kWh) you used, the price per kWh and the fixed monthly charge. Solar lowers the part you pay per kWh. It does not lower the fixed charge.</p>

<h2>Watts and kilowatt-hours</h2>
<p>A <strong>watt</strong> (W) says how fast a device uses electricity. 1,000 W are 1 kilowatt (kW).</p>
<p>A <strong>kilowatt-hour</strong> (kWh) says how much electricity it used. A device of 1 kW uses 1 kWh in 1 hour.</p>
<p>Example: an air conditioner of 1,500 W runs for 8 hours. It uses 1,500 × 8 ÷ 1,000 = 12 kWh. At 18¢ per kWh, that costs $2.16.</p>

<h2>Charges on your bill</h2>
<p>The words differ between utilities. Most bills have these lines:</p>
<table>
  <thead>
    <tr><th scope="col">Line on the bill</th><th scope="col">What you pay for</th><th scope="col">Does solar lower it?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Fixed, customer or service charge</th><td>Being connected to the grid</td><td>No</td></tr>
    <tr><th scope="row">Supply or generation</th><td>The electricity, per kWh</td><td>Yes</td></tr>
    <tr><th scope="row">Delivery or distribution</th><td>Wires and poles, mostly per kWh</td><td>Mostly</td></tr>
    <tr><th scope="row">Demand charge</th><td>Your highest power in kW (rare for homes)</td><td>Rarely</td></tr>
    <tr><th scope="row">Riders and surcharges</th><td>Fuel, energy programs, storm repairs</td><td>If charged per kWh</td></tr>
    <tr><th scope="row">Taxes</th><td>A share of the other lines</td><td>Partly</td></tr>
  </tbody>
</table>

<h2>Your price per kWh</h2>
<p>Take the fixed charge off the bill. Then divide by your kWh. Example: $180 for 900 kWh, with a fixed charge of $18.</p>
<ul>
  <li>Price per kWh: ($180 − $18) ÷ 900 = <strong>18¢</strong>. This is what you save when you no longer buy a kWh.</li>
  <li>With the fixed charge left in: $180 ÷ 900 = 20¢. This makes solar look 11% better than it is.</li>
</ul>
${chartFigure(chart)}
<p>The average US home paid 18.3¢ per kWh in July 2026, says the US Energy Information Administration (EIA). States differ a lot. Our <a href="/calculators/solar">Solar Panel Calculator</a> starts with 12¢, so enter your own price there.</p>

<h2>Single rate, tiered or time-of-use tariff</h2>
<h3>Single rate</h3>
<p>Every kWh has the same price. You need only the number above.</p>
<h3>Tiered tariff</h3>
<p>The first kWh of the month are cheap and later ones cost more. Solar removes the expensive ones first. So the first panels save more per kWh than the last ones.</p>
<h3>Time-of-use tariff</h3>
<p>The price changes by time of day. Often the peak-price hours are from 4 to 9 pm, when panels make little. Write down the price at noon, in the evening and at night. West-facing panels, timers and a <a href="/tips/home-batteries">home battery</a> can help here.</p>

<h2>Your use over 12 months</h2>
<p>One bill says little. Most utilities let you download 12 months, often hour by hour. Look for one of these patterns:</p>
<ul>
  <li><strong>High in summer:</strong> air conditioning. This suits solar, because panels make most in summer.</li>
  <li><strong>High in winter:</strong> electric heating. Panels make least then. Your <a href="/tips/net-metering-and-net-billing">export rate</a> matters more.</li>
  <li><strong>High all year:</strong> something runs day and night. Look for an old refrigerator, a pool pump or a water heater.</li>
</ul>
<p>The <a href="/calculators/energy-usage">Energy Usage Calculator</a> adds up your appliances. The label of a refrigerator can mislead you, because its motor stops and starts. A modern one often uses 1 to 2 kWh a day.</p>

<h2>Your bill with solar</h2>
<p>Example for the <a href="/calculators/bill-comparison">Energy Bill Comparison</a>: you pay $162 for 900 kWh, and panels make 630 kWh a month. Your electricity then costs $583 a year instead of $1,944. You save 70%.</p>
<p>This counts each solar kWh at the full price. That is right for full net metering without a fixed charge. In other cases you save less.</p>

<h2>What to write down for installers</h2>
<ol>
  <li>Your kWh for a year.</li>
  <li>Your fixed monthly charge.</li>
  <li>Your price per kWh, for each tier or time of day.</li>
  <li>The name of your tariff, and the tariff you would have with solar. It is often a different one.</li>
</ol>
<p>Give every installer the same list. Then you can compare their quotes.</p>

<h2>Try it for your home</h2>
<p>Enter your bill or your kWh in <a href="/plan/home">My Home</a>, and your prices in <a href="/plan/money">My Money</a>. The planner fills gaps with figures that are typical where you live.</p>

<h2>Sources</h2>
<ul>
  <li>US EIA, <a href="https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=table_5_06_a">Average price of electricity to residential customers</a>, July 2026</li>
  <li>US EIA, <a href="https://www.eia.gov/energyexplained/electricity/prices-and-factors-affecting-prices.php">Electricity explained: factors affecting prices</a></li>
  <li>US Department of Energy, <a href="https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use">Estimating appliance and home electronic energy use</a></li>
</ul>
`,
} satisfies ArticleText
