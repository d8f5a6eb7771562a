import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  carKwh,
  money,
  number,
  PRICE_RISE,
  percent,
  prices,
  pvPrice,
  sizes,
  smallest,
  subsidy,
  toHundreds,
  towns,
  YEARLY_USE,
} from './home.ts'

const kwp = (size: { readonly kwp: number }) => `${number(size.kwp, 1)} kWp`
const years = (value: number | null) => (value === null ? '–' : `${number(value, 1)} साल`)
const [, second, third, largest] = sizes as [Size, Size, Size, Size]
type Size = (typeof sizes)[number]
const [cheap, , big] = prices as [Price, Price, Price]
type Price = (typeof prices)[number]
const jaipur = towns.जयपुर
const KM = DEFAULTS.carKmPerYear.value

const chart: Chart = {
  name: 'system-size-hi',
  title: 'साल की खपत के बराबर प्रणाली से यहाँ सबसे ज़्यादा लाभ है',
  subtitle: `जयपुर के घर में 25 साल का लाभ, आज के मूल्य पर, सालाना खपत ${number(YEARLY_USE)} kWh`,
  bars: sizes.map(({ home }) => [kwp(home), home.gain, money(home.gain)] as const),
}

export default {
  slug: 'solar-pranali-kitni-badi-ho',
  title: 'सौर प्रणाली कितनी बड़ी होनी चाहिए?',
  chart,
  content: `
<p>जो घर महीने में 300 यूनिट (kWh) लेता है, उसके लिए जयपुर में लगभग ${kwp(smallest.home)} की प्रणाली काफ़ी है। वह साल में लगभग उतनी ही बिजली बनाती है जितनी घर लेता है। उससे बड़ी प्रणाली तभी लें जब खपत बढ़ने वाली हो।</p>

<h2>आपकी बिजली की खपत</h2>
<p>घर के आकार से नहीं, बिल की यूनिट से शुरू करें। 12 महीने जोड़ें, क्योंकि गर्मी और सर्दी में बहुत फ़र्क होता है। बिल समझने के लिए <a href="/hi/tips/bijli-bill-kaise-padhen">बिजली बिल कैसे पढ़ें</a> देखें।</p>
<p>बिल नहीं है? <a href="/hi/calculators/energy-usage">बिजली खपत कैलकुलेटर</a> से उपकरणों की खपत जोड़ें।</p>
<p>आगे का भी सोचें। साल में ${number(KM)} km चलने वाली इलेक्ट्रिक कार लगभग ${number(carKwh(KM))} kWh लेती है। हर नया AC भी खपत बढ़ाता है।</p>

<h2>आपके शहर में उत्पादन</h2>
<p><strong>kWp</strong> बताता है कि सारे पैनल मिलकर तेज़ धूप की जाँच में कितनी बिजली देते हैं। असली उत्पादन शहर और छत पर निर्भर है। दक्षिण की ओर, 25° झुकाव पर, हमारा मॉडल हर kWp का सालाना उत्पादन बताता है:</p>
<ul>
  <li>जयपुर: ${number(jaipur.yield)} kWh</li>
  <li>पुणे: ${number(towns.पुणे.yield)} kWh</li>
  <li>लखनऊ: ${number(towns.लखनऊ.yield)} kWh</li>
</ul>
<p>गर्मी, तार, धूल और इन्वर्टर की हानि इसमें घटाई जा चुकी है। अपने शहर का उत्पादन <a href="/hi/calculators/sun-path">सूर्य पथ विश्लेषण</a> में देखें।</p>
<blockquote><p>साल की खपत के बराबर आकार (kWp) = साल की खपत ÷ एक kWp का उत्पादन</p></blockquote>
<p>जयपुर में ${number(YEARLY_USE)} kWh के लिए: ${number(YEARLY_USE)} ÷ ${number(jaipur.yield)} = <strong>${number(YEARLY_USE / jaipur.yield, 1)} kWp</strong>, यानी 440 W के ${smallest.panels} पैनल।</p>

<h2>हर आकार से क्या मिलता है</h2>
<p>ज़्यादातर राज्यों में घरों को <a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a> मिलती है। तब ग्रिड को दी हर यूनिट बिल की एक यूनिट घटाती है। पर साल के अंत में बची यूनिट का मूल्य कम होता है। हमने उसे 0 माना है। प्लानर ने जयपुर के घर के लिए यह निकाला:</p>
<table>
  <thead>
    <tr><th scope="col">आकार</th><th scope="col">कीमत</th><th scope="col">सब्सिडी के बाद</th><th scope="col">उत्पादन, पहला साल</th><th scope="col">लागत वसूली अवधि</th><th scope="col">25 साल का लाभ</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ home }) =>
      `    <tr><th scope="row">${kwp(home)}</th><td>${money(home.price)}</td><td>${money(home.afterIncentives)}</td><td>${number(home.output)} kWh</td><td>${years(home.payback)}</td><td>${money(home.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>${kwp(smallest.home)} से ऊर्जा शुल्क ${money(smallest.home.billBefore)} से घटकर ${money(smallest.home.billAfter)} प्रति साल रह जाता है। इससे ज़्यादा पैनलों के लिए बिल में घटाने को कुछ नहीं बचता। ${kwp(largest.home)} पर 25 साल में ${money(-largest.home.gain)} का घाटा होता है।</p>
<p>${number(KM)} km चलने वाली इलेक्ट्रिक कार के साथ बात अलग है:</p>
<table>
  <thead>
    <tr><th scope="col">आकार, कार के साथ</th><th scope="col">ऊर्जा शुल्क प्रति साल</th><th scope="col">लागत वसूली अवधि</th><th scope="col">25 साल का लाभ</th></tr>
  </thead>
  <tbody>
${sizes
  .map(
    ({ carByDay }) =>
      `    <tr><th scope="row">${kwp(carByDay)}</th><td>${money(carByDay.billAfter)}</td><td>${years(carByDay.payback)}</td><td>${money(carByDay.gain)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>अब ${kwp(second.home)} सबसे अच्छा आकार है: 25 साल में ${money(second.carByDay.gain)} का लाभ। ${kwp(third.home)} पर लाभ फिर घटता है।</p>

<h3>मान्यताएँ</h3>
<p>छत पर छाया नहीं, पैनल दक्षिण की ओर, झुकाव 25°। राजस्थान के स्लैब 2026 की एक गाइड से हैं, निश्चित शुल्क, बिजली शुल्क और अधिभार के बिना। आपका असली बिल इससे ज़्यादा होगा। प्रणाली दिसंबर 2026 में शुरू होती है। कीमत ${money(pvPrice.fixed)} और हर kWp पर ${money(pvPrice.each)} है। उसके स्रोत नहीं बताते कि GST शामिल है या नहीं। रखरखाव साल में कीमत का ${percent(DEFAULTS.maintenance.value)} है। ${DEFAULTS.inverterRenewalYear.value}वें साल में नया इन्वर्टर लगता है। महँगाई और बिजली का दाम साल में ${percent(PRICE_RISE)} बढ़ते हैं। लाभ आज के मूल्य पर है। हम मानते हैं कि दूसरी जगह पैसा महँगाई से ${percent(DEFAULTS.realDiscount.value)} ज़्यादा कमाता है।</p>

<h2>सब्सिडी 3 kW पर रुक जाती है</h2>
<p>PM Surya Ghar में पहले 2 kW पर ${money(subsidy(1))} प्रति kW मिलते हैं। तीसरे kW पर ${money(subsidy(3) - subsidy(2))} मिलते हैं। 3 kW के बाद सब्सिडी नहीं बढ़ती।</p>
<table>
  <thead>
    <tr><th scope="col">आकार</th><th scope="col">सब्सिडी</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1 kW</th><td>${money(subsidy(1))}</td></tr>
    <tr><th scope="row">2 kW</th><td>${money(subsidy(2))}</td></tr>
    <tr><th scope="row">3 kW और ज़्यादा</th><td>${money(subsidy(3))}</td></tr>
  </tbody>
</table>
<p>यह ग्रिड कनेक्शन वाले घरों के लिए है। पैनल और उनके सेल भारत में बने होने चाहिए। स्कीम 31 मार्च 2027 तक है। हिमालयी और पूर्वोत्तर राज्यों और द्वीपों को 10% ज़्यादा मिलता है।</p>

<h2>छत पर जगह</h2>
<p>440 W का एक पैनल लगभग 2 m² का होता है। ${smallest.panels} पैनलों के लिए लगभग ${2 * smallest.panels} m² चाहिए, और कतारों के बीच खाली जगह अलग। टंकी, सीढ़ी के कमरे और मुँडेर की छाया से दूर रहें। सफ़ाई के लिए रास्ता भी छोड़ें।</p>
<p>समतल RCC छत पर पैनल फ़्रेम पर लगते हैं। ऊँचे फ़्रेम के नीचे छत काम की रहती है, पर वे महँगे हैं और हवा ज़्यादा झेलते हैं। ज़्यादा जानकारी: <a href="/hi/tips/chhat-ka-jhukav-aur-disha">छत का झुकाव और दिशा</a>।</p>

<h2>छोटी प्रणाली के कारण</h2>
<ul>
  <li><strong>मुफ़्त या सस्ती यूनिट।</strong> जिन यूनिट के पैसे नहीं लगते, उन्हें बदलने से कुछ नहीं बचता।</li>
  <li><strong>स्वीकृत भार।</strong> नेट मीटरिंग उसी तक मिलती है। उससे बड़ी प्रणाली के लिए पहले भार बढ़वाएँ।</li>
  <li><strong>नेट बिलिंग।</strong> कुछ राज्यों में ग्रिड को दी यूनिट के कम पैसे मिलते हैं।</li>
</ul>

<h2>बड़ी प्रणाली के कारण</h2>
<ul>
  <li>आप इलेक्ट्रिक कार, नया AC या इंडक्शन चूल्हा लेने वाले हैं। बाद में पैनल जोड़ना महँगा पड़ता है।</li>
  <li>आपके राज्य में महँगे स्लैब हैं।</li>
  <li>बड़ी प्रणाली प्रति kWp थोड़ी सस्ती है: ${number(cheap.kwp)} kWp पर ${money(toHundreds(cheap.perKw))}, ${number(big.kwp)} kWp पर ${money(toHundreds(big.perKw))} प्रति kWp।</li>
</ul>

<h2>यह कितना पक्का है?</h2>
<p>हर साल का मौसम अलग होता है। जयपुर में 10 में से 8 साल हर kWp पर ${number(jaipur.badYear)} से ${number(jaipur.goodYear)} kWh देते हैं। इसलिए 2.2 या 2.4 kWp में ज़्यादा फ़र्क नहीं। हर इंस्टॉलर से छाया सहित पहले साल का उत्पादन पूछें।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p><a href="/hi/plan/system">मेरी प्रणाली</a> आपकी छत, खपत और दाम के लिए कई आकारों की तुलना करती है। वह सबसे छोटा फ़ायदेमंद आकार और सबसे ज़्यादा लाभ वाला आकार दिखाती है।</p>

<h2>स्रोत</h2>
<ul>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब; मोटा अनुमान</li>
  <li>Kalindi Solar Solutions, <a href="https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings">सोलर की कीमतें</a>, जून 2025, और <a href="https://dasenergie.com/blog/solar-panel-installation-cost-in-india/">DAS Energie</a>: इनसे कीमत का अनुमान, सब्सिडी से पहले</li>
  <li>MENAFN, <a href="https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27">PM Surya Ghar</a>, दिसंबर 2025, और <a href="https://solarquarter.com/2025/07/08/mnre-amends-pm-surya-ghar-yojana-to-simplify-cfa-process-for-residential-rooftop-solar-installations">SolarQuarter</a>, जुलाई 2025: सब्सिडी</li>
  <li>SCC Online, <a href="https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp">Electricity (Rights of Consumers) Amendment Rules</a>, जुलाई 2021: नेट मीटरिंग</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: हमारे मॉडल के लिए 2001 से 2020 की जलवायु</li>
</ul>
`,
} satisfies TranslatedArticleText
