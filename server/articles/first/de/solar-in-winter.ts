import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'months-de',
  kind: 'columns',
  title: 'Im Dezember liefert das Dach ein Sechstel des Juni-Ertrags',
  subtitle: 'Ertrag pro Monat in Berlin, Süddach mit 30° Neigung, in kWh pro kWp',
  bars: [
    ['Januar', 29, '29'],
    ['Februar', 49, '49'],
    ['März', 82, '82'],
    ['April', 114, '114'],
    ['Mai', 126, '126'],
    ['Juni', 125, '125'],
    ['Juli', 122, '122'],
    ['August', 114, '114'],
    ['September', 93, '93'],
    ['Oktober', 63, '63'],
    ['November', 32, '32'],
    ['Dezember', 21, '21'],
  ],
}

export default {
  slug: 'solarstrom-im-winter',
  title: 'Solarstrom im Winter: kurze Tage, Schnee und Schatten',
  chart,
  content: `
<p>Kälte schadet Modulen nicht, aber im Winter fehlt das Licht. Ein Süddach in Berlin liefert im Dezember etwa ein Sechstel des Juni-Ertrags. Schnee kostet meist nur wenige Prozent des Jahresertrags.</p>

<h2>Ertrag im Winter</h2>
<p>Die Zahlen stammen aus unserem Modell, für ein Jahr mit mittlerem Wetter und ohne Schnee:</p>
${chartFigure(chart)}
<p>Von Oktober bis März kommen in Berlin 29 % des Jahresertrags. So hängt der Winter von der Dachfläche ab:</p>
<table>
  <thead>
    <tr><th scope="col">kWh pro kWp in Berlin</th><th scope="col">Dezember</th><th scope="col">März</th><th scope="col">Juni</th><th scope="col">Dezember zu Juni</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Süddach, 30°</th><td>21</td><td>82</td><td>125</td><td>17 %</td></tr>
    <tr><th scope="row">Süddach, 60°</th><td>26</td><td>86</td><td>104</td><td>25 %</td></tr>
    <tr><th scope="row">Flachdach</th><td>11</td><td>61</td><td>123</td><td>9 %</td></tr>
    <tr><th scope="row">Ostdach, 30°</th><td>11</td><td>59</td><td>118</td><td>9 %</td></tr>
    <tr><th scope="row">Südwand</th><td>25</td><td>71</td><td>66</td><td>39 %</td></tr>
    <tr><th scope="row">Norddach, 30°</th><td>7</td><td>28</td><td>102</td><td>7 %</td></tr>
  </tbody>
</table>
<p>Der Süden hat hellere Winter. In München liefert das gleiche Süddach 42 kWh im Dezember und 130 kWh im Juni, also 32 %. In Hamburg sind es 20 und 129 kWh, also 16 %.</p>
<p>Steile Module fangen die tiefe Wintersonne besser ein. Eine Südwand liefert im Dezember ein Fünftel mehr als das Süddach, über das Jahr aber ein Viertel weniger.</p>

<h2>Strom für Haus und Heizung</h2>
<p>Beispiel: ein Haus in Berlin mit 3.500 Kilowattstunden (kWh) im Jahr und 7,9 kWp ohne Speicher. Der Planer rechnet für das 1. Jahr:</p>
<table>
  <thead>
    <tr><th scope="col">Monat</th><th scope="col">Solarertrag</th><th scope="col">Verbrauch</th><th scope="col">Netzbezug</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Dezember</th><td>170 kWh</td><td>350 kWh</td><td>280 kWh</td></tr>
    <tr><th scope="row">Juni</th><td>990 kWh</td><td>250 kWh</td><td>100 kWh</td></tr>
  </tbody>
</table>
<p>Ein Speicher mit 6 kWh senkt den Netzbezug im Juni auf fast nichts. Im Dezember bleiben 220 kWh, weil er selten voll wird.</p>
<p>Eine Wärmepumpe braucht den meisten Strom, wenn die Module am wenigsten liefern. Rechnen Sie deshalb nicht mit dem Ertrag im Jahr allein.</p>

<h2>Kälte</h2>
<p>Module mögen Kälte. Mit jedem Grad, das sie wärmer werden, verlieren sie etwa 0,33 % ihrer Leistung. Auf einem heißen Dach kann ein Modul 60\u00A0°C erreichen und etwa 12 % weniger leisten. An einem klaren Frosttag leistet es fast so viel, wie auf dem Typenschild steht.</p>

<h2>Schnee auf den Modulen</h2>
<p>Ein bedecktes Modul liefert fast nichts. Über das Jahr ist der Verlust trotzdem meist klein. Eine schwedische Studie von 2021 nennt 2 bis 3 % in mildem und 5 bis 6 % in mäßig kaltem Klima. Einzelne Anlagen im hohen Norden verloren in schlechten Jahren bis zu ein Drittel.</p>
<p>Bei einem Jahresertrag von 7.700 kWh sind 3 % etwa 231 kWh. Eingespeist wären sie 18 € wert, selbst genutzt 81 €. Gerechnet ist mit 7,7 ct und 35 ct pro kWh.</p>
<p>Von steilen Dächern rutscht Schnee schneller. Unter 15° Neigung bleibt er manchmal tagelang liegen. Bei 40° ist er oft bis Mittag weg.</p>
<h3>Sollten Sie den Schnee räumen?</h3>
<p>Meist nicht. Wenn Sie die Module vom Boden aus erreichen:</p>
<ul>
  <li>Ziehen Sie den Schnee mit einem weichen Schaumstoffschieber an einer langen Stange ab. Lassen Sie eine dünne Schicht liegen.</li>
  <li>Steigen Sie nie auf das Dach. Nehmen Sie nie heißes Wasser, Salz oder Metall.</li>
  <li>Halten Sie Menschen und Autos von der Traufe eines steilen Dachs fern. Schnee kann auf einmal abrutschen.</li>
</ul>
<p>Module tragen viel Schnee. Ihr Dach muss Schnee und Module zusammen tragen. Lassen Sie das in schneereichen Gegenden vor dem Einbau prüfen.</p>

<h2>Schatten im Winter</h2>
<p>Die Wintersonne steht tief, und Schatten sind lang. Ein Baum von 6 m Höhe wirft in Berlin am Mittag im Dezember einen Schatten von 24 m. Im Juni sind es 3,3 m. In München sind es 18 m und 2,8 m.</p>
<p>Schatten im Winter kostet weniger, als er scheint, weil es wenig zu verlieren gibt. In Berlin kostet die Hälfte des Dezembers 1 % des Jahresertrags, die Hälfte des Junis 6 %. Ein Baum, der nur im Winter stört, darf oft bleiben. Die <a href="/de/calculators/sun-path">Sonnenbahn-Analyse</a> zeigt, wo die Sonne in jedem Monat steht.</p>

<h2>Was Sie einplanen sollten</h2>
<ul>
  <li><strong>Am Netz:</strong> Planen Sie für das ganze Jahr. Im Sommer speisen Sie ein, im Winter kaufen Sie. Das eine bringt viel weniger, als das andere kostet. Mehr dazu: <a href="/de/tips/einspeiseverguetung">Einspeisevergütung</a>.</li>
  <li><strong>Mit Speicher:</strong> Er speichert nur, was die Module liefern. Vom Sommer in den Winter reicht er nicht. Mehr dazu: <a href="/de/tips/stromspeicher">Stromspeicher</a>.</li>
  <li><strong>Ohne Netz:</strong> Planen Sie für den dunkelsten Monat. Eine Hütte braucht 9,6 kWh am Tag (200 Ah bei 48 V). Der <a href="/de/calculators/panel-requirement">Modulbedarfsrechner</a> zeigt bei 5 Sonnenstunden 6 Module mit 440 W. Mit 1 Sonnenstunde, wie auf einem steilen Süddach in Berlin im Dezember, zeigt er 28. Viele wählen eine Zahl dazwischen und einen Generator.</li>
</ul>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Beschreiben Sie Ihr Dach und seine Verschattung unter <a href="/de/plan/sun">Meine Sonne</a>. Der Planer zeigt den Ertrag jedes Monats an Ihrem Ort.</p>

<h2>Quellen</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: Klima von 2001 bis 2020 für unser Modell</li>
  <li>NREL, <a href="https://pvwatts.nrel.gov/">PVWatts Calculator</a>, Version 8: Verluste und Einfluss der Temperatur</li>
  <li>M. van Noord, T. Landelius und S. Andersson, <a href="https://doi.org/10.3390/en14061574">Snow-Induced PV Loss Modeling Using Production-Data Inferred PV System Models</a>, Energies, 2021</li>
  <li>D. Ryberg und J. Freeman, <a href="https://www.nrel.gov/docs/fy17osti/68705.pdf">Integration, Validation, and Application of a PV Snow Coverage Model in SAM</a>, NREL, 2017</li>
</ul>
`,
} satisfies TranslatedArticleText
