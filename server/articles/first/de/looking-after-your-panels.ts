import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'maintenance-de',
  title: 'Ein Stillstand im Sommer kostet viel mehr als Schmutz',
  subtitle: 'Verlust in Euro bei 8 kWp in Berlin, 3.500 kWh Verbrauch und 35 ct pro kWh',
  bars: [
    ['Schmutz, 3 % weniger im ganzen Jahr', 19, '19 €'],
    ['Stillstand im Dezember', 31, '31 €'],
    ['Stillstand im Juni', 115, '115 €'],
    ['Stillstand von Mai bis Juli', 346, '346 €'],
  ],
}

export default {
  slug: 'solaranlage-pflegen',
  title: 'Solaranlage pflegen: Was Ihre Module brauchen',
  chart,
  content: `
<p>Solarmodule brauchen wenig, denn meist reinigt sie der Regen. Prüfen Sie einmal im Monat den Ertrag in der App und gehen Sie einmal im Jahr ums Haus. Planen Sie einen neuen Wechselrichter ein, und steigen Sie nicht aufs Dach.</p>

<h2>Ertrag jeden Monat prüfen</h2>
<p>Vergleichen Sie die kWh des Monats mit demselben Monat im Vorjahr. Das Wetter kann einen Monat um 20 % oder mehr verändern. Achten Sie deshalb auf einen plötzlichen Abfall:</p>
<table>
  <thead>
    <tr><th scope="col">Was Sie sehen</th><th scope="col">Wahrscheinliche Ursache</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Nichts an einem sonnigen Tag</th><td>Eine Sicherung ist aus, der Wechselrichter defekt oder das Stromnetz ausgefallen</td></tr>
    <tr><th scope="row">Ein Drittel oder die Hälfte fehlt</th><td>Ein Strang von Modulen ist ausgefallen</td></tr>
    <tr><th scope="row">1 Modul liegt weit unter den anderen</th><td>Neue Verschattung, Vogelkot oder ein defekter Optimierer</td></tr>
    <tr><th scope="row">Jeden Sommer etwas weniger</th><td>Schmutz oder gewachsene Bäume</td></tr>
  </tbody>
</table>
<p>Viele verlieren Geld, weil sie einen Ausfall nicht bemerken. Beispiel: 8 kWp auf einem Süddach in Berlin, 3.500 kWh Verbrauch, Strom zu 35 ct pro kWh. Ohne intelligenten Stromzähler mit Steuerbox dürfen nur 60 % der Modulleistung ins Netz, so rechnen wir. Was ein Monat ohne die Anlage kostet, hängt von der Jahreszeit ab:</p>
<table>
  <thead>
    <tr><th scope="col">Monat</th><th scope="col">Ertrag</th><th scope="col">Wert</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Dezember</th><td>169 kWh</td><td>31 €</td></tr>
    <tr><th scope="row">März</th><td>659 kWh</td><td>83 €</td></tr>
    <tr><th scope="row">Juni</th><td>1.005 kWh</td><td>115 €</td></tr>
  </tbody>
</table>
<p>Fällt die Anlage von Mai bis Juli aus, fehlen 346 €.</p>
${chartFigure(chart)}

<h2>Lohnt sich eine Reinigung?</h2>
<p>Meist nicht. In Deutschland könnten durch Schmutz etwa 3 % des Solarstroms verloren gehen. Das schätzt ein Forscher des Deutschen Zentrums für Luft- und Raumfahrt. In unserem Beispiel sind das 234 kWh oder 19 € im Jahr. In einem Bericht der Tagesschau kostete eine Reinigung 400 €.</p>
<p>Kurze Trockenzeiten schaden kaum. An 186 Anlagen in Kalifornien sank der Ertrag um 0,05 % pro Tag ohne Regen. Nach 30 trockenen Tagen sind das 1,5 %.</p>
<p>An manchen Orten ist es schlimmer: bei Ställen, Feldwegen, Steinbrüchen, viel Verkehr, Bäumen oder fast flachen Modulen. Die Anlage im Bericht war 13 Jahre alt und gewann durch die Reinigung fast 15 % Ertrag. Die Reinigung lohnte sich schnell, denn die alte Vergütung war über 40 ct pro kWh.</p>
<p>Wenn Sie die Module vom Boden aus erreichen:</p>
<ul>
  <li>Reinigen Sie am kühlen Morgen. Kaltes Wasser kann heißes Glas sprengen.</li>
  <li>Nehmen Sie klares Wasser, einen Schlauch und eine weiche Bürste am Stiel.</li>
  <li>Verzichten Sie auf Hochdruckreiniger, harte Schwämme und Seife. Die meisten Garantien decken solche Schäden nicht.</li>
</ul>

<h2>Einmal im Jahr vom Boden aus prüfen</h2>
<p>Nehmen Sie ein Fernglas und achten Sie auf:</p>
<ol>
  <li>Gesprungenes Glas, braune Flecken oder einen weißen Rand an einem Modul.</li>
  <li>Kabel, die lose hängen oder am Dach scheuern.</li>
  <li>Nester und Laub unter den Modulen. Marder beißen Kabel an, ein Gitter hält sie fern.</li>
  <li>Äste, die jetzt mittags Schatten werfen.</li>
  <li>Wasserflecken an der Decke unter den Modulen.</li>
</ol>
<p>Reinigen Sie die Lüftung des Wechselrichters und lesen Sie seine Fehlermeldungen. Öffnen Sie kein Gehäuse. Solange es hell ist, liegt an den Modulen gefährliche Spannung an, auch bei ausgeschalteter Hauptsicherung.</p>

<h2>Teile, die altern</h2>
<table>
  <thead>
    <tr><th scope="col">Teil</th><th scope="col">Übliche Lebensdauer</th><th scope="col">Was Sie einplanen sollten</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Module</th><td>25 bis 30 Jahre und mehr</td><td>Jedes Jahr etwa 0,5 % weniger Ertrag</td></tr>
    <tr><th scope="row">Wechselrichter an der Wand</th><td>10 bis 15 Jahre</td><td>1 neuer Wechselrichter, bei 8 kWp etwa 1.130 €</td></tr>
    <tr><th scope="row">Modulwechselrichter, Optimierer</th><td>Garantie bis zu 25 Jahre</td><td>Einzelne Ausfälle. Teuer ist die Arbeit auf dem Dach</td></tr>
    <tr><th scope="row">Speicher</th><td>10 bis 15 Jahre</td><td>Jedes Jahr speichert er etwas weniger</td></tr>
    <tr><th scope="row">Befestigung und Dichtungen</th><td>So lange wie das Dach</td><td>Eine Prüfung nach schweren Stürmen</td></tr>
  </tbody>
</table>
<p>Unser Planer rechnet mit Faustregeln. Die Wartung kostet 1 % des Anlagenpreises im Jahr, ein neuer Wechselrichter etwa 10 % des Anlagenpreises. Bei 11.300 € sind das über 25 Jahre im Durchschnitt rund 160 € im Jahr.</p>
<p>Was das ändert, zeigt der <a href="/de/calculators/payback-period">Amortisationsrechner</a>. Die Anlage spart im Beispiel rund 1.000 € im Jahr, und die Ersparnis steigt um 1 %. Mit Wartung verlängert sich die Amortisationszeit von 10,8 auf 12,7 Jahre. Wir nehmen nur 1 %, weil die Einspeisevergütung 20 Jahre lang nicht steigt.</p>
<p>Muss Ihr Dach in weniger als 10 Jahren erneuert werden? Dann erneuern Sie es zuerst. Module abzunehmen und wieder aufzusetzen, ist teuer.</p>

<h2>Garantien und Versicherung</h2>
<ul>
  <li><strong>Produktgarantie</strong> des Modulherstellers: gilt für Mängel, 12 bis 25 Jahre lang.</li>
  <li><strong>Leistungsgarantie:</strong> verspricht oft 85 bis 90 % nach 25 Jahren. Den Verlust müssen Sie beweisen.</li>
  <li><strong>Garantie des Fachbetriebs</strong> auf seine Arbeit: Fragen Sie, wie lange sie Dach und Kabel abdeckt. Sie endet, wenn der Betrieb schließt.</li>
</ul>
<p>Sammeln Sie Vertrag, Seriennummern, Schaltplan und Fotos in einem Ordner. Melden Sie die Anlage Ihrer Wohngebäudeversicherung. Fragen Sie, welche Schäden mitversichert sind.</p>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Tragen Sie unter <a href="/de/plan/money">Mein Geld</a> die Wartung und den Preis eines neuen Wechselrichters ein. Der Planer zeigt, was sich ändert.</p>

<h2>Quellen</h2>
<ul>
  <li>Tagesschau, <a href="https://www.tagesschau.de/wirtschaft/energie/pv-anlagen-photovoltaik-reinigung-100.html">Wann sich die Reinigung einer Solaranlage lohnt</a>, Januar 2024</li>
  <li>F. A. Mejia und J. Kleissl, <a href="https://doi.org/10.1016/j.solener.2013.06.028">Soiling losses for solar photovoltaic systems in California</a>, Solar Energy, 2013</li>
  <li>K. Ilse und andere, <a href="https://doi.org/10.1016/j.joule.2019.08.019">Techno-economic assessment of soiling losses and mitigation strategies for solar power generation</a>, Joule, 2019</li>
  <li>NREL, <a href="https://www.nrel.gov/docs/fy19osti/73822.pdf">Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems</a>, 3. Auflage, 2018</li>
  <li>Karaenke, <a href="https://www.karaenke.com/photovoltaik-kosten/">Photovoltaik-Kosten</a>, und <a href="https://evuanmeldung.de/?p=367">EVU-Anmeldung</a>, 2026: Preise nach Anlagengröße</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: 7,7 ct bis 10 kW bei Inbetriebnahme ab August 2026</li>
</ul>
`,
} satisfies TranslatedArticleText
