import type { SeedArticle } from './seed-article.ts'

export const sizingASolarSystem: SeedArticle = {
  title: 'How big should your solar system be?',
  slug: 'how-big-should-your-solar-system-be',
  category: 'Planning',
  image: '/images/panels-close.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Size a system from the kilowatt-hours on your bill, not from the size of your house.</li>
  <li>System size in kW = monthly use ÷ (30 days × sun hours × 0.75).</li>
  <li>A household that uses 900 kWh a month where the sun gives 5 full hours a day needs about 8 kW, or 20 panels.</li>
  <li>The biggest system that fits is not always the best one. What you are paid for the surplus decides that.</li>
</ul>

<h2>Begin with a year of use</h2>
<p>Gather twelve electricity bills, or download a year of readings from your utility. You want one number: the kilowatt-hours (kWh) you bought. A single month will mislead you, since July with air conditioning and April without it can differ by a factor of two.</p>
<p>For comparison, the average American home bought 893 kWh a month in 2020, according to the US Energy Information Administration (EIA). Homes in Louisiana used about 1,200 and homes in Hawaii about 540, so the average says little about yours. If you know only the dollars, divide the bill by the price of one kWh. And if you have no bills at all, add up the appliances with the <a href="/calculators/energy-usage">Energy Usage Calculator</a>.</p>
<p>Then look ahead. An electric car adds about 300 kWh a month at 12,000 miles a year. A heat pump may add more than that in winter. Children who are about to leave home take some use with them. It is easier to plan for these now than to add six panels in three years, when your model may no longer be made.</p>

<h2>What a sun hour is</h2>
<p>Planners measure sunlight in <strong>sun hours</strong>, also called peak sun hours. One sun hour is the energy of one hour of bright noon sun: 1 kWh on each square metre. A long grey day may have fourteen hours of daylight and only two sun hours.</p>
<p>Most homes get between 3 and 6 sun hours a day, averaged over the year and measured on the slope of the roof. A typical weather year in Denver gives 5.2 on a south roof pitched at 20°. Miami gives 5.1, San Francisco 5.3 and a town in Piedmont, northern Italy, 4.5. Look up your own in PVWatts (Americas and beyond) or PVGIS (Europe, Africa, much of Asia). Both are free, public and based on measured weather.</p>

<h2>The sum</h2>
<p>A 1 kW system in one sun hour would make 1 kWh, if nothing were lost. Some always is: to heat, dust, cables, the inverter, a little shade. Helioplan assumes that 75 % reaches your house. That is slightly cautious. In PVWatts, the Denver roof above delivers about 78 %.</p>
<blockquote><p>System size (kW) = monthly use (kWh) ÷ (30 × sun hours × 0.75)</p></blockquote>
<p>With 900 kWh a month and 5 sun hours: 900 ÷ (30 × 5 × 0.75) = 900 ÷ 112.5 = <strong>8.0 kW</strong>.</p>
<p>The <a href="/calculators/solar">Solar Panel Calculator</a> does this from your bill. Mind one assumption: it takes electricity at $0.12 per kWh unless you change it. See what the price does to the result for the same bill of $150 and 5 sun hours:</p>
<table>
  <thead>
    <tr><th scope="col">Price per kWh</th><th scope="col">Use</th><th scope="col">System</th><th scope="col">Payback at $3 a watt</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">$0.12</th><td>1,250 kWh</td><td>11.1 kW</td><td>20.6 years</td></tr>
    <tr><th scope="row">$0.17</th><td>882 kWh</td><td>7.8 kW</td><td>14.4 years</td></tr>
    <tr><th scope="row">$0.30</th><td>500 kWh</td><td>4.4 kW</td><td>8.1 years</td></tr>
  </tbody>
</table>
<p>The same bill means far fewer kilowatt-hours where power is dear, so a smaller and cheaper system saves the same money. Always enter your own price.</p>

<h2>Will it fit?</h2>
<p>A modern 400 W panel covers about 2 m² (21 square feet). Eight kilowatts are 20 panels, or about 40 m² (430 square feet) of roof, plus the setbacks that your fire code asks for along ridges and edges. Berkeley Lab, which tracks millions of American systems, found a median home system of 7.4 kW among those installed in 2023, with panels of about 21 % efficiency.</p>
<p>If the best side of the roof is too small, look at the others before you pay extra for premium panels. An east or west roof in Denver makes about 85 % of the best possible slope. Our guide to <a href="/tips/roof-tilt-and-direction">tilt and direction</a> has the figures.</p>

<h2>Should you cover all of it?</h2>
<p>Three things argue for less than 100 %:</p>
<ul>
  <li><strong>Low payment for surplus.</strong> Where exports earn a third of the retail price or less, every panel beyond your daytime use takes far longer to pay for itself. Read <a href="/tips/net-metering-and-net-billing">how net metering and net billing work</a> first.</li>
  <li><strong>Charges solar cannot touch.</strong> The fixed monthly fee stays. That is why our calculator counts savings of 90 % of the bill and not all of it.</li>
  <li><strong>Cheaper kilowatt-hours elsewhere.</strong> Sealing draughts, LED lamps and a better refrigerator often cost less per kWh saved than panels cost per kWh made.</li>
</ul>
<p>And two argue for more: full net metering, and a firm plan for a car or a heat pump. Check your utility's upper limit too. Many cap a home system at last year's use, or somewhat above it.</p>

<h2>How sure is the answer?</h2>
<p>Take it as good to within 10 % for an average year, and expect single years to swing more. Weather differs, and PVWatts itself claims no better. So do not agonise over 7.8 or 8.2 kW. Ask each installer for the expected kWh in year one, with shading included, and hold your own figure next to it.</p>

<h2>Sources</h2>
<ul>
  <li>US EIA, <a href="https://www.eia.gov/tools/faqs/faq.php?id=97&amp;t=3">How much electricity does an American home use?</a></li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a> (the laboratory was renamed National Laboratory of the Rockies in December 2025)</li>
  <li>European Commission, Joint Research Centre, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a>, 2024 edition</li>
</ul>
`,
}
