import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'months-en',
  kind: 'columns',
  title: 'December makes about half as much as June',
  subtitle: 'Output by month in Denver, south roof with a slope of 20°, in kWh per kWp',
  bars: [
    ['January', 99, '99'],
    ['February', 99, '99'],
    ['March', 140, '140'],
    ['April', 124, '124'],
    ['May', 154, '154'],
    ['June', 159, '159'],
    ['July', 153, '153'],
    ['August', 146, '146'],
    ['September', 135, '135'],
    ['October', 117, '117'],
    ['November', 88, '88'],
    ['December', 84, '84'],
  ],
}

export default {
  title: 'Solar in winter: short days, snow and shade',
  chart,
  content: `
<p>Panels work well in the cold, but winter has less light. A south roof in Denver makes about half as much in December as in June. Snow usually costs only a few percent of the yearly output.</p>

<h2>Output in winter</h2>
<p>These figures are from NREL's PVWatts model for a typical year in Denver, without snow:</p>
${chartFigure(chart)}
<table>
  <thead>
    <tr><th scope="col">kWh per kWp</th><th scope="col">December</th><th scope="col">March</th><th scope="col">June</th><th scope="col">Share of June</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">South roof, 20°</th><td>84</td><td>140</td><td>159</td><td>53%</td></tr>
    <tr><th scope="row">Flat roof</th><td>51</td><td>116</td><td>161</td><td>32%</td></tr>
    <tr><th scope="row">East roof, 30°</th><td>50</td><td>113</td><td>154</td><td>32%</td></tr>
    <tr><th scope="row">South wall</th><td>108</td><td>109</td><td>54</td><td>199%</td></tr>
    <tr><th scope="row">North roof, 30°</th><td>12</td><td>58</td><td>140</td><td>9%</td></tr>
  </tbody>
</table>
<p>Denver has sunny winters. In Piedmont, Italy, the same south roof falls from 159 in June to 63 in December, or 39%. At Sand Point, Alaska, December brings 18% of the best month.</p>
<p>A south wall makes twice as much in December as in June, because the winter sun is low. Steep panels suit a cabin that you use in winter. Over the year they make about a third less.</p>

<h2>Cold weather</h2>
<p>Panels like the cold. They lose about 0.33% of their power for each degree Celsius they warm up. On a hot roof a panel can reach 60 °C (140 °F) and give about 12% less. On a bright day at freezing point it gives close to its full power.</p>

<h2>Snow on panels</h2>
<p>A covered panel makes almost nothing. Still, the yearly loss is small in most places. A Swedish study of 2021 names 2 to 3% in mild climates and 5 to 6% in moderate ones. A few systems in the far north lost up to a third in a bad year.</p>
<p>For a system that makes 10,800 kWh a year, 3% is 324 kWh. At 18¢ per kWh, that is $58.</p>
<p>Snow slides off faster on a steep roof. Below 15° it can stay for days. At 40° it is often gone by noon.</p>
<h3>Should you clear the snow?</h3>
<p>Usually not. If you can reach the panels from the ground:</p>
<ul>
  <li>Pull the snow off with a soft foam rake on a long pole. Leave a thin layer.</li>
  <li>Never climb on the roof. Never use hot water, salt or metal.</li>
  <li>Keep people and cars away from the edge of a steep roof. Snow can fall all at once.</li>
</ul>
<p>Panels can carry a lot of snow. Your roof must carry the snow and the panels. In snowy places, have this checked before you install.</p>

<h2>Shade in winter</h2>
<p>The winter sun is low, so shade is long. Take a tree 20 feet (6 m) high at 40° north. At noon in December, its shadow is 40 feet (12 m) long. In June it is 6 feet (1.8 m).</p>
<p>Winter shade costs less than it seems, because there is little output to lose. In Denver, losing half of December costs 3% of the year. Losing half of June costs 5%. A tree that makes shade only in winter can often stay. <a href="/calculators/sun-path">Sun Path Analysis</a> shows where the sun is in each month.</p>

<h2>What to plan for</h2>
<ul>
  <li><strong>On the grid,</strong> plan for the year. With net metering, summer credits help pay for winter. With net billing they pay for less. See <a href="/tips/net-metering-and-net-billing">net metering and net billing</a>.</li>
  <li><strong>With a battery,</strong> remember that it stores only what panels make. In December it may not fill for days.</li>
  <li><strong>Off-grid,</strong> plan for the darkest month. A cabin needs 9.6 kWh a day (200 Ah at 48 V). The <a href="/calculators/panel-requirement">Panel Requirement calculator</a> shows 6 panels of 400 W with 5 peak sun hours. With 2.5 hours in winter it shows 12. Many people choose a number between and add a generator.</li>
</ul>

<h2>Try it for your home</h2>
<p>Enter your roof and its shade in <a href="/plan/sun">My Sun</a>. The planner shows the output of each month for your place.</p>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8; monthly figures computed with its open <a href="https://github.com/NREL/ssc">SSC engine</a></li>
  <li>M. van Noord, T. Landelius and S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>D. Ryberg and J. Freeman, <a href="https://www.nrel.gov/docs/fy17osti/68705.pdf">Integration, Validation, and Application of a PV Snow Coverage Model in SAM</a>, NREL, 2017</li>
</ul>
`,
} satisfies ArticleText
