import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { batteries, money, number, percent, price, priceOfKwh, sizes, slabs, YEARLY_USE } from './home.ts'

const STORED_A_MONTH = 240
const ROUND_TRIP = 0.85
const YEARS = 10
/** Example of a low export rate [₹/kWh]. */
const LOW_RATE = 3
const [top] = slabs.slice(-1) as [(typeof slabs)[number]]

const cases = [
  [priceOfKwh(300), priceOfKwh(300)],
  [priceOfKwh(300), LOW_RATE],
  [top.price, LOW_RATE],
].map(([buying = 0, exporting = 0]) => {
  const bought = STORED_A_MONTH * ROUND_TRIP * buying
  const exported = STORED_A_MONTH * exporting
  return { buying, exporting, bought, exported, gain: 12 * (bought - exported) }
})
const [, lowRate] = cases as [Case, Case, Case]
type Case = (typeof cases)[number]
const backups = [
  ['पूरा घर', { dailyUsage: 10, backupHours: 6 }],
  ['सिर्फ़ ज़रूरी चीज़ें', { dailyUsage: 3, backupHours: 24 }],
] as const
const [, , withBattery] = sizes

const chart: Chart = {
  name: 'battery-gain-hi',
  title: 'बैटरी वहीं पैसा बचाती है जहाँ ग्रिड को दी बिजली की दर कम है',
  subtitle: 'रोज़ 8 kWh जमा करने से सालाना बचत, बैटरी की कीमत के बिना',
  bars: cases.map(({ buying, exporting, gain }) => [
    `दाम ${price(buying)}, ग्रिड को दी ${price(exporting)}`,
    gain,
    money(gain),
  ]),
}

export default {
  slug: 'ghar-ki-battery',
  title: 'क्या घर के लिए सौर बैटरी फ़ायदेमंद है?',
  chart,
  content: `
<p>जहाँ नेट मीटरिंग है, वहाँ बैटरी से बिल लगभग नहीं घटता। वहाँ बैटरी का असली काम बिजली कटौती में घर चलाना है। पैसा वह तब बचाती है जब ग्रिड को दी बिजली की दर कम हो।</p>

<h2>बिजली कटौती में क्या होता है</h2>
<p>साधारण ग्रिड से जुड़ी सौर प्रणाली कटौती में बंद हो जाती है, दिन में भी। ऐसा लाइन पर काम करने वालों की सुरक्षा के लिए है। सिर्फ़ पैनल होने से पंखा नहीं चलेगा। कटौती में बिजली के लिए बैटरी और हाइब्रिड इन्वर्टर चाहिए।</p>
<p>कई घरों में पहले से इन्वर्टर और लेड-एसिड बैटरी होती है। वह ग्रिड से चार्ज होती है और पैनलों से जुड़ी नहीं होती। आपके इलाके में कटौती कम और छोटी हो तो वही काफ़ी हो सकती है। उसे सौर प्रणाली से खुद न जोड़ें; इंस्टॉलर से पूछें।</p>

<h2>क्या बैटरी बिल घटाती है?</h2>
<p>प्लानर ने जयपुर के एक घर के लिए गिना: ${number(YEARLY_USE)} kWh खपत, ${number(withBattery?.home.kwp ?? 0, 1)} kWp और नेट मीटरिंग:</p>
<ul>
${batteries.map(({ kwh, home }) => `  <li>${kwh} kWh की बैटरी से पहले साल की बचत: <strong>${money(home.saving)}</strong>।</li>`).join('\n')}
</ul>
<p>नेट मीटरिंग में ग्रिड ही बैटरी का काम करता है: दोपहर में दी यूनिट रात को वापस मिल जाती है। इसलिए बैटरी से बिल में कोई बचत नहीं होती, चाहे वह मुफ़्त मिले।</p>
<p>नेट बिलिंग में बात बदल जाती है। उदाहरण: बैटरी रोज़ 8 kWh जमा करती है, यानी महीने में ${STORED_A_MONTH} kWh। NREL ${percent(ROUND_TRIP)} चक्रीय दक्षता मानता है, तो ${number(STORED_A_MONTH * ROUND_TRIP)} kWh वापस मिलते हैं। ${price(LOW_RATE)} की दर हमारा उदाहरण है।</p>
<table>
  <thead>
    <tr><th scope="col">बिजली का दाम / ग्रिड को दी बिजली की दर</th><th scope="col">कम खरीदी</th><th scope="col">कम बेची</th><th scope="col">सालाना बचत</th></tr>
  </thead>
  <tbody>
${cases
  .map(
    ({ buying, exporting, bought, exported, gain }) =>
      `    <tr><th scope="row">${price(buying)} / ${price(exporting)}</th><td>${money(bought)}</td><td>${money(exported)}</td><td>${money(gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>दूसरी पंक्ति में ${YEARS} साल की बचत ${money(YEARS * lowRate.gain)} है। इससे महँगी बैटरी ${YEARS} साल में अपनी लागत नहीं वसूलती। भारत की बैटरी की भरोसेमंद सामान्य कीमत हमारे पास नहीं है। अपने कोटेशन की कीमत से तुलना करें।</p>
<p>PM Surya Ghar की सब्सिडी पैनलों के kW पर मिलती है, बैटरी पर नहीं।</p>

<h2>आकार और पावर</h2>
<ul>
  <li><strong>उपयोगी क्षमता (kWh)</strong> बताती है कि आप कितनी बिजली निकाल सकते हैं। लेबल पर लिखी क्षमता इससे ज़्यादा हो सकती है।</li>
  <li><strong>पावर (kW)</strong> बताती है कि एक साथ कितना चल सकता है।</li>
</ul>
<p>5 kWh और 2.5 kW की बैटरी 500 W का सामान 10 घंटे चलाती है। 2.5 kW पर वह 2 घंटे में खाली हो जाती है। 2 kW का गीज़र और 1.5 kW का AC वह एक साथ नहीं चला सकती। पंप, फ्रिज और AC चालू होते समय ज़्यादा पावर लेते हैं। इसलिए सर्ज पावर भी पूछें।</p>

<h2>कटौती के लिए कितनी बड़ी बैटरी</h2>
<p><a href="/hi/calculators/battery">बैटरी स्टोरेज कैलकुलेटर</a> सरल नियम लेता है: दिन की kWh × घंटे ÷ 24। दो उदाहरण:</p>
<table>
  <thead>
    <tr><th scope="col">क्या चलाना है</th><th scope="col">दिन की खपत</th><th scope="col">घंटे</th><th scope="col">बैटरी का आकार</th></tr>
  </thead>
  <tbody>
${backups
  .map(([label, { dailyUsage, backupHours }]) => {
    const { recommendedCapacity } = batteryStorage({ dailyUsage, backupHours, systemVoltage: 48, costPerKwh: 0 })
    return `    <tr><th scope="row">${label}</th><td>${dailyUsage} kWh</td><td>${backupHours}</td><td>${number(recommendedCapacity, 1)} kWh</td></tr>`
  })
  .join('\n')}
  </tbody>
</table>
<p>लगभग उतनी ही बड़ी बैटरी ज़रूरी चीज़ें 4 गुना समय चलाती है। इसलिए सूची बनाएँ: फ्रिज, पंखे, LED, वाई-फ़ाई, फ़ोन। इलेक्ट्रीशियन इनका अलग सर्किट बना सकता है। नतीजे में 20 से 30% जोड़ें। बैटरी में कुछ बिजली खोती है और उम्र के साथ क्षमता घटती है।</p>

<h2>कितने साल और कितनी सुरक्षित</h2>
<p>सौर प्रणाली के साथ अब ज़्यादातर लिथियम आयरन फ़ॉस्फ़ेट (LFP) बैटरी आती हैं। वे पुरानी किस्मों से ज़्यादा बार चार्ज होती हैं और आग बहुत मुश्किल से पकड़ती हैं। कई वारंटी 10 साल बाद 70% क्षमता, या बिजली की एक तय मात्रा का वादा करती हैं। दोनों सीमाएँ पढ़ें।</p>
<p>गर्मी बैटरी को जल्दी बूढ़ा करती है। उसे छत पर या धूप वाली दीवार पर न लगाएँ। घर के अंदर ठंडी, हवादार जगह बेहतर है, सोने के कमरे से दूर।</p>

<h2>इंस्टॉलर से पूछें</h2>
<ol>
  <li>उपयोगी क्षमता (kWh), पावर (kW) और सर्ज पावर कितनी है?</li>
  <li>कटौती में कौन-से सर्किट चलेंगे, और कितनी देर में चालू होंगे?</li>
  <li>क्या कटौती में पैनल बैटरी को चार्ज करते रहेंगे?</li>
  <li>मेरे टैरिफ और नेट मीटरिंग के साथ यह साल में कितना बचाएगी?</li>
  <li>40 °C की गर्मी में वारंटी चलेगी? सर्विस कौन देगा?</li>
</ol>

<h2>अपने घर के लिए गणना करें</h2>
<p><a href="/hi/plan/system">मेरी प्रणाली</a> में बैटरी जोड़ें। प्लानर दिखाता है कि आपके दामों पर वह कितना बचाती है। वह यह भी दिखाता है कि कटौती में ज़रूरी चीज़ें कितनी देर चलेंगी।</p>

<h2>स्रोत</h2>
<ul>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब, निश्चित शुल्क, बिजली शुल्क और अधिभार के बिना</li>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/homeowners-guide-going-solar">Homeowner’s Guide to Going Solar</a>: कटौती में सौर प्रणाली</li>
  <li>MENAFN, <a href="https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27">PM Surya Ghar</a>, दिसंबर 2025</li>
</ul>
`,
} satisfies TranslatedArticleText
