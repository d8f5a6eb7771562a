import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { money, number, outputOfYear, percent, smallest, subsidy, yearlySaving } from './home.ts'

const { kwp, output, price: cost } = smallest.home
const HIGH_LOSS = 0.008
const listedYears = [1, 10, 20, 25]
const cell = (year: number, yearlyLoss?: number) => {
  const kwh = outputOfYear(year, yearlyLoss)
  return `${number(kwh)} kWh${year === 1 ? '' : ` (${percent(kwh / output)})`}`
}
const total = Array.from({ length: 25 }, (_, i) => outputOfYear(i + 1)).reduce((sum, kwh) => sum + kwh, 0)
const payback = (rateIncrease: number) =>
  `${number(
    investmentPayback({
      systemCost: cost,
      annualSavings: yearlySaving,
      incentives: subsidy(kwp),
      maintenanceCost: 0.01 * cost,
      rateIncrease,
    }).paybackPeriod ?? 0,
    1,
  )} साल`

const chart: Chart = {
  name: 'lifetime-hi',
  title: '25 साल बाद भी पैनल पहले साल का लगभग 90% बनाते हैं',
  subtitle: `${number(kwp, 1)} kWp का उत्पादन, kWh प्रति साल, हर साल 0.5% की कमी`,
  bars: listedYears.map((year) => [`साल ${year}`, Math.round(outputOfYear(year)), number(outputOfYear(year))]),
}

export default {
  slug: 'saur-panel-kitne-saal-chalte-hain',
  title: 'सौर पैनल कितने साल चलते हैं?',
  chart,
  content: `
<p>ज़्यादातर सौर पैनल 25 से 30 साल या उससे भी ज़्यादा चलते हैं। हर साल उनका उत्पादन लगभग 0.5% घटता है, तो 25 साल बाद भी लगभग 90% मिलता है। 25 साल कई वारंटी की अवधि है, पैनलों का अंत नहीं।</p>

<h2>हर साल कितना घटता है</h2>
<p>शोधकर्ताओं ने 40 देशों से 11,000 से ज़्यादा माप जमा किए। आम पैनलों में से आधे हर साल 0.5 से 0.6% से कम खोते हैं। औसत 0.8 से 0.9% है, क्योंकि कुछ खराब पैनल बहुत ज़्यादा खोते हैं। ज़्यादा गर्म रहने वाले पैनल अक्सर तेज़ी से घटते हैं। यह बात भारत की गर्मी में मायने रखती है: पैनलों के नीचे हवा चलने दें।</p>
<p>जयपुर में ${number(kwp, 1)} kWp की प्रणाली पहले साल ${number(output)} kWh बनाती है। आगे का उत्पादन:</p>
<table>
  <thead>
    <tr><th scope="col">साल</th><th scope="col">हर साल 0.5% कम</th><th scope="col">हर साल 0.8% कम</th></tr>
  </thead>
  <tbody>
${listedYears
  .map((year) => `    <tr><th scope="row">${year}</th><td>${cell(year)}</td><td>${cell(year, HIGH_LOSS)}</td></tr>`)
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>0.5% की कमी के साथ 25 साल में ${number(Math.round(total / 100) * 100)} kWh बनते हैं। बिना कमी के ${number(25 * output)} kWh बनते। यानी उम्र से ${percent(1 - total / (25 * output), 1)} का नुकसान है।</p>
<p>लागत वसूली अवधि पर असर कम है। उदाहरण: कीमत ${money(cost)}, सब्सिडी ${money(subsidy(kwp))}, पहले साल की बचत ${money(yearlySaving)}, रखरखाव 1%। दाम साल में 4% बढ़े तो अवधि ${payback(4)} है। कमी गिनने पर ${payback(3.5)}। <a href="/hi/calculators/payback-period">लागत वसूली कैलकुलेटर</a> में इसके लिए 4 की जगह 3.5% बढ़ोतरी भरें।</p>

<h2>पैनल पुराने क्यों होते हैं</h2>
<ul>
  <li><strong>पहले हफ़्ते:</strong> कई पैनल 1 से 3% खोते हैं, फिर स्थिर हो जाते हैं।</li>
  <li><strong>धूप और गर्मी</strong> सेल के चारों ओर का प्लास्टिक धुंधला करती हैं।</li>
  <li><strong>नमी</strong> किनारों से घुसकर धातु को खराब करती है। समुद्र के पास नमक भी।</li>
  <li><strong>दिन और रात:</strong> जोड़ फैलते और सिकुड़ते हैं।</li>
  <li><strong>आँधी और ओले</strong> सेल में दरारें डालते हैं, और पैनल पर चढ़ना भी। ये दरारें दिखती नहीं।</li>
</ul>
<p>पैनलों की जाँच 25 mm की बर्फ़ की गोलियों से होती है, लगभग 80 km प्रति घंटे पर। इससे बड़े ओले काँच तोड़ सकते हैं। आपके यहाँ बड़े ओले पड़ते हों तो मोटा काँच पूछें।</p>

<h2>इन्वर्टर और बैटरी की उम्र</h2>
<p>दीवार पर लगा इन्वर्टर अक्सर 10 से 15 साल चलता है, बैटरी भी लगभग उतना। इन्वर्टर को छाया और हवा में लगाएँ। वोल्टेज ऊपर-नीचे होता हो तो सर्ज सुरक्षा लगवाएँ। अलग-अलग कंपनियों के प्लग जोड़ने पर अक्सर खराब होते हैं। ज़्यादा जानकारी: <a href="/hi/tips/saur-panel-ki-dekhbhal">सौर पैनलों की देखभाल</a>।</p>

<h2>वारंटी क्या देती है</h2>
<p>उत्पादन वारंटी में 2 संख्याएँ होती हैं। पहले साल उत्पादन 1 से 2% घट सकता है, फिर हर साल 0.4 से 0.55%। अच्छी वारंटी 25वें साल में 87 से 90% का वादा करती है। 3 बातें जाँचें:</p>
<ol>
  <li>नुकसान आपको साबित करना पड़ता है। छत पर 3% की कमी साबित करना लगभग असंभव है।</li>
  <li>वारंटी पैनल दे सकती है, पर लगाने का खर्च नहीं।</li>
  <li>20वें साल में भी कंपनी या उसकी बीमा कंपनी होनी चाहिए।</li>
</ol>
<p>PM Surya Ghar के विक्रेता को पूरी प्रणाली पर 5 साल की वारंटी देनी होती है। उसमें इन्वर्टर और फ़्रेम भी आते हैं।</p>

<h2>पुराने पैनलों का क्या करें</h2>
<p>पैनल के वज़न का लगभग 75% काँच है। बाकी एल्युमिनियम, प्लास्टिक, सिलिकॉन, ताँबा और थोड़ी चाँदी है। सब दोबारा काम आ सकता है। भारत में E-Waste (Management) Rules, 2022 सौर पैनलों पर भी लागू हैं, 1 अप्रैल 2023 से। कंपनियों को पैनलों का कचरा केंद्रीय नियमों के अनुसार रखना होता है। पुराने पैनल कबाड़ी को न दें; इंस्टॉलर या कंपनी से पूछें।</p>
<p>पैनल अपने बनने में लगी ऊर्जा कितने समय में लौटाता है? Fraunhofer ISE के अनुसार यूरोप में 1 से 1.3 साल में।</p>

<h2>पैनल कब बदलें</h2>
<p>अक्सर तब तक नहीं, जब तक छत का काम न कराना हो। 85% वाला पैनल भी बिना नए खर्च के बिजली बनाता रहता है। नए पैनल उसी जगह पर 33 से 50% ज़्यादा बना सकते हैं। पर कीमत का बड़ा हिस्सा फ़्रेम, तार और काम है। छत के दूसरे भाग पर पैनल जोड़ना लगभग हमेशा सस्ता है।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p>प्लानर 25 साल तक उत्पादन की कमी गिनता है। आपकी बचत पर इसका असर <a href="/hi/plan/answer">आपका जवाब</a> में देखें।</p>

<h2>स्रोत</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant और J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan और S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>US Department of Energy, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
  <li>Odisha Diary, <a href="https://orissadiary.com/solar-pv-manufacturers-must-register-store-and-file-annual-returns-until-2035-under-new-e-waste-rules/">E-Waste (Management) Rules और सौर पैनल</a>, अगस्त 2024</li>
  <li>Mercom, <a href="https://mercomindia.com/rec-issues-guidance-framework-for-vendor-operations-under-pm-surya-ghar">विक्रेताओं के लिए REC के दिशानिर्देश</a>, नवंबर 2024: 5 साल की वारंटी</li>
</ul>
`,
} satisfies TranslatedArticleText
