import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'planner-en',
  title: 'One price for every kWh would double the value of this hour',
  subtitle: 'Value of 1 hour of solar, in cents: 3.2 kWh made, 0.9 kWh used at home',
  bars: [
    ['Hour by hour, with the export rate', 45.4, '45.4¢'],
    ['All solar at the electricity price', 96, '96¢'],
  ],
}

export default {
  title: 'How the planner works out your answer',
  chart,
  content: `
<p>For each hour of a year, the planner works out what your panels make and what your home uses. It then works out your bills for 25 years with your own prices. The answer is a range, because nobody knows future weather, habits and prices.</p>

<h2>Figures you do not enter</h2>
<p>You need only a town and a bill. We fill in what is typical where you live. Each figure has a badge that says where it comes from:</p>
<table>
  <thead>
    <tr><th scope="col">Badge</th><th scope="col">Where the figure comes from</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">You entered this</th><td>Your own figure</td></tr>
    <tr><th scope="row">Typical here</th><td>From a named source for your area, with its date</td></tr>
    <tr><th scope="row">Estimated</th><td>Calculated from other figures</td></tr>
    <tr><th scope="row">Rule of thumb</th><td>A rough guide, because we found no better source</td></tr>
    <tr><th scope="row">We need this</th><td>We do not know it: you can add it</td></tr>
  </tbody>
</table>
<p>Your plan stays on this device until you save it to an account or share it.</p>

<h2>Sunshine on your roof</h2>
<p>Your town decides the climate. We use averages from 2001 to 2020 by NASA POWER. CHELSA, a finer map, improves them where there are hills.</p>
<p>For each hour we work out where the sun is and how much light reaches each roof face. We take off shade from trees, buildings and hills. Panels make less when they are hot. Wiring, dirt and other losses take 14.1%, as in PVWatts. Panels make about 0.5% less each year.</p>

<h2>Your electricity use, hour by hour</h2>
<p>A bill says how much you use, but not when. So we spread your use over a typical day for your country and climate. It also depends on who is home in the daytime. An electric car, a heat pump, air conditioning and a pool get their own hours.</p>
<p>Smart meter readings are better than any typical day. Without them, we also test what happens if you use more or less in the daytime.</p>

<h2>Solar you use and solar you export</h2>
<p>In each hour your home uses solar first. Extra solar charges the battery, if you have one. The rest goes to the grid. If solar is not enough, the battery helps first and then the grid. Your use jumps up and down within an hour. So without a battery we count a little less solar used at home than the average of the hour gives.</p>
<p>Example for 1 hour without a battery: panels make 3.2 kilowatt-hours (kWh) and the home uses 0.9 kWh. The price is 30¢ per kWh and the export rate is 8¢.</p>
<ul>
  <li>Solar you use yourself: 0.9 × 30¢ = 27¢</li>
  <li>Exported to the grid: 2.3 × 8¢ = 18.4¢</li>
  <li>Together: <strong>45.4¢</strong></li>
</ul>
${chartFigure(chart)}
<p>A simple formula counts all 3.2 kWh at 30¢, or 96¢. That is why a plan hour by hour often has a longer payback.</p>

<h2>Bills and savings</h2>
<p>We calculate every monthly bill twice: with solar and without. Each bill follows your tariff, with fixed charges, tiers, times of day and your export rate. The difference is what you save.</p>
<p>Against that we set the price, incentives, maintenance, a new inverter, a new battery, and any loan or lease. Money in later years counts less than money today. You can open every figure to see its formula and your own numbers.</p>

<h2>How sure is the answer?</h2>
<p>3 things always stay unknown: future output, the hours when you use electricity, and how fast its price rises. We change all 3 together for a good case and a bad case. We put the chance that you do better than the good case at about 1 in 10. The chance of a result below the bad case is about the same.</p>
<table>
  <thead>
    <tr><th scope="col">Chance to gain money, our estimate</th><th scope="col">Our answer</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">9 in 10 or more</th><td>Worth it</td></tr>
    <tr><th scope="row">6 to 8 in 10</th><td>Probably worth it</td></tr>
    <tr><th scope="row">4 or 5 in 10</th><td>It depends</td></tr>
    <tr><th scope="row">1 to 3 in 10</th><td>Probably not worth it</td></tr>
    <tr><th scope="row">Fewer than 1 in 10</th><td>Not worth it</td></tr>
  </tbody>
</table>
<p>Below 4 in 10 there is one more answer: Pays for itself, but slowly. The system pays for itself, but safe savings would earn more. Typical prices differ from yours, so the price of a system counts as unknown until you have a quote.</p>
<p>We chose these limits ourselves. A chart then shows what could change your answer.</p>
<p>We compared our model with PVWatts, with the System Advisor Model of NREL and with real weather. <a href="/accuracy">How accurate is this?</a> shows every difference.</p>

<h2>How much CO₂ does it avoid?</h2>
<p>Each kWh of solar replaces a kWh from the grid. We multiply it by the average CO₂ of a kWh in your country. Then we subtract what making the panels and the battery causes. The total is a range. One end keeps the grid of today. The other lets it change as in the last 10 years. On a very clean grid, panels hardly repay the CO₂ of making them.</p>

<h2>What the planner leaves out</h2>
<ul>
  <li><strong>Taxes on what you earn.</strong> Ask about them where you live.</li>
  <li><strong>The value of your house.</strong></li>
  <li><strong>Local rules and the strength of your roof.</strong> An installer must check both.</li>
</ul>

<h2>Try it for your home</h2>
<p><a href="/plan">Start your plan</a> with a town and a bill. Then replace typical figures with your own. Do you have an installer's quote? Check it on <a href="/plan/answer">Your Answer</a>. You can also start in a <a href="/calculators/solar">calculator</a> and copy its numbers into your plan.</p>

<h2>Sources</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: sunshine and air, 2001 to 2020</li>
  <li>Swiss Federal Research Institute WSL, <a href="https://chelsa-climate.org/">CHELSA</a>: climate at high resolution</li>
  <li>A. Dobos, NREL, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, 2014: losses and inverter</li>
  <li>D. Jordan and S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics, 2013</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, the engine of the System Advisor Model</li>
</ul>
`,
} satisfies ArticleText
