import type { SeedArticle } from './seed-article.ts'

export const lookingAfterSolarPanels: SeedArticle = {
  title: 'Looking after your panels: the little they need',
  slug: 'looking-after-your-panels',
  category: 'Ownership',
  image: '/images/panels-close.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Panels have no moving parts. Rain does most of the cleaning, except in dry, dusty places.</li>
  <li>The most useful chore takes two minutes a month: compare the kWh made with the same month last year.</li>
  <li>Expect to replace a central inverter once in the life of the system.</li>
  <li>Stay off the roof. A fall costs more than any amount of dust.</li>
</ul>

<h2>Watch the numbers</h2>
<p>Every modern inverter has an app. Once a month, note the month's kWh. Weather makes single months vary by a fifth or more, so do not chase every dip. What you are looking for is a step:</p>
<ul>
  <li><strong>Zero on a bright day.</strong> A tripped breaker, a failed inverter, or the grid was down.</li>
  <li><strong>A sudden loss of a third or a half.</strong> One string of panels is out.</li>
  <li><strong>One panel far below its neighbours</strong> (if yours report singly). New shade, droppings or a failed optimiser.</li>
  <li><strong>A slow slide over summers.</strong> Dust, or trees that have grown.</li>
</ul>
<p>A silent failure is the commonest way to lose money with solar. An 8 kW system that makes 900 kWh a month loses $108 in each month it stands still, at $0.12 per kWh. Owners who never open the app can lose a summer.</p>

<h2>Is cleaning worth it?</h2>
<p>Do the sum before you pay for a wash. A study of 186 Californian systems found that, on average, output fell by about 0.05 % per day without rain. That adds up to 5 % after a hundred dry days, so about 2.5 % on average over them. For our 8 kW system in such a spell, 100 days at 36 kWh a day would make 3,600 kWh. The dust costs 90 kWh, or <strong>$11</strong>. No professional wash pays at that price.</p>
<p>The average hides extremes. Near farm tracks, quarries, busy roads or the sea, on nearly flat roofs and under favourite trees of birds, losses of 10 % and more happen. A world review in 2019 put the loss of all solar power to dirt at 3 to 4 % at least, with desert regions far above it. There, cleaning is routine.</p>
<p>If you can reach the panels from the ground with a hose and a soft brush on a pole, do so in the cool of the morning: cold water on hot glass can crack it. Use plain water. No pressure washer, no abrasive, no soap that leaves a film. Most warranties exclude damage from all three.</p>

<h2>A yearly walk around</h2>
<p>From the ground, with binoculars:</p>
<ol>
  <li>Cracked glass, brown marks, or a white milky edge on a panel.</li>
  <li>Cables that hang loose or rub on tiles.</li>
  <li>Nests and leaves under the array. Squirrels chew cables, and a wire-mesh skirt keeps them out.</li>
  <li>Branches that now throw shade at noon.</li>
  <li>Signs of water on the ceiling below the roof mounts.</li>
</ol>
<p>At the inverter: dust the vents, read the display for fault codes, and press the test button of the breaker if the manual says so. Do not open any box. Panels produce voltage whenever light falls on them, even with the main switch off, and direct current of several hundred volts can kill.</p>

<h2>What will wear out</h2>
<table>
  <thead>
    <tr><th scope="col">Part</th><th scope="col">Usual life</th><th scope="col">What to plan for</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Panels</th><td>25 to 30 years and more</td><td>A slow loss, near half a per cent a year</td></tr>
    <tr><th scope="row">String inverter</th><td>10 to 15 years</td><td>One replacement, often $1,500 to $3,000</td></tr>
    <tr><th scope="row">Microinverters, optimisers</th><td>Warranted up to 25 years</td><td>Single failures; labour on the roof is the cost</td></tr>
    <tr><th scope="row">Battery</th><td>10 to 15 years</td><td>Less capacity each year</td></tr>
    <tr><th scope="row">Mounts and seals</th><td>As long as the roof</td><td>An inspection after severe storms</td></tr>
  </tbody>
</table>
<p>Setting aside $150 a year covers an inverter and a visit or two over 25 years for most homes. Enter it as the annual maintenance cost in the <a href="/calculators/payback-period">Payback Period calculator</a>. On a $24,000 system that saves $2,000 a year it moves the payback from 10.6 to 11.4 years.</p>
<p>If the roof itself has less than ten years left, replace it first. Taking an array down and putting it back costs thousands.</p>

<h2>When something breaks</h2>
<p>There are three promises, from three parties. The <strong>product warranty</strong> of the panel maker covers defects, for 12 to 25 years. The <strong>performance warranty</strong> covers output, often 85 to 90 % after 25 years, but you must prove the loss with measurements. The <strong>workmanship warranty</strong> of the installer covers leaks and wiring, for anything from 1 to 25 years, and lives only as long as the company does. Keep the contract, the serial numbers, the plan of the wiring and photos from installation day in one folder, away from the installer's website.</p>
<p>Tell your home insurer about the system too. Most policies include roof panels as part of the building, but usually only if they know.</p>

<h2>Sources</h2>
<ul>
  <li>F. A. Mejia and J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>K. Ilse and others, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/homeowners-guide-going-solar">Homeowner's Guide to Going Solar</a></li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3rd edition, 2018</li>
</ul>
`,
}
