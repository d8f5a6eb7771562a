import { type ArticleText, chartFigure } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'quotes-en',
  title: 'Quote C promises 15% more output per kWp on the same roof',
  subtitle: 'Promised output in year 1, in kWh per kWp',
  bars: [
    ['Quote A', 1350, '1,350'],
    ['Quote B', 1395, '1,395'],
    ['Quote C', 1550, '1,550'],
  ],
}

export default {
  title: 'Choosing an installer: 3 quotes and 15 questions',
  chart,
  content: `
<p>Get at least 3 written quotes for the same system size and compare the price per watt. Check the license, the insurance and 2 customers from 5 years ago. Never sign on the day of the visit: a fair price is still there next week.</p>

<h2>Where to find installers</h2>
<ul>
  <li>Ask neighbors with solar panels.</li>
  <li>Look at the list of approved installers of your state or utility.</li>
  <li>In North America, look for a NABCEP certificate. Someone at the company has then passed an exam and done real installations.</li>
  <li>Some towns buy solar as a group and compare the bids for you.</li>
</ul>
<p>Choose a company with 5 years of experience or more. Its own staff should do most of the work. Be careful with calls and visits you did not ask for. The seller is often paid for each sale.</p>

<h2>Compare quotes</h2>
<p>Give every installer the same facts: your kWh for a year, your tariff and the size you want. Then compare. These 3 quotes are invented but typical:</p>
<table>
  <thead>
    <tr><th scope="col">Quote</th><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">System size</th><td>8.0 kWp</td><td>7.6 kWp</td><td>10.0 kWp</td></tr>
    <tr><th scope="row">Cash price</th><td>$24,000</td><td>$25,080</td><td>$28,000</td></tr>
    <tr><th scope="row">Price per watt</th><td>$3.00</td><td>$3.30</td><td>$2.80</td></tr>
    <tr><th scope="row">Output in year 1</th><td>10,800 kWh</td><td>10,600 kWh</td><td>15,500 kWh</td></tr>
    <tr><th scope="row">Output per kWp</th><td>1,350 kWh</td><td>1,395 kWh</td><td>1,550 kWh</td></tr>
    <tr><th scope="row">Price per kWh of year 1</th><td>$2.22</td><td>$2.37</td><td>$1.81</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Quote C looks cheapest, but its promise is too good. Check your address in PVWatts, a free public tool. If it shows 1,370 kWh per kWp, ask installer C how they got 1,550. Quote C is also larger than you asked for. Larger systems cost less per watt.</p>
<p>Is $3 per watt fair? The <a href="/calculators/solar">Solar Panel Calculator</a> starts with this price. On the EnergySage marketplace, the middle price of 2026 is about $2.60. Berkeley Lab's records of installed systems show about $3.60. Prices differ by state, roof and company.</p>

<h2>15 questions for the installer</h2>
<h3>About the company</h3>
<ol>
  <li>What is your license number? May I see your insurance certificate?</li>
  <li>How many homes have you done near here? May I call 2 customers from 5 years ago?</li>
  <li>Who works on my roof: your staff or another company?</li>
  <li>If you close, who honors the warranty on your work?</li>
</ol>
<h3>About the system</h3>
<ol start="5">
  <li>What is the output in year 1, month by month? Which tool did you use?</li>
  <li>What is the yearly loss to shade? May I see the report?</li>
  <li>Will my roof last as long as the panels? Who pays to take them off for repairs?</li>
  <li>How do you seal the mounts? Does my roof warranty still apply?</li>
  <li>Does my electrical panel need an upgrade? Is it in the price?</li>
  <li>Which panels and which inverter will I get? What if you change them?</li>
</ol>
<h3>About the money</h3>
<ol start="11">
  <li>What is the cash price, without a loan?</li>
  <li>Which electricity price, price rise and export rate did you use?</li>
  <li>Which incentives did you subtract? The US federal tax credit for home solar ended with 2025.</li>
  <li>Do you guarantee the output? What do you pay if it is too low?</li>
  <li>When do I pay? How much do I pay only after the utility's permission to operate?</li>
</ol>

<h2>Warning signs</h2>
<ul>
  <li>"This price is only for today."</li>
  <li>"The government pays for it" or "free solar".</li>
  <li>Savings that assume a price rise of 5% a year or more. Try 2.5% and 0% in the <a href="/calculators/payback-period">Payback Period calculator</a>.</li>
  <li>You must sign on a tablet "only for the credit check".</li>
  <li>More than a third of the price is due before anything is delivered.</li>
</ul>
<p>Did you sign at home and change your mind? In the US you can often cancel within 3 business days, by the Cooling-Off Rule for sales at home. Many states and countries give you longer.</p>

<h2>From signing to switching on</h2>
<p>The work on the roof takes 1 to 3 days. The paperwork takes 1 to 4 months. The last step is the utility's <strong>permission to operate</strong>. Do not switch the system on before you have it.</p>
<p>Pay the last 10% of the price only when you have the permission. By then you should also have the plans, manuals, serial numbers and your own login to the app.</p>

<h2>Try it for your home</h2>
<p>Do you have a quote? Enter its figures on <a href="/plan/answer">Your Answer</a>. We compare them with our own estimate for your roof. They stay on your device unless you save or share your plan.</p>

<h2>Sources</h2>
<ul>
  <li>Federal Trade Commission, <a href="https://consumer.ftc.gov/articles/solar-power-your-home">Solar Power for Your Home</a> and <a href="https://consumer.ftc.gov/articles/buyers-remorse-ftcs-cooling-rule-may-help">the Cooling-Off Rule</a></li>
  <li>North American Board of Certified Energy Practitioners, <a href="https://www.nabcep.org/">NABCEP</a></li>
  <li>Mercom, <a href="https://mercomindia.com/residential-rooftop-solar-prices-in-the-us-dropped-to-2-50-w-in-2h-2024">EnergySage's report on US prices</a></li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a>, 2025 edition</li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a></li>
</ul>
`,
} satisfies ArticleText
