import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'roof-direction-de',
  title: 'Nur Norddach und Hauswand liefern viel weniger als das beste Dach',
  subtitle: 'Ertrag in Berlin, als Anteil des besten Dachs',
  bars: [
    ['Süden, 40° (am besten)', 100, '100 %'],
    ['Süden, 20°', 95, '95 %'],
    ['Südwesten, 35°', 94, '94 %'],
    ['Flach', 82, '82 %'],
    ['Osten, 30°', 80, '80 %'],
    ['Südwand', 72, '72 %'],
    ['Norden, 30°', 55, '55 %'],
  ],
}

export default {
  slug: 'dachneigung-und-ausrichtung',
  title: 'Dachneigung und Ausrichtung: Wie wichtig sind sie?',
  chart,
  content: `
<p>Neigung und Ausrichtung sind weniger wichtig, als viele denken. Ein Süddach mit 20° bis 60° Neigung bringt etwa 95 % des besten Ertrags oder mehr. Ein Ostdach bringt in Berlin etwa 20 % weniger, und Verschattung kann mehr kosten.</p>

<h2>Ertrag nach Ausrichtung und Neigung</h2>
<p>Module erzeugen am meisten, wenn die Sonne gerade auf sie scheint. Die Sonne wandert, das Dach nicht. Die beste Neigung ist deshalb ein Kompromiss über das Jahr. Diese Werte haben wir mit unserem Modell für Berlin berechnet, ohne Verschattung:</p>
<table>
  <thead>
    <tr><th scope="col">Ausrichtung und Neigung</th><th scope="col">Ertrag (kWh im Jahr pro kWp)</th><th scope="col">Anteil des besten Dachs</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Süden, 40° (am besten)</th><td>982</td><td>100 %</td></tr>
    <tr><th scope="row">Süden, 20°</th><td>938</td><td>95 %</td></tr>
    <tr><th scope="row">Südwesten, 35°</th><td>922</td><td>94 %</td></tr>
    <tr><th scope="row">Flach</th><td>805</td><td>82 %</td></tr>
    <tr><th scope="row">Osten, 30°</th><td>782</td><td>80 %</td></tr>
    <tr><th scope="row">Südwand</th><td>711</td><td>72 %</td></tr>
    <tr><th scope="row">Norden, 30°</th><td>539</td><td>55 %</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>kWp ist die Nennleistung der Module. In München liefert jedes Dach etwa 15 bis 17 % mehr. Die Anteile sind fast die gleichen.</p>

<h2>Beste Neigung an Ihrem Ort</h2>
<p>Die <a href="/de/calculators/sun-path">Sonnenbahn-Analyse</a> verwendet eine einfache Regel: Neigung = 0,76 × Breitengrad + 3,1. Unser ausführliches Modell kommt fast auf dasselbe:</p>
<table>
  <thead>
    <tr><th scope="col">Ort</th><th scope="col">Nördliche Breite</th><th scope="col">Neigung nach der Regel</th><th scope="col">Höchstens 1 % unter dem besten Ertrag</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Hamburg</th><td>53,6°</td><td>44°</td><td>32° bis 50°</td></tr>
    <tr><th scope="row">Berlin</th><td>52,5°</td><td>43°</td><td>31° bis 49°</td></tr>
    <tr><th scope="row">Köln</th><td>50,9°</td><td>42°</td><td>31° bis 48°</td></tr>
    <tr><th scope="row">München</th><td>48,1°</td><td>40°</td><td>31° bis 48°</td></tr>
    <tr><th scope="row">Freiburg</th><td>48,0°</td><td>40°</td><td>30° bis 47°</td></tr>
  </tbody>
</table>
<p>Die letzte Spalte ist breit. Ihr Dach muss die Neigung also nicht genau treffen.</p>

<h2>Dachneigung messen</h2>
<ul>
  <li>Sehen Sie im Bauplan nach. Dort steht die Neigung meist in Grad.</li>
  <li>Oder legen Sie ein Handy mit Wasserwaagen-App im Dachboden auf einen Sparren.</li>
  <li>Oder messen Sie, wie weit das Dach auf 1 m waagerechter Strecke steigt. 27 cm sind 15°, 58 cm sind 30°, 1 m sind 45°.</li>
</ul>

<h2>Module aufständern</h2>
<p>Auf einem geneigten Dach lohnen sich Gestelle fast nie. Sie kosten mehr, fangen Wind und bringen nur wenige Prozent.</p>
<p>Auf einem Flachdach sind 10° bis 15° üblich. Dann spült Regen das Glas ab, und die Reihen verschatten einander weniger. Abwechselnd nach Osten und Westen passen die meisten Module aufs Dach.</p>

<h2>Ostdach, Westdach oder Norddach</h2>
<p>Weniger Ertrag heißt nicht ebenso viel weniger Ersparnis. Denn was im Sommer mittags fehlt, hätten Sie meist für 7,7 ct pro kWh eingespeist. Ein Beispiel für Berlin: 8 kWp mit 30° Neigung, 3.500 kWh Verbrauch, kein Speicher, Strom zu 35 ct pro kWh. Ohne intelligenten Stromzähler mit Steuerbox dürfen nur 60 % der Modulleistung ins Netz. So rechnen wir.</p>
<table>
  <thead>
    <tr><th scope="col">Ausrichtung</th><th scope="col">Ertrag im 1. Jahr</th><th scope="col">Ersparnis im 1. Jahr</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Nach Süden</th><td>7.796 kWh</td><td>965 €</td></tr>
    <tr><th scope="row">Nach Osten</th><td>6.259 kWh</td><td>846 €</td></tr>
    <tr><th scope="row">Nach Westen</th><td>6.236 kWh</td><td>859 €</td></tr>
    <tr><th scope="row">Nach Norden</th><td>4.314 kWh</td><td>699 €</td></tr>
  </tbody>
</table>
<p>Das Ostdach liefert 20 % weniger Strom als das Süddach, spart aber nur 12 % weniger. Ostmodule passen zu Haushalten mit viel Betrieb am Morgen, Westmodule zu denen am späten Nachmittag. Wie viel eine eingespeiste kWh bringt, steht unter <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a>.</p>

<h2>Verschattung</h2>
<p>Prüfen Sie die Verschattung, bevor Sie über die Neigung nachdenken. Sehen Sie sich das Dach um 9, 12 und 15 Uhr an, möglichst auch im Winter. Ein Kamin oder ein Baum kann mehr kosten als ein Dach nach Westen.</p>
<p>Bei modernen Modulen liefert vor allem der verschattete Teil weniger. Optimierer und Modulwechselrichter helfen zusätzlich. Aber kein Gerät erzeugt Strom ohne Licht. Ein gutes Angebot nennt den Verlust durch Verschattung in Prozent pro Jahr.</p>

<h2>Sonnenstunden (Volllast)</h2>
<p>Die Sonnenbahn-Analyse zeigt oben Sonnenstunden aus einer einfachen Formel: 12 × cos(Breitengrad). Wolken und Jahreszeiten kennt die Formel nicht. Für Berlin ergibt sie 7,3 Stunden am Tag. Ein Süddach mit 30° bekommt dort tatsächlich 3,4 Stunden. Planen Sie keine Anlage mit der Formel, sondern mit den Klimawerten weiter unten auf der Seite.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Tragen Sie Neigung, Ausrichtung und Verschattung jeder Dachfläche unter <a href="/de/plan/sun">Meine Sonne</a> ein. Der Planer zeigt, was jede Fläche liefert.</p>

<h2>Quellen</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: Einstrahlung, 2001 bis 2020; Erträge mit dem Modell von Helioplan berechnet, siehe <a href="/de/accuracy">Wie genau ist das?</a></li>
  <li>Europäische Kommission, Gemeinsame Forschungsstelle, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a>: freies Werkzeug zum Vergleichen</li>
  <li>Weltbank, <a href="https://globalsolaratlas.info/">Global Solar Atlas</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: 7,7 ct bis 10 kW bei Inbetriebnahme ab August 2026</li>
</ul>
`,
} satisfies TranslatedArticleText
