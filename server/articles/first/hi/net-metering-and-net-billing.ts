import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { energyCharge, MONTHLY_USE, money, number, percent, price, priceOfKwh, smallest } from './home.ts'

const SOLAR = 270
/** Example of an export rate [₹/kWh]. */
const RATE = 3

const netBilling = (usedShare: number) => {
  const used = usedShare * SOLAR
  const bought = MONTHLY_USE - used
  const exported = SOLAR - used
  return {
    label: `नेट बिलिंग, ${percent(usedShare)} घर में`,
    working: `${number(bought)} kWh के स्लैब − ${number(exported)} × ${price(RATE)}`,
    bill: energyCharge(bought) - exported * RATE,
  }
}
const rows = [
  { label: 'सोलर के बिना', working: `${number(MONTHLY_USE)} kWh के स्लैब`, bill: energyCharge(MONTHLY_USE) },
  {
    label: 'नेट मीटरिंग',
    working: `${number(MONTHLY_USE - SOLAR)} kWh के स्लैब`,
    bill: energyCharge(MONTHLY_USE - SOLAR),
  },
  netBilling(0.5),
  netBilling(0.3),
  {
    label: 'ग्रॉस मीटरिंग',
    working: `${number(MONTHLY_USE)} kWh के स्लैब − ${number(SOLAR)} × ${price(RATE)}`,
    bill: energyCharge(MONTHLY_USE) - SOLAR * RATE,
  },
]
const [without, , half, third] = rows as [Row, Row, Row, Row, Row]
type Row = (typeof rows)[number]

const chart: Chart = {
  name: 'export-rules-hi',
  title: 'नेट मीटरिंग में बिल सबसे ज़्यादा घटता है',
  subtitle: 'महीने का ऊर्जा शुल्क, निश्चित शुल्क, बिजली शुल्क और अधिभार के बिना',
  bars: rows.map(({ label, bill }) => [label, bill, money(bill)]),
}

export default {
  slug: 'net-metering-aur-net-billing',
  title: 'नेट मीटरिंग और नेट बिलिंग: ग्रिड को दी बिजली का क्या मिलता है',
  chart,
  content: `
<p>नेट मीटरिंग में ग्रिड को दी हर यूनिट (kWh) आपके बिल की एक यूनिट घटाती है। नेट बिलिंग में हर यूनिट का एक तय दाम मिलता है, जो अक्सर कम होता है। भारत में नियम आपका राज्य तय करता है, इसलिए आकार चुनने से पहले नियम पूछें।</p>

<h2>बिजली ग्रिड को क्यों जाती है</h2>
<p>पैनल दोपहर में सबसे ज़्यादा बनाते हैं, घर अक्सर शाम को सबसे ज़्यादा लेते हैं। जयपुर के जिस घर में ${number(smallest.home.kwp, 1)} kWp की प्रणाली है, वह अपनी सौर बिजली का ${percent(smallest.home.selfConsumption)} खुद लेता है। बाकी ग्रिड को जाती है। शाम और रात को वह ग्रिड से बिजली लेता है।</p>

<h2>3 नियम</h2>
<ul>
  <li><strong>नेट मीटरिंग:</strong> मीटर ली और दी यूनिट का फ़र्क गिनता है। आप सिर्फ़ फ़र्क के पैसे देते हैं। बची यूनिट अगले महीने जुड़ती हैं।</li>
  <li><strong>नेट बिलिंग:</strong> ली यूनिट का पूरा दाम लगता है। दी यूनिट का अलग दाम मिलता है।</li>
  <li><strong>ग्रॉस मीटरिंग:</strong> सारी सौर बिजली ग्रिड को जाती है और उसका तय दाम मिलता है। घर की सारी बिजली ग्रिड से आती है।</li>
</ul>

<h2>एक ही घर, अलग-अलग नियम</h2>
<p>घर महीने में ${number(MONTHLY_USE)} यूनिट लेता है, पैनल ${number(SOLAR)} यूनिट बनाते हैं। स्लैब राजस्थान के हैं, 2026 की एक गाइड से। ${price(RATE)} की दर हमारा उदाहरण है; देश में कोई एक दर नहीं है।</p>
<table>
  <thead>
    <tr><th scope="col">नियम</th><th scope="col">गणना</th><th scope="col">ऊर्जा शुल्क</th><th scope="col">बचत</th></tr>
  </thead>
  <tbody>
${rows
  .map(
    ({ label, working, bill }) =>
      `    <tr><th scope="row">${label}</th><td>${working}</td><td>${money(bill)}</td><td>${money(without.bill - bill)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>नेट मीटरिंग में महँगे स्लैब पहले हटते हैं: यहाँ ${price(priceOfKwh(300))} वाली यूनिट। नेट बिलिंग में दिन की खपत मायने रखती है। ${percent(0.3)} की जगह ${percent(0.5)} खुद लेने पर महीने में ${money(third.bill - half.bill)} और बचते हैं, बिना खर्च के।</p>
<p><a href="/hi/calculators/bill-comparison">बिजली बिल तुलना</a> हर सौर यूनिट को औसत दाम पर गिनती है। नेट बिलिंग में वहाँ सिर्फ़ वह बिजली भरें जो आप खुद लेते हैं।</p>

<h2>भारत के नियम</h2>
<table>
  <thead>
    <tr><th scope="col">कहाँ</th><th scope="col">नियम</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">पूरा देश (नियम 2021)</th><td>नेट मीटरिंग स्वीकृत भार तक, अधिकतम 500 kW। उससे बड़ी प्रणाली: ग्रॉस मीटरिंग या नेट बिलिंग।</td></tr>
    <tr><th scope="row">साल का अंत</th><td>ज़्यादातर राज्यों में मार्च। बचे क्रेडिट का मूल्य राज्य तय करता है।</td></tr>
    <tr><th scope="row">महाराष्ट्र</th><td>दिन के समय वाले टैरिफ में क्रेडिट उसी समय-खंड में मिलता है। ग्रिड सपोर्ट शुल्क राज्य में 5 GW के बाद ही लगेगा।</td></tr>
    <tr><th scope="row">कुछ राज्य</th><td>नेट बिलिंग। दर बिजली नियामक तय करता है।</td></tr>
  </tbody>
</table>
<p>नियम बदलते रहते हैं। अपने राज्य के बिजली नियामक और बिजली कंपनी (discom) की वेबसाइट देखें।</p>
<p>साल के अंत में बहुत यूनिट बचें तो उनका पूरा दाम नहीं मिलता। इसलिए साल की खपत से बहुत बड़ी प्रणाली न लें। उदाहरण के आँकड़े <a href="/hi/tips/solar-pranali-kitni-badi-ho">प्रणाली का आकार</a> में हैं।</p>

<h2>नेट मीटर कैसे लगता है</h2>
<ol>
  <li>PM Surya Ghar के राष्ट्रीय पोर्टल पर उपभोक्ता संख्या से आवेदन करें।</li>
  <li>बिजली कंपनी जाँचती है कि आपके कनेक्शन पर प्रणाली लग सकती है या नहीं।</li>
  <li>सूची में से पंजीकृत विक्रेता (vendor) चुनें। वह प्रणाली लगाता है।</li>
  <li>बिजली कंपनी जाँच करती है और नेट मीटर लगाती है।</li>
  <li>प्रणाली चालू होने के बाद सब्सिडी आपके बैंक खाते में आती है।</li>
</ol>
<p>नेट मीटर लगने से पहले प्रणाली चालू न करें। पुराना मीटर दी हुई यूनिट को ली हुई यूनिट गिन सकता है।</p>
<p>बिजली कटौती में साधारण प्रणाली बंद रहती है। उस समय न घर को बिजली मिलती है, न क्रेडिट। देखें <a href="/hi/tips/ghar-ki-battery">घर की बैटरी</a>।</p>

<h2>नेट बिलिंग में सौर बिजली खुद कैसे लें</h2>
<ol>
  <li><strong>वॉशिंग मशीन और पानी का पंप</strong> दोपहर में चलाएँ।</li>
  <li><strong>गीज़र</strong> दोपहर में चलाएँ; गर्म पानी सस्ता भंडार है।</li>
  <li><strong>AC</strong> से शाम के बजाय दोपहर बाद कमरा ठंडा करें।</li>
  <li><strong>कार या स्कूटर</strong> दिन में चार्ज करें। देखें <a href="/hi/tips/electric-car-solar-se-charge">कार चार्ज करना</a>।</li>
</ol>

<h2>बिजली कंपनी से पूछें</h2>
<ol>
  <li>मुझे नेट मीटरिंग मिलेगी, नेट बिलिंग या कुछ और?</li>
  <li>मेरा स्वीकृत भार कितना है? बढ़वाने का खर्च कितना है?</li>
  <li>बची यूनिट कब तक चलती हैं? साल के अंत में उनका क्या मिलता है?</li>
  <li>मीटर, जाँच और आवेदन का शुल्क कितना है?</li>
  <li>सोलर लगने पर निश्चित शुल्क या मुफ़्त यूनिट बदलेंगी?</li>
  <li>यह नियम मेरे लिए कितने साल पक्का है?</li>
</ol>

<h2>अपने घर के लिए गणना करें</h2>
<p>अपना नियम और दर <a href="/hi/plan/money">मेरा पैसा</a> में चुनें। दर न पता हो तो प्लानर दिखाता है कि किस दर से सोलर फ़ायदेमंद है।</p>

<h2>स्रोत</h2>
<ul>
  <li>SCC Online, <a href="https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp">Electricity (Rights of Consumers) Amendment Rules</a>, जुलाई 2021</li>
  <li>Smart Utilities, <a href="https://smartutilities.net.in/2021/07/22/mop-notifies-electricity-right-of-consumers-amendment-rules-2021/">बिजली मंत्रालय के नियम</a>, जुलाई 2021</li>
  <li>GreenOn Energy, <a href="https://greenonenergy.in/net-metering-maharashtra">महाराष्ट्र में नेट मीटरिंग</a>, 2023, और <a href="https://www.mercomindia.com/maharashtra-net-metering-cap-rooftop-5-mw">Mercom</a></li>
  <li>SolarQuarter, <a href="https://solarquarter.com/2025/07/08/mnre-amends-pm-surya-ghar-yojana-to-simplify-cfa-process-for-residential-rooftop-solar-installations">PM Surya Ghar के बदले नियम</a>, जुलाई 2025, और Mercom, <a href="https://mercomindia.com/operational-guidelines-pm-surya-ghar-program">स्कीम के दिशानिर्देश</a>, जून 2024</li>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब; मोटा अनुमान</li>
</ul>
`,
} satisfies TranslatedArticleText
