import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'lifetime-en',
  title: 'After 25 years, panels still make almost 90% of what they made at first',
  subtitle: 'Output of 8 kWp in kWh a year, with a yearly loss of 0.5%',
  bars: [
    ['Year 1', 10800, '10,800'],
    ['Year 10', 10324, '10,324'],
    ['Year 20', 9819, '9,819'],
    ['Year 25', 9576, '9,576'],
  ],
}

export default {
  title: 'How long do solar panels last?',
  chart,
  content: `
<p>Most panels last 25 to 30 years or more. They lose about 0.5% of their output each year, so after 25 years they still make almost 90%. 25 years is the length of many warranties, not the end of the panels.</p>

<h2>Yearly loss of output</h2>
<p>Researchers collected more than 11,000 measured rates from 40 countries. For common panels, half of them lose less than 0.5 to 0.6% a year. The average is 0.8 to 0.9%, because a few bad panels lose much more. Panels that get hot tend to lose more.</p>
<p>This is the output of 8 kWp that makes 10,800 kWh in year 1:</p>
<table>
  <thead>
    <tr><th scope="col">Year</th><th scope="col">Loss of 0.5% a year</th><th scope="col">Loss of 0.8% a year</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1</th><td>10,800 kWh</td><td>10,800 kWh</td></tr>
    <tr><th scope="row">10</th><td>10,324 kWh (96%)</td><td>10,047 kWh (93%)</td></tr>
    <tr><th scope="row">20</th><td>9,819 kWh (91%)</td><td>9,271 kWh (86%)</td></tr>
    <tr><th scope="row">25</th><td>9,576 kWh (89%)</td><td>8,906 kWh (82%)</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>With a loss of 0.5%, the panels make 254,400 kWh in 25 years. Without any loss they would make 270,000 kWh. So age costs 5.8%.</p>
<p>This changes the payback very little. Take a price of $24,000, savings of $2,000 a year and maintenance of $150. The payback is 11.4 years without the loss and 11.6 years with it. To see this in the <a href="/calculators/payback-period">Payback Period calculator</a>, enter a rate increase of 2.0% and not 2.5%.</p>

<h2>Why panels lose output</h2>
<ul>
  <li><strong>First weeks:</strong> many panels lose 1 to 3% and then stay stable.</li>
  <li><strong>Sunlight and heat</strong> make the plastic around the cells cloudy.</li>
  <li><strong>Moisture</strong> gets in at the edges and attacks the metal.</li>
  <li><strong>Day and night</strong> make the joints stretch and shrink.</li>
  <li><strong>Wind, snow and hail</strong> can crack cells. You cannot see these cracks.</li>
</ul>
<p>Panels are tested with ice balls of 1 inch (25 mm) at about 50 mph (80 km/h). Larger hail can break the glass. If your area has large hail, ask for thicker glass and check your home insurance.</p>

<h2>Inverter and battery life</h2>
<p>An inverter on the wall usually lasts 10 to 15 years. A battery lasts about as long. Plugs from different makers often fail when they are joined. See <a href="/tips/looking-after-your-panels">solar panel maintenance</a>.</p>

<h2>What a warranty covers</h2>
<p>An output warranty has 2 numbers. In year 1 the output may fall by 1 to 2%. In each later year it may fall by 0.4 to 0.55%. A good warranty promises 87 to 90% in year 25. Check 3 things:</p>
<ol>
  <li>You must prove the loss. A loss of 3% on a roof is almost impossible to prove.</li>
  <li>The warranty may pay for the panel, but not for the work.</li>
  <li>The maker, or its insurer, must still exist in year 20.</li>
</ol>

<h2>Recycling old panels</h2>
<p>About 75% of a panel's weight is glass. The rest is aluminum, plastic, silicon, copper and a little silver. All of it can be recycled. In the European Union, makers must take old panels back. In the US, rules differ by state, and recycling often costs more than a landfill.</p>
<p>How long until a panel has made as much energy as it took to build? In Europe, 1 to 1.3 years, says Fraunhofer ISE.</p>

<h2>When to replace panels</h2>
<p>Rarely before the roof needs work. A panel at 85% still makes electricity for free. Newer panels can make 33 to 50% more on the same area. But most of the price is work, permits and hardware. Adding panels on another roof face is almost always cheaper.</p>

<h2>Try it for your home</h2>
<p>The planner counts the yearly loss of output over 25 years. See what it means for your savings on <a href="/plan/answer">Your Answer</a>.</p>

<h2>Sources</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant and J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan and S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
</ul>
`,
} satisfies ArticleText
