import type { SeedArticle } from './seed-article.ts'

export const homeBatteries: SeedArticle = {
  title: 'Home batteries: what they do, and what they cannot',
  slug: 'home-batteries',
  category: 'Batteries',
  image: '/images/battery.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>A battery does two jobs: it keeps chosen circuits alive in an outage, and it moves midday sunshine into the evening. Decide which one you are paying for.</li>
  <li>Capacity (kWh) = daily use × hours to cover ÷ 24. Then add 20 to 30 % in hand.</li>
  <li>Kilowatts matter as much as kilowatt-hours: they decide what can run at the same time.</li>
  <li>On savings alone a battery pays where exports earn little and evening power is expensive. Elsewhere it buys security, not profit.</li>
</ul>

<h2>Two numbers on the label</h2>
<p><strong>Energy, in kWh</strong>, is how much the battery holds. <strong>Power, in kW</strong>, is how fast it can give it out. A 10 kWh battery with 5 kW of power runs a 1 kW load for ten hours or a 5 kW load for two. It cannot start a 7 kW electric shower at all, however full it is. Motors, such as well pumps and air conditioners, also draw a short surge when they start. Ask for the surge rating.</p>
<p>Look for <em>usable</em> capacity. Makers leave part of the cell unused to protect it, so a battery of 10.5 kWh may offer 10.</p>

<h2>Sizing for an outage</h2>
<p>The <a href="/calculators/battery">Battery Storage Calculator</a> takes your daily use and the hours you want covered. A whole house that uses 30 kWh a day, for 8 hours at 48 volts:</p>
<ul>
  <li>Capacity: 30 × 8 ÷ 24 = <strong>10.0 kWh</strong></li>
  <li>Charge: 10,000 Wh ÷ 48 V = <strong>208 AH</strong></li>
  <li>Cost at $1,000 per kWh installed: <strong>about $10,000</strong></li>
</ul>
<p>Now the smarter way. List what must run: refrigerator, internet, some lamps, phone chargers, the fan of a gas furnace. That is often 4 to 6 kWh a day. With 6 kWh for a full 24 hours you need a 6 kWh battery, about $6,000 on the same assumption, and it lasts three times as long into the storm. An electrician puts these circuits on a separate panel.</p>
<p>Add <strong>20 to 30 %</strong> to what you work out. Cold, age and the energy lost on the way in and out all take a share: 6 kWh becomes 7.2 to 7.8.</p>
<blockquote><p>Panels alone do not keep the lights on. A normal grid-tied system shuts down in an outage, so that it cannot feed a line that people are repairing. Backup needs a battery or a special inverter that can separate your house from the grid.</p></blockquote>

<h2>Can your panels fill it?</h2>
<p>Three checks, for a 48 V battery of 200 AH (9.6 kWh) and 400 W panels with 5 sun hours:</p>
<ul>
  <li><a href="/calculators/panel-requirement">Panel Requirements</a>: 9,600 Wh ÷ 0.8 ÷ (400 W × 5 h) = 6 panels for a full charge in a day.</li>
  <li><a href="/calculators/sun-hours">Sun Hours</a>: with 1,600 W of panels, 9,600 ÷ 1,600 = 6.0 hours of full sun, before losses.</li>
  <li><a href="/calculators/battery-charge">Battery Charge</a>: four 400 W panels push 33.33 A into 48 V, which makes 166.67 AH over 5 sun hours.</li>
</ul>
<p>In winter the sun hours may halve. For long outages in January, think of a battery that stretches the sun, not one that replaces a generator.</p>

<h2>Does it save money?</h2>
<p>Suppose it moves 8 kWh a day from noon to evening, 240 kWh a month. About 15 % is lost on the round trip; NREL's planning figure for home batteries is 85 % efficiency. So 204 kWh come back.</p>
<table>
  <thead>
    <tr><th scope="col">You pay / you are paid</th><th scope="col">Bought less</th><th scope="col">Sold less</th><th scope="col">Gain a month</th><th scope="col">Gain a year</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">$0.12 / $0.12</th><td>$24.48</td><td>$28.80</td><td>−$4.32</td><td>−$52</td></tr>
    <tr><th scope="row">$0.12 / $0.05</th><td>$24.48</td><td>$12.00</td><td>$12.48</td><td>$150</td></tr>
    <tr><th scope="row">$0.40 / $0.05</th><td>$81.60</td><td>$12.00</td><td>$69.60</td><td>$835</td></tr>
  </tbody>
</table>
<p>With full net metering the battery <em>costs</em> you energy, because the grid already stores your surplus for free. At cheap power and low export pay, $150 a year will never recover $8,000 to $10,000. At California-like prices, $835 a year can, within roughly ten to twelve years, which is also the usual length of the warranty. Time-of-use rates and payments from a utility's virtual power plant, where your battery helps at peak hours, can improve the sum. Ask what your utility offers today.</p>

<h2>Chemistry and lifetime</h2>
<p>Most home batteries sold now use lithium iron phosphate (LFP). Compared with the older nickel-based cells it is heavier, tolerates more charge cycles and is much harder to set alight. A common warranty promises 70 % of the capacity after ten years, or after a stated amount of energy has passed through, whichever comes first. Read both limits.</p>
<p>Lithium cells dislike frost when charging, and heat at any time. A garage wall in the shade is better than a sunny outside wall. Local codes say how far the battery must stay from doors, windows and bedrooms.</p>

<h2>Questions for the quote</h2>
<ol>
  <li>What are the usable kWh, the continuous kW and the surge kW?</li>
  <li>Which circuits will it back up, and what happens on a cloudy third day?</li>
  <li>Does it recharge from the panels when the grid is down?</li>
  <li>What does it save a year on <em>my</em> tariff, and which export price did you use?</li>
  <li>Does it work without the internet, and who can switch it remotely?</li>
</ol>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/homeowners-guide-going-solar">Homeowner's Guide to Going Solar</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
</ul>
`,
}
