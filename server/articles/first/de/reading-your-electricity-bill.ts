import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'electricity-bill-de',
  title: 'Solarstrom senkt 1.225 € dieser Rechnung von 1.369 €, nicht aber den Grundpreis',
  subtitle: 'Beispiel für 3.500 kWh, in Euro im Jahr',
  bars: [
    ['3.500 kWh zu 35 ct pro kWh', 1225, '1.225 €'],
    ['Grundpreis', 144, '144 €'],
  ],
}

export default {
  slug: 'stromrechnung-verstehen',
  title: 'Stromrechnung verstehen, bevor Sie Solarstrom planen',
  chart,
  content: `
<p>Suchen Sie auf Ihrer Stromrechnung Ihren Verbrauch in Kilowattstunden (kWh), den Arbeitspreis pro kWh und den Grundpreis. Solarstrom senkt den Teil, den Sie pro kWh bezahlen. Den Grundpreis senkt er nicht.</p>

<h2>Watt und Kilowattstunden</h2>
<p><strong>Watt</strong> (W) sagt, wie schnell ein Gerät Strom verbraucht. 1.000 W sind 1 Kilowatt (kW).</p>
<p>Die <strong>Kilowattstunde</strong> (kWh) sagt, wie viel Strom es verbraucht hat. Ein Gerät mit 1 kW verbraucht in 1 Stunde 1 kWh.</p>
<p>Beispiel: Ein Heizlüfter mit 2.000 W läuft 3 Stunden. Er verbraucht 2.000 × 3 ÷ 1.000 = 6 kWh. Bei 35 ct pro kWh kostet das 2,10 €.</p>

<h2>Posten auf der Rechnung</h2>
<p>Die Wörter unterscheiden sich von Anbieter zu Anbieter. Meist stehen diese Posten auf der Rechnung:</p>
<table>
  <thead>
    <tr><th scope="col">Posten</th><th scope="col">Wofür Sie zahlen</th><th scope="col">Senkt ihn Solarstrom?</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Grundpreis</th><td>Netzanschluss, Zähler und Abrechnung</td><td>Nein</td></tr>
    <tr><th scope="row">Arbeitspreis</th><td>Jede kWh, die Sie aus dem Netz beziehen</td><td>Ja</td></tr>
    <tr><th scope="row">Netzentgelt pro kWh</th><td>Leitungen; meist Teil des Arbeitspreises</td><td>Ja</td></tr>
    <tr><th scope="row">Stromsteuer, Umlagen, Konzessionsabgabe</th><td>Abgaben pro kWh; meist Teil des Arbeitspreises</td><td>Ja</td></tr>
    <tr><th scope="row">Mehrwertsteuer</th><td>Ein Anteil an allen anderen Posten</td><td>Zum Teil</td></tr>
  </tbody>
</table>
<p>Der <strong>Abschlag</strong> ist keine Rechnung. Er ist eine Vorauszahlung auf die Jahresrechnung und sagt wenig über Ihren Verbrauch.</p>

<h2>Ihr Preis pro kWh</h2>
<p>Ziehen Sie den Grundpreis von der Jahresrechnung ab. Teilen Sie den Rest durch Ihre kWh. Beispiel: 1.369 € für 3.500 kWh, davon 144 € Grundpreis.</p>
<ul>
  <li>Preis pro kWh: (1.369 € − 144 €) ÷ 3.500 = <strong>35 ct</strong>. So viel sparen Sie mit jeder kWh, die Sie nicht mehr kaufen.</li>
  <li>Mit Grundpreis gerechnet: 1.369 € ÷ 3.500 = 39,1 ct. Damit sieht Solarstrom 12 % besser aus, als er ist.</li>
</ul>
${chartFigure(chart)}
<p>Haushalte in Deutschland zahlten im 2. Halbjahr 2025 im Durchschnitt 38,7 ct pro kWh, meldet Eurostat. Darin steckt der Grundpreis. Ohne ihn rechnen wir mit 32 ct. Unser <a href="/de/calculators/solar">Solarrechner</a> beginnt mit einem Beispielpreis. Geben Sie dort Ihren eigenen ein.</p>

<h2>Fester, zeitvariabler oder dynamischer Tarif</h2>
<h3>Fester Preis</h3>
<p>Jede kWh kostet gleich viel. Die Zahl von oben genügt.</p>
<h3>Zeitvariabler Tarif</h3>
<p>Der Preis hängt von der Uhrzeit ab, zum Beispiel beim Nachttarif. Notieren Sie jeden Preis mit seinen Stunden.</p>
<h3>Dynamischer Tarif</h3>
<p>Der Preis folgt der Strombörse. Mittags ist er oft niedrig, am Abend hoch. Dann spart Solarstrom am Mittag weniger. Module nach Westen, Zeitschaltuhren und ein <a href="/de/tips/stromspeicher">Stromspeicher</a> können helfen.</p>

<h2>Ihr Verbrauch im Jahr</h2>
<p>Ein Haus mit 3 Personen verbraucht nach dem Stromspiegel etwa 3.500 kWh im Jahr, ohne Warmwasser aus Strom. Die Jahresrechnung zeigt aber nicht, wann Sie Strom brauchen. Lesen Sie den Zähler einmal im Monat ab. Ein intelligenter Stromzähler liefert Werte für jede Viertelstunde.</p>
<ul>
  <li><strong>Hoch im Winter:</strong> Wärmepumpe oder Elektroheizung. Dann erzeugen Module am wenigsten. Die <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a> wird wichtiger.</li>
  <li><strong>Hoch im Sommer:</strong> Klimaanlage oder Pool. Das passt zu Solarstrom, denn im Sommer erzeugen Module am meisten.</li>
  <li><strong>Immer hoch:</strong> Etwas läuft Tag und Nacht. Suchen Sie nach einem alten Kühlgerät, einer Pumpe oder einem Boiler.</li>
</ul>
<p>Der <a href="/de/calculators/energy-usage">Verbrauchsrechner</a> zählt Ihre Geräte zusammen. Die Wattzahl eines Kühlschranks führt leicht in die Irre, weil sein Motor nicht ständig läuft.</p>

<h2>Ihre Rechnung mit Solarstrom</h2>
<p>Beispiel für die <a href="/de/calculators/bill-comparison">Stromrechnung im Vergleich</a>: Sie zahlen 105 € für 300 kWh im Monat, die Module erzeugen 210 kWh. Ihr Strom kostet dann 378 € statt 1.260 € im Jahr. Sie sparen 70 %.</p>
<p>Hier zählt jede Solar-kWh zum vollen Strompreis. In Deutschland stimmt das nur für den Strom, den Sie selbst nutzen. Angenommen, Sie nutzen 90 kWh und speisen 120 kWh zu 7,7 ct ein:</p>
<table>
  <thead>
    <tr><th scope="col">210 kWh Solarstrom im Monat</th><th scope="col">Rechnung</th><th scope="col">Wert</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Eigenverbrauch</th><td>90 × 35 ct</td><td>31,50 €</td></tr>
    <tr><th scope="row">Einspeisung</th><td>120 × 7,7 ct</td><td>9,24 €</td></tr>
    <tr><th scope="row">Zusammen</th><td>31,50 € + 9,24 €</td><td>40,74 €</td></tr>
    <tr><th scope="row">Alles zum Strompreis</th><td>210 × 35 ct</td><td>73,50 €</td></tr>
  </tbody>
</table>

<h2>Diese Angaben braucht der Fachbetrieb</h2>
<ol>
  <li>Ihren Verbrauch im Jahr in kWh.</li>
  <li>Ihren Grundpreis im Monat oder im Jahr.</li>
  <li>Ihren Arbeitspreis, bei mehreren Preisen mit Uhrzeit.</li>
  <li>Geplante Geräte wie Wärmepumpe oder Wallbox.</li>
</ol>
<p>Geben Sie jedem Betrieb dieselbe Liste. Dann lassen sich die Angebote vergleichen.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Tragen Sie Ihre Rechnung oder Ihre kWh unter <a href="/de/plan/home">Mein Haus</a> ein und Ihre Preise unter <a href="/de/plan/money">Mein Geld</a>. Was fehlt, ergänzt der Planer mit Werten, die bei Ihnen üblich sind.</p>

<h2>Quellen</h2>
<ul>
  <li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">Strompreise für Haushalte</a>, 2. Halbjahr 2025</li>
  <li>Gesetze im Internet, <a href="https://www.gesetze-im-internet.de/enwg_2005/__40.html">§ 40 EnWG</a>: Inhalt von Strom- und Gasrechnungen</li>
  <li>co2online, <a href="https://www.stromspiegel.de/">Stromspiegel</a>, 2025: Stromverbrauch von Haushalten</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: 7,7 ct bis 10 kW bei Inbetriebnahme ab August 2026</li>
</ul>
`,
} satisfies TranslatedArticleText
