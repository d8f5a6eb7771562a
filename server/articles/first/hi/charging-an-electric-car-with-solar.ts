import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { carKwh, energyCharge, MONTHLY_USE, money, number, percent, price, sizes, slabs, towns } from './home.ts'

const KM = DEFAULTS.carKmPerYear.value
const PANEL_KW = 0.44
const distances = [8000, KM, 16_000]
/** By which the car raises the yearly energy charge [₹]. */
const gridCost = (km: number) => 12 * (energyCharge(MONTHLY_USE + carKwh(km) / 12) - energyCharge(MONTHLY_USE))
const panelsFor = (km: number, { yield: perKwp }: { readonly yield: number }) =>
  Math.round(carKwh(km) / perKwp / PANEL_KW)
const sizeFor = (km: number, { yield: perKwp }: { readonly yield: number }) => `${number(carKwh(km) / perKwp, 1)} kWp`
const [small, medium] = sizes as [(typeof sizes)[number], (typeof sizes)[number]]
const extraPrice = medium.carByDay.afterIncentives - small.carByDay.afterIncentives
const extraSaving = small.carByDay.billAfter - medium.carByDay.billAfter
const [top] = slabs.slice(-1) as [(typeof slabs)[number]]
const kmPerDay = KM / 365
const kwhPerDay = carKwh(KM) / 365
const connections = [
  ['10 A', 2.3],
  ['16 A', 3.7],
  ['32 A', 7.4],
] as const
const PETROL = { price: 100, kmPerLiter: 15 }
const LOW_RATE = 3

const chart: Chart = {
  name: 'car-hi',
  title: `${medium.panels} पैनल घर और कार दोनों की बिजली लगभग पूरी करते हैं`,
  subtitle: `जयपुर के घर में साल का ऊर्जा शुल्क, नेट मीटरिंग, कार के ${number(KM)} km`,
  bars: [
    ['सोलर के बिना', small.carByDay.billBefore, money(small.carByDay.billBefore)],
    ...[small, medium].map(
      ({ panels, carByDay }) =>
        [`${panels} पैनल (${number(carByDay.kwp, 1)} kWp)`, carByDay.billAfter, money(carByDay.billAfter)] as const,
    ),
  ],
}

export default {
  slug: 'electric-car-solar-se-charge',
  title: 'सोलर से इलेक्ट्रिक कार चार्ज करना: कितने पैनल चाहिए?',
  chart,
  content: `
<p>जयपुर में 440 W के लगभग ${panelsFor(KM, towns.जयपुर)} पैनल साल में ${number(KM)} km चलने लायक बिजली बनाते हैं। नेट मीटरिंग हो तो रात में चार्ज करने से भी उतनी ही बचत होती है। नेट बिलिंग में दिन में, धूप के समय चार्ज करें।</p>

<h2>कार कितनी बिजली लेती है</h2>
<p>हम ${DEFAULTS.carKwhPer100Km.value} किलोवाट-घंटे (kWh) प्रति 100 km मानते हैं, चार्जिंग की हानि सहित। छोटी कार या स्कूटर कम लेता है, बड़ी SUV ज़्यादा। अपनी कार की खपत उसकी स्क्रीन पर देखें। यहाँ घर पहले से महीने में ${number(MONTHLY_USE)} यूनिट लेता है, इसलिए कार की यूनिट महँगे स्लैब में जाती हैं:</p>
<table>
  <thead>
    <tr><th scope="col">साल में दूरी</th><th scope="col">बिजली</th><th scope="col">ग्रिड से खर्च</th><th scope="col">पैनल, जयपुर</th><th scope="col">आकार, जयपुर</th><th scope="col">आकार, लखनऊ</th></tr>
  </thead>
  <tbody>
${distances
  .map(
    (km) =>
      `    <tr><th scope="row">${number(km)} km</th><td>${number(carKwh(km))} kWh</td><td>${money(gridCost(km))}</td><td>${panelsFor(km, towns.जयपुर)}</td><td>${sizeFor(km, towns.जयपुर)}</td><td>${sizeFor(km, towns.लखनऊ)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>खर्च राजस्थान के स्लैब से है, निश्चित शुल्क, बिजली शुल्क और अधिभार के बिना। ${number(400)} यूनिट से ऊपर दाम ${price(top.price)} है। बिजली कंपनी से पूछें कि EV के लिए अलग टैरिफ या मीटर है या नहीं।</p>
<p>तुलना के लिए पेट्रोल: ${PETROL.kmPerLiter} km प्रति लीटर और ${money(PETROL.price)} प्रति लीटर का उदाहरण लें। ${number(KM)} km का पेट्रोल ${money((KM / PETROL.kmPerLiter) * PETROL.price)} का होता है। वही दूरी ग्रिड की बिजली से ${money(gridCost(KM))} में होती है।</p>

<h2>घर और कार के लिए कितने पैनल</h2>
<p>प्लानर ने नेट मीटरिंग वाले जयपुर के घर के लिए गिना, कार ${number(KM)} km चलती है:</p>
<table>
  <thead>
    <tr><th scope="col">पैनल</th><th scope="col">सब्सिडी के बाद कीमत</th><th scope="col">ऊर्जा शुल्क प्रति साल</th><th scope="col">लागत वसूली अवधि</th><th scope="col">25 साल का लाभ</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ panels, carByDay: { kwp, afterIncentives, billAfter, payback, gain } }) =>
      `    <tr><th scope="row">${panels} (${number(kwp, 1)} kWp)</th><td>${money(afterIncentives)}</td><td>${money(billAfter)}</td><td>${number(payback, 1)} साल</td><td>${money(gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>${small.panels} से ${medium.panels} पैनल करने पर ${money(extraPrice)} ज़्यादा लगते हैं। बदले में साल में ${money(extraSaving)} और बचते हैं। बाकी मान्यताएँ <a href="/hi/tips/solar-pranali-kitni-badi-ho">प्रणाली का आकार</a> में हैं।</p>

<h2>कब चार्ज करें</h2>
<ul>
  <li><strong>नेट मीटरिंग:</strong> समय से फ़र्क नहीं पड़ता। ${medium.panels} पैनलों पर दिन में चार्ज करने से घर अपनी सौर बिजली का ${percent(medium.carByDay.selfConsumption)} खुद लेता है, शाम को ${percent(medium.carInTheEvening.selfConsumption)}। 25 साल का लाभ दोनों में ${money(medium.carByDay.gain)} है।</li>
  <li><strong>नेट बिलिंग:</strong> ग्रिड को दी यूनिट सस्ती है, ली हुई महँगी। दिन में चार्ज करें। ${price(LOW_RATE)} की दर के उदाहरण में दिन में चार्ज की हर kWh पर ${price(top.price - LOW_RATE)} बचते हैं।</li>
  <li><strong>दिन के समय वाला टैरिफ:</strong> सस्ते घंटों का टाइमर लगाएँ।</li>
</ul>
<p>सिर्फ़ कार के लिए घर की बैटरी न लें। देखें <a href="/hi/tips/ghar-ki-battery">घर की बैटरी</a> और <a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a>।</p>

<h2>चार्जिंग की रफ़्तार</h2>
<p>साल में ${number(KM)} km यानी दिन में ${number(kmPerDay)} km, लगभग ${number(kwhPerDay, 1)} kWh।</p>
<table>
  <thead>
    <tr><th scope="col">कनेक्शन, 230 V</th><th scope="col">पावर</th><th scope="col">${number(kmPerDay)} km के लिए समय</th></tr>
  </thead>
  <tbody>
${connections
  .map(
    ([current, kw]) =>
      `    <tr><th scope="row">${current}</th><td>${number(kw, 1)} kW</td><td>${number(kwhPerDay / kw, 1)} घंटे</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>साधारण सॉकेट पर घंटों चार्ज करने से पहले उसकी और अर्थिंग की जाँच कराएँ। सॉकेट पर बिजली ज़्यादा खोती है। ADAC ने 4 कारों में सॉकेट पर 13 से 24% की हानि मापी। 11 kW के चार्जर पर 6 से 10% थी।</p>
<p>तेज़ चार्जर हमेशा बेहतर नहीं। 3 kWp की छत दोपहर में भी 7.4 kW नहीं दे सकती। रात भर का धीमा चार्ज रोज़ के लिए काफ़ी है।</p>

<h2>चार्जर और पैनल साथ में सोचें</h2>
<ul>
  <li><strong>स्वीकृत भार:</strong> 7.4 kW का चार्जर अक्सर स्वीकृत भार से ज़्यादा है। बिजली कंपनी से भार बढ़वाएँ; निश्चित शुल्क बढ़ सकता है।</li>
  <li><strong>जगह:</strong> कार बाद में आएगी? छत पर ${panelsFor(KM, towns.जयपुर)} और पैनलों की जगह और बड़े इन्वर्टर की गुंजाइश रखें।</li>
  <li><strong>पार्किंग तक पाइप:</strong> तार के लिए खाली पाइप अभी डलवा लें।</li>
  <li><strong>फ़्लैट:</strong> हाउसिंग सोसाइटी से चार्जर और छत, दोनों की अनुमति पहले लें।</li>
</ul>

<h2>कटौती में कार से बिजली</h2>
<p>इलेक्ट्रिक कार में घर की बैटरी से कहीं ज़्यादा बिजली होती है। कुछ कारें कटौती में उपकरण चला सकती हैं (V2L)। पूरा घर चलाने के लिए खास चार्जर और स्विच चाहिए, और बहुत कम कारें यह कर सकती हैं। खरीदने से पहले लिखित में पूछें।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p><a href="/hi/plan/home">मेरा घर</a> में इलेक्ट्रिक कार जोड़ें, साल के km और चार्ज करने के समय के साथ। प्लानर दिखाता है कि कार के साथ सोलर कितना बचाता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>firmenauto, <a href="https://www.firmenauto.de/ladeverluste-elektroautos-schnell-laden-ist-besser-11213671.html">ADAC की जाँच में चार्जिंग की हानि</a></li>
  <li>US Department of Energy और EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov</a>: इलेक्ट्रिक कारों की खपत</li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>Kalindi Solar Solutions, <a href="https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings">सोलर की कीमतें</a>, जून 2025, और MENAFN, <a href="https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27">PM Surya Ghar</a>, दिसंबर 2025</li>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब; मोटा अनुमान</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: धूप; उत्पादन Helioplan के प्लानर से</li>
</ul>
`,
} satisfies TranslatedArticleText
