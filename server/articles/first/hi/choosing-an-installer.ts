import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { gst, money, number, percent, prices, subsidy, toHundreds, towns } from './home.ts'

const jaipur = towns.जयपुर
const quotes = [
  { name: 'A', kwp: 3, price: 180_000, kwh: 4830 },
  { name: 'B', kwp: 3.1, price: 198_400, kwh: 5080 },
  { name: 'C', kwp: 4, price: 228_000, kwh: 7600 },
].map((quote) => ({ ...quote, yield: quote.kwh / quote.kwp }))
const [quoteA, , quoteC] = quotes as [Quote, Quote, Quote]
type Quote = (typeof quotes)[number]
const row = (heading: string, cell: (quote: Quote) => string) =>
  `    <tr><th scope="row">${heading}</th>${quotes.map((quote) => `<td>${cell(quote)}</td>`).join('')}</tr>`

const chart: Chart = {
  name: 'quotes-hi',
  title: `कोटेशन C उसी छत पर A से ${percent(quoteC.yield / quoteA.yield - 1)} ज़्यादा उत्पादन बताता है`,
  subtitle: 'पहले साल का बताया गया उत्पादन, kWh प्रति kWp',
  bars: quotes.map((quote) => [`कोटेशन ${quote.name}`, Math.round(quote.yield), number(quote.yield)]),
}

export default {
  slug: 'solar-installer-kaise-chunen',
  title: 'इंस्टॉलर कैसे चुनें: 3 कोटेशन और 15 सवाल',
  chart,
  content: `
<p>एक ही आकार के लिए कम से कम 3 लिखित कोटेशन लें और प्रति kWp कीमत की तुलना करें। जाँचें कि इंस्टॉलर PM Surya Ghar के पोर्टल पर पंजीकृत है, और उसके पुराने ग्राहकों से बात करें। पहले ही दिन हस्ताक्षर न करें: सही कीमत अगले हफ़्ते भी मिलेगी।</p>

<h2>इंस्टॉलर कहाँ मिलते हैं</h2>
<ul>
  <li>pmsuryaghar.gov.in पर अपने इलाके के पंजीकृत विक्रेता (vendor) देखें। सब्सिडी के लिए इसी सूची से चुनना पड़ता है।</li>
  <li>उन पड़ोसियों से पूछें जिनकी छत पर पैनल हैं, खासकर 2 मानसून के बाद।</li>
  <li>अपनी बिजली कंपनी (discom) के दफ़्तर से पूछें।</li>
</ul>
<p>ऐसी कंपनी लें जिसे कुछ साल का अनुभव हो और जिसका दफ़्तर आपके शहर में हो। अच्छा इंस्टॉलर कोटेशन से पहले छत, मीटर और तार देखने आता है। बिना बुलाए फ़ोन और दरवाज़े पर आने वालों से सावधान रहें।</p>

<h2>कोटेशन की तुलना</h2>
<p>सबको एक ही जानकारी दें: साल की यूनिट, स्वीकृत भार और मनचाहा आकार। ये 3 कोटेशन काल्पनिक हैं, पर ऐसे ही मिलते हैं। छत जयपुर की है, दक्षिण की ओर, 25° झुकाव:</p>
<table>
  <thead>
    <tr><th scope="col">कोटेशन</th>${quotes.map(({ name }) => `<th scope="col">${name}</th>`).join('')}</tr>
  </thead>
  <tbody>
${row('प्रणाली का आकार', ({ kwp }) => `${number(kwp, 1)} kWp`)}
${row('कीमत, सब्सिडी से पहले', ({ price }) => money(price))}
${row('कीमत प्रति kWp', ({ price, kwp }) => money(price / kwp))}
${row('सब्सिडी', ({ kwp }) => money(subsidy(kwp)))}
${row('पहले साल का उत्पादन', ({ kwh }) => `${number(kwh)} kWh`)}
${row('उत्पादन प्रति kWp', (quote) => `${number(quote.yield)} kWh`)}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>कोटेशन C सबसे सस्ता दिखता है, पर उसका वादा बहुत बड़ा है। हमारा प्लानर इस छत पर लगभग ${number(jaipur.yield)} kWh प्रति kWp मानता है। ${number(jaipur.goodYear)} kWh से ज़्यादा 10 में से सिर्फ़ 1 साल में मिलता है। C से पूछें कि ${number(quoteC.yield)} कैसे निकला। C का आकार भी माँगे गए से बड़ा है, और 3 kW के बाद सब्सिडी नहीं बढ़ती।</p>

<h2>क्या कीमत सही है?</h2>
<p>हमारा अनुमान, 2025 की कीमतों से, सब्सिडी से पहले। स्रोत नहीं बताते कि GST शामिल है या नहीं:</p>
<table>
  <thead>
    <tr><th scope="col">आकार</th><th scope="col">कीमत</th><th scope="col">कीमत प्रति kWp</th></tr>
  </thead>
  <tbody>
${prices
  .map(
    ({ kwp, price, perKw }) =>
      `    <tr><th scope="row">${kwp} kWp</th><td>${money(price)}</td><td>${money(toHundreds(perKw))}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>छोटी प्रणाली में फ़र्क सबसे बड़ा है: 1 kW ₹55,000 से ₹1,30,000 तक मिलता है। एक दूसरी गाइड ₹70,000 से ₹1,20,000 प्रति kW बताती है। ऊँचा फ़्रेम, लंबे तार या हाइब्रिड इन्वर्टर कीमत बढ़ाते हैं। पूरी प्रणाली पर GST लगभग ${percent(gst.rate, 1)} है। हर कोटेशन में पूछें कि वह शामिल है या नहीं।</p>

<h2>इंस्टॉलर से 15 सवाल</h2>
<h3>कंपनी के बारे में</h3>
<ol>
  <li>पोर्टल पर आपका पंजीकरण नंबर और रेटिंग क्या है?</li>
  <li>यहाँ आपने कितने घर किए हैं? 2 पुराने ग्राहकों के फ़ोन नंबर देंगे?</li>
  <li>मेरी छत पर काम कौन करेगा: आपके लोग या ठेकेदार?</li>
  <li>5 साल का मुफ़्त रखरखाव अनुबंध में लिखा है? कितने दिन में कोई आएगा?</li>
</ol>
<h3>प्रणाली के बारे में</h3>
<ol start="5">
  <li>पहले साल का उत्पादन महीने के हिसाब से कितना है? किस औज़ार से निकाला?</li>
  <li>छाया से साल में कितना नुकसान है?</li>
  <li>पैनल और सेल दोनों भारत में बने हैं (DCR)? प्रमाण दिखाएँगे?</li>
  <li>फ़्रेम किस धातु का है और कितनी तेज़ हवा झेलेगा? छत की वॉटरप्रूफ़िंग कौन ठीक करेगा?</li>
  <li>अर्थिंग, लाइटनिंग अरेस्टर और AC/DC सुरक्षा बॉक्स कीमत में हैं?</li>
  <li>कौन-से पैनल और कौन-सा इन्वर्टर मिलेगा? पास में सर्विस सेंटर कहाँ है?</li>
</ol>
<h3>पैसे के बारे में</h3>
<ol start="11">
  <li>GST सहित पूरी कीमत कितनी है? क्या अलग लगेगा: नेट मीटर, आवेदन, सिविल काम?</li>
  <li>बचत किस दाम और कितनी बढ़ोतरी से निकाली है? नेट मीटरिंग मानी है या नेट बिलिंग?</li>
  <li>सब्सिडी अटक गई तो ज़िम्मेदार कौन होगा?</li>
  <li>उत्पादन की गारंटी है? कम हो तो क्या देंगे?</li>
  <li>कब कितना भुगतान करना है? आखिरी हिस्सा नेट मीटर के बाद?</li>
</ol>

<h2>स्कीम आपको क्या हक देती है</h2>
<p>REC के दिशानिर्देश (नवंबर 2024) विक्रेताओं से ये माँगते हैं:</p>
<ul>
  <li>पूरी प्रणाली पर 5 साल की वारंटी।</li>
  <li>कम से कम 5 साल मुफ़्त मरम्मत और रखरखाव।</li>
  <li>सारे शुल्क और कर पहले से साफ़ बताना।</li>
  <li>खराबी से सब्सिडी रुके तो उसे ठीक करना।</li>
</ul>

<h2>खतरे के निशान</h2>
<ul>
  <li>“यह कीमत सिर्फ़ आज है।”</li>
  <li>“सरकार मुफ़्त में लगा रही है।” सब्सिडी कीमत का एक हिस्सा है, पूरी कीमत नहीं।</li>
  <li>“बिल हमेशा के लिए ज़ीरो।” निश्चित शुल्क रहता है।</li>
  <li>“कटौती में भी बिजली मिलेगी,” बिना बैटरी के। साधारण प्रणाली कटौती में बंद हो जाती है।</li>
  <li>बचत में बिजली का दाम महँगाई से बहुत तेज़ बढ़ता माना है। <a href="/hi/calculators/payback-period">लागत वसूली कैलकुलेटर</a> में 4% और 0% आज़माएँ।</li>
  <li>सामान आने से पहले कीमत का बड़ा हिस्सा माँगना।</li>
</ul>

<h2>हस्ताक्षर से पहली यूनिट तक</h2>
<p>छत पर काम अक्सर 1 से 3 दिन का है। मंज़ूरी, जाँच और नेट मीटर में ज़्यादा समय लगता है। क्रम <a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a> में लिखा है। नेट मीटर लगने और जाँच होने से पहले प्रणाली चालू न करें।</p>
<p>आखिरी 10% तब दें जब सब चल रहा हो। तब आपके पास सर्किट का नक्शा, सीरियल नंबर, वारंटी कार्ड और ऐप का अपना लॉगिन होना चाहिए।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p>कोटेशन मिल गया? उसके आँकड़े <a href="/hi/plan/answer">आपका जवाब</a> में भरें। हम उनकी तुलना आपकी छत के अपने अनुमान से करते हैं। वे आपके डिवाइस पर ही रहते हैं, जब तक आप योजना सेव या शेयर न करें।</p>

<h2>स्रोत</h2>
<ul>
  <li>Kalindi Solar Solutions, <a href="https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings">सोलर की कीमतें</a>, जून 2025, और HouseYog, <a href="https://www.houseyog.com/blog/solar-panel-price-installation-cost-india">दूसरी गाइड</a></li>
  <li>Mercom, <a href="https://mercomindia.com/rec-issues-guidance-framework-for-vendor-operations-under-pm-surya-ghar">विक्रेताओं के लिए REC के दिशानिर्देश</a>, नवंबर 2024</li>
  <li>SolarQuarter, <a href="https://solarquarter.com/2025/07/08/mnre-amends-pm-surya-ghar-yojana-to-simplify-cfa-process-for-residential-rooftop-solar-installations">PM Surya Ghar के बदले नियम</a>, जुलाई 2025</li>
  <li>GST Vidhi, <a href="https://gstvidhi.com/articles-gst-vidhi-act-detail.aspx?id=2537">सोलर पर GST</a>, सितंबर 2025</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: हमारे मॉडल के लिए जलवायु</li>
</ul>
`,
} satisfies TranslatedArticleText
