import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'car-de',
  title: 'Mittags geladen kommen 67 % des Autostroms vom eigenen Dach',
  subtitle: 'Anteil Solarstrom am Laden, 12.000 km im Jahr, 8 kWp in Berlin',
  bars: [
    ['Laden um die Mittagszeit', 67, '67 %'],
    ['Laden am Abend, mit Speicher (8 kWh)', 42, '42 %'],
    ['Laden am Abend', 15, '15 %'],
    ['Laden in der Nacht', 0, '0 %'],
  ],
}

export default {
  slug: 'elektroauto-mit-solarstrom-laden',
  title: 'Elektroauto mit Solarstrom laden: Wie viele Module?',
  chart,
  content: `
<p>Etwa 5 Module mit 440 W erzeugen in Berlin im Jahr so viel Strom, wie 12.000 km brauchen. Am meisten sparen Sie, wenn das Auto tagsüber zu Hause lädt. Lädt es nachts, fährt es mit Netzstrom, und der Solarstrom bringt nur die Einspeisevergütung.</p>

<h2>So viel Strom braucht ein Elektroauto</h2>
<p>Wir rechnen mit 18 Kilowattstunden (kWh) pro 100 km. Das ist ein übliches Auto, mit Ladeverlusten. Im Winter kann es ein Drittel mehr sein.</p>
<table>
  <thead>
    <tr><th scope="col">Strecke im Jahr</th><th scope="col">Strom im Jahr</th><th scope="col">Kosten aus dem Netz</th><th scope="col">Module in Berlin</th><th scope="col">Module in München</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">8.000 km</th><td>1.440 kWh</td><td>504 €</td><td>1,5 kWp</td><td>1,3 kWp</td></tr>
    <tr><th scope="row">12.000 km</th><td>2.160 kWh</td><td>756 €</td><td>2,2 kWp</td><td>1,9 kWp</td></tr>
    <tr><th scope="row">16.000 km</th><td>2.880 kWh</td><td>1.008 €</td><td>3,0 kWp</td><td>2,5 kWp</td></tr>
  </tbody>
</table>
<p>Die Kosten gelten für Strom zu 35 ct pro kWh. Bei den Modulen rechnen wir mit einem Süddach von 30°. Pro kWp liefert es in Berlin etwa 970 kWh im Jahr und in München 1.140 kWh.</p>

<h2>Wann Sie laden, zählt am meisten</h2>
<p>Die Jahresmenge ist nur die halbe Antwort. Module erzeugen mittags am meisten, viele Autos stehen dann bei der Arbeit. Wir haben ein Beispiel für jede Stunde des Jahres berechnet. Es hat 8 kWp in Berlin, 3.500 kWh Verbrauch im Haushalt und 2.160 kWh fürs Auto.</p>
${chartFigure(chart)}
<p>Das Auto lädt hier jeden Tag ein wenig. „Am Abend“ heißt: werktags ab 16 Uhr, am Wochenende über den Tag verteilt. So viel steigt die Stromrechnung durch das Auto, wenn die Anlage schon auf dem Dach ist:</p>
<table>
  <thead>
    <tr><th scope="col">Sie laden</th><th scope="col">Anteil Solarstrom</th><th scope="col">Kosten im Jahr</th><th scope="col">Kosten pro 100 km</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Um die Mittagszeit</th><td>67 %</td><td>341 €</td><td>2,85 €</td></tr>
    <tr><th scope="row">Am Abend</th><td>15 %</td><td>664 €</td><td>5,53 €</td></tr>
    <tr><th scope="row">In der Nacht</th><td>0 %</td><td>756 €</td><td>6,30 €</td></tr>
  </tbody>
</table>
<p>Auch Solarstrom ist fürs Auto nicht umsonst. Für jede kWh, die Sie sonst einspeisen könnten, entgehen Ihnen 7,7 ct Einspeisevergütung. 100 km nur mit solchem Strom kosten also 1,39 €. Mit Netzstrom zu 35 ct sind es 6,30 €.</p>
<p>Mittags nutzt das Auto auch Strom, der sonst verloren ginge. Denn ohne intelligenten Stromzähler mit Steuerbox dürfen nur 60 % der Modulleistung ins Netz. So rechnen wir hier.</p>
<p>Zum Vergleich ein Benziner: 6 Liter pro 100 km kosten bei 1,70 € pro Liter 10,20 €.</p>

<h2>Stromspeicher fürs Auto?</h2>
<p>Ein Speicher mit 8 kWh hebt den Solaranteil am Abend im Beispiel von 15 auf 42 %. Laden um die Mittagszeit bringt mehr und kostet nichts. Kaufen Sie einen Speicher deshalb nicht nur fürs Auto. Ob er sich fürs ganze Haus lohnt, lesen Sie unter <a href="/de/tips/stromspeicher">Stromspeicher</a>.</p>

<h2>Steckdose oder Wallbox</h2>
<p>12.000 km im Jahr sind 33 km am Tag, also 5,9 kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Anschluss</th><th scope="col">Leistung</th><th scope="col">Ladezeit für 33 km</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Haushaltssteckdose, 230 V und 10 A</th><td>2,3 kW</td><td>2,6 Stunden</td></tr>
    <tr><th scope="row">Wallbox, einphasig, 16 A</th><td>3,7 kW</td><td>1,6 Stunden</td></tr>
    <tr><th scope="row">Wallbox, dreiphasig, 16 A</th><td>11 kW</td><td>Gut 0,5 Stunden</td></tr>
  </tbody>
</table>
<p>An der Steckdose geht mehr verloren. Der ADAC hat 4 Autos gemessen: An der Steckdose kamen 13 bis 24 % des Stroms nicht in der Batterie an. An einer Wallbox mit 11 kW waren es 6 bis 10 %. Lassen Sie eine Steckdose prüfen, bevor ein Auto dort stundenlang lädt.</p>
<p>Schnell ist nicht immer besser. Ein Dach mit 8 kWp liefert selten 8 kW. Bei 11 kW kommt dann ein Teil aus dem Netz.</p>
<p>Manche Wallboxen laden nur den Überschuss vom Dach. Eine Zeitschaltung im Auto, etwa von 11 bis 15 Uhr, kostet nichts und hilft auch.</p>

<h2>Wallbox und Module zusammen planen</h2>
<ul>
  <li><strong>Zählerschrank:</strong> Fragen Sie, ob er für eine Wallbox reicht. Ein Umbau kann teuer werden.</li>
  <li><strong>Anmeldung:</strong> Fragen Sie den Fachbetrieb, wer Wallbox und Anlage beim Netzbetreiber anmeldet.</li>
  <li><strong>Platz:</strong> Kommt das Auto später? Lassen Sie auf dem Dach Platz für 5 bis 6 weitere Module. Lassen Sie auch gleich ein Leerrohr zum Stellplatz legen.</li>
  <li><strong>Größere Anlage:</strong> Jedes weitere kWp kostet in Deutschland etwa 950 €, schätzen wir aus Preisen von 2026. Mit 12 statt 8 kWp steigt der Solaranteil am Mittag von 67 auf 76 %.</li>
</ul>

<h2>Das Auto als Stromspeicher</h2>
<p>Ein Elektroauto speichert 50 bis 100 kWh, viel mehr als die meisten Stromspeicher. Einige Autos können bei Stromausfall ein Haus versorgen. Eine halb volle Batterie mit 70 kWh reicht bei 10 kWh am Tag mehr als 3 Tage. Dafür brauchen Sie eine besondere Wallbox und eine Umschaltung. Nur wenige Autos können das. Lassen Sie es sich vor dem Kauf schriftlich geben.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Fügen Sie unter <a href="/de/plan/home">Mein Haus</a> ein Elektroauto hinzu, mit Ihren Kilometern und Ihrer Ladezeit. Der Planer zeigt dann, was Solarstrom mit dem Auto spart.</p>

<h2>Quellen</h2>
<ul>
  <li>firmenauto, <a href="https://www.firmenauto.de/ladeverluste-elektroautos-schnell-laden-ist-besser-11213671.html">Ladeverluste im ADAC-Test</a></li>
  <li>US-Energieministerium und EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov</a>: Verbrauch von Elektroautos</li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: 7,7 ct bis 10 kW bei Inbetriebnahme ab August 2026</li>
  <li>Karaenke, <a href="https://www.karaenke.com/photovoltaik-kosten/">Photovoltaik-Kosten</a>, und <a href="https://evuanmeldung.de/?p=367">EVU-Anmeldung</a>, 2026: Preise nach Anlagengröße</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: Einstrahlung, 2001 bis 2020; Erträge und Stunden mit dem Planer von Helioplan berechnet</li>
</ul>
`,
} satisfies TranslatedArticleText
