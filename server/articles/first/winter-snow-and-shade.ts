import type { SeedArticle } from './seed-article.ts'

export const winterSnowAndShade: SeedArticle = {
  title: 'Solar in winter: short days, snow and long shadows',
  slug: 'solar-in-winter',
  category: 'Seasons',
  image: '/images/winter.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Panels like the cold. What they lack in winter is light.</li>
  <li>At 40° north a pitched south roof makes about half as much in December as in June. A flat one makes a third.</li>
  <li>Snow usually costs a few per cent of a year, because it falls when there is little to lose.</li>
  <li>Plan by the year if you are on the grid, and by the worst month if you are not.</li>
</ul>

<h2>Cold helps</h2>
<p>A silicon panel loses roughly a third of a per cent of its power for each degree Celsius it warms up. Its rated power is measured with the cell at 25 °C. On a hot roof the cells may reach 60 °C and give about 12 % less, while on a bright day at freezing they run near their full rating. A clear, cold March noon with snow on the ground often brings the highest power of the whole year.</p>

<h2>Light is what is missing</h2>
<p>These are monthly figures for Denver (40° north), from NREL's PVWatts model for a typical weather year, in kWh per kW of panels and without losses to snow:</p>
<table>
  <thead>
    <tr><th scope="col">Panels</th><th scope="col">December</th><th scope="col">March</th><th scope="col">June</th><th scope="col">December ÷ June</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">South roof, 20°</th><td>83</td><td>138</td><td>157</td><td>53 %</td></tr>
    <tr><th scope="row">Flat</th><td>50</td><td>115</td><td>159</td><td>31 %</td></tr>
    <tr><th scope="row">East roof, 30°</th><td>53</td><td>118</td><td>159</td><td>33 %</td></tr>
    <tr><th scope="row">South wall, upright</th><td>107</td><td>108</td><td>53</td><td>202 %</td></tr>
    <tr><th scope="row">North roof, 30°</th><td>12</td><td>57</td><td>139</td><td>9 %</td></tr>
  </tbody>
</table>
<p>Denver is sunny in winter. In cloudier Piedmont, in Italy, the same 20° roof falls from 157 in June to 57 in December, or 36 %. At Sand Point on the coast of Alaska, 55° north, December brings 18 % of the best month, and farther north it approaches nothing.</p>
<p>Notice the upright wall. It doubles in December, because the winter sun stands low. A steep array is the answer for a mountain cabin that is used at Christmas, though it makes a third less over the year.</p>

<h2>Snow: annoying, seldom expensive</h2>
<p>A covered panel makes next to nothing. Yet the loss over a year is modest in most places. A Swedish study from 2021 that reviews earlier work gives typical losses below 2 to 3 % a year in mild climates and 5 to 6 % in moderate ones, while single systems in the far north lost up to a third in a bad year. For an 8 kW system that makes 10,800 kWh, 3 % are 324 kWh, or <strong>$39</strong> at $0.12.</p>
<p>Steepness decides how fast snow slides. Below 15° it may lie for days. At 40° it often leaves by noon, once a dark edge peeks out and warms up. The snow needs somewhere to go: a gutter or a raised frame at the lower edge holds it back.</p>
<h3>Should you clear it?</h3>
<p>Usually not. If the panels can be reached from the ground, pull the snow off with a soft foam rake on a long pole, and leave a thin layer rather than scrape the glass. Never climb up, never use hot water, salt or metal. Keep people, cars and the gas meter away from the foot of a steep roof: a thaw can release half a ton at once. Snow guards above doors are cheap insurance.</p>
<p>Weight is rarely a problem for the panels, which are tested for heavy loads, but the roof below them must carry panels and snow together. In snow country a structural check belongs to the permit.</p>

<h2>Shadows grow longer</h2>
<p>At noon on the winter solstice the sun stands at 90° − latitude − 23.4°. At 40° north that is 26.6°, and an object casts a shadow twice as long as it is high. In June the sun reaches 73.4° and the same shadow is only 0.3 times the height. A 6 m tree to the south that is harmless in summer thus throws a 12 m shadow in December.</p>
<p>So judge shade with the winter sun, and weigh it with the winter output. Losing half of December's 83 kWh per kW costs 41 kWh out of 1,480, or 3 % of the year. Losing half of June costs 5 %. A tree that shades only in winter may be worth keeping, also because it cools the house in July. <a href="/calculators/sun-path">Sun Path Analysis</a> helps with the direction and tilt for your place.</p>

<h2>Planning for it</h2>
<p><strong>On the grid</strong>, think in years. Under net metering, summer credits pay for winter. Under net billing they pay for part of it; see <a href="/tips/net-metering-and-net-billing">what your surplus is worth</a>.</p>
<p><strong>With a battery</strong>, remember that it can only store what comes in. A 10 kWh battery that is filled by 10 a.m. in June may not fill at all in the week before Christmas.</p>
<p><strong>Off the grid</strong>, size for the darkest month. Say a cabin needs 9.6 kWh a day (200 AH at 48 V). With 5 summer sun hours the <a href="/calculators/panel-requirement">Panel Requirement calculator</a> asks for 6 panels of 400 W. With 2.5 winter hours it asks for 12. Most people meet in between and keep a small generator for the rest.</p>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8; monthly figures computed with its open <a href="https://github.com/NREL/ssc">SSC engine</a></li>
  <li>M. van Noord, T. Landelius and S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>D. Ryberg and J. Freeman, <a href="https://www.nrel.gov/docs/fy17osti/68705.pdf">Integration, Validation, and Application of a PV Snow Coverage Model in SAM</a>, NREL, 2017</li>
</ul>
`,
}
