import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'maintenance-en',
  title: 'A system that stops costs far more than dust',
  subtitle: 'Loss in dollars for a system of 8 kWp, at 18¢ per kWh',
  bars: [
    ['Dust, 100 days without rain (average)', 16, '$16'],
    ['System stops for 1 month', 162, '$162'],
    ['System stops for 3 months', 486, '$486'],
  ],
}

export default {
  title: 'Solar panel maintenance: what panels need',
  chart,
  content: `
<p>Panels need little: rain does most of the cleaning. Check the output in your app once a month, and walk around the house once a year. Plan for a new inverter, and stay off the roof.</p>

<h2>Check the output every month</h2>
<p>Compare the kWh of the month with the same month last year. Weather can change a month by 20% or more. So look for a sudden drop:</p>
<table>
  <thead>
    <tr><th scope="col">What you see</th><th scope="col">Likely cause</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Nothing on a sunny day</th><td>A breaker is off, the inverter failed, or the grid was down</td></tr>
    <tr><th scope="row">A third or half is missing</th><td>One group of panels is out</td></tr>
    <tr><th scope="row">1 panel is far below the others</th><td>New shade, bird droppings or a failed optimizer</td></tr>
    <tr><th scope="row">Slowly less each summer</th><td>Dust, or trees that have grown</td></tr>
  </tbody>
</table>
<p>Many owners lose money because they do not notice a failure. Example: a system of 8 kWp makes 900 kWh a month. At 18¢ per kWh, each month without it costs $162.</p>
${chartFigure(chart)}

<h2>Is cleaning worth it?</h2>
<p>Mostly not. A study of 186 systems in California found that output fell by 0.05% for each day without rain. That is 5% after 100 dry days, and 2.5% on average over them. In 100 days our example makes 3,600 kWh. Dust then costs 90 kWh, or about $16. A professional cleaning costs more.</p>
<p>Some places are worse: farm tracks, quarries, busy roads, the sea, almost flat roofs and trees with birds. There, losses of 10% and more happen. In deserts, cleaning is normal.</p>
<p>If you can reach the panels from the ground:</p>
<ul>
  <li>Clean them in the cool of the morning. Cold water can crack hot glass.</li>
  <li>Use plain water, a hose and a soft brush on a pole.</li>
  <li>Do not use a pressure washer, hard pads or soap. Most warranties do not cover the damage.</li>
</ul>

<h2>Yearly check from the ground</h2>
<p>Use binoculars and look for:</p>
<ol>
  <li>Cracked glass, brown marks or a white edge on a panel.</li>
  <li>Cables that hang loose or rub on the roof.</li>
  <li>Nests and leaves below the panels. Squirrels bite cables, and wire mesh keeps them out.</li>
  <li>Branches that now make shade at noon.</li>
  <li>Water marks on the ceiling below the panels.</li>
</ol>
<p>At the inverter, clean the vents and look for error codes. Do not open any box. Panels make dangerous voltage whenever there is light, even when the main switch is off.</p>

<h2>Parts that wear out</h2>
<table>
  <thead>
    <tr><th scope="col">Part</th><th scope="col">Usual life</th><th scope="col">What to plan for</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Panels</th><td>25 to 30 years and more</td><td>About 0.5% less output each year</td></tr>
    <tr><th scope="row">Inverter on the wall</th><td>10 to 15 years</td><td>1 new inverter, often $1,500 to $3,000</td></tr>
    <tr><th scope="row">Microinverters, optimizers</th><td>Warranty of up to 25 years</td><td>Single failures. Work on the roof is the cost</td></tr>
    <tr><th scope="row">Battery</th><td>10 to 15 years</td><td>It stores less each year</td></tr>
    <tr><th scope="row">Mounts and seals</th><td>As long as the roof</td><td>A check after heavy storms</td></tr>
  </tbody>
</table>
<p>For most homes, $150 a year pays for an inverter and a visit or 2 over 25 years. Enter it as maintenance in the <a href="/calculators/payback-period">Payback Period calculator</a>. For a system of $24,000 that saves $2,000 a year, the payback changes from 10.6 to 11.4 years.</p>
<p>Will your roof last less than 10 years? Replace it first. Taking panels off and putting them back costs thousands of dollars.</p>

<h2>Warranties and insurance</h2>
<ul>
  <li><strong>Product warranty</strong> of the panel maker: covers defects for 12 to 25 years.</li>
  <li><strong>Output warranty:</strong> often promises 85 to 90% after 25 years. You must prove the loss.</li>
  <li><strong>Workmanship warranty</strong> of the installer: covers leaks and wiring for 1 to 25 years. It ends if the company closes.</li>
</ul>
<p>Keep the contract, the serial numbers, the wiring plan and photos in one folder. Tell your home insurer about the panels. Most policies cover them only if the insurer knows.</p>

<h2>Try it for your home</h2>
<p>Set maintenance and the price of a new inverter in <a href="/plan/money">My Money</a>, and see what they change.</p>

<h2>Sources</h2>
<ul>
  <li>F. A. Mejia and J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>K. Ilse and others, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/homeowners-guide-going-solar">Homeowner's Guide to Going Solar</a></li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3rd edition, 2018</li>
</ul>
`,
} satisfies ArticleText
