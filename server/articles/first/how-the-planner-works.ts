import type { SeedArticle } from './seed-article.ts'

export const howThePlannerWorks: SeedArticle = {
  title: 'How the planner works out your answer',
  slug: 'how-the-planner-works',
  category: 'Planning',
  image: '/images/sun-path.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li><a href="/plan">My Plan</a> goes through all 8,760 hours of a year, twenty-five times over, with your roof, your use and your tariff.</li>
  <li>What you leave empty is filled in with what is typical where you live. Each figure says where it comes from and of which day it is, and gives way to yours.</li>
  <li>The answer is a range, because weather, habits and prices are not known in advance.</li>
  <li>Nothing you type leaves your device before you save the plan to an account.</li>
</ul>

<h2>The sun on your roof</h2>
<p>Your place picks a climate: the means of the years 2001 to 2020 from NASA POWER, drawn finer with CHELSA where the ground rises and falls. From the twelve months the planner makes a year with bright and dull days, and for every hour it works out where the sun stands, how much of its light meets each plane of your roof, and what trees, houses and hills take away. Warm panels give less than cool ones, and so do dust, cables and the inverter: unless you know better, 14.1 % is lost before the inverter, which is what NREL’s PVWatts takes. Panels age by 0.5 % a year, the median of some 2,000 measured rates.</p>

<h2>What you use, hour by hour</h2>
<p>A bill or a year’s kilowatt-hours say how much, not when. So the planner lays your use over a measured or published shape of the day: a German standard load profile, or one of three American houses, chosen by country and climate and by who is at home by day. A car, a heat pump, air conditioning or a pool get hours of their own. Readings from your own meter are better than any shape. Where only the shape is guessed, the answer is worked out for the least and the most use in the sun too.</p>

<h2>Where the two meet</h2>
<p>In each hour the home takes what the panels give. What is left over fills the battery, if there is one, and then goes to the grid; what is lacking comes from the battery, and then from the grid. A small example for one hour, without a battery: the panels give 3.2 kWh, the home takes 0.9. Then 0.9 kWh need not be bought and 2.3 kWh are sold. At 30 cents for a bought kWh and 8 cents for a sold one, that hour is worth 0.9 × 0.30 + 2.3 × 0.08 = 0.27 + 0.184 = 0.454. Had all of it been counted at 30 cents, it would have been 0.96, more than twice as much. That is why a plan by the hour often pays back later than a formula with one price.</p>

<h2>The money</h2>
<p>Every month’s bill is written twice, with the system and without it, line by line: fixed charges, blocks, hours of the day, minimum charges, net metering, net billing or a feed-in price with its last year. The difference is what you save. Against it stand the price, support, upkeep, a new inverter and a new battery when their time comes, and the loan or the lease. Money of later years counts less than money of today, by the rate you could earn elsewhere.</p>
<p>The answer page opens every figure on the spot: its formula, your own numbers in it, and where each comes from. <em>Yours</em> is what you typed, <em>typical</em> is what a named source says of your country on a named day, <em>assumed</em> is a rule of thumb that says so, and <em>worked out</em> follows from the others.</p>

<h2>How sure is it?</h2>
<p>Three things stay uncertain however carefully one reckons: the yield of the coming decades, the hours in which you use electricity, and how fast its price rises. The planner moves them together to a good and a poor case, so that about one home in ten comes out better and one in ten worse. From a chance of 90 % that the plan is worth more than nothing it says “worth it”, from 65 % “probably”, from 35 % “it depends”. Those limits are our judgement, not nature’s. The chart below the answer then changes one thing at a time and tells at which value the answer would turn round.</p>
<p>What our own figures were checked against, and where they are off, stands under <a href="/accuracy">How accurate is this?</a>: yields against PVWatts, bills and cash flows against NREL’s System Advisor Model, own use against hours of real weather.</p>

<h2>What it leaves out</h2>
<ul>
  <li><strong>Carbon dioxide.</strong> How much a solar kWh spares depends on the power stations it replaces, by country, year and hour. We have no figures of one kind and of known origin for all the countries we serve, so we show none.</li>
  <li><strong>Taxes on what you earn.</strong> Rules differ too much; ask for them where you live.</li>
  <li><strong>The value of your house</strong>, and what a warm living room in an outage is worth to you.</li>
  <li><strong>Local rules and your roof’s timbers.</strong> An installer has to look at both. The report you can print ends with what to ask.</li>
</ul>

<h2>Try it with what you have</h2>
<p>A town and a bill are enough for a first answer. Then replace what is typical by what you know, and watch what it does. If you already have an offer, type it under “A quote, checked”: it is held against the model and against usual prices, and stands as a column beside your plan. If you come from one of our <a href="/calculators/solar">calculators</a>, “Put this into my plan” takes your numbers along.</p>

<h2>Sources</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: sunlight and air, 2001 to 2020</li>
  <li>Swiss Federal Research Institute WSL, <a href="https://chelsa-climate.org/">CHELSA</a>: climate at high resolution</li>
  <li>Dobos 2014, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, NREL/TP-6A20-62641: losses and inverter</li>
  <li>Jordan and Kurtz 2013, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics 21, 12–29</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, the engine of the System Advisor Model: bills and cash flows to check against</li>
</ul>
`,
}
