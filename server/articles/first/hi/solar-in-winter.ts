import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { MONTHLY_USE, noonShadow, number, outputOfMonth, percent, planes, smallest, towns } from './home.ts'

const monthNames = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']
const { जयपुर: jaipur, पुणे: pune, लखनऊ: lucknow } = towns
const [january, march, july, december] = [0, 2, 6, 11]
const monthOf = ({ months }: { readonly months: readonly number[] }, month: number) => months[month] ?? 0
const yearOf = ({ months }: { readonly months: readonly number[] }) => months.reduce((sum, kwh) => sum + kwh, 0)
const least = (town: { readonly months: readonly number[] }) => Math.min(...town.months)
const roofs = [
  ['दक्षिण, 25°', planes.roof],
  ['दक्षिण, 60°', planes.steep],
  ['समतल, सपाट बिछे', planes.flat],
  ['पूर्व, 30°', planes.east],
  ['उत्तर, 30°', planes.pole],
  ['दक्षिण की दीवार', planes.wall],
] as const

const chart: Chart = {
  name: 'months-hi',
  kind: 'columns',
  title: 'जयपुर में सबसे कम उत्पादन सर्दी में नहीं, मानसून में है',
  subtitle: 'हर महीने का उत्पादन, दक्षिण की ओर 25° झुकाव, kWh प्रति kWp',
  bars: monthNames.map((name, month) => [name, monthOf(jaipur, month), number(monthOf(jaipur, month))]),
}

export default {
  slug: 'sardi-aur-monsoon-mein-solar',
  title: 'सर्दी और मानसून में सोलर: कोहरा, बादल और छाया',
  chart,
  content: `
<p>ठंड से पैनलों को नुकसान नहीं, फ़ायदा होता है। भारत में सबसे कम उत्पादन अक्सर मानसून के बादलों या सर्दी के कोहरे में होता है। जयपुर में जुलाई का उत्पादन मार्च का ${percent(monthOf(jaipur, july) / monthOf(jaipur, march))} है।</p>

<h2>महीने के हिसाब से उत्पादन</h2>
<p>ये आँकड़े हमारे मॉडल के हैं, औसत मौसम वाले साल के लिए:</p>
${chartFigure(chart, '।')}
<p>हर इलाके का कमज़ोर मौसम अलग है। एक kWp से इतने kWh, 25° की दक्षिणी छत पर:</p>
<table>
  <thead>
    <tr><th scope="col">महीना</th><th scope="col">जयपुर</th><th scope="col">पुणे</th><th scope="col">लखनऊ</th></tr>
  </thead>
  <tbody>
${[january, march, 4, july, 9, december]
  .map(
    (month) =>
      `    <tr><th scope="row">${monthNames[month]}</th><td>${monthOf(jaipur, month)}</td><td>${monthOf(pune, month)}</td><td>${monthOf(lucknow, month)}</td></tr>`,
  )
  .join('\n')}
    <tr><th scope="row">पूरा साल</th><td>${number(jaipur.yield)}</td><td>${number(pune.yield)}</td><td>${number(lucknow.yield)}</td></tr>
  </tbody>
</table>
<ul>
  <li><strong>पुणे:</strong> मानसून के बादल जुलाई को ${least(pune)} kWh पर ले आते हैं। सर्दी में धूप तेज़ है।</li>
  <li><strong>लखनऊ:</strong> दिसंबर और जनवरी कमज़ोर हैं। गंगा के मैदान में कोहरा और धुंध रहती है।</li>
  <li><strong>जयपुर:</strong> साल में फ़र्क सबसे कम है। जुलाई और अगस्त सबसे कमज़ोर हैं।</li>
</ul>

<h2>सर्दी: सूर्य नीचे</h2>
<p>सर्दी में सूर्य नीचे रहता है। झुके पैनल उसे बेहतर पकड़ते हैं, सपाट पैनल कम। जयपुर में kWh प्रति kWp:</p>
<table>
  <thead>
    <tr><th scope="col">छत</th><th scope="col">दिसंबर</th><th scope="col">मार्च</th><th scope="col">जून</th><th scope="col">जून के मुकाबले दिसंबर</th></tr>
  </thead>
  <tbody>
${roofs
  .map(
    ([label, { december, march, june }]) =>
      `    <tr><th scope="row">${label}</th><td>${december}</td><td>${march}</td><td>${june}</td><td>${percent(december / june)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>25° का फ़्रेम दिसंबर में सपाट पैनलों से ${percent(planes.roof.december / planes.flat.december - 1)} ज़्यादा बनाता है। 60° पर दिसंबर और भी अच्छा है, पर पूरे साल में ${percent(1 - planes.steep.share)} कम मिलता है।</p>

<h2>ठंड और गर्मी</h2>
<p>पैनल हर डिग्री सेल्सियस गर्म होने पर लगभग 0.33% पावर खोते हैं। तपती छत पर पैनल 60 °C तक पहुँच सकता है और लगभग 12% कम देता है। यह भी एक कारण है कि जून में मार्च से कम बनता है। सर्दी की साफ़ सुबह में पैनल लगभग पूरी पावर देता है।</p>
<p>पैनलों के नीचे हवा चलने दें। फ़्रेम पर लगे पैनल ठंडे रहते हैं।</p>

<h2>मानसून</h2>
<p>बादल में भी पैनल बनाते हैं, बस कम। बारिश धूल धोती है। मानसून में ये 4 बातें देखें:</p>
<ul>
  <li>छत का पानी निकलता रहे। फ़्रेम के पैर पानी में न डूबें।</li>
  <li>इन्वर्टर बारिश की बौछार से दूर, छाया में हो।</li>
  <li>अर्थिंग और लाइटनिंग अरेस्टर ठीक हों, खासकर खुली छत पर।</li>
  <li>बिजली कड़कते समय छत पर न जाएँ।</li>
</ul>
<p>मानसून में कटौती भी ज़्यादा हो सकती है। साधारण प्रणाली कटौती में बंद रहती है, इसलिए उत्पादन कम दिख सकता है। देखें <a href="/hi/tips/ghar-ki-battery">घर की बैटरी</a>।</p>

<h2>कोहरा और धुंध</h2>
<p>कोहरे में धूप कम पहुँचती है, और ओस से धूल चिपक जाती है। कोहरे के मौसम में पैनल ज़्यादा बार पोंछें। तरीका <a href="/hi/tips/saur-panel-ki-dekhbhal">सौर पैनलों की देखभाल</a> में है।</p>

<h2>सर्दी की छाया</h2>
<p>सर्दी में सूर्य नीचे होता है और छाया लंबी। 2 m की टंकी की छाया जयपुर में दिसंबर की दोपहर में ${number(noonShadow(2, 'december'), 1)} m है, जून में ${number(noonShadow(2, 'june'), 1)} m। पैनल टंकी और सीढ़ी के कमरे से दक्षिण में लगाएँ, तो दोपहर की छाया उन पर नहीं पड़ती।</p>
<p>जयपुर में आधे दिसंबर का नुकसान साल का ${percent(monthOf(jaipur, december) / 2 / yearOf(jaipur))} है। इसलिए भारत में सर्दी की छाया को हल्के में न लें। <a href="/hi/calculators/sun-path">सूर्य पथ विश्लेषण</a> दिखाता है कि हर महीने सूर्य कहाँ रहता है।</p>

<h2>पहाड़ों में बर्फ़</h2>
<p>बर्फ़ से ढका पैनल लगभग कुछ नहीं बनाता। फिर भी साल का नुकसान अक्सर कम है। स्वीडन का 2021 का अध्ययन हल्की सर्दी में 2 से 3% और मध्यम में 5 से 6% बताता है। 15° से कम झुकाव पर बर्फ़ कई दिन रुकती है, 40° पर अक्सर दोपहर तक फिसल जाती है। बर्फ़ हटाने छत पर न चढ़ें। गर्म पानी, नमक या धातु न लगाएँ। छत को बर्फ़ और पैनल दोनों का भार उठाना है।</p>

<h2>क्या सोचकर योजना बनाएँ</h2>
<ul>
  <li><strong>नेट मीटरिंग के साथ:</strong> पूरे साल की सोचें। जयपुर में ${number(smallest.home.kwp, 1)} kWp की प्रणाली मार्च में ${number(outputOfMonth(march))} kWh बनाती है, जुलाई में ${number(outputOfMonth(july))}। घर महीने में ${number(MONTHLY_USE)} kWh लेता है। अच्छे महीनों का क्रेडिट कमज़ोर महीनों में काम आता है। देखें <a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a>।</li>
  <li><strong>साल का हिसाब मार्च में:</strong> ज़्यादातर राज्यों में क्रेडिट मार्च के अंत में खत्म होता है। अप्रैल से जून का क्रेडिट मानसून में काम आ जाता है।</li>
  <li><strong>ऑफ-ग्रिड:</strong> सबसे कमज़ोर महीने के लिए योजना बनाएँ। पुणे में वह जुलाई है, लखनऊ में दिसंबर या जनवरी। <a href="/hi/calculators/panel-requirement">पैनल ज़रूरत कैलकुलेटर</a> में उसी महीने की धूप भरें।</li>
</ul>

<h2>अपने घर के लिए गणना करें</h2>
<p>अपनी छत और उसकी छाया <a href="/hi/plan/sun">मेरी धूप</a> में भरें। प्लानर आपके शहर में हर महीने का उत्पादन दिखाता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: हमारे मॉडल के लिए 2001 से 2020 की जलवायु</li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, version 8: हानियाँ और तापमान का असर</li>
  <li>M. van Noord, T. Landelius और S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>SCC Online, <a href="https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp">Electricity (Rights of Consumers) Amendment Rules</a>, जुलाई 2021: नेट मीटरिंग</li>
</ul>
`,
} satisfies TranslatedArticleText
