import type { SeedArticle } from './seed-article.ts'

export const chargingAnElectricCar: SeedArticle = {
  title: 'Charging an electric car with solar: how many panels per mile?',
  slug: 'charging-an-electric-car-with-solar',
  category: 'Basics',
  image: '/images/hero.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>A typical electric car needs about 30 kWh for 100 miles, measured at the plug.</li>
  <li>12,000 miles a year take 3,600 kWh: about 2.7 kW of panels where there are 5 sun hours a day, which means seven panels of 400 W.</li>
  <li>If the car stands at home by day, slow charging uses your own sunshine. If it does not, your tariff decides what solar miles cost.</li>
  <li>Plan the charger and the panels together, even if you buy them years apart.</li>
</ul>

<h2>The car's appetite</h2>
<p>In America the label of an electric car states its use in kWh per 100 miles. The figure includes what is lost in charging, so it is what your meter sees. Small, slippery cars are near 25, family crossovers near 30, large pick-ups between 45 and 50. Cold weather can add a third or more for some months, and fast motorways add some too.</p>
<table>
  <thead>
    <tr><th scope="col">Miles a year</th><th scope="col">kWh a year</th><th scope="col">kWh a month</th><th scope="col">Cost at $0.12</th><th scope="col">Panels (kW)</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">8,000</th><td>2,400</td><td>200</td><td>$288</td><td>1.8</td></tr>
    <tr><th scope="row">12,000</th><td>3,600</td><td>300</td><td>$432</td><td>2.7</td></tr>
    <tr><th scope="row">16,000</th><td>4,800</td><td>400</td><td>$576</td><td>3.6</td></tr>
  </tbody>
</table>
<p>The last column is Helioplan's usual sum: monthly kWh ÷ (30 days × 5 sun hours × 0.75). Put another way, each kilowatt of panels drives the car about 4,500 miles a year, and one 400 W panel drives it about 1,800. At $3 a watt the 2.7 kW cost $8,100, and they outlive the car.</p>
<p>For comparison: 12,000 miles in a petrol car that does 30 miles per gallon take 400 gallons. At $3.50 that is $1,400 a year.</p>

<h2>When does the car stand still?</h2>
<p>Solar is made between nine and four, and many cars are at work then. There are four honest ways to put the two together:</p>
<ol>
  <li><strong>The car is at home on weekdays.</strong> Retired people, home workers and second cars. You can charge straight from the roof.</li>
  <li><strong>Weekends only.</strong> Two sunny days at 5 kWh an hour put 40 to 50 kWh into the car, enough for 150 miles. For many commuters that is most of a week.</li>
  <li><strong>At night, with net metering.</strong> Noon surplus cancels night charging one for one. Nothing needs to be moved.</li>
  <li><strong>At night, with net billing.</strong> You sell at noon for little and buy at night for more. Even so a cheap night tariff may beat everything: if night power costs $0.08 and exports earn $0.05, storing your own is worth only 3 cents a kWh. Do not buy a home battery just to refill a car.</li>
</ol>
<p>Which of the last two is yours? See <a href="/tips/net-metering-and-net-billing">net metering and net billing</a>.</p>

<h2>Slow is often better</h2>
<p>An ordinary American outlet (120 V, 12 A) gives 1.4 kW, or about 5 miles an hour. A 240 V circuit at 16 A gives 3.8 kW, at 32 A 7.7 kW, and at 48 A 11.5 kW. The average driver covers about 37 miles a day and needs 11 kWh, which is three hours at 3.8 kW. That rate also fits under the midday output of a 6 kW roof. At 11.5 kW you would buy half of it from the grid, even at noon.</p>
<p>Some chargers follow the sun: they read the meter and charge only with what would be exported. Most cannot go below 1.4 kW at 240 V, so with a small system they stop and start on cloudy days. A plain timer set for eleven to three gets you most of the way for nothing.</p>

<h2>One plan for panel, car and house</h2>
<ul>
  <li><strong>Check the electrical panel.</strong> A charger of 48 A needs a 60 A circuit. Together with solar it can be what tips an old 100 A service into an upgrade for thousands of dollars. A slower charger, or one that shares power with the dryer, may avoid it.</li>
  <li><strong>Leave room.</strong> If the car comes in two years, ask for a layout with space for seven more panels, an inverter that can take them, and a conduit to the garage. Pulling a cable later costs more than laying a pipe now.</li>
  <li><strong>Mind the size rule.</strong> Some utilities cap a system at last year's use. A purchase contract for the car, or a statement of expected miles, often lifts the cap.</li>
  <li><strong>Tell the calculator.</strong> Add 300 kWh a month to your use. At $0.12 that is $36 more on the bill you enter in the <a href="/calculators/solar">Solar Panel Calculator</a>. A home with a bill of $108 (900 kWh) goes from 8.0 to 10.7 kW.</li>
</ul>

<h2>The car as a battery</h2>
<p>An electric car holds 50 to 100 kWh, several times a wall battery. A growing number can feed a house in an outage, with the right charger and a switch that separates you from the grid. At 10 kWh a day for the essentials, a half-full 70 kWh car lasts over three days. The equipment is still dear, few models can do it, and warranties differ. Ask for it in writing before you count on it.</p>

<h2>Incentives</h2>
<p>Most American federal help ended early under Public Law 119-21: the credits for new and used electric cars for those acquired after 30 September 2025, the credit for home solar for spending after 31 December 2025, and the credit for home chargers for those placed in service after 30 June 2026. Utilities and states still offer rebates on chargers and cheap night rates. Check what applies where you live on the day you buy.</p>

<h2>Sources</h2>
<ul>
  <li>US Department of Energy and EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov: compare electric vehicles</a></li>
  <li>US Department of Energy, Alternative Fuels Data Center, <a href="https://afdc.energy.gov/fuels/electricity-charging-home">Charging Electric Vehicles at Home</a></li>
  <li>Federal Highway Administration, <a href="https://www.fhwa.dot.gov/ohim/onh00/bar8.htm">Average Annual Miles per Driver</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>Congress of the United States, <a href="https://www.congress.gov/bill/119th-congress/house-bill/1">Public Law 119-21</a></li>
</ul>
`,
}
