import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'roof-direction-en',
  title: 'Only a north roof or a wall makes much less than the best',
  subtitle: 'Output in Denver, as a share of the best slope and direction',
  bars: [
    ['South, 37° (the best)', 100, '100%'],
    ['South, 20°', 96, '96%'],
    ['Flat', 83, '83%'],
    ['East, 30°', 80, '80%'],
    ['South wall', 68, '68%'],
    ['North, 30°', 52, '52%'],
  ],
}

export default {
  title: 'Roof slope and direction: how much do they matter?',
  chart,
  content: `
<p>Slope and direction matter less than most people think. A roof that faces south, with a slope of 15° to 45°, is close to the best. An east roof makes about 20% less in Denver, and shade can cost more than that.</p>
<p>South of the equator, read north for south.</p>

<h2>Output by direction and slope</h2>
<p>Panels make most when the sun shines straight at them. The sun moves and your roof does not. So the best slope is a compromise over the year. These figures are from NREL's PVWatts model for a typical year in Denver:</p>
<table>
  <thead>
    <tr><th scope="col">Direction and slope</th><th scope="col">Output (kWh a year per kWp)</th><th scope="col">Share of the best</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">South, 37° (the best)</th><td>1,557</td><td>100%</td></tr>
    <tr><th scope="row">South, 20°</th><td>1,498</td><td>96%</td></tr>
    <tr><th scope="row">Flat</th><td>1,286</td><td>83%</td></tr>
    <tr><th scope="row">East, 30°</th><td>1,253</td><td>80%</td></tr>
    <tr><th scope="row">South wall</th><td>1,062</td><td>68%</td></tr>
    <tr><th scope="row">North, 30°</th><td>809</td><td>52%</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Near the equator, direction matters less. In Miami, a north roof with a slope of 30° makes 68% of the best. A flat roof makes 92%.</p>

<h2>Best slope for your place</h2>
<p><a href="/calculators/sun-path">Sun Path Analysis</a> uses a simple rule: slope = 0.76 × latitude + 3.1. The rule is close to the full model, as this table shows:</p>
<table>
  <thead>
    <tr><th scope="col">Place</th><th scope="col">Latitude</th><th scope="col">Slope by the rule</th><th scope="col">Slopes within 1% of the best</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Miami</th><td>25.8° north</td><td>23°</td><td>16° to 34°</td></tr>
    <tr><th scope="row">San Francisco</th><td>37.6° north</td><td>32°</td><td>24° to 41°</td></tr>
    <tr><th scope="row">Denver</th><td>39.8° north</td><td>33°</td><td>29° to 46°</td></tr>
    <tr><th scope="row">Piedmont, Italy</th><td>45.0° north</td><td>37°</td><td>31° to 48°</td></tr>
    <tr><th scope="row">Christchurch, New Zealand</th><td>43.5° south</td><td>36°</td><td>28° to 45°</td></tr>
  </tbody>
</table>
<p>The last column is wide. Your roof does not need the exact slope.</p>

<h2>How to measure your roof slope</h2>
<ul>
  <li>Put a phone with a level app on a rafter in the attic.</li>
  <li>Or use the pitch: 4/12 is 18°, 6/12 is 27° and 12/12 is 45°. A 6/12 roof rises 6 inches for every 12 inches across.</li>
</ul>

<h2>Frames that tilt the panels</h2>
<p>On a sloped roof, frames are almost never worth it. They cost more, catch wind and gain only a few percent.</p>
<p>On a flat roof, a slope of 10° to 15° is common. Rain then cleans the glass, and the rows shade each other less. Rows that face east and west in turn fit the most panels.</p>

<h2>East and west roofs</h2>
<p>Over a year, an east roof with a slope of 30° makes 80% of the best in Denver. In Miami it is 87%, and in Piedmont it is 76%.</p>
<p>West panels make more in the late afternoon. With a <a href="/tips/reading-your-electricity-bill">time-of-use tariff</a>, electricity often costs most then. East panels suit homes that are busy in the morning. With both, you use more solar yourself. That helps if your <a href="/tips/net-metering-and-net-billing">export rate</a> is low.</p>

<h2>Shade</h2>
<p>Check shade before you think about the slope. Look at the roof at 9 am, noon and 3 pm, in winter if you can. A chimney or a tree can cost more than a roof that faces west.</p>
<p>Modern panels limit the loss to the part in shade. Optimizers and microinverters help too. Still, no device can make electricity without light. A good quote names the yearly loss to shade in percent.</p>

<h2>Peak sun hours</h2>
<p>One card of Sun Path Analysis shows peak sun hours from a simple formula: 12 × cos(latitude). It does not know clouds or seasons. For San Francisco it gives 9.5 hours, but a real roof there gets 5.3. Do not size a system with it. Use the climate figures further down on that page.</p>

<h2>Try it for your home</h2>
<p>Enter the slope, direction and shade of each roof face in <a href="/plan/sun">My Sun</a>. The planner shows what each one makes.</p>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8; yearly figures computed with its open <a href="https://github.com/NREL/ssc">SSC engine</a> on typical-year weather files</li>
  <li>European Commission, Joint Research Centre, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
  <li>World Bank Group, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
</ul>
`,
} satisfies ArticleText
