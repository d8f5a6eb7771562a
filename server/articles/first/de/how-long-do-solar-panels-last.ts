import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'lifetime-de',
  title: 'Nach 25 Jahren liefern Module noch fast 90 % des ersten Ertrags',
  subtitle: 'Ertrag von 8 kWp in kWh im Jahr, mit 0,5 % Alterung im Jahr',
  bars: [
    ['1. Jahr', 7800, '7.800'],
    ['10. Jahr', 7456, '7.456'],
    ['20. Jahr', 7091, '7.091'],
    ['25. Jahr', 6916, '6.916'],
  ],
}

export default {
  slug: 'wie-lange-halten-solarmodule',
  title: 'Wie lange halten Solarmodule?',
  chart,
  content: `
<p>Die meisten Solarmodule halten 25 bis 30 Jahre oder länger. Sie verlieren jedes Jahr etwa 0,5 % ihres Ertrags und liefern nach 25 Jahren noch fast 90 %. Viele Garantien laufen 25 Jahre, die Module danach weiter.</p>

<h2>Alterung (Degradation)</h2>
<p>Forscher haben mehr als 11.000 Messwerte aus 40 Ländern gesammelt. Bei gängigen Modulen verliert die Hälfte weniger als 0,5 bis 0,6 % im Jahr. Der Mittelwert liegt bei 0,8 bis 0,9 %, weil einige schlechte Module viel mehr verlieren. Module, die heiß werden, altern eher schneller.</p>
<p>So viel liefern 8 kWp, die im 1. Jahr 7.800 kWh erzeugen. Das entspricht in unserem Planer einem Süddach mit 30° in Berlin:</p>
<table>
  <thead>
    <tr><th scope="col">Jahr</th><th scope="col">0,5 % Alterung im Jahr</th><th scope="col">0,8 % Alterung im Jahr</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1</th><td>7.800 kWh</td><td>7.800 kWh</td></tr>
    <tr><th scope="row">10</th><td>7.456 kWh (96 %)</td><td>7.256 kWh (93 %)</td></tr>
    <tr><th scope="row">20</th><td>7.091 kWh (91 %)</td><td>6.696 kWh (86 %)</td></tr>
    <tr><th scope="row">25</th><td>6.916 kWh (89 %)</td><td>6.432 kWh (82 %)</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Mit 0,5 % Alterung erzeugen die Module in 25 Jahren 183.700 kWh. Ohne Alterung wären es 195.000 kWh. Die Alterung kostet also 5,8 %.</p>
<p>Die Amortisationszeit ändert sich wenig. Beispiel: Die Anlage kostet 11.300 €, spart rund 1.000 € im Jahr und braucht 160 € für Wartung und Wechselrichter. Die Ersparnis steigt nur um 1 % im Jahr, weil die Einspeisevergütung fest ist. Die Amortisationszeit ist ohne Alterung 12,7 Jahre, mit Alterung 13,1 Jahre. Im <a href="/de/calculators/payback-period">Amortisationsrechner</a> geben Sie dafür einen Preisanstieg von 0,5 statt 1,0 % ein.</p>

<h2>Die Einspeisevergütung endet früher</h2>
<p>Die feste Einspeisevergütung läuft 20 Jahre und den Rest des 1. Jahres. Die Module liefern danach weiter. Am meisten wert ist dann der Strom, den Sie selbst nutzen. Mehr dazu steht unter <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a>.</p>

<h2>Warum Module altern</h2>
<ul>
  <li><strong>Erste Wochen:</strong> Viele Module verlieren 1 bis 3 % und bleiben dann stabil.</li>
  <li><strong>Sonnenlicht und Hitze</strong> trüben den Kunststoff um die Zellen.</li>
  <li><strong>Feuchtigkeit</strong> dringt an den Rändern ein und greift das Metall an.</li>
  <li><strong>Tag und Nacht:</strong> Die Verbindungen dehnen sich und ziehen sich wieder zusammen.</li>
  <li><strong>Wind, Schnee und Hagel</strong> können Zellen brechen. Diese Risse sieht man nicht.</li>
</ul>
<p>Module werden mit Eiskugeln von 25 mm bei etwa 80 km/h geprüft. Größerer Hagel kann das Glas zerschlagen. Gibt es bei Ihnen großen Hagel? Fragen Sie nach dickerem Glas, und prüfen Sie Ihre Wohngebäudeversicherung.</p>

<h2>Wie lange Wechselrichter und Speicher halten</h2>
<p>Ein Wechselrichter an der Wand hält meist 10 bis 15 Jahre, ein Speicher etwa ebenso lange. Stecker verschiedener Hersteller versagen oft, wenn man sie verbindet. Mehr dazu steht unter <a href="/de/tips/solaranlage-pflegen">Solaranlage pflegen</a>.</p>

<h2>Was eine Garantie abdeckt</h2>
<p>Eine Leistungsgarantie hat 2 Zahlen. Im 1. Jahr darf die Leistung um 1 bis 2 % sinken, danach jedes Jahr um 0,4 bis 0,55 %. Eine gute Garantie verspricht im 25. Jahr 87 bis 90 %. Prüfen Sie 3 Dinge:</p>
<ol>
  <li>Sie müssen den Verlust beweisen. 3 % Verlust lassen sich auf einem Dach kaum nachweisen.</li>
  <li>Manche Garantien bezahlen das Modul, aber nicht die Arbeit.</li>
  <li>Den Hersteller oder seinen Versicherer muss es im 20. Jahr noch geben.</li>
</ol>

<h2>Alte Module entsorgen</h2>
<p>Etwa 75 % des Gewichts eines Moduls sind Glas. Dazu kommen Aluminium, Kunststoff, Silizium, Kupfer und etwas Silber. Alles lässt sich wiederverwerten. In der Europäischen Union müssen Hersteller alte Module zurücknehmen. Fragen Sie Ihren Wertstoffhof: In Nürnberg zum Beispiel können Privathaushalte dort haushaltsübliche Mengen kostenlos abgeben.</p>
<p>Wie lange dauert es, bis ein Modul die Energie seiner Herstellung erzeugt hat? In Europa 1 bis 1,3 Jahre, sagt das Fraunhofer ISE.</p>

<h2>Wann Sie Module ersetzen sollten</h2>
<p>Selten, bevor das Dach Arbeit braucht. Ein Modul mit 85 % seiner Leistung erzeugt weiter Strom, ohne dass es neue Kosten macht. Neue Module liefern auf derselben Fläche zwar 33 bis 50 % mehr. Der größte Teil des Preises sind aber Arbeit, Gestell und Elektrik. Weitere Module auf einer anderen Dachfläche sind fast immer günstiger.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Der Planer rechnet die Alterung über 25 Jahre ein. Was sie für Ihre Ersparnis bedeutet, sehen Sie unter <a href="/de/plan/answer">Ihre Antwort</a>.</p>

<h2>Quellen</h2>
<ul>
  <li>D. Jordan, S. Kurtz, K. VanSant und J. Newmiller, <a href="https://doi.org/10.1002/pip.2744">Compendium of Photovoltaic Degradation Rates</a>, Progress in Photovoltaics, 2016</li>
  <li>D. Jordan und S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic Degradation Rates: an Analytical Review</a>, Progress in Photovoltaics, 2013</li>
  <li>Fraunhofer ISE, <a href="https://www.ise.fraunhofer.de/en/publications/studies/photovoltaics-report.html">Photovoltaics Report</a></li>
  <li>US-Energieministerium, <a href="https://www.energy.gov/eere/solar/end-life-management-solar-photovoltaics">End-of-Life Management for Solar Photovoltaics</a></li>
  <li>Stadt Nürnberg, <a href="https://nuernberg.de/internet/solarinitiative/recyclingpvmodule.html">Recycling von PV-Modulen</a></li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
</ul>
`,
} satisfies TranslatedArticleText
