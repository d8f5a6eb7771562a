import type { SeedArticle } from './seed-article.ts'

export const choosingAnInstaller: SeedArticle = {
  title: 'Choosing an installer: three quotes and fifteen questions',
  slug: 'choosing-an-installer',
  category: 'Buying',
  image: '/images/roof-install.jpg',
  content: `
<h2>In short</h2>
<ul>
  <li>Get at least three written quotes for the same size of system and compare the price per watt.</li>
  <li>Check the licence, the insurance, and at least two customers who have had their system for five years.</li>
  <li>Insist on a yearly kWh figure with shade included, and ask what happens if it is missed.</li>
  <li>Never sign on the day. A good price is still good next week.</li>
</ul>

<h2>Why the installer matters most</h2>
<p>Panels from the main makers are much alike. The holes in your roof are not. The company you choose decides where each bolt goes, how the cables run, whether the paperwork passes at the first try, and who answers the phone in eight years. Many solar firms close or are sold within a decade. Look for one that has been doing this for at least five years, that does most of the work with its own people, and for which solar is the trade and not a campaign.</p>

<h2>Where to look</h2>
<p>Begin with neighbours whose roofs you can see, then your state's or utility's list of approved firms. In North America the NABCEP certificate shows that at least one person in the firm has passed an exam and logged real installations. Group-purchase schemes run by towns and charities have already compared bidders for you. Be slow with callers and doorsteps. The person at your door is often paid by commission and works for neither the installer nor the utility, whatever the jacket says.</p>

<h2>Make quotes comparable</h2>
<p>Give every firm the same page: a year of kWh, the tariff, your wish (for instance 8 kW, no battery). Then put their answers side by side. Three invented but typical quotes:</p>
<table>
  <thead>
    <tr><th scope="col">Quote</th><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Size</th><td>8.0 kW</td><td>7.6 kW</td><td>10.0 kW</td></tr>
    <tr><th scope="row">Cash price</th><td>$24,000</td><td>$25,080</td><td>$28,000</td></tr>
    <tr><th scope="row">Price per watt</th><td>$3.00</td><td>$3.30</td><td>$2.80</td></tr>
    <tr><th scope="row">First-year kWh</th><td>10,800</td><td>10,600</td><td>15,500</td></tr>
    <tr><th scope="row">kWh per kW</th><td>1,350</td><td>1,395</td><td>1,550</td></tr>
    <tr><th scope="row">Price per first-year kWh</th><td>$2.22</td><td>$2.37</td><td>$1.81</td></tr>
  </tbody>
</table>
<p>C looks cheapest. But its yield per kW is 15 % above A's, on the same roof. Either it puts panels where A does not, or it promises more sun than there is. Run the address through PVWatts. If the public figure is 1,370, C's promise deserves a hard question. It is also larger than you asked for, which makes the price per watt look better.</p>
<p>Is $3.00 a watt fair? It is what the <a href="/calculators/solar">Solar Panel Calculator</a> assumes unless you change it. Prices vary widely with the state, the roof and the firm, and Berkeley Lab's yearly survey of American systems shows a spread of dollars, not cents, between the cheapest and the dearest fifth. In Germany and Australia, where permits are simpler, the same system may cost half.</p>

<h2>Fifteen questions</h2>
<h3>About the company</h3>
<ol>
  <li>What is your licence number, and may I see the insurance certificate?</li>
  <li>How many homes have you done in this county, and may I call two from five years ago?</li>
  <li>Who will be on my roof: your staff or a subcontractor?</li>
  <li>If you close, who honours the workmanship warranty?</li>
</ol>
<h3>About the design</h3>
<ol>
  <li>How many kWh in year one, by month, and with which tool did you estimate it?</li>
  <li>What yearly loss to shade did you measure, and may I see the report?</li>
  <li>Will the roof last as long as the panels? Who pays to lift them for repairs?</li>
  <li>How are the mounts sealed, and does my roof warranty survive?</li>
  <li>Does my electrical panel need an upgrade, and is that in the price?</li>
  <li>What are the exact models of panel and inverter, and what if you substitute them?</li>
</ol>
<h3>About the money</h3>
<ol>
  <li>What is the cash price, without any loan?</li>
  <li>Which electricity price, which yearly increase and which export price stand behind your savings?</li>
  <li>Which incentives did you subtract? The US federal credit for home systems ended with 2025.</li>
  <li>Do you guarantee the output? What do you pay if it falls short?</li>
  <li>When are payments due, and how much only after permission to operate?</li>
</ol>

<h2>Warning signs</h2>
<ul>
  <li>"This price is for today."</li>
  <li>"The government pays for it" or "free solar".</li>
  <li>Savings built on electricity prices that rise 5 % or more every year. Put 2.5 % into the <a href="/calculators/payback-period">payback calculator</a>, then 0 %, and see what is left.</li>
  <li>A tablet that asks for your signature "only for the credit check".</li>
  <li>More than a third of the price before any material is on site.</li>
</ul>
<p>If you did sign at home and regret it: for most sales made at your door, the US Federal Trade Commission's cooling-off rule gives you three business days to cancel in writing. Many states and countries allow longer.</p>

<h2>From signature to switch-on</h2>
<p>The work on the roof takes one to three days. The paperwork takes one to four months: design, permit, installation, inspection, the utility's new meter and finally <strong>permission to operate</strong>. Do not switch on before that letter. Hold back the last payment, ten per cent or so, until you have it, together with the plans, the manuals, the serial numbers and a login to the monitoring in your own name.</p>

<h2>Sources</h2>
<ul>
  <li>Federal Trade Commission, <a href="https://consumer.ftc.gov/articles/solar-power-your-home">Solar Power for Your Home</a> and <a href="https://consumer.ftc.gov/articles/buyers-remorse-ftcs-cooling-rule-may-help">the Cooling-Off Rule</a></li>
  <li>North American Board of Certified Energy Practitioners, <a href="https://www.nabcep.org/">NABCEP</a></li>
  <li>Lawrence Berkeley National Laboratory, <a href="https://emp.lbl.gov/tracking-the-sun/">Tracking the Sun</a></li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a></li>
</ul>
`,
}
