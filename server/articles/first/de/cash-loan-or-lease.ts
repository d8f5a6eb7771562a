import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'paying-de',
  title: 'Je länger der Kredit läuft, desto mehr kostet die Anlage',
  subtitle: 'Summe aller Zahlungen für eine Anlage zu 13.200 €, beim Kredit mit 3.200 € Anzahlung',
  bars: [
    ['Eigenes Geld', 13200, '13.200 €'],
    ['Kredit mit 5 % über 10 Jahre', 15928, '15.928 €'],
    ['Kredit mit 7 % über 10 Jahre', 17133, '17.133 €'],
    ['Kredit mit 7 % über 15 Jahre', 19379, '19.379 €'],
  ],
}

export default {
  slug: 'bar-kredit-oder-miete',
  title: 'Eigenes Geld, Kredit oder Miete: So bezahlen Sie die Solaranlage',
  chart,
  content: `
<p>Wer mit eigenem Geld zahlt, spart über die Jahre am meisten. Mit einem Kredit behalten Sie Ihr Erspartes, aber die Zinsen können ein Drittel des Preises und mehr ausmachen. Bei der Miete zahlen Sie am Anfang wenig, und die Anlage auf Ihrem Dach gehört jemand anderem.</p>

<h2>Das Beispiel</h2>
<p>Eine Anlage mit 9,7 kWp ohne Speicher kostet nach unserer Preislinie 13.200 €. Sie spart im 1. Jahr 1.300 €. So viel berechnet der Planer für ein Haus in Berlin mit Wärmepumpe. Die Wartung kostet 130 € im Jahr, der Strompreis steigt um 2 % im Jahr.</p>

<h2>Eigenes Geld</h2>
<p>Der <a href="/de/calculators/payback-period">Amortisationsrechner</a> zeigt, wenn Sie alles auf einmal bezahlen, <strong>eine Amortisationszeit von 10,3 Jahren</strong>. Nach 25 Jahren haben Sie 24.275 € mehr.</p>
<p>Niemand weiß, wie stark die Preise steigen. Steigen sie gar nicht, sind es 11,3 Jahre. Mit einem Zuschuss von 1.000 € sind es 9,6 Jahre.</p>
<p>Der Rechner lässt die ganze Ersparnis mit dem Strompreis steigen. Die Einspeisevergütung bleibt aber 20 Jahre gleich. Der Planer trennt beides und rechnet einen neuen Wechselrichter ein. Für dieses Haus kommt er auf 11,1 Jahre.</p>

<h2>Kredit</h2>
<p>Sie zahlen 3.200 € selbst und leihen sich 10.000 €. Die Zinssätze sind Beispiele. Der <a href="/de/calculators/solar-loan">Solarkredit-Rechner</a> zeigt:</p>
<table>
  <thead>
    <tr><th scope="col">Kredit</th><th scope="col">Rate im Monat</th><th scope="col">Zinsen insgesamt</th><th scope="col">Summe mit Anzahlung</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">5 %, 10 Jahre</th><td>106,07 €</td><td>2.728 €</td><td>15.928 €</td></tr>
    <tr><th scope="row">7 %, 10 Jahre</th><td>116,11 €</td><td>3.933 €</td><td>17.133 €</td></tr>
    <tr><th scope="row">7 %, 15 Jahre</th><td>89,88 €</td><td>6.179 €</td><td>19.379 €</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>1.300 € Ersparnis im Jahr sind 108 € im Monat. Die Rate über 15 Jahre liegt darunter. Trotzdem kostet dieser Kredit 2.246 € mehr als 10 Jahre zum gleichen Zins. Vergleichen Sie die Summe, nicht die Rate.</p>
<p>Ob ein Kredit sich lohnt, hängt auch davon ab, was Ihr Erspartes sonst bringt. Bringt es weniger als der Kredit kostet, ist eigenes Geld besser. Behalten Sie aber eine Reserve.</p>
<h3>Darauf sollten Sie achten</h3>
<ul>
  <li>Lassen Sie sich zuerst den Preis ohne Kredit schriftlich geben. Ein niedriger Zins kann in einem höheren Preis stecken.</li>
  <li>Vergleichen Sie den effektiven Jahreszins. Holen Sie ein 2. Angebot bei Ihrer Bank ein.</li>
  <li>Fragen Sie, ob Sie den Kredit früher zurückzahlen dürfen und was das kostet.</li>
  <li>Fragen Sie, ob Ihr Haus als Sicherheit dient.</li>
</ul>

<h2>Miete</h2>
<p>Bei der <strong>Miete</strong> (Leasing) zahlen Sie jeden Monat für die Anlage. Oft läuft der Vertrag 20 Jahre. Um Wartung und Reparatur kümmert sich meist der Vermieter.</p>
<p>Achten Sie auf den Anstieg der Rate. Beispiel: 110 € im Monat über 20 Jahre:</p>
<table>
  <thead>
    <tr><th scope="col">Anstieg im Jahr</th><th scope="col">Rate im 20. Jahr</th><th scope="col">Summe in 20 Jahren</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">0 %</th><td>110 €</td><td>26.400 €</td></tr>
    <tr><th scope="row">2 %</th><td>160 €</td><td>32.073 €</td></tr>
  </tbody>
</table>
<p>Beides ist mindestens doppelt so viel wie der Kaufpreis von 13.200 €. Dafür tragen Sie weniger Risiko, wenn etwas kaputtgeht.</p>
<p>Stellen Sie vor der Unterschrift diese Fragen:</p>
<ul>
  <li>Wer bekommt die Einspeisevergütung?</li>
  <li>Was passiert, wenn ich das Haus verkaufe?</li>
  <li>Was kostet es in jedem Jahr, die Anlage zu kaufen?</li>
  <li>Was bekomme ich, wenn die Module zu wenig liefern?</li>
  <li>Wer nimmt die Module ab, wenn ich ein neues Dach brauche?</li>
  <li>Was passiert am Ende des Vertrags?</li>
</ul>

<h2>Mehrwertsteuer und Förderung</h2>
<table>
  <thead>
    <tr><th scope="col">Land</th><th scope="col">Mehrwertsteuer</th><th scope="col">Zuschuss</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Deutschland</th><td>0 % auf PV-Anlagen und Speicher für Wohnhäuser, seit 2023</td><td>Fragen Sie Ihre Stadt und Ihr Bundesland. Der Planer nimmt keinen an.</td></tr>
    <tr><th scope="row">Österreich</th><td>20 %, seit April 2025</td><td>EAG-Investitionszuschuss. Der letzte Fördercall 2026 endete am 22. Oktober.</td></tr>
    <tr><th scope="row">Schweiz</th><td>Prüfen Sie, ob der Preis die MWST enthält.</td><td>Einmalvergütung, bis 30 % der Kosten einer Referenzanlage</td></tr>
  </tbody>
</table>
<p>Die feste <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a> ist in Deutschland die wichtigste Förderung. Unsere Rechner zählen einen Zuschuss nur, wenn Sie ihn eingeben.</p>

<h2>Was zu Ihnen passt</h2>
<ul>
  <li><strong>Eigenes Geld,</strong> wenn Ihr Erspartes wenig Zinsen bringt und Sie mindestens 10 Jahre bleiben.</li>
  <li><strong>Kredit,</strong> wenn Sie nach 25 Jahren trotzdem im Plus sind. Wählen Sie eine kurze Laufzeit.</li>
  <li><strong>Miete,</strong> wenn Sie nicht kaufen können oder wollen. Wählen Sie eine Rate, die nicht steigt.</li>
  <li><strong>Warten,</strong> wenn Ihr Strom günstig ist und die Amortisationszeit mehr als 18 Jahre beträgt.</li>
</ul>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Wählen Sie unter <a href="/de/plan/money">Mein Geld</a>, ob Sie mit eigenem Geld, mit Kredit oder per Miete zahlen. Der Planer zeigt dann Ihre Rechnungen, Ihre Raten und den Gewinn über die Jahre.</p>

<h2>Quellen</h2>
<ul>
  <li>Karaenke, <a href="https://www.karaenke.com/photovoltaik-kosten/">Photovoltaik-Kosten</a>, 2026: daraus unsere Preislinie, mit <a href="https://evuanmeldung.de/?p=367">EVU-Anmeldung</a></li>
  <li>Haufe, <a href="https://haufe.de/steuern/haufe-steuer-office-excellence/zukuenftige-nullsteuersatzentlastung-auf-lebensmittel-nac-1-allgemeines_idesk_PI25844_HI15757495.html">Nullsteuersatz für Photovoltaik</a>, 2023</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
  <li>Wirtschaftskammer Österreich, <a href="https://www.wko.at/sbg/gewerbe-handwerk/elektro-gebaeude-alarm-kommunikation/streichung-der-ust-befreiung-auf-pv-anlagen">Ende des Nullsteuersatzes</a>, März 2025</li>
  <li>Neuböck Smart Living, <a href="https://neuboeck-smartliving.at/index.php?page=pv_foerdercall_2026_1">EAG-Fördercalls</a>, April 2026: Österreich</li>
  <li>Bundesamt für Energie, <a href="https://www.bfe.admin.ch/bfe/de/home/foerderung/erneuerbare-energien/foerderung-photovoltaikanlagen.html">Förderung der Photovoltaik</a>: Schweiz</li>
</ul>
`,
} satisfies TranslatedArticleText
