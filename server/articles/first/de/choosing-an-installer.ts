import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'quotes-de',
  title: 'Angebot C verspricht auf demselben Dach 16 % mehr Ertrag pro kWp als A',
  subtitle: 'Versprochener Ertrag im 1. Jahr, in kWh pro kWp',
  bars: [
    ['Angebot A', 963, '963'],
    ['Angebot B', 987, '987'],
    ['Angebot C', 1120, '1.120'],
  ],
}

export default {
  slug: 'fachbetrieb-auswaehlen',
  title: 'Fachbetrieb auswählen: 3 Angebote und 15 Fragen',
  chart,
  content: `
<p>Holen Sie mindestens 3 schriftliche Angebote für dieselbe Anlagengröße ein und vergleichen Sie den Preis pro kWp. Fragen Sie nach Versicherung, Referenzen und Ertrag. Unterschreiben Sie nie beim ersten Besuch, denn ein fairer Preis gilt auch nächste Woche.</p>

<h2>Fachbetriebe finden</h2>
<ul>
  <li>Fragen Sie Nachbarn, die eine Photovoltaikanlage haben.</li>
  <li>Fragen Sie die Energieberatung der Verbraucherzentrale oder Ihrer Gemeinde nach Listen und Rat.</li>
  <li>Fragen Sie Elektro- und Dachbetriebe, die Sie schon kennen.</li>
</ul>
<p>Gut ist ein Betrieb mit 5 oder mehr Jahren Erfahrung. Eigene Leute sollten den größten Teil der Arbeit machen. Ein guter Betrieb sieht sich Dach und Zählerschrank an, bevor er ein Angebot schreibt. Vorsicht bei Anrufen und Besuchen, um die Sie nicht gebeten haben. Verkäufer bekommen oft Geld für jeden Vertrag.</p>

<h2>Angebote vergleichen</h2>
<p>Geben Sie jedem Betrieb dieselben Angaben: Ihren Verbrauch im Jahr, Ihren Stromtarif und die gewünschte Größe. Lassen Sie den Speicher als eigenen Posten anbieten. Diese 3 Angebote ohne Speicher sind erfunden, aber typisch. Sie gelten für ein Süddach in Berlin mit 30° Neigung:</p>
<table>
  <thead>
    <tr><th scope="col">Angebot</th><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Anlagengröße</th><td>8,0 kWp</td><td>7,6 kWp</td><td>10,0 kWp</td></tr>
    <tr><th scope="row">Preis</th><td>11.600 €</td><td>12.160 €</td><td>13.500 €</td></tr>
    <tr><th scope="row">Preis pro kWp</th><td>1.450 €</td><td>1.600 €</td><td>1.350 €</td></tr>
    <tr><th scope="row">Ertrag im 1. Jahr</th><td>7.700 kWh</td><td>7.500 kWh</td><td>11.200 kWh</td></tr>
    <tr><th scope="row">Ertrag pro kWp</th><td>963 kWh</td><td>987 kWh</td><td>1.120 kWh</td></tr>
    <tr><th scope="row">Preis pro kWh im 1. Jahr</th><td>1,51 €</td><td>1,62 €</td><td>1,21 €</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Angebot C sieht am günstigsten aus, verspricht aber zu viel. Unser Planer erwartet auf diesem Dach etwa 970 kWh pro kWp. Mehr als 1.090 kWh gibt es nur in 1 von 10 Jahren. Fragen Sie Betrieb C, wie er auf 1.120 kommt. Seine Anlage ist auch größer als gewünscht, und große Anlagen kosten pro kWp weniger. Sie können jeden Ertrag mit PVGIS prüfen, einem freien Werkzeug der EU.</p>

<h2>Ist der Preis fair?</h2>
<p>So viel kostet eine Anlage auf dem Dach etwa, ohne Speicher. Wir schätzen das aus Preislisten von 2026:</p>
<table>
  <thead>
    <tr><th scope="col">Anlagengröße</th><th scope="col">Preis</th><th scope="col">Preis pro kWp</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">5 kWp</th><td>7.250 €</td><td>1.450 €</td></tr>
    <tr><th scope="row">8 kWp</th><td>10.100 €</td><td>1.263 €</td></tr>
    <tr><th scope="row">10 kWp</th><td>12.000 €</td><td>1.200 €</td></tr>
    <tr><th scope="row">15 kWp</th><td>16.750 €</td><td>1.117 €</td></tr>
  </tbody>
</table>
<p>Das Fraunhofer ISE nannte 2024 für Dachanlagen bis 30 kWp 1.000 bis 2.000 € pro kWp. Ein Speicher mit 10 kWh kostet etwa 4.500 €. Bei Speichern ist der teuerste Preis oft doppelt so hoch wie der günstigste.</p>
<p>Seit 2023 fällt für Solaranlagen und Speicher an Wohnhäusern keine Mehrwertsteuer (MwSt.) an. Bis 30 kWp gilt das immer. Steht trotzdem MwSt. im Angebot? Fragen Sie nach dem Grund.</p>

<h2>15 Fragen an den Fachbetrieb</h2>
<h3>Zum Betrieb</h3>
<ol>
  <li>Sind Sie in der Handwerksrolle eingetragen? Darf ich den Nachweis Ihrer Betriebshaftpflicht sehen?</li>
  <li>Wie viele Anlagen haben Sie hier gebaut? Darf ich 2 Kunden von vor 5 Jahren anrufen?</li>
  <li>Wer arbeitet auf meinem Dach: Ihre Leute oder eine andere Firma?</li>
  <li>Wer meldet die Anlage beim Netzbetreiber an, und wer erledigt weitere Meldungen?</li>
</ol>
<h3>Zur Anlage</h3>
<ol start="5">
  <li>Wie hoch ist der Ertrag im 1. Jahr, Monat für Monat? Womit haben Sie ihn berechnet?</li>
  <li>Wie viel kostet die Verschattung im Jahr? Darf ich den Bericht sehen?</li>
  <li>Trägt mein Dach die Anlage, und hält es so lange wie die Module?</li>
  <li>Wie dichten Sie die Befestigung ab? Wer haftet für das Dach?</li>
  <li>Muss der Zählerschrank umgebaut werden? Ist das im Preis enthalten?</li>
  <li>Welche Module und welchen Wechselrichter bekomme ich? Was heißt „oder vergleichbar“ im Angebot?</li>
</ol>
<h3>Zum Geld</h3>
<ol start="11">
  <li>Wie hoch ist der Preis ohne Kredit, und was ist nicht enthalten, zum Beispiel das Gerüst?</li>
  <li>Mit welchem Strompreis, welchem Anstieg und welcher Einspeisevergütung haben Sie gerechnet?</li>
  <li>Welche Förderung haben Sie abgezogen? Muss sie bewilligt sein, bevor ich unterschreibe?</li>
  <li>Garantieren Sie den Ertrag? Was zahlen Sie, wenn er niedriger ist?</li>
  <li>Wann geht die Anlage in Betrieb, und wann zahle ich wie viel?</li>
</ol>

<h2>Warum der Termin wichtig ist</h2>
<p>Die Einspeisevergütung hängt vom Tag der Inbetriebnahme ab. Für Anlagen, die vom 1. August 2026 bis 31. Januar 2027 starten, sind 7,7 ct pro kWh bis 10 kW festgelegt. Sie gelten 20 Jahre und den Rest des 1. Jahres.</p>
<p>Ein Gesetzentwurf vom Januar 2026 will das ändern. Er würde die feste Vergütung für neue Anlagen unter 25 kW ab 2027 beenden. Wie das Gesetz ausgeht, wissen wir nicht. Lassen Sie sich den Termin schriftlich geben. Mehr dazu steht unter <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a>.</p>

<h2>Warnzeichen</h2>
<ul>
  <li>„Diesen Preis gibt es nur heute.“</li>
  <li>„Das zahlt der Staat“ oder „Solaranlage zum Nulltarif“.</li>
  <li>Die Ersparnis setzt voraus, dass Strom jedes Jahr um 5 % oder mehr teurer wird. Probieren Sie 2,5 % und 0 % im <a href="/de/calculators/payback-period">Amortisationsrechner</a>.</li>
  <li>Sie sollen unterschreiben, angeblich nur für eine Prüfung durch den Netzbetreiber.</li>
  <li>Mehr als ein Drittel des Preises ist fällig, bevor etwas geliefert wird.</li>
</ul>
<p>Haben Sie zu Hause unterschrieben und bereuen es? Lassen Sie sofort prüfen, ob Sie den Vertrag widerrufen können. Dafür gibt es Fristen. Die Verbraucherzentrale hilft dabei.</p>

<h2>Von der Unterschrift bis zum ersten Solarstrom</h2>
<p>Die Arbeit auf dem Dach dauert meist 1 bis 3 Tage. Termine, Zähler und Anmeldung dauern oft viel länger. Schalten Sie die Anlage erst ein, wenn der Fachbetrieb sie mit Ihnen in Betrieb nimmt.</p>
<p>Behalten Sie so viel Geld zurück, dass notfalls ein anderer Betrieb die Anlage fertig bauen kann. Zahlen Sie die letzten 10 % erst, wenn alles läuft. Dann sollten Sie auch Pläne, Anleitungen, Seriennummern und Ihren eigenen Zugang zur App haben.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Haben Sie ein Angebot? Tragen Sie seine Zahlen unter <a href="/de/plan/answer">Ihre Antwort</a> ein. Wir vergleichen sie mit unserer eigenen Schätzung für Ihr Dach. Sie bleiben auf Ihrem Gerät, solange Sie den Plan nicht speichern oder teilen.</p>

<h2>Quellen</h2>
<ul>
  <li>Verbraucherzentrale NRW, <a href="https://www.verbraucherzentrale.nrw/wissen/energie/erneuerbare-energien/photovoltaik-was-bei-der-planung-einer-solaranlage-wichtig-ist-5574">Photovoltaik: Was bei der Planung einer Solaranlage wichtig ist</a></li>
  <li>Solarzentrum Berlin, <a href="https://www.solarwende-berlin.de/solarzentrumberlin/angebotscheck-1">Angebotscheck</a></li>
  <li>Solarenergie-Förderverein Deutschland, <a href="https://sfv.de/verbraucherrecht">Verbraucherrecht</a></li>
  <li>Karaenke, <a href="https://www.karaenke.com/photovoltaik-kosten/">Photovoltaik-Kosten</a>, und <a href="https://evuanmeldung.de/?p=367">EVU-Anmeldung</a>, 2026: Preise nach Größe</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/content/dam/ise/de/documents/publications/studies/DE2024_ISE_Studie_Stromgestehungskosten_Erneuerbare_Energien.pdf">Stromgestehungskosten erneuerbare Energien</a>, 2024</li>
  <li>Haufe, <a href="https://haufe.de/steuern/haufe-steuer-office-excellence/zukuenftige-nullsteuersatzentlastung-auf-lebensmittel-nac-1-allgemeines_idesk_PI25844_HI15757495.html">Nullsteuersatz für Photovoltaik</a>, 2023</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
  <li>taz, <a href="https://taz.de/Reform-des-Erneuerbare-Energien-Gesetzes/!6158554/">Reform des Erneuerbare-Energien-Gesetzes</a>, 2026</li>
  <li>Europäische Kommission, Gemeinsame Forschungsstelle, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
</ul>
`,
} satisfies TranslatedArticleText
