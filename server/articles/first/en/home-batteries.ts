import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'battery-gain-en',
  title: 'A battery saves most where exported solar earns little',
  subtitle: 'Yearly gain from storing 8 kWh a day, by electricity price and export rate',
  bars: [
    ['Price 18¢, export rate 18¢', -78, '−$78'],
    ['Price 18¢, export rate 5¢', 297, '$297'],
    ['Price 40¢, export rate 5¢', 835, '$835'],
  ],
}

export default {
  title: 'Is a home battery worth it?',
  chart,
  content: `
<p>A battery saves money where electricity is expensive and your export rate is low. With full net metering it saves nothing. It is also worth a look if you want power in outages.</p>

<h2>Battery size and power</h2>
<ul>
  <li><strong>Usable battery size (kWh)</strong> is how much electricity you can take out. The total size on the label can be a little larger.</li>
  <li><strong>Power (kW)</strong> is how much it can give at one time. It decides what can run together.</li>
</ul>
<p>A battery with 10 kWh and 5 kW runs a 1 kW device for 10 hours. It runs 5 kW for 2 hours. It cannot run a 7 kW electric shower, even when it is full. Pumps and air conditioners need extra power to start, so ask for the surge rating.</p>

<h2>Battery size for a power outage</h2>
<p>The <a href="/calculators/battery">Battery Storage Calculator</a> uses a simple rule: kWh a day × hours ÷ 24. At $1,000 per kWh installed, 2 examples:</p>
<table>
  <thead>
    <tr><th scope="col">What you keep running</th><th scope="col">Use a day</th><th scope="col">Hours</th><th scope="col">Battery size</th><th scope="col">Price</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">The whole home</th><td>30 kWh</td><td>8</td><td>10 kWh</td><td>$10,000</td></tr>
    <tr><th scope="row">Only what you need most</th><td>6 kWh</td><td>24</td><td>6 kWh</td><td>$6,000</td></tr>
  </tbody>
</table>
<p>The smaller battery lasts 3 times as long. So list what must run: refrigerator, internet, some lights, phones, the fan of a gas furnace. That is often 4 to 6 kWh a day. An electrician can put these on a separate panel.</p>
<p>Add 20 to 30% to the result. A battery loses some energy, and it gets weaker with cold and age.</p>
<blockquote><p>Panels alone do not work in an outage. A normal system switches off when the grid is down, to protect people who repair the lines. Backup needs a battery or a special inverter.</p></blockquote>

<h2>Does a battery save money?</h2>
<p>Example: a battery stores 8 kWh a day, or 240 kWh a month. NREL plans with a round-trip efficiency of 85%. So 204 kWh come back.</p>
<table>
  <thead>
    <tr><th scope="col">Price / export rate</th><th scope="col">You buy less</th><th scope="col">You export less</th><th scope="col">Gain a month</th><th scope="col">Gain a year</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">18¢ / 18¢</th><td>$36.72</td><td>$43.20</td><td>−$6.48</td><td>−$78</td></tr>
    <tr><th scope="row">18¢ / 5¢</th><td>$36.72</td><td>$12.00</td><td>$24.72</td><td>$297</td></tr>
    <tr><th scope="row">40¢ / 5¢</th><td>$81.60</td><td>$12.00</td><td>$69.60</td><td>$835</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>A battery of this size costs $8,000 to $10,000. At $297 a year, it pays for itself in 27 years or more. Few batteries last that long. At $835 a year, it takes 10 to 12 years, about as long as the warranty.</p>
<p>A time-of-use tariff can improve this. Some utilities also pay you if your battery helps at peak hours. Ask yours.</p>

<h2>Panels needed to fill a battery</h2>
<p>Example: a battery of 9.6 kWh (200 Ah at 48 V), panels of 400 W and 5 peak sun hours.</p>
<ul>
  <li><a href="/calculators/panel-requirement">Panel Requirements</a>: 6 panels fill it in 1 day, with losses.</li>
  <li><a href="/calculators/sun-hours">Sun Hours</a>: 4 panels (1,600 W) need 6 hours of full sun, without losses.</li>
  <li><a href="/calculators/battery-charge">Battery Charge</a>: 4 panels add 166.67 Ah in 5 peak sun hours.</li>
</ul>
<p>In winter, peak sun hours can halve. A battery cannot replace a generator in a long winter outage.</p>

<h2>Lifetime and safety</h2>
<p>Most home batteries use lithium iron phosphate (LFP) cells. They last for more charges than older types and are much harder to set on fire. Many warranties promise 70% of the battery size after 10 years, or after a set amount of energy. Read both limits.</p>
<p>Heat is bad for a battery at any time, and frost is bad when it charges. A shaded garage wall is better than a sunny outside wall. Local rules say how far it must be from doors, windows and bedrooms.</p>

<h2>Questions for your installer</h2>
<ol>
  <li>What is the usable battery size (kWh), the power (kW) and the surge power (kW)?</li>
  <li>Which circuits does it run in an outage?</li>
  <li>Does it charge from the panels when the grid is down?</li>
  <li>What does it save a year on <em>my</em> tariff? Which export rate did you use?</li>
  <li>Does it work without the internet? Who can control it?</li>
</ol>

<h2>Try it for your home</h2>
<p>Add a battery in <a href="/plan/system">My System</a>. The planner works out what it saves with your prices. It also shows how long it runs what you want to keep running.</p>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>EnergySage, <a href="https://www.energysage.com/energy-storage/how-much-do-batteries-cost/">How much do batteries cost?</a>, 2026</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/homeowners-guide-going-solar">Homeowner's Guide to Going Solar</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
</ul>
`,
} satisfies ArticleText
