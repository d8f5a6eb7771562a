import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import { noonShadow, number, percent, planes, towns } from './home.ts'

const jaipur = towns.जयपुर
const best = Math.round(planes.roof.yield / planes.roof.share)
const roofs = [
  [`दक्षिण, ${jaipur.bestTilt}° (सबसे अच्छा)`, { yield: best, share: 1 }],
  ['दक्षिण-पश्चिम, 30°', planes.southWest],
  ['समतल, सपाट बिछे', planes.flat],
  ['दक्षिण, 60°', planes.steep],
  ['पूर्व, 30°', planes.east],
  ['पश्चिम, 30°', planes.west],
  ['उत्तर, 30°', planes.pole],
  ['दक्षिण की दीवार', planes.wall],
] as const
const bySimpleRule = (latitude: number) => Math.round(0.76 * latitude + 3.1)
const sunHoursByFormula = 12 * Math.cos((jaipur.latitude * Math.PI) / 180)

const chart: Chart = {
  name: 'roof-direction-hi',
  title: 'सिर्फ़ उत्तर की ढलान और दीवार पर उत्पादन बहुत कम है',
  subtitle: 'जयपुर में उत्पादन, सबसे अच्छी छत के मुकाबले',
  bars: roofs.map(([label, { share }]) => [label, Math.round(100 * share), percent(share)] as const),
}

export default {
  slug: 'chhat-ka-jhukav-aur-disha',
  title: 'छत का झुकाव और दिशा: इनसे कितना फ़र्क पड़ता है?',
  chart,
  content: `
<p>झुकाव और दिशा से उतना फ़र्क नहीं पड़ता जितना लोग सोचते हैं। जयपुर में दक्षिण की ओर ${jaipur.tilts[0]}° से ${jaipur.tilts[1]}° तक का हर झुकाव लगभग सबसे अच्छा है। पूर्व या पश्चिम में लगभग ${percent(1 - planes.east.share)} कम बनता है, और छाया इससे ज़्यादा घटा सकती है।</p>

<h2>दिशा और झुकाव से उत्पादन</h2>
<p>पैनल तब सबसे ज़्यादा बनाते हैं जब धूप उन पर सीधी पड़ती है। सूर्य चलता है, छत नहीं। इसलिए सबसे अच्छा झुकाव पूरे साल का समझौता है। ये आँकड़े हमारे मॉडल ने जयपुर के लिए निकाले हैं, बिना छाया के:</p>
<table>
  <thead>
    <tr><th scope="col">दिशा और झुकाव</th><th scope="col">उत्पादन (kWh प्रति kWp, प्रति साल)</th><th scope="col">सबसे अच्छी छत के मुकाबले</th></tr>
  </thead>
  <tbody>
${roofs
  .map(
    ([label, { yield: kwh, share }]) =>
      `    <tr><th scope="row">${label}</th><td>${number(kwh)}</td><td>${percent(share)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>kWp पैनलों की कुल क्षमता है। भारत भूमध्य रेखा के पास है और सूर्य ऊँचा चढ़ता है। इसलिए यहाँ दिशा का असर यूरोप से कम है।</p>

<h2>आपके शहर में सबसे अच्छा झुकाव</h2>
<p><a href="/hi/calculators/sun-path">सूर्य पथ विश्लेषण</a> एक सरल नियम लेता है: झुकाव = 0.76 × अक्षांश + 3.1। हमारा पूरा मॉडल कुछ ज़्यादा झुकाव बताता है, पर उत्पादन का फ़र्क 1% से कम है:</p>
<table>
  <thead>
    <tr><th scope="col">शहर</th><th scope="col">अक्षांश (उत्तर)</th><th scope="col">नियम से झुकाव</th><th scope="col">मॉडल से सबसे अच्छा</th><th scope="col">सबसे अच्छे से 1% तक कम</th></tr>
  </thead>
  <tbody>
${Object.entries(towns)
  .map(
    ([town, { latitude, bestTilt, tilts }]) =>
      `    <tr><th scope="row">${town}</th><td>${number(latitude, 1)}°</td><td>${bySimpleRule(latitude)}°</td><td>${bestTilt}°</td><td>${tilts[0]}° से ${tilts[1]}°</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>आखिरी कॉलम का दायरा चौड़ा है। झुकाव बिल्कुल सही होना ज़रूरी नहीं।</p>

<h2>समतल RCC छत पर फ़्रेम</h2>
<p>पक्की RCC छतें समतल होती हैं। उन पर पैनल झुके हुए फ़्रेम पर लगते हैं। जयपुर में 25° का फ़्रेम सपाट बिछे पैनलों से ${percent(planes.roof.yield / planes.flat.yield - 1)} ज़्यादा बनाता है। झुके पैनलों से बारिश धूल भी बहा ले जाती है। सपाट पैनलों पर पानी और कीचड़ रुक जाता है।</p>
<ul>
  <li><strong>कम झुकाव, 10° से 15°:</strong> हवा कम लगती है और कतारें पास रखी जा सकती हैं।</li>
  <li><strong>ज़्यादा झुकाव, 20° से 30°:</strong> उत्पादन थोड़ा ज़्यादा, पर कतारों के बीच जगह चाहिए। ${number(1)} m ऊँचे फ़्रेम की छाया दिसंबर की दोपहर में ${number(noonShadow(1, 'december'), 1)} m लंबी होती है।</li>
  <li><strong>ऊँचा फ़्रेम:</strong> नीचे चलने-फिरने और कपड़े सुखाने की जगह रहती है। वह महँगा है और आँधी में ज़्यादा ज़ोर झेलता है।</li>
  <li><strong>पूर्व और पश्चिम की ओर बारी-बारी से:</strong> कम जगह में सबसे ज़्यादा पैनल आते हैं।</li>
</ul>
<p>फ़्रेम या तो छत में कसे जाते हैं या भारी कंक्रीट के ब्लॉक पर टिकते हैं। छेद करने पर वॉटरप्रूफ़िंग ठीक से बंद हो। लिखित में लें कि छत टपके तो ज़िम्मेदार कौन है। आँधी और तूफ़ान वाले इलाके में फ़्रेम की मज़बूती का हिसाब माँगें।</p>

<h2>ढलान वाली छत का झुकाव मापें</h2>
<p>टिन, खपरैल या ढलवाँ छत पर पैनल छत के साथ ही लगाएँ। झुकाव ऐसे मापें:</p>
<ul>
  <li>फ़ोन में लेवल ऐप खोलकर फ़ोन को छत की ढलान पर रखें।</li>
  <li>या मापें कि 1 m आगे जाने पर छत कितनी उठती है। 27 cm यानी 15°, 58 cm यानी 30°।</li>
</ul>
<p>पुरानी टिन या एस्बेस्टस की छत पर पहले मज़बूती की जाँच कराएँ।</p>

<h2>पूर्व और पश्चिम की छत</h2>
<p>जयपुर में 30° की पूर्व वाली ढलान ${percent(planes.east.share)} और पश्चिम वाली ${percent(planes.west.share)} बनाती है। पूर्व के पैनल सुबह ज़्यादा देते हैं, पश्चिम के दोपहर बाद।</p>
<p><a href="/hi/tips/net-metering-aur-net-billing">नेट मीटरिंग</a> में घंटे का फ़र्क नहीं पड़ता: कुल यूनिट गिनी जाती हैं। नेट बिलिंग या दिन के समय वाले टैरिफ में वह दिशा चुनें जब आप ज़्यादा बिजली लेते हैं।</p>

<h2>छाया</h2>
<p>झुकाव से पहले छाया देखें। सुबह 9 बजे, दोपहर 12 बजे और 3 बजे छत पर जाएँ, हो सके तो सर्दी में भी। पानी की टंकी, सीढ़ी का कमरा, मुँडेर, पड़ोस का मकान और मोबाइल टावर सबसे आम कारण हैं। 2 m ऊँची टंकी की छाया जयपुर में दिसंबर की दोपहर में ${number(noonShadow(2, 'december'), 1)} m होती है। जून में वह ${number(noonShadow(2, 'june'), 1)} m रह जाती है।</p>
<p>नए पैनलों में ज़्यादातर वही भाग कम बनाता है जिस पर छाया है। ऑप्टिमाइज़र और माइक्रोइन्वर्टर भी मदद करते हैं। पर बिना रोशनी के कोई उपकरण बिजली नहीं बनाता। अच्छे कोटेशन में छाया से सालाना नुकसान प्रतिशत में लिखा होता है।</p>

<h2>पूर्ण धूप के घंटे</h2>
<p>सूर्य पथ विश्लेषण ऊपर एक सरल सूत्र से पूर्ण धूप के घंटे दिखाता है: 12 × cos(अक्षांश)। उसे बादल और मौसम नहीं पता। जयपुर के लिए वह ${number(sunHoursByFormula, 1)} घंटे बताता है। दक्षिण की 25° वाली छत को असल में ${number(jaipur.sunHours, 1)} घंटे मिलते हैं। इस सूत्र से प्रणाली का आकार न चुनें। उसी पेज पर नीचे दिए जलवायु के आँकड़े लें।</p>

<h2>अपने घर के लिए गणना करें</h2>
<p>छत के हर भाग का झुकाव, दिशा और छाया <a href="/hi/plan/sun">मेरी धूप</a> में भरें। प्लानर दिखाता है कि हर भाग कितना बनाता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: धूप, 2001 से 2020; उत्पादन Helioplan के मॉडल से, देखें <a href="/hi/accuracy">यह कितना सटीक है?</a></li>
  <li>World Bank Group, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a>: तुलना के लिए</li>
  <li>European Commission, Joint Research Centre, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a>: भारत के लिए भी मुफ़्त औज़ार</li>
</ul>
`,
} satisfies TranslatedArticleText
