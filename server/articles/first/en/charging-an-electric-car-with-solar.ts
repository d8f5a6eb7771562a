import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'car-en',
  title: '7 panels of 400 W make enough for 12,000 miles a year',
  subtitle: 'System size for the car, with 5 peak sun hours a day and 30 kWh per 100 miles',
  bars: [
    ['8,000 miles a year', 1.8, '1.8 kWp'],
    ['12,000 miles a year', 2.7, '2.7 kWp'],
    ['16,000 miles a year', 3.6, '3.6 kWp'],
  ],
}

export default {
  title: 'Charging an electric car with solar: how many panels?',
  chart,
  content: `
<p>About 7 panels of 400 W make enough for 12,000 miles a year. This is for a place with 5 peak sun hours a day. You save most if the car charges at home in the daytime.</p>

<h2>Electricity an electric car uses</h2>
<p>A typical electric car uses about 30 kilowatt-hours (kWh) per 100 miles. Small cars use about 25, large pickups 45 to 50. The US label counts charging losses too. In cold months, a car can use a third more.</p>
<table>
  <thead>
    <tr><th scope="col">Miles a year</th><th scope="col">kWh a year</th><th scope="col">kWh a month</th><th scope="col">Cost at 18¢ per kWh</th><th scope="col">System size</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">8,000</th><td>2,400</td><td>200</td><td>$432</td><td>1.8 kWp</td></tr>
    <tr><th scope="row">12,000</th><td>3,600</td><td>300</td><td>$648</td><td>2.7 kWp</td></tr>
    <tr><th scope="row">16,000</th><td>4,800</td><td>400</td><td>$864</td><td>3.6 kWp</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>The system size is kWh a month ÷ (30 days × 5 peak sun hours × 0.75). So 1 panel of 400 W drives the car about 1,800 miles a year.</p>
<p>Compare with gas: 12,000 miles at 30 miles per gallon need 400 gallons. At $3.50 a gallon, that costs $1,400 a year.</p>

<h2>When you charge</h2>
<p>Panels make most from 9 am to 4 pm. Many cars are at work then. There are 4 common cases:</p>
<ul>
  <li><strong>At home on weekdays:</strong> you charge directly from the roof.</li>
  <li><strong>At home on weekends:</strong> 2 sunny days can add 40 to 50 kWh, or about 150 miles.</li>
  <li><strong>At night, with net metering:</strong> the solar you export at noon takes the same kWh off your bill.</li>
  <li><strong>At night, with net billing:</strong> you export at a low rate and buy back at a higher price. A cheap night tariff can help.</li>
</ul>
<p>Do not buy a home battery only to charge a car. Say electricity costs 8¢ at night and the export rate is 5¢. Storing your solar then gains only 3¢ per kWh. See <a href="/tips/net-metering-and-net-billing">net metering and net billing</a>.</p>

<h2>Charging speed</h2>
<table>
  <thead>
    <tr><th scope="col">Connection</th><th scope="col">Power</th><th scope="col">Hours for 37 miles (11 kWh)</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Normal outlet, 120 V and 12 A</th><td>1.4 kW</td><td>About 8</td></tr>
    <tr><th scope="row">240 V and 16 A</th><td>3.8 kW</td><td>About 3</td></tr>
    <tr><th scope="row">240 V and 32 A</th><td>7.7 kW</td><td>About 1.5</td></tr>
    <tr><th scope="row">240 V and 48 A</th><td>11.5 kW</td><td>About 1</td></tr>
  </tbody>
</table>
<p>The average US driver covers about 37 miles a day. At 3.8 kW that takes 3 hours. A roof of 6 kWp can often supply this around noon. At 11.5 kW you would buy about half from the grid.</p>
<p>Some chargers follow the sun: they use only what you would export. A simple timer from 11 am to 3 pm is almost as good and costs nothing.</p>

<h2>Plan the charger and the panels together</h2>
<ul>
  <li><strong>Electrical panel:</strong> a 48 A charger needs a 60 A circuit. An old panel may need an upgrade for thousands of dollars. A slower charger can avoid this.</li>
  <li><strong>Space:</strong> if the car comes later, leave space for 7 more panels. Have the pipe for the cable to the garage laid now.</li>
  <li><strong>Size limit:</strong> some utilities allow only last year's use. A purchase contract for the car often helps.</li>
  <li><strong>Your bill:</strong> add 300 kWh a month. At 18¢ that is $54 more in the <a href="/calculators/solar">Solar Panel Calculator</a>. A home with a bill of $162 then needs 10.7 kWp, up from 8.0 kWp.</li>
</ul>

<h2>The car as backup in a power outage</h2>
<p>An electric car stores 50 to 100 kWh, far more than most home batteries. Some cars can power a home in an outage. A half-full battery of 70 kWh lasts more than 3 days at 10 kWh a day. This needs a special charger and a switch, and few cars can do it. Get it in writing before you buy.</p>

<h2>US incentives that have ended</h2>
<table>
  <thead>
    <tr><th scope="col">Federal tax credit</th><th scope="col">Ended for</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">New and used electric cars</th><td>Cars bought after September 30, 2025</td></tr>
    <tr><th scope="row">Home solar</th><td>Money spent after December 31, 2025</td></tr>
    <tr><th scope="row">Home chargers</th><td>Chargers in use after June 30, 2026</td></tr>
  </tbody>
</table>
<p>States and utilities still have rebates and cheap night tariffs. Check what applies where you live.</p>

<h2>Try it for your home</h2>
<p>Add an electric car in <a href="/plan/home">My Home</a>, with your miles a year and when it charges. The planner then shows what solar saves with the car.</p>

<h2>Sources</h2>
<ul>
  <li>US Department of Energy and EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov: compare electric vehicles</a></li>
  <li>US Department of Energy, Alternative Fuels Data Center, <a href="https://afdc.energy.gov/fuels/electricity-charging-home">Charging Electric Vehicles at Home</a></li>
  <li>Federal Highway Administration, <a href="https://www.fhwa.dot.gov/ohim/onh00/bar8.htm">Average Annual Miles per Driver</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>Congress of the United States, <a href="https://www.congress.gov/bill/119th-congress/house-bill/1">Public Law 119-21</a></li>
</ul>
`,
} satisfies ArticleText
