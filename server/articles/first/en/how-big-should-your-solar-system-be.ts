import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'system-size-en',
  title: 'Each 100 kWh you use a month needs about 0.9 kWp of panels',
  subtitle: 'System size that matches your use, with 5 peak sun hours a day',
  bars: [
    ['500 kWh a month', 4.4, '4.4 kWp'],
    ['700 kWh a month', 6.2, '6.2 kWp'],
    ['900 kWh a month (average US home)', 8, '8.0 kWp'],
    ['1,200 kWh a month', 10.7, '10.7 kWp'],
  ],
}

export default {
  title: 'How big should your solar system be?',
  chart,
  content: `
<p>A home that uses 900 kilowatt-hours (kWh) a month needs about 8 kWp of panels, or 20 panels. This is for a place with 5 peak sun hours a day. If you are paid little for exported solar, a smaller system is often better value.</p>

<h2>Your electricity use</h2>
<p>Start with the kWh on your bills, not with the size of your house. Add up 12 months, because summer and winter can differ a lot.</p>
<p>The average US home used about 900 kWh a month in 2022, says the US Energy Information Administration (EIA). Homes in Louisiana use more than twice as much as homes in Hawaii. So your own number matters.</p>
<p>No bills yet? Add up your appliances with the <a href="/calculators/energy-usage">Energy Usage Calculator</a>.</p>
<p>Then look ahead. An electric car adds about 300 kWh a month at 12,000 miles a year. A heat pump can add more than that in winter.</p>

<h2>Peak sun hours where you live</h2>
<p>1 <strong>peak sun hour</strong> is as much energy as 1 hour of full sun: 1 kWh per square meter. A gray day can have 14 hours of daylight and only 2 peak sun hours.</p>
<p>Most homes get 2.5 to 6 peak sun hours a day, averaged over the year. A south roof with a slope of 20° gets 5.3 in Denver and San Francisco. It gets 5.2 in Miami and 4.6 in Piedmont, Italy.</p>
<p><a href="/calculators/sun-path">Sun Path Analysis</a> shows the number for your place. PVWatts and PVGIS, 2 free public tools, show it too.</p>

<h2>System size in kWp</h2>
<p><strong>kWp</strong> (peak power) says what panels make on a sunny test day. Some of it is lost to heat, dirt, wiring and the inverter. Our calculator assumes that 75% reaches your home. In PVWatts, the Denver roof above delivers 78%.</p>
<blockquote><p>System size (kWp) = kWh a month ÷ (30 days × peak sun hours × 0.75)</p></blockquote>
<p>With 900 kWh and 5 peak sun hours: 900 ÷ (30 × 5 × 0.75) = <strong>8.0 kWp</strong>.</p>
${chartFigure(chart)}
<p>The <a href="/calculators/solar">Solar Panel Calculator</a> works this out from your bill. It starts with 12¢ per kWh, so enter your own price. The price changes the result a lot. Here is the same bill of $150 a month at 3 prices:</p>
<table>
  <thead>
    <tr><th scope="col">Price per kWh</th><th scope="col">Use a month</th><th scope="col">System size</th><th scope="col">Payback at $3 per watt</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">12¢</th><td>1,250 kWh</td><td>11.1 kWp</td><td>20.6 years</td></tr>
    <tr><th scope="row">18¢</th><td>833 kWh</td><td>7.4 kWp</td><td>13.7 years</td></tr>
    <tr><th scope="row">30¢</th><td>500 kWh</td><td>4.4 kWp</td><td>8.1 years</td></tr>
  </tbody>
</table>
<p>If electricity is expensive, the same bill means fewer kWh. A smaller and cheaper system then saves the same money.</p>

<h2>Space on your roof</h2>
<p>A panel of 400 W covers about 21 square feet (2 m²). 20 panels need about 430 square feet (40 m²). Fire rules often ask for free space along the edges.</p>
<p>Berkeley Lab tracks millions of US systems. The typical home system of 2023 had 7.4 kWp.</p>
<p>Is the best roof face too small? Look at the others. In Denver, an east roof makes about 80% of the best. See <a href="/tips/roof-tilt-and-direction">roof slope and direction</a>.</p>

<h2>Reasons for a smaller system</h2>
<ul>
  <li><strong>Low export rate.</strong> Extra panels make electricity that you export. If it earns little, they take long to pay for themselves. See <a href="/tips/net-metering-and-net-billing">net metering and net billing</a>.</li>
  <li><strong>Fixed charges.</strong> Solar cannot lower them. Our calculator counts savings of 90% of the bill for this reason.</li>
  <li><strong>Cheaper ways to save.</strong> Sealing drafts and LED lamps often cost less per kWh than panels.</li>
</ul>

<h2>Reasons for a bigger system</h2>
<ul>
  <li>You have full net metering.</li>
  <li>You plan an electric car or a heat pump. Adding panels later costs more.</li>
</ul>
<p>Ask your utility for its size limit. Many allow only as much as you used last year.</p>

<h2>How sure is this?</h2>
<p>Expect an average year to be within about 10% of the estimate. Single years differ more, because of the weather. So a choice between 7.8 and 8.2 kWp does not matter. Ask each installer for the output in year 1, with shade included.</p>

<h2>Try it for your home</h2>
<p><a href="/plan/system">My System</a> compares many sizes for your own roof, use and prices. It shows the smallest system that pays and the one with the greatest gain.</p>

<h2>Sources</h2>
<ul>
  <li>US EIA, <a href="https://www.eia.gov/tools/faqs/faq.php?id=97&amp;t=3">How much electricity does an American home use?</a></li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8; yearly figures computed with its open <a href="https://github.com/NREL/ssc">SSC engine</a></li>
  <li>European Commission, Joint Research Centre, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a>, 2024 edition</li>
</ul>
`,
} satisfies ArticleText
