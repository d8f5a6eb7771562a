import type { SeedArticle } from './seed-article.ts'

export const readingYourElectricityBill: SeedArticle = {
  title: 'How to read your electricity bill before you go solar',
  slug: 'reading-your-electricity-bill',
  category: 'Basics',
  image: '/images/appliances.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Find three things: the kilowatt-hours, the price of each one, and the charges that stay whatever you use.</li>
  <li>Your true price per kWh is the part of the bill that moves with use, divided by the kWh.</li>
  <li>Solar lowers the moving part. It does not touch the fixed part.</li>
  <li>Look at twelve months. One bill is an anecdote.</li>
</ul>

<h2>Watts and kilowatt-hours</h2>
<p>A <strong>watt</strong> says how fast energy flows, a <strong>kilowatt-hour</strong> how much has flowed. A 1,500 W air conditioner that runs for 8 hours uses 1,500 × 8 ÷ 1,000 = 12 kWh. At $0.12 that is $1.44 a day, or $43.20 in a month of 30 days. Utilities sell kWh. Panels are sold by the kW.</p>

<h2>The lines on the paper</h2>
<p>Words differ from one utility to the next, but nearly every bill has these:</p>
<table>
  <thead>
    <tr><th scope="col">Line</th><th scope="col">What it is</th><th scope="col">Does solar lower it?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Customer, basic or service charge</th><td>A fixed sum per month for being connected</td><td>No</td></tr>
    <tr><th scope="row">Supply or generation</th><td>The energy itself, per kWh</td><td>Yes</td></tr>
    <tr><th scope="row">Delivery or distribution</th><td>Wires and poles, mostly per kWh</td><td>Mostly</td></tr>
    <tr><th scope="row">Demand charge</th><td>A sum per kW of your highest peak; rare for homes</td><td>Seldom</td></tr>
    <tr><th scope="row">Riders, surcharges, funds</th><td>Fuel costs, efficiency programmes, storm repairs</td><td>Those charged per kWh</td></tr>
    <tr><th scope="row">Taxes</th><td>A share of the rest</td><td>In proportion</td></tr>
  </tbody>
</table>

<h2>Work out your real price</h2>
<p>Suppose a bill of $150 for 900 kWh, of which $15 is a fixed charge. The average is $150 ÷ 900 = $0.167. But a kilowatt-hour you no longer buy saves only the moving part: ($150 − $15) ÷ 900 = <strong>$0.15</strong>. Use this second figure when you judge solar. The first one makes savings look 11 % better than they will be.</p>
<p>Helioplan's calculators start from $0.12 per kWh, a round and cautious figure. The average American home paid about $0.16 in 2023, according to the EIA, and prices have gone up since. Some states pay around ten cents, California and New England near or above thirty. Wherever you can, put your own price in place of ours: it sits among the assumptions of the <a href="/calculators/solar">Solar Panel Calculator</a> and of <a href="/calculators/energy-usage">Energy Usage</a>.</p>

<h2>Three kinds of price</h2>
<h3>Flat</h3>
<p>Each kWh costs the same. The arithmetic above is all you need.</p>
<h3>Tiered</h3>
<p>The first few hundred kWh are cheap and the rest are dear. Solar removes the dear ones first, so the early panels of a system save more than the last ones. For a rough estimate take the price of your top tier, then check what happens when you fall into the lower one.</p>
<h3>Time of use</h3>
<p>The price depends on the hour. Often it peaks from four to nine in the evening, after the panels have passed their best. Note the price at noon, in the evening and at night. Midday use that solar replaces may be cheap, while the evening stays expensive. This is where west-facing panels, timers and <a href="/tips/home-batteries">batteries</a> come in.</p>

<h2>See the year</h2>
<p>Write down twelve months of kWh. Most utilities let you download them, often by the hour. Three patterns tell you much:</p>
<ul>
  <li><strong>A summer hill.</strong> Air conditioning. A good match: the sun is strong when you need it.</li>
  <li><strong>A winter hill.</strong> Electric heating. A poor match: panels in the north make a small part of their yearly total from November to January. You will lean on the grid, and on its rules for <a href="/tips/net-metering-and-net-billing">crediting summer surplus</a>.</li>
  <li><strong>A high floor.</strong> Large use in every month, even when you are away. Look for an old freezer, a pool pump, a tank of hot water or an electronic device that never sleeps.</li>
</ul>
<p>To find the culprits, list what you own in the <a href="/calculators/energy-usage">Energy Usage Calculator</a>. Its sample list (refrigerator, air conditioner, television) comes to 16 kWh a day, 480 a month and $57.60. Note that a refrigerator labelled 150 W does not draw it all day: the compressor cycles, and 1 to 2 kWh a day is common for a modern one. A plug-in meter for $25 settles such questions, and many libraries lend them.</p>

<h2>What the bill looks like with solar</h2>
<p>Say you pay $150 for 1,000 kWh and expect 700 kWh a month from the sun. In the <a href="/calculators/bill-comparison">Energy Bill Comparison</a> your year goes from $1,800 to $540, a saving of $1,260 or 70 %. That figure treats every sun-made kWh as worth what you pay for one. It is right under full net metering with no fixed charge. Otherwise the truth is lower, by the fixed charge and by the gap between what you pay and what you are paid.</p>

<h2>Before you file it away</h2>
<ol>
  <li>Write on one sheet: kWh per year, fixed charge per month, price per kWh by tier or hour, name of the tariff.</li>
  <li>Ask the utility which tariff you would be moved to with solar. It is often a different one.</li>
  <li>Give the sheet to every installer, so that all of them quote for the same house.</li>
</ol>

<h2>Sources</h2>
<ul>
  <li>US EIA, <a href="https://www.eia.gov/energyexplained/electricity/prices-and-factors-affecting-prices.php">Electricity explained: factors affecting prices</a></li>
  <li>US EIA, <a href="https://www.eia.gov/electricity/monthly/">Electric Power Monthly</a>, average prices by state</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use">Estimating Appliance and Home Electronic Energy Use</a></li>
</ul>
`,
}
