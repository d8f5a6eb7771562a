import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { money, number, outputOfMonth, PRICE_RISE, savingPerKwh, smallest, subsidy, yearlySaving } from './home.ts'

const { kwp, price: cost } = smallest.home
const DUST = 0.1
const [march, july] = [2, 6]
const value = (kwh: number) => kwh * savingPerKwh
const spring = [2, 3, 4].map(outputOfMonth).reduce((sum, kwh) => sum + kwh, 0)
const example = {
  systemCost: cost,
  annualSavings: yearlySaving,
  incentives: subsidy(kwp),
  maintenanceCost: 0.01 * cost,
  rateIncrease: 100 * PRICE_RISE,
}
const years = (value: number | null) => `${number(value ?? 0, 1)} साल`

const chart: Chart = {
  name: 'maintenance-hi',
  title: '3 महीने बंद प्रणाली का नुकसान साल भर की धूल से ज़्यादा है',
  subtitle: `जयपुर में ${number(kwp, 1)} kWp पर नुकसान, रुपये में`,
  bars: [
    ['प्रणाली जुलाई में बंद', value(outputOfMonth(july)), money(value(outputOfMonth(july)))],
    ['प्रणाली मार्च में बंद', value(outputOfMonth(march)), money(value(outputOfMonth(march)))],
    ['धूल से साल भर 10% कम', DUST * yearlySaving, money(DUST * yearlySaving)],
    ['प्रणाली मार्च से मई तक बंद', value(spring), money(value(spring))],
  ],
}

export default {
  slug: 'saur-panel-ki-dekhbhal',
  title: 'सौर पैनलों की देखभाल: धूल, मानसून और जाँच',
  chart,
  content: `
<p>सूखे महीनों में पैनलों की धूल हर 2 से 3 हफ़्ते में धोएँ; मानसून में बारिश मदद करती है। महीने में एक बार ऐप में उत्पादन देखें, क्योंकि बंद प्रणाली धूल से ज़्यादा महँगी पड़ती है। इन्वर्टर शायद एक बार बदलना पड़ेगा, उसके पैसे रखें।</p>

<h2>हर महीने उत्पादन देखें</h2>
<p>महीने की kWh की तुलना पिछले साल के उसी महीने से करें। मौसम एक महीने में 20% या ज़्यादा बदल सकता है। इसलिए अचानक गिरावट खोजें:</p>
<table>
  <thead>
    <tr><th scope="col">क्या दिखता है</th><th scope="col">संभावित कारण</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">धूप में भी कुछ नहीं</th><td>MCB गिरी है, इन्वर्टर खराब है या ग्रिड बंद है</td></tr>
    <tr><th scope="row">दिन में बार-बार बंद</th><td>कटौती, या ग्रिड का वोल्टेज सीमा से बाहर</td></tr>
    <tr><th scope="row">एक तिहाई या आधा कम</th><td>पैनलों की एक स्ट्रिंग बंद है</td></tr>
    <tr><th scope="row">1 पैनल बाकी से बहुत कम</th><td>नई छाया, बीट या खराब ऑप्टिमाइज़र</td></tr>
    <tr><th scope="row">धीरे-धीरे कम</th><td>धूल, या पेड़ बड़े हो गए हैं</td></tr>
  </tbody>
</table>
<p>कई लोगों का पैसा इसलिए जाता है कि खराबी का पता नहीं चलता। उदाहरण: जयपुर में ${number(kwp, 1)} kWp, नेट मीटरिंग, राजस्थान के स्लैब। साल का उत्पादन ${number(smallest.home.output)} kWh और बचत ${money(yearlySaving)} है, यानी औसतन ₹${number(savingPerKwh, 2)} प्रति kWh। निश्चित शुल्क, बिजली शुल्क और अधिभार इसमें नहीं हैं।</p>
<table>
  <thead>
    <tr><th scope="col">प्रणाली बंद</th><th scope="col">उत्पादन गया</th><th scope="col">नुकसान</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">जुलाई</th><td>${number(outputOfMonth(july))} kWh</td><td>${money(value(outputOfMonth(july)))}</td></tr>
    <tr><th scope="row">मार्च</th><td>${number(outputOfMonth(march))} kWh</td><td>${money(value(outputOfMonth(march)))}</td></tr>
    <tr><th scope="row">मार्च से मई</th><td>${number(spring)} kWh</td><td>${money(value(spring))}</td></tr>
  </tbody>
</table>
${chartFigure(chart, '।')}

<h2>धूल से कितना नुकसान</h2>
<p>भारत में धूल ज़्यादा है, खासकर मानसून से पहले। 2022 के एक अध्ययन में भारत की एक छत पर वसंत में रोज़ 0.39% तक नुकसान हुआ। सर्दी में यह 0.34% और मानसून में 0.24% प्रति दिन था। उसने साल में 2 सफ़ाई को सफ़ाई के खर्च के हिसाब से सही पाया।</p>
<p>पुणे के एक बड़े संयंत्र में सूखे मौसम का औसत नुकसान महीने में 10.28% था। वहाँ 8 से 18 दिन पर सफ़ाई की सलाह दी गई। कैलिफ़ोर्निया की 186 प्रणालियों में यह सिर्फ़ 0.05% प्रति दिन था। यानी जगह से बहुत फ़र्क पड़ता है। घर की छत पर सफ़ाई में बस पानी और थोड़ा समय लगता है। इसलिए सूखे महीनों में 2 से 3 हफ़्ते हमारा मोटा नियम है।</p>
<p>उदाहरण में साल भर 10% धूल का नुकसान ${money(DUST * yearlySaving)} है। सड़क, निर्माण, खेत या ईंट भट्ठे के पास नुकसान ज़्यादा होता है। सपाट बिछे पैनलों पर भी। हमारा मॉडल सामान्य धूल पहले से घटाता है।</p>

<h2>सफ़ाई कैसे करें</h2>
<ul>
  <li>सुबह जल्दी या शाम को धोएँ। गर्म काँच पर ठंडा पानी पड़ने से काँच चटक सकता है।</li>
  <li>सादा पानी, पाइप और लंबे डंडे पर मुलायम ब्रश या पोंछा लें।</li>
  <li>खारे पानी के सफ़ेद दाग जम जाते हैं। अंत में मीठे पानी से धोएँ और वाइपर से सुखाएँ।</li>
  <li>साबुन, कड़ा ब्रश, प्रेशर वॉशर और रेत न लगाएँ। ज़्यादातर वारंटी ऐसा नुकसान नहीं देतीं।</li>
  <li>पैनल पर न चढ़ें, न बैठें। दिखाई न देने वाली दरारें पड़ती हैं।</li>
  <li>बिना मुँडेर की छत या ढलान पर खुद न जाएँ। सफ़ाई वाले को बुलाएँ।</li>
</ul>
<p>धूल भरी आँधी और दिवाली के बाद भी एक बार धो लें। आँधी के बाद पतंग की डोर और पत्ते हटाएँ।</p>

<h2>मानसून से पहले और बाद में</h2>
<ol>
  <li>फ़्रेम के नट-बोल्ट और जंग देखें, खासकर समुद्र के पास।</li>
  <li>टूटा काँच, भूरे दाग या पैनल के किनारे पर सफ़ेदी देखें।</li>
  <li>लटकते तार देखें। बंदर, गिलहरी और चूहे तार काटते हैं।</li>
  <li>कबूतर के घोंसले और पत्ते हटवाएँ। जाली लगवा सकते हैं।</li>
  <li>नई शाखाएँ और नई टंकी की छाया देखें।</li>
  <li>बारिश के बाद छत के नीचे सीलन देखें।</li>
</ol>
<p>इन्वर्टर की जाली साफ़ रखें और ऐप में उसकी चेतावनी पढ़ें। कोई बॉक्स न खोलें। रोशनी में पैनलों पर खतरनाक वोल्टेज रहता है, मुख्य स्विच बंद हो तब भी। अर्थिंग और लाइटनिंग अरेस्टर की जाँच इलेक्ट्रीशियन से कराएँ।</p>

<h2>कौन-सा हिस्सा कितने साल चलता है</h2>
<table>
  <thead>
    <tr><th scope="col">हिस्सा</th><th scope="col">आम उम्र</th><th scope="col">क्या सोचकर रखें</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">पैनल</th><td>25 से 30 साल या ज़्यादा</td><td>हर साल उत्पादन लगभग 0.5% कम</td></tr>
    <tr><th scope="row">दीवार पर लगा इन्वर्टर</th><td>10 से 15 साल</td><td>1 नया इन्वर्टर, लगभग ${money(0.1 * cost)}</td></tr>
    <tr><th scope="row">माइक्रोइन्वर्टर, ऑप्टिमाइज़र</th><td>वारंटी 25 साल तक</td><td>इक्का-दुक्का खराबी</td></tr>
    <tr><th scope="row">बैटरी</th><td>10 से 15 साल</td><td>हर साल कम बिजली जमा करती है</td></tr>
    <tr><th scope="row">फ़्रेम और सील</th><td>छत जितनी</td><td>तूफ़ान के बाद जाँच</td></tr>
  </tbody>
</table>
<p>प्लानर मोटा नियम लेता है: साल का रखरखाव कीमत का 1%, नया इन्वर्टर कीमत का 10%। ${money(cost)} की प्रणाली पर रखरखाव साल में ${money(0.01 * cost)} है। <a href="/hi/calculators/payback-period">लागत वसूली कैलकुलेटर</a> में इससे अवधि ${years(investmentPayback({ ...example, maintenanceCost: 0 }).paybackPeriod)} से ${years(investmentPayback(example).paybackPeriod)} हो जाती है।</p>
<p>छत की वॉटरप्रूफ़िंग या मरम्मत करानी है? पैनल लगवाने से पहले कराएँ। बाद में पैनल हटाना और फिर लगाना महँगा है।</p>

<h2>वारंटी और बीमा</h2>
<ul>
  <li><strong>PM Surya Ghar के विक्रेता:</strong> पूरी प्रणाली पर 5 साल की वारंटी और 5 साल मुफ़्त रखरखाव।</li>
  <li><strong>पैनल कंपनी की उत्पाद वारंटी:</strong> खराबी पर, 12 से 25 साल।</li>
  <li><strong>उत्पादन वारंटी:</strong> अक्सर 25 साल बाद 85 से 90%। नुकसान आपको साबित करना पड़ता है।</li>
</ul>
<p>अनुबंध, सीरियल नंबर, सर्किट का नक्शा और फ़ोटो एक जगह रखें। मकान का बीमा हो तो कंपनी को पैनलों के बारे में बताएँ। पूछें कि आँधी, ओले, बिजली गिरने और चोरी का नुकसान शामिल है या नहीं।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p><a href="/hi/plan/money">मेरा पैसा</a> में रखरखाव और नए इन्वर्टर की कीमत भरें। प्लानर दिखाता है कि क्या बदलता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>Solar Energy, <a href="https://scholars.cityu.edu.hk/en/publications/assessment-of-soiling-impacts-and-cleaning-frequencies-of-a-rooftop-bapv-system-in-composite-climates-of-india(fdd23819-4e7a-4eef-b5de-ac2f5dbb4b6f).html">Assessment of soiling impacts and cleaning frequencies of a rooftop BAPV system in composite climates of India</a>, 2022</li>
  <li>K. Kapoor और अन्य, <a href="https://jsesd-ojs.csers.ly/ojs/index.php/jsesd/article/view/365">Impact of Soiling on Performance and Cleaning Optimization of a 2.5 MWp Solar PV Plant in Pune, India</a></li>
  <li>F. A. Mejia और J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3rd edition, 2018</li>
  <li>Mercom, <a href="https://mercomindia.com/rec-issues-guidance-framework-for-vendor-operations-under-pm-surya-ghar">विक्रेताओं के लिए REC के दिशानिर्देश</a>, नवंबर 2024</li>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब; मोटा अनुमान</li>
</ul>
`,
} satisfies TranslatedArticleText
