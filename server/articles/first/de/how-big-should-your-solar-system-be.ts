import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'system-size-de',
  title: 'Ohne E-Auto bringt hier die kleinste Anlage den größten Gewinn',
  subtitle: 'Gewinn über 25 Jahre in heutigem Geld für ein Haus in Berlin mit 3.500 kWh Verbrauch im Jahr',
  bars: [
    ['4,0 kWp', 900, '900 €'],
    ['6,2 kWp', 500, '500 €'],
    ['7,9 kWp', 0, '0 €'],
    ['9,7 kWp', -600, '−600 €'],
  ],
}

export default {
  slug: 'wie-gross-soll-die-solaranlage-sein',
  title: 'Wie groß soll die Solaranlage sein?',
  chart,
  content: `
<p>Für ein Haus mit 3.500 Kilowattstunden (kWh) Verbrauch im Jahr bringen etwa 4 kWp den größten Gewinn. Mit Elektroauto oder Wärmepumpe sind 6 bis 10 kWp oft besser. Je mehr Solarstrom Sie selbst nutzen, desto größer darf die Anlage sein.</p>

<h2>Ihr Stromverbrauch</h2>
<p>Beginnen Sie mit den kWh auf Ihrer Jahresrechnung, nicht mit der Größe des Hauses. Der Stromspiegel 2025 nennt für Häuser ohne Warmwasser aus Strom:</p>
<table>
  <thead>
    <tr><th scope="col">Personen</th><th scope="col">Verbrauch im Jahr</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1</th><td>1.800 kWh</td></tr>
    <tr><th scope="row">2</th><td>2.700 kWh</td></tr>
    <tr><th scope="row">3</th><td>3.500 kWh</td></tr>
    <tr><th scope="row">4</th><td>3.800 kWh</td></tr>
    <tr><th scope="row">5</th><td>4.500 kWh</td></tr>
  </tbody>
</table>
<p>Sie haben keine Rechnung? Dann zählen Sie Ihre Geräte mit dem <a href="/de/calculators/energy-usage">Verbrauchsrechner</a> zusammen.</p>
<p>Denken Sie auch an später. Ein Elektroauto braucht bei 12.000 Kilometern im Jahr etwa 2.200 kWh. Eine Wärmepumpe kann noch mehr brauchen, vor allem im Winter.</p>

<h2>Ertrag an Ihrem Ort</h2>
<p><strong>kWp</strong> (Nennleistung) sagt, was alle Module zusammen an einem sonnigen Testtag leisten. Der Ertrag hängt vom Ort und vom Dach ab. Ein Süddach mit 30° Neigung liefert nach unserem Modell pro kWp und Jahr:</p>
<ul>
  <li>Berlin: 970 kWh</li>
  <li>Hamburg: 990 kWh</li>
  <li>München: 1.140 kWh</li>
</ul>
<p>Verluste durch Wärme, Kabel, Schmutz und Wechselrichter sind schon abgezogen. Die <a href="/de/calculators/sun-path">Sonnenbahn-Analyse</a> zeigt den Ertrag für Ihren Ort. Auch PVGIS, ein kostenloses Werkzeug der EU, zeigt ihn.</p>
<blockquote><p>Größe, die im Jahr Ihren Verbrauch erzeugt (kWp) = Verbrauch im Jahr ÷ Ertrag pro kWp</p></blockquote>
<p>Für 3.500 kWh in Berlin: 3.500 ÷ 970 = <strong>3,6 kWp</strong>. Unabhängig vom Netz sind Sie damit nicht. Im Sommer bleibt Strom übrig, im Winter fehlt er.</p>

<h2>Was jede Größe bringt</h2>
<p>In Deutschland spart selbst genutzter Solarstrom den Strompreis, im Beispiel 35 ct pro kWh. Eingespeister Strom bringt nur 7,7 ct. Deshalb entscheidet der Eigenverbrauch. Der Planer rechnet für ein Haus in Berlin ohne Speicher. Eigenverbrauch heißt hier: So viel seines Solarstroms nutzt das Haus selbst.</p>
<table>
  <thead>
    <tr><th scope="col">Größe</th><th scope="col">Preis</th><th scope="col">Eigenverbrauch</th><th scope="col">Amortisationszeit</th><th scope="col">Gewinn über 25 Jahre</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">4,0 kWp</th><td>7.000 €</td><td>32 %</td><td>11,9 Jahre</td><td>900 €</td></tr>
    <tr><th scope="row">6,2 kWp</th><td>9.400 €</td><td>23 %</td><td>12,4 Jahre</td><td>500 €</td></tr>
    <tr><th scope="row">7,9 kWp</th><td>11.300 €</td><td>18 %</td><td>12,8 Jahre</td><td>0 €</td></tr>
    <tr><th scope="row">9,7 kWp</th><td>13.200 €</td><td>16 %</td><td>13,2 Jahre</td><td>−600 €</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>In München ist der Gewinn größer: 2.000 € mit 4,0 kWp und 1.300 € mit 9,7 kWp. Auch dort bringt die kleinere Anlage mehr.</p>
<p>Mit einem Elektroauto, das tagsüber zu Hause lädt, sieht es anders aus:</p>
<table>
  <thead>
    <tr><th scope="col">Größe mit E-Auto</th><th scope="col">Eigenverbrauch</th><th scope="col">Amortisationszeit</th><th scope="col">Gewinn über 25 Jahre</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">4,0 kWp mit E-Auto</th><td>59 %</td><td>7,8 Jahre</td><td>6.100 €</td></tr>
    <tr><th scope="row">6,2 kWp mit E-Auto</th><td>45 %</td><td>8,2 Jahre</td><td>7.100 €</td></tr>
    <tr><th scope="row">7,9 kWp mit E-Auto</th><td>37 %</td><td>8,6 Jahre</td><td>7.400 €</td></tr>
    <tr><th scope="row">9,7 kWp mit E-Auto</th><td>32 %</td><td>9,0 Jahre</td><td>7.300 €</td></tr>
  </tbody>
</table>
<p>Von 6 bis 10 kWp ist der Gewinn hier fast gleich. Dann dürfen Dach und Budget entscheiden. Lädt das Auto erst am Abend, sinkt der Gewinn stark: bei 6,2 kWp auf 1.900 €.</p>

<h3>Annahmen</h3>
<p>Süddach mit 30° Neigung ohne Schatten, Strompreis 35 ct pro kWh und 12 € Grundpreis im Monat. Der Strompreis steigt um 2 % im Jahr. Die Anlage startet im Dezember 2026 und kostet 2.700 € plus 1.080 € pro kWp. Wartung kostet 1 % des Preises im Jahr. Nach 15 Jahren kommt ein neuer Wechselrichter. Der Gewinn ist in heutigem Geld: Mit jedem Jahr zählt Geld 5 % weniger. Ohne intelligenten Stromzähler mit Steuerbox dürfen nur 60 % der Modulleistung ins Netz. So rechnen wir für alle Jahre.</p>

<h2>Platz auf dem Dach</h2>
<p>Ein Modul mit 440 W ist etwa 2 m² groß. Für 4 kWp brauchen Sie 9 Module und etwa 20 m², für 10 kWp 23 Module und etwa 50 m².</p>
<p>Ist die beste Dachfläche zu klein? Dann sehen Sie sich die anderen an. In Berlin liefert ein Ostdach etwa 80 % des besten Ertrags. Mehr dazu: <a href="/de/tips/dachneigung-und-ausrichtung">Dachneigung und Ausrichtung</a>.</p>

<h2>Gründe für eine kleinere Anlage</h2>
<ul>
  <li><strong>Wenig Eigenverbrauch.</strong> Weitere Module liefern vor allem Strom zum Einspeisen. Mehr dazu: <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a>.</li>
  <li><strong>Grenze von 10 kW.</strong> Für den Teil darüber sinkt die Vergütung von 7,7 auf 6,66 ct pro kWh.</li>
  <li><strong>Günstigeres Sparen.</strong> LED-Lampen kosten pro gesparter kWh oft weniger als Module.</li>
</ul>

<h2>Gründe für eine größere Anlage</h2>
<ul>
  <li>Sie planen ein Elektroauto oder eine Wärmepumpe. Module später nachzurüsten kostet mehr.</li>
  <li>Tagsüber ist jemand zu Hause und braucht Strom.</li>
  <li>Große Anlagen sind pro kWp günstiger. Bei 4 kWp rechnen wir mit 1.760 € pro kWp, bei 10 kWp mit 1.350 €.</li>
</ul>

<h2>Wie sicher ist das?</h2>
<p>Einzelne Jahre weichen vom Mittel ab. In Berlin liegen 8 von 10 Jahren zwischen 860 und 1.080 kWh pro kWp. Ob 7,8 oder 8,2 kWp, ist also egal. Fragen Sie jeden Fachbetrieb nach dem Ertrag im 1. Jahr, mit Verschattung.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p><a href="/de/plan/system">Meine Anlage</a> vergleicht viele Größen für Ihr Dach, Ihren Verbrauch und Ihre Preise. Sie sehen die kleinste Anlage, die sich lohnt, und die mit dem größten Gewinn.</p>

<h2>Quellen</h2>
<ul>
  <li>co2online, <a href="https://www.stromspiegel.de/">Stromspiegel</a>, 2025: Stromverbrauch von Haushalten</li>
  <li>Karaenke, <a href="https://www.karaenke.com/photovoltaik-kosten/">Photovoltaik-Kosten</a>, 2026: daraus unsere Preislinie, mit <a href="https://evuanmeldung.de/?p=367">EVU-Anmeldung</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: Klima von 2001 bis 2020 für unser Modell</li>
  <li>Europäische Kommission, Gemeinsame Forschungsstelle, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>
</ul>
`,
} satisfies TranslatedArticleText
