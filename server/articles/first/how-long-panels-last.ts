import type { SeedArticle } from './seed-article.ts'

export const howLongPanelsLast: SeedArticle = {
  title: 'How long do solar panels last?',
  slug: 'how-long-do-solar-panels-last',
  category: 'Ownership',
  image: '/images/roof-install.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Most panels lose about half a per cent of their output a year. After 25 years they still give close to 88 %.</li>
  <li>They do not stop on a birthday. 25 years is the length of a warranty, not of a life.</li>
  <li>Over 25 years the loss takes about 6 % off the total, which is less than the uncertainty of the weather.</li>
  <li>The energy that goes into making a panel is repaid, in Europe, in little more than one year.</li>
</ul>

<h2>What the field has shown</h2>
<p>Researchers at NREL and their partners have gathered measured rates of loss from nearly two hundred studies in forty countries, more than 11,000 numbers in all. For ordinary crystalline silicon the median is <strong>0.5 to 0.6 % a year</strong>. The mean is higher, 0.8 to 0.9 %, because a minority of bad panels pulls it up. Hot climates and mounts that keep panels hot tend to speed things up, though not for every product.</p>
<p>Here is what is left of 8 kW that makes 10,800 kWh in its first year:</p>
<table>
  <thead>
    <tr><th scope="col">Year</th><th scope="col">Loss of 0.5 % a year</th><th scope="col">Loss of 0.8 % a year</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1</th><td>10,800 kWh</td><td>10,800 kWh</td></tr>
    <tr><th scope="row">10</th><td>10,324 kWh (96 %)</td><td>10,047 kWh (93 %)</td></tr>
    <tr><th scope="row">20</th><td>9,819 kWh (91 %)</td><td>9,271 kWh (86 %)</td></tr>
    <tr><th scope="row">25</th><td>9,576 kWh (89 %)</td><td>8,906 kWh (82 %)</td></tr>
  </tbody>
</table>
<p>Each year is 0.995 (or 0.992) times the one before. Over the whole 25 years the first system makes 254,400 kWh. Without ageing it would have been 270,000. So age costs 15,600 kWh, or 5.8 %.</p>
<p>Does this upset the payback? Hardly. Our <a href="/calculators/payback-period">Payback Period calculator</a> lets savings grow by 2.5 % a year by default, with the price of power. If you want ageing in it, enter 2.0 instead: prices up 2.5 %, output down 0.5 %. For a cost of $24,000, savings of $2,000 and upkeep of $150 the payback moves from 11.4 to 11.6 years.</p>

<h2>Why panels age</h2>
<ul>
  <li><strong>First light.</strong> Many lose 1 to 3 % in their first days and weeks, then settle. Performance warranties allow for this with a larger step in year one.</li>
  <li><strong>Sunlight and heat</strong> slowly cloud and brown the plastic that holds the cells.</li>
  <li><strong>Moisture</strong> creeps in at the edges and corrodes the thin silver lines.</li>
  <li><strong>Day and night</strong> stretch and shrink the solder joints, ten thousand times in thirty years.</li>
  <li><strong>Wind, snow and hail</strong> can crack cells that look whole. A cell test with a special camera shows it; your eyes will not.</li>
</ul>
<p>Hail deserves a word. Panels are tested with ice balls of 25 mm at about 80 km/h. Larger stones, as they fall in Texas or northern Italy, do break glass. In such places ask for thicker front glass and a test with larger ice, and read the deductible of your home insurance.</p>

<h2>The rest ages faster</h2>
<p>A string inverter works hard in a hot box and usually lasts 10 to 15 years. A battery wears with use and with time. The connectors, the cheapest part of the whole, cause a surprising share of failures when plugs of different makes are forced together. Our guide to <a href="/tips/looking-after-your-panels">looking after your panels</a> says what to watch for.</p>

<h2>Reading the warranty</h2>
<p>A performance warranty has two numbers: how far output may fall in the first year, often 1 to 2 %, and how much in each year after, often 0.4 to 0.55 %. Put together, a good one promises 87 to 90 % in year 25. Three cautions:</p>
<ol>
  <li>The promise is about the panel under laboratory light. Showing a loss of three per cent on a roof is close to impossible, so the paper protects you from disasters and not from disappointments.</li>
  <li>It may cover a new panel but not the ladder, the labour or the lost power.</li>
  <li>It is worth what the maker, or its insurer, is worth in year 20.</li>
</ol>

<h2>After the roof</h2>
<p>At the end a panel is glass (about three quarters of its weight), aluminium, plastic, silicon, copper and a little silver. All of it can be recovered, and the frame and glass already are. In the European Union makers must take old panels back. In the United States the rules differ by state, and recycling often costs more than a landfill. By the time panels bought today come down that will have changed, but nobody can promise you how. Many will first see a second life on barns and boats.</p>
<p>And the energy to make them? Fraunhofer ISE puts the energy payback of a European rooftop system at about 1 to 1.3 years. The panel then works on for a quarter of a century or more.</p>

<h2>When to replace working panels</h2>
<p>Rarely before the roof must come off anyway. A panel at 85 % is still making power at no cost. If you run out of space and need more, newer panels may give a third to a half more on the same area, but most of the price of a new system is labour, permits and hardware. Adding to another roof face is nearly always cheaper than starting over.</p>

<h2>Sources</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant and J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan and S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
</ul>
`,
}
