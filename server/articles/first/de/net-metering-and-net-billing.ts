import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'export-rules-de',
  title: 'Je mehr Solarstrom Sie selbst nutzen, desto kleiner die Rechnung',
  subtitle: 'Stromkosten im Monat abzüglich Einspeisevergütung, ohne Grundpreis',
  bars: [
    ['Ohne Solaranlage', 105, '105,00 €'],
    ['Alles eingespeist', 70.78, '70,78 €'],
    ['30 % selbst genutzt', 60.51, '60,51 €'],
    ['50 % selbst genutzt', 45.22, '45,22 €'],
  ],
}

export default {
  slug: 'einspeiseverguetung',
  title: 'Einspeisevergütung: was eingespeister Solarstrom bringt',
  chart,
  content: `
<p>Neue Anlagen bis 10 kW bekommen in Deutschland 7,7 ct pro eingespeister Kilowattstunde (kWh), 20 Jahre lang fest. Selbst genutzter Solarstrom spart dagegen den Strompreis, zum Beispiel 35 ct. Er ist also mehr als viermal so viel wert.</p>

<h2>Warum Sie einspeisen</h2>
<p>Module liefern mittags am meisten, viele Haushalte brauchen abends am meisten. Ein Haus mit 3.500 kWh im Jahr und 7,9 kWp in Berlin nutzt ohne Speicher nur 18 % seines Solarstroms selbst. Fast der ganze Rest geht ins Stromnetz. Am Abend und im Winter kauft es Strom.</p>

<h2>Höhe der Einspeisevergütung</h2>
<p>Das Gesetz (EEG) kennt 2 Wege. Bei der <strong>Überschusseinspeisung</strong> nutzen Sie Ihren Solarstrom zuerst selbst. Bei der <strong>Volleinspeisung</strong> geht alles ins Netz, und Sie kaufen Ihren ganzen Strom. Die Sätze gelten bei Inbetriebnahme vom 1. August 2026 bis zum 31. Januar 2027:</p>
<table>
  <thead>
    <tr><th scope="col">Teil der Anlage</th><th scope="col">Überschusseinspeisung</th><th scope="col">Volleinspeisung</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Bis 10 kW</th><td>7,70 ct pro kWh</td><td>12,22 ct pro kWh</td></tr>
    <tr><th scope="row">10 bis 40 kW</th><td>6,66 ct pro kWh</td><td>10,25 ct pro kWh</td></tr>
  </tbody>
</table>
<p>Jeder Teil der Anlage bekommt seinen eigenen Satz. Beispiel mit 12 kWp: (10 × 7,70 + 2 × 6,66) ÷ 12 = <strong>7,53 ct</strong> pro kWh.</p>
<p>Der Satz gilt 20 Jahre und den Rest des ersten Jahres. Er steigt nicht mit den Preisen. Anlagen, die von Februar bis Juli 2026 in Betrieb gingen, bekommen 7,78 und 6,73 ct.</p>

<h2>Das gleiche Haus mit verschiedenem Eigenverbrauch</h2>
<p>Ein Haus verbraucht in einem Monat 300 kWh zu 35 ct. Seine Module liefern 280 kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Fall</th><th scope="col">Rechnung</th><th scope="col">Kosten</th><th scope="col">Sie sparen</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Ohne Solaranlage</th><td>300 × 35 ct</td><td>105,00 €</td><td>0 €</td></tr>
    <tr><th scope="row">Alles eingespeist</th><td>300 × 35 ct − 280 × 12,22 ct</td><td>70,78 €</td><td>34,22 €</td></tr>
    <tr><th scope="row">30 % selbst genutzt</th><td>216 × 35 ct − 196 × 7,7 ct</td><td>60,51 €</td><td>44,49 €</td></tr>
    <tr><th scope="row">50 % selbst genutzt</th><td>160 × 35 ct − 140 × 7,7 ct</td><td>45,22 €</td><td>59,78 €</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Mit 50 statt 30 % nutzt das Haus 56 kWh mehr selbst. Das spart 15,29 € im Monat und kostet nichts.</p>
<p>Die <a href="/de/calculators/bill-comparison">Stromrechnung im Vergleich</a> zählt jede kWh zum vollen Strompreis. Geben Sie dort nur den Solarstrom ein, den Sie selbst nutzen.</p>

<h2>Mehr Solarstrom selbst nutzen</h2>
<ol>
  <li><strong>Große Geräte mittags laufen lassen.</strong> Die meisten Spülmaschinen, Waschmaschinen und Trockner haben eine Zeitvorwahl.</li>
  <li><strong>Wasser tagsüber erwärmen.</strong> Ein Warmwasserspeicher speichert Energie günstig.</li>
  <li><strong>Das Auto tagsüber laden,</strong> wenn es zu Hause steht. Mehr dazu: <a href="/de/tips/elektroauto-mit-solarstrom-laden">Elektroauto mit Solarstrom laden</a>.</li>
  <li><strong>Einen Teil der Module nach Westen legen,</strong> wenn Sie am Nachmittag viel Strom brauchen.</li>
  <li><strong>Erst dann an einen Speicher denken.</strong> Ob er sich lohnt, steht unter <a href="/de/tips/stromspeicher">Stromspeicher</a>.</li>
</ol>

<h2>Regeln, die Geld kosten können</h2>
<ul>
  <li><strong>Grenze von 60 %.</strong> Bis ein intelligenter Stromzähler mit Steuerbox eingebaut ist, dürfen Sie nur 60 % der Modulleistung einspeisen. Im Beispiel mit 7,9 kWp in Berlin kostet das knapp 4 % des Ertrags.</li>
  <li><strong>Negative Preise.</strong> Ist der Börsenpreis negativ, gibt es keine Vergütung. Das waren 457 Stunden im Jahr 2024. Diese Zeit wird am Ende angehängt.</li>
  <li><strong>Geplante Änderung.</strong> Ein Gesetzentwurf vom Januar 2026 würde die feste Vergütung für neue Anlagen unter 25 kW ab 2027 abschaffen. Außerdem dürften Sie nur die Hälfte der Modulleistung einspeisen. Ob er gilt, wissen wir nicht. Fragen Sie vor dem Kauf nach dem Stand.</li>
</ul>

<h2>Andere Länder</h2>
<table>
  <thead>
    <tr><th scope="col">Land</th><th scope="col">Regel</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Deutschland</th><td>Feste Vergütung für 20 Jahre</td></tr>
    <tr><th scope="row">Österreich</th><td>Marktpreis der OeMAG, jeden Monat neu. Von Januar bis März 2026 waren es etwa 5,55 bis 9,25 ct pro kWh.</td></tr>
    <tr><th scope="row">Schweiz</th><td>Marktpreis des Quartals, unter 30 kW aber mindestens 6 Rp. pro kWh.</td></tr>
    <tr><th scope="row">Niederlande</th><td>Bis Ende 2026 Net Metering: Jede eingespeiste kWh gleicht eine gekaufte aus. Danach gilt eine Mindestvergütung.</td></tr>
  </tbody>
</table>
<p>Module halten länger als 20 Jahre. Trauen Sie keinem Angebot, das die Ersparnis für 25 Jahre zeigt und die Vergütung danach nicht nennt.</p>

<h2>Fragen vor dem Kauf</h2>
<ol>
  <li>Wann geht die Anlage in Betrieb, und welcher Satz gilt dann?</li>
  <li>Wann kommt der intelligente Stromzähler, und was kostet er im Jahr?</li>
  <li>Welche Einspeisevergütung steckt in der Rechnung des Angebots?</li>
  <li>Wie viel Solarstrom nutzt mein Haus selbst, und wie ist das berechnet?</li>
  <li>Womit rechnet das Angebot nach 20 Jahren?</li>
</ol>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Unter <a href="/de/plan/money">Mein Geld</a> steht die Einspeisevergütung, die für Ihr Startdatum gilt. Kennen wir sie nicht, zeigt der Planer, ab welchem Satz sich die Anlage lohnt.</p>

<h2>Quellen</h2>
<ul>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
  <li>Metzler, <a href="https://www.metzler-elektro.de/news/details/eeg-foerdersaetze-ab-01022026-neue-einspeiseverguetung-festgelegt-nur-bis-31072026-gueltig">EEG-Fördersätze ab 1. Februar 2026</a></li>
  <li>taz, <a href="https://taz.de/Reform-des-Erneuerbare-Energien-Gesetzes/!6158554/">Reform des Erneuerbare-Energien-Gesetzes</a>: Entwurf vom Januar 2026</li>
  <li>E-Control, <a href="https://www.e-control.at/marktteilnehmer/oeko-energie/marktpreis">Marktpreis für Ökostrom</a>: Österreich</li>
  <li>Blick, <a href="https://www.blick.ch/politik/bundesrat-legt-neuen-mindestbetrag-fest-doch-reicht-der-so-viel-bekommst-du-fuer-deinen-solarstrom-mindestens-id20606483.html">Mindestvergütung ab 2026</a>: Schweiz</li>
  <li>Business.gov.nl, <a href="https://business.gov.nl/amendment/netting-scheme-solar-panels-ends">Netting scheme for solar panels ends</a>: Niederlande</li>
</ul>
`,
} satisfies TranslatedArticleText
