import { billWithSolar } from '#shared/calculators/definitions/bill-comparison.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  averagePrice,
  energyCharge,
  karnatakaSlabs,
  MONTHLY_USE,
  maharashtraSlabs,
  money,
  number,
  percent,
  price,
  priceOfKwh,
  slabs,
} from './home.ts'

const FIXED_CHARGE = 300
const SOLAR_KWH = 210

const energy = energyCharge(MONTHLY_USE)
const [first, second, third] = [100, 200, 300].map((upTo) => ({
  price: price((energyCharge(upTo) - energyCharge(upTo - 100)) / 100),
  charge: energyCharge(upTo) - energyCharge(upTo - 100),
})) as [Slab, Slab, Slab]
interface Slab {
  readonly price: string
  readonly charge: number
}
const [top] = slabs.slice(-1) as [(typeof slabs)[number]]
const average = energy / MONTHLY_USE
const averageWithFixed = (energy + FIXED_CHARGE) / MONTHLY_USE
const simple = billWithSolar({ currentBill: energy, monthlyConsumption: MONTHLY_USE, solarGeneration: SOLAR_KWH })
const bySlabs = 12 * energyCharge(MONTHLY_USE - SOLAR_KWH)

const chart: Chart = {
  name: 'electricity-bill-hi',
  title: `${money(energy + FIXED_CHARGE)} के इस बिल में सोलर ${money(energy)} तक घटा सकता है`,
  subtitle: `राजस्थान के स्लैब पर ${number(MONTHLY_USE)} kWh का उदाहरण, रुपये प्रति माह`,
  bars: [
    [`पहली 100 यूनिट, ${first.price} की दर से`, first.charge, money(first.charge)],
    [`अगली 100 यूनिट, ${second.price} की दर से`, second.charge, money(second.charge)],
    [`आखिरी 100 यूनिट, ${third.price} की दर से`, third.charge, money(third.charge)],
    ['निश्चित शुल्क (उदाहरण)', FIXED_CHARGE, money(FIXED_CHARGE)],
  ],
}

export default {
  slug: 'bijli-bill-kaise-padhen',
  title: 'सोलर लगवाने से पहले अपना बिजली बिल कैसे पढ़ें',
  chart,
  content: `
<p>अपने बिजली बिल में 3 चीज़ें खोजें: खपत (यूनिट यानी kWh), हर स्लैब का दाम और निश्चित शुल्क। सोलर वह हिस्सा घटाता है जो आप प्रति यूनिट चुकाते हैं। निश्चित शुल्क वह नहीं घटाता।</p>

<h2>वाट और यूनिट</h2>
<p><strong>वाट</strong> (W) बताता है कि कोई उपकरण कितनी तेज़ी से बिजली लेता है। 1,000 W यानी 1 किलोवाट (kW)।</p>
<p><strong>किलोवाट-घंटा</strong> (kWh) बताता है कि उसने कुल कितनी बिजली ली। बिल पर इसी को <strong>यूनिट</strong> कहते हैं।</p>
<p>उदाहरण: 1,500 W का AC 8 घंटे पूरी ताकत से चलता है। वह 1,500 × 8 ÷ 1,000 = 12 kWh लेता है। ${third.price} प्रति यूनिट पर इसका खर्च ${money(12 * priceOfKwh(MONTHLY_USE))} है।</p>

<h2>बिल की पंक्तियाँ</h2>
<p>हर बिजली कंपनी (discom) के शब्द थोड़े अलग हैं। ज़्यादातर बिलों पर ये पंक्तियाँ होती हैं:</p>
<table>
  <thead>
    <tr><th scope="col">पंक्ति</th><th scope="col">किसके पैसे</th><th scope="col">क्या सोलर से घटती है?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">ऊर्जा शुल्क (energy charge)</th><td>ग्रिड से ली हर यूनिट, स्लैब के हिसाब से</td><td>हाँ</td></tr>
    <tr><th scope="row">निश्चित शुल्क (fixed charge)</th><td>कनेक्शन; अक्सर स्वीकृत भार के हर kW पर</td><td>नहीं</td></tr>
    <tr><th scope="row">ईंधन अधिभार (fuel surcharge)</th><td>ईंधन के बदलते दाम</td><td>हाँ, अगर प्रति यूनिट लगे</td></tr>
    <tr><th scope="row">बिजली शुल्क (electricity duty)</th><td>राज्य का कर</td><td>कुछ हद तक</td></tr>
    <tr><th scope="row">सरकारी छूट</th><td>राज्य की मुफ़्त या सस्ती यूनिट</td><td>छूट बदल सकती है</td></tr>
  </tbody>
</table>
<p><strong>स्वीकृत भार</strong> (sanctioned load) भी बिल पर लिखा होता है। यह बताता है कि आपके कनेक्शन को कितने kW की मंज़ूरी है। <a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a> भी इसी सीमा तक मिलती है।</p>

<h2>स्लैब: आखिरी यूनिट सबसे महँगी</h2>
<p>भारत के ज़्यादातर टैरिफ में खपत बढ़ने पर दाम भी बढ़ता है। यह उदाहरण राजस्थान के एक घर का है, जो महीने में ${number(MONTHLY_USE)} यूनिट लेता है। स्लैब 2026 की एक गाइड से हैं। उनमें निश्चित शुल्क, बिजली शुल्क और अधिभार नहीं हैं। ${money(FIXED_CHARGE)} का निश्चित शुल्क हमारा उदाहरण है।</p>
${chartFigure(chart, '।')}
<p>सोलर सबसे पहले सबसे महँगी यूनिट हटाता है। इसलिए पहले पैनल हर यूनिट पर ज़्यादा बचाते हैं, बाद वाले कम। ${number(400)} यूनिट से ऊपर इसी गाइड में दाम ${price(top.price)} है।</p>
<p>एक ही खपत का ऊर्जा शुल्क राज्यों में बहुत अलग है:</p>
<table>
  <thead>
    <tr><th scope="col">राज्य, 2026</th><th scope="col">${number(MONTHLY_USE)} यूनिट का ऊर्जा शुल्क</th><th scope="col">आखिरी यूनिट का दाम</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">राजस्थान</th><td>${money(energy)}</td><td>${third.price}</td></tr>
    <tr><th scope="row">कर्नाटक, शहर</th><td>${money(energyCharge(MONTHLY_USE, karnatakaSlabs))}</td><td>${price(priceOfKwh(MONTHLY_USE, karnatakaSlabs))}</td></tr>
    <tr><th scope="row">महाराष्ट्र (MSEDCL)</th><td>${money(energyCharge(MONTHLY_USE, maharashtraSlabs))}</td><td>${price(priceOfKwh(MONTHLY_USE, maharashtraSlabs))}</td></tr>
  </tbody>
</table>
<p>महाराष्ट्र के स्लैब नियामक के आदेश से हैं, बाकी एक गाइड से। इनमें निश्चित शुल्क, बिजली शुल्क और अधिभार शामिल नहीं हैं।</p>

<h2>आपका दाम प्रति यूनिट</h2>
<p>बिल से निश्चित शुल्क घटाएँ, फिर यूनिट से भाग दें। ऊपर वाले उदाहरण में:</p>
<ul>
  <li>औसत दाम: ${money(energy)} ÷ ${number(MONTHLY_USE)} = <strong>${price(average)}</strong>।</li>
  <li>निश्चित शुल्क के साथ: ${money(energy + FIXED_CHARGE)} ÷ ${number(MONTHLY_USE)} = ${price(averageWithFixed)}। इससे सोलर असल से ${percent(averageWithFixed / average - 1)} बेहतर दिखता है।</li>
  <li>आखिरी यूनिट का दाम: ${third.price}। सोलर की पहली यूनिट से इतना बचता है।</li>
</ul>
<p>केंद्रीय विद्युत प्राधिकरण (CEA) के टैरिफ से देश का औसत ${price(averagePrice.value)} प्रति यूनिट निकलता है। राज्यों की मुफ़्त बिजली घटाने पर यह ${price(averagePrice.low)} है। दोनों आँकड़े महीने में 109 यूनिट वाले घर के हैं, अक्टूबर 2026 में।</p>
<p>क्या आपको कुछ यूनिट मुफ़्त मिलती हैं? तब उन्हें सोलर से बदलने पर कुछ नहीं बचता। पहले पूछें कि सोलर लगने के बाद छूट रहेगी या नहीं।</p>

<h2>12 महीनों की खपत</h2>
<p>एक बिल से कम पता चलता है। 12 महीनों की यूनिट जोड़ें; ज़्यादातर कंपनियाँ पुराने बिल ऐप में दिखाती हैं।</p>
<ul>
  <li><strong>गर्मी में ज़्यादा:</strong> AC या कूलर। अप्रैल और मई में पैनल भी अच्छा बनाते हैं।</li>
  <li><strong>सर्दी में ज़्यादा:</strong> गीज़र या हीटर। नेट मीटरिंग न हो तो गीज़र दोपहर में चलाएँ।</li>
  <li><strong>पूरे साल ज़्यादा:</strong> कुछ दिन-रात चलता है। पुराना फ्रिज या बार-बार चलता पानी का पंप खोजें।</li>
</ul>
<p><a href="/hi/calculators/energy-usage">बिजली खपत कैलकुलेटर</a> आपके उपकरणों की खपत जोड़ता है।</p>

<h2>सोलर के साथ आपका बिल</h2>
<p><a href="/hi/calculators/bill-comparison">बिजली बिल तुलना</a> में उदाहरण: ${number(MONTHLY_USE)} यूनिट का ${money(energy)}, पैनल महीने में ${SOLAR_KWH} kWh बनाते हैं। साल का खर्च ${money(simple.currentAnnualCost)} से ${money(simple.projectedAnnualCost)} रह जाता है, यानी ${percent(simple.percentageSavings / 100)} बचत।</p>
<p>यह कैलकुलेटर हर यूनिट को औसत दाम पर गिनता है। नेट मीटरिंग में महँगे स्लैब पहले हटते हैं। स्लैब के हिसाब से साल का ऊर्जा शुल्क ${money(bySlabs)} रह जाता है, यानी ${percent(1 - bySlabs / simple.currentAnnualCost)} बचत।</p>
<p>नेट मीटर के बाद बिल पर 3 संख्याएँ होती हैं: ली यूनिट (import), दी यूनिट (export) और बचा क्रेडिट।</p>

<h2>इंस्टॉलर के लिए लिख लें</h2>
<ol>
  <li>साल की कुल यूनिट।</li>
  <li>हर स्लैब का दाम और निश्चित शुल्क।</li>
  <li>स्वीकृत भार और फ़ेज़ (1 या 3)।</li>
  <li>उपभोक्ता संख्या (राजस्थान में K नंबर), बिल जिसके नाम पर है और टैरिफ का नाम।</li>
  <li>आने वाली चीज़ें, जैसे नया AC या इलेक्ट्रिक कार।</li>
</ol>
<p>हर इंस्टॉलर को यही सूची दें। तब कोटेशन की तुलना हो सकती है।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p>अपना बिल या यूनिट <a href="/hi/plan/home">मेरा घर</a> में भरें और दाम <a href="/hi/plan/money">मेरा पैसा</a> में। जो न पता हो, वहाँ प्लानर आपके यहाँ के सामान्य आँकड़े भरता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान और कर्नाटक के स्लैब; मोटा अनुमान, अपने बिल से जाँचें</li>
  <li>MERC, <a href="https://www.mahadiscom.in/wp-content/uploads/2026/07/Tariff-Order_Case-No.-75-of-2025-dated-25th-March-2026.pdf">टैरिफ आदेश, Case No. 75 of 2025</a>, मार्च 2026: महाराष्ट्र के स्लैब</li>
  <li>Central Electricity Authority, घरों के टैरिफ, अक्टूबर 2026: देश का औसत दाम</li>
  <li>SCC Online, <a href="https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp">Electricity (Rights of Consumers) Amendment Rules</a>, जुलाई 2021: स्वीकृत भार तक नेट मीटरिंग</li>
  <li>US Department of Energy, <a href="https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use">उपकरणों की खपत का अनुमान</a></li>
</ul>
`,
} satisfies TranslatedArticleText
