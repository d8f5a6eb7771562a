import type { SeedArticle } from './seed-article.ts'

export const roofTiltAndDirection: SeedArticle = {
  title: 'Roof tilt and direction: how much do they really matter?',
  slug: 'roof-tilt-and-direction',
  category: 'Planning',
  image: '/images/sun-path.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>The best panels face the equator: south in the northern half of the world, north in the southern half.</li>
  <li>A good tilt in degrees is 0.76 × your latitude + 3.1.</li>
  <li>Being 9° off that tilt costs about 1 % of a year's output. Take the roof you have.</li>
  <li>East and west roofs lose around 15 % in the middle latitudes. Shade can cost more than any angle.</li>
</ul>

<h2>What happens when you turn a panel</h2>
<p>A panel makes most when sunlight strikes it square on. The sun moves, the roof does not, so the best fixed angle is a compromise over the whole year. These figures come from NREL's PVWatts model for Denver, at 40° north, in a typical weather year, with 14 % of system losses:</p>
<table>
  <thead>
    <tr><th scope="col">Panels</th><th scope="col">kWh a year per kW</th><th scope="col">Against the best</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">South, 38° (the best)</th><td>1,538</td><td>100 %</td></tr>
    <tr><th scope="row">South, 20°</th><td>1,480</td><td>96 %</td></tr>
    <tr><th scope="row">East, 30°</th><td>1,303</td><td>85 %</td></tr>
    <tr><th scope="row">Flat</th><td>1,270</td><td>83 %</td></tr>
    <tr><th scope="row">South wall, upright</th><td>1,050</td><td>68 %</td></tr>
    <tr><th scope="row">North, 30°</th><td>802</td><td>52 %</td></tr>
  </tbody>
</table>
<p>Two lessons. First, the top of the curve is broad: in Denver every tilt from 29° to 46° stays within 1 % of the best. Second, only the slope that faces away from the sun is truly poor, and the steeper it is the worse it gets.</p>
<p>Nearer the equator all of this matters less. In Miami even the 30° north roof makes 69 % of the best, and the flat one 92 %.</p>

<h2>A rule for the tilt</h2>
<p>Helioplan's <a href="/calculators/sun-path">Sun Path Analysis</a> uses a simple line: tilt = 0.76 × latitude + 3.1, rounded to a whole degree. Against the full model it does well:</p>
<table>
  <thead>
    <tr><th scope="col">Place</th><th scope="col">Latitude</th><th scope="col">Rule</th><th scope="col">Within 1 % of the best</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Miami</th><td>25.8° N</td><td>23°</td><td>17° to 34°</td></tr>
    <tr><th scope="row">San Francisco</th><td>37.6° N</td><td>32°</td><td>24° to 41°</td></tr>
    <tr><th scope="row">Denver</th><td>39.8° N</td><td>33°</td><td>29° to 46°</td></tr>
    <tr><th scope="row">Piedmont, Italy</th><td>45.0° N</td><td>37°</td><td>31° to 48°</td></tr>
  </tbody>
</table>
<p>Why less than the latitude? Because summer days are longer and clearer, and the summer sun stands high. A flatter panel catches more of it.</p>
<p>To find the pitch of your own roof, lay a phone with a level app on a rafter in the loft, or divide rise by run: a roof that climbs 6 inches per foot is at 27°. In America this is called a 6/12 pitch. A 4/12 roof is at 18°, a 12/12 roof at 45°.</p>

<h2>Is it worth propping panels up?</h2>
<p>On a sloped roof, almost never. Tilted frames catch wind, cost more, look odd and gain a few per cent at most. On a flat roof, yes, but gently. Ten to fifteen degrees lets rain wash the glass and keeps the rows from shading each other, so that more panels fit. Two rows back to back, one facing east and one facing west, is the usual pattern when space is short.</p>

<h2>East or west can be the better deal</h2>
<p>A south roof peaks at noon, when many neighbours also export. West panels give their best in late afternoon, when households cook and cool. If your tariff charges more from four to nine in the evening, a west kilowatt-hour may be worth more money than a south one, although there are fewer of them. East panels suit a house that is busy in the morning. Splitting a system over both sides gives a flatter, longer day of production, which raises the share you use yourself. That counts where <a href="/tips/net-metering-and-net-billing">exports earn little</a>.</p>

<h2>Shade first, angle second</h2>
<p>Stand where the panels will be, at nine, noon and three, in winter if you can. A chimney, a dormer or the neighbour's maple can take more than the difference between south and west. In strings of panels wired in series, shade on one used to drag down the rest. Modern panels bypass the shaded part, and optimisers or microinverters limit the damage to one panel, but nobody makes power from light that does not arrive. A good quote includes a shade analysis with a yearly loss in per cent. Trees grow, so ask for it again if yours are young.</p>

<h2>A word on sun hours</h2>
<p>The Peak Sun Hours card of Sun Path Analysis uses a formula of latitude alone, 12 × cos(latitude). It knows nothing of clouds or seasons. For San Francisco it gives 9.5 hours, while a 20° south roof there receives 5.3 in a typical year. Treat it as an upper bound and never size a system by it. Below the cards the same screen shows the sun hours of your place's own climate, and what your roof makes of them; hand those on to the <a href="/calculators/solar">Solar Panel Calculator</a>, or take them from PVWatts or PVGIS.</p>

<h2>What to take away</h2>
<p>If a roof faces anywhere from south-east to south-west, is pitched between 15° and 45° and is mostly free of shade, it is a good solar roof. Stop polishing angles, and spend the effort on the price, the installer and the tariff. If all you have is east and west, multiply the yearly output by 0.85 and see if the sum still works. Often it does.</p>

<h2>Sources</h2>
<ul>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8; yearly figures computed with its open <a href="https://github.com/NREL/ssc">SSC engine</a> on typical-year weather files</li>
  <li>European Commission, Joint Research Centre, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
  <li>World Bank Group, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
</ul>
`,
}
