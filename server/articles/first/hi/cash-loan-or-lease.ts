import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  gst,
  MONTHLY_USE,
  money,
  number,
  PRICE_RISE,
  percent,
  smallest,
  subsidy,
  toHundreds,
  yearlySaving,
} from './home.ts'

const { price: cost, kwp, payback, gain } = smallest.home
const DOWN_PAYMENT = 34_500
const LEASE = 1500
const LEASE_YEARS = 10

const example = {
  systemCost: cost,
  annualSavings: yearlySaving,
  incentives: subsidy(kwp),
  maintenanceCost: 0.01 * cost,
  rateIncrease: 100 * PRICE_RISE,
}
const withSubsidy = investmentPayback(example)
const years = (value: number | null) => `${number(value ?? 0, 1)} साल`
const loans = (
  [
    [7, 5],
    [10, 5],
    [10, 10],
  ] as const
).map(([interestRate, loanTerm]) => ({
  label: `${interestRate}%, ${loanTerm} साल`,
  ...solarLoanPayments({ loanAmount: cost, downPayment: DOWN_PAYMENT, interestRate, loanTerm }),
}))
const [, short, long] = loans as [Loan, Loan, Loan]
type Loan = (typeof loans)[number]
const leases = [0, 0.05].map((rise) => {
  const payments = Array.from({ length: LEASE_YEARS }, (_, year) => LEASE * (1 + rise) ** year)
  return { rise, last: payments.at(-1) ?? 0, total: 12 * payments.reduce((sum, paid) => sum + paid, 0) }
})

const chart: Chart = {
  name: 'paying-hi',
  title: 'ऋण जितना लंबा, प्रणाली उतनी महँगी',
  subtitle: `${money(cost)} की प्रणाली पर कुल भुगतान, सब्सिडी से पहले, ऋण में ${money(DOWN_PAYMENT)} डाउन पेमेंट`,
  bars: [
    ['एकमुश्त', cost, money(cost)],
    ...loans.map(({ label, totalCost }) => [`ऋण, ${label}`, totalCost, money(totalCost)] as const),
  ],
}

export default {
  slug: 'solar-ka-bhugtan-ekmusht-loan-ya-lease',
  title: 'एकमुश्त, ऋण या लीज़: सोलर का भुगतान कैसे करें',
  chart,
  content: `
<p>एकमुश्त भुगतान से सालों में सबसे ज़्यादा बचत होती है। ऋण से आपकी बचत का पैसा बचा रहता है, पर ब्याज लगता है। लीज़ में शुरू में कम पैसा लगता है, पर आपकी छत के पैनल किसी और के होते हैं।</p>

<h2>उदाहरण</h2>
<p>जयपुर का एक घर महीने में ${number(MONTHLY_USE)} यूनिट लेता है और ${number(kwp, 1)} kWp की प्रणाली लगवाता है। कीमत ${money(cost)} है। PM Surya Ghar से ${money(subsidy(kwp))} मिलते हैं, तो आपका खर्च ${money(cost - subsidy(kwp))} रह जाता है। प्लानर के हिसाब से पहले साल ${money(yearlySaving)} की बचत होती है, नेट मीटरिंग के साथ। रखरखाव कीमत का 1% है और बिजली का दाम साल में ${percent(PRICE_RISE)} बढ़ता है। ऊर्जा शुल्क राजस्थान के स्लैब से है, निश्चित शुल्क, बिजली शुल्क और अधिभार के बिना।</p>
<p><strong>सब्सिडी बाद में आती है।</strong> प्रणाली चालू होने के बाद वह आपके बैंक खाते में जमा होती है। तब तक पूरी कीमत आपको जुटानी पड़ती है।</p>

<h2>एकमुश्त</h2>
<p><a href="/hi/calculators/payback-period">लागत वसूली कैलकुलेटर</a> में <strong>लागत वसूली अवधि ${years(withSubsidy.paybackPeriod)}</strong> निकलती है। 25 साल बाद आप लगभग ${money(toHundreds(withSubsidy.totalSavings))} आगे होते हैं। इसमें बाद के सालों का पैसा भी पूरा गिना है। आज के मूल्य पर प्लानर ${money(gain)} का लाभ बताता है।</p>
<p>दाम कितने बढ़ेंगे, कोई नहीं जानता। बिल्कुल न बढ़ें तो अवधि ${years(investmentPayback({ ...example, rateIncrease: 0 }).paybackPeriod)} है। सब्सिडी न मिले तो ${years(investmentPayback({ ...example, incentives: 0 }).paybackPeriod)}। प्लानर पैनलों की उम्र और नया इन्वर्टर भी गिनता है। वह भी ${years(payback)} बताता है।</p>

<h2>ऋण और EMI</h2>
<p>आप ${money(DOWN_PAYMENT)} खुद देते हैं और ${money(cost - DOWN_PAYMENT)} उधार लेते हैं। ब्याज दरें उदाहरण हैं। <a href="/hi/calculators/solar-loan">सोलर ऋण कैलकुलेटर</a> बताता है:</p>
<table>
  <thead>
    <tr><th scope="col">ऋण</th><th scope="col">मासिक किस्त (EMI)</th><th scope="col">कुल ब्याज</th><th scope="col">कुल, डाउन पेमेंट सहित</th></tr>
  </thead>
  <tbody>
${loans
  .map(
    ({ label, monthlyPayment, totalInterest, totalCost }) =>
      `    <tr><th scope="row">${label}</th><td>${money(monthlyPayment)}</td><td>${money(totalInterest)}</td><td>${money(totalCost)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart, '।')}
<p>साल में ${money(yearlySaving)} की बचत यानी महीने में ${money(yearlySaving / 12)}। 10 साल की EMI इससे कम है, 5 साल की ज़्यादा। फिर भी 10 साल का ऋण उसी दर पर ${money(long.totalInterest - short.totalInterest)} महँगा पड़ता है। EMI नहीं, कुल रकम की तुलना करें।</p>
<p>सब्सिडी आते ही उससे ऋण का एक हिस्सा चुका दें। तब ब्याज कम लगता है।</p>
<p>मार्च 2025 में 12 सरकारी बैंक PM Surya Ghar के लिए ₹2 लाख तक का ऋण दे रहे थे। ब्याज 6.75% था, बिना जमानत। आज की दर अपने बैंक से पूछें।</p>
<h3>ध्यान रखें</h3>
<ul>
  <li>पहले एकमुश्त कीमत लिखित में लें। “0% ब्याज” ऊँची कीमत में छिपा हो सकता है।</li>
  <li>प्रोसेसिंग शुल्क और बीमा जोड़कर कुल रकम की तुलना करें।</li>
  <li>पूछें कि समय से पहले चुकाने पर शुल्क लगता है या नहीं।</li>
  <li>पूछें कि ब्याज दर स्थिर है या रेपो रेट के साथ बदलती है।</li>
  <li>पूछें कि ऋण के बदले मकान गिरवी तो नहीं रहेगा।</li>
</ul>

<h2>लीज़ और RESCO</h2>
<p><strong>लीज़</strong> में आप प्रणाली का मासिक किराया देते हैं। <strong>RESCO</strong> (renewable energy service company) मॉडल में कंपनी पैनल लगाती है और आप उनकी बिजली प्रति यूनिट खरीदते हैं। मालिक कंपनी होती है और मरम्मत भी अक्सर वही करती है। पूछें कि सब्सिडी किसे मिलेगी।</p>
<p>किराये की सालाना बढ़ोतरी देखें। उदाहरण: ${money(LEASE)} प्रति माह, ${LEASE_YEARS} साल:</p>
<table>
  <thead>
    <tr><th scope="col">सालाना बढ़ोतरी</th><th scope="col">आखिरी साल की किस्त</th><th scope="col">कुल</th></tr>
  </thead>
  <tbody>
${leases
  .map(
    ({ rise, last, total }) =>
      `    <tr><th scope="row">${100 * rise}%</th><td>${money(last)}</td><td>${money(total)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>दोनों ${money(cost)} की कीमत से ज़्यादा हैं, और खरीदने पर सब्सिडी भी मिलती है। बदले में खराबी का जोखिम आप पर कम रहता है।</p>
<p>हस्ताक्षर से पहले पूछें:</p>
<ul>
  <li>मैं मकान बेचूँ तो अनुबंध का क्या होगा?</li>
  <li>हर साल में प्रणाली खरीदने की कीमत कितनी है?</li>
  <li>पैनल कम बनाएँ तो मुझे क्या मिलेगा?</li>
  <li>छत की मरम्मत के लिए पैनल कौन हटाएगा?</li>
  <li>ग्रिड को दी बिजली का क्रेडिट किसका होगा?</li>
  <li>अनुबंध खत्म होने पर क्या होगा?</li>
</ul>

<h2>सब्सिडी और GST</h2>
<ul>
  <li><strong>PM Surya Ghar:</strong> 2 kW तक ${money(subsidy(1))} प्रति kW, तीसरे kW पर ${money(subsidy(3) - subsidy(2))}, अधिकतम ${money(subsidy(10))}। स्कीम 31 मार्च 2027 तक है।</li>
  <li><strong>GST:</strong> पूरी सौर प्रणाली पर लगभग ${percent(gst.rate, 1)}। जाँचें कि कोटेशन की कीमत में शामिल है।</li>
  <li><strong>राज्य की सब्सिडी:</strong> अपनी बिजली कंपनी से पूछें कि आपका राज्य कुछ जोड़ता है या नहीं। हमारे कैलकुलेटर उसे तभी गिनते हैं जब आप भरें।</li>
</ul>
<p>आवेदन सिर्फ़ राष्ट्रीय पोर्टल pmsuryaghar.gov.in पर करें। फ़ोन पर सब्सिडी दिलाने के पैसे माँगने वालों से बचें।</p>

<h2>आपके लिए क्या ठीक है</h2>
<ul>
  <li><strong>एकमुश्त,</strong> अगर बचत पर कम ब्याज मिलता है और आप वहीं कई साल रहेंगे। मुसीबत के लिए कुछ पैसा अलग रखें।</li>
  <li><strong>ऋण,</strong> अगर 25 साल में फिर भी लाभ हो। छोटी अवधि चुनें।</li>
  <li><strong>लीज़ या RESCO,</strong> अगर आप खरीद नहीं सकते या नहीं चाहते। न बढ़ने वाली किस्त चुनें।</li>
  <li><strong>रुकें,</strong> अगर आपकी ज़्यादातर यूनिट मुफ़्त या बहुत सस्ती हैं।</li>
</ul>

<h2>अपने घर के लिए गणना करें</h2>
<p><a href="/hi/plan/money">मेरा पैसा</a> में एकमुश्त, ऋण या लीज़ चुनें। प्लानर आपके बिल, आपकी किस्तें और सालों का लाभ दिखाता है।</p>

<h2>स्रोत</h2>
<ul>
  <li>Kalindi Solar Solutions, <a href="https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings">सोलर की कीमतें</a>, जून 2025: इनसे कीमत का अनुमान</li>
  <li>MENAFN, <a href="https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27">PM Surya Ghar</a>, दिसंबर 2025, और SolarQuarter, <a href="https://solarquarter.com/2025/07/08/mnre-amends-pm-surya-ghar-yojana-to-simplify-cfa-process-for-residential-rooftop-solar-installations">बदले नियम</a>, जुलाई 2025</li>
  <li>India TV, <a href="https://www.indiatvnews.com/business/personal-finance/pm-surya-ghar-muft-bijli-yojana-pmsgmby-save-electricity-bills-collateral-free-loans-rate-of-interest-income-documents-not-required-2025-03-14-980623">PM Surya Ghar के ऋण</a>, मार्च 2025</li>
  <li>Deccan Herald, <a href="https://www.deccanherald.com/india/pm-surya-ghar-govt-approves-2-alternative-payment-methods-for-rooftop-solar-installation-3354829">RESCO मॉडल</a></li>
  <li>GST Vidhi, <a href="https://gstvidhi.com/articles-gst-vidhi-act-detail.aspx?id=2537">सोलर पर GST</a>, सितंबर 2025</li>
  <li>भारत के राज्यों के बिजली बिल की गाइड, 2026: राजस्थान के स्लैब; मोटा अनुमान</li>
</ul>
`,
} satisfies TranslatedArticleText
