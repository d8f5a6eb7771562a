import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'battery-gain-de',
  title: 'Von diesen 6 Speichern bringt nur einer Gewinn',
  subtitle: 'Zusätzlicher Gewinn über 25 Jahre in heutigem Geld, Haus in Berlin mit 7,9 kWp',
  bars: [
    ['5 kWh, ohne E-Auto', -500, '−500 €'],
    ['10 kWh, ohne E-Auto', -2300, '−2.300 €'],
    ['15 kWh, ohne E-Auto', -4900, '−4.900 €'],
    ['5 kWh, E-Auto lädt am Abend', -100, '−100 €'],
    ['10 kWh, E-Auto lädt am Abend', 500, '500 €'],
    ['15 kWh, E-Auto lädt am Abend', -800, '−800 €'],
  ],
}

export default {
  slug: 'stromspeicher',
  title: 'Lohnt sich ein Stromspeicher?',
  chart,
  content: `
<p>Das hängt vor allem vom Preis des Speichers ab, denn jede gespeicherte Kilowattstunde (kWh) bringt nur etwa 24 ct. Er sollte nicht mehr fassen, als Ihr Haus von Abend bis Morgen braucht. Mehr Unabhängigkeit und Notstrom können zusätzliche Gründe sein.</p>

<h2>Was eine gespeicherte kWh bringt</h2>
<p>Im Speicher geht etwas Strom verloren. Datenblätter versprechen, dass etwa 90 % wieder herauskommen. Das NREL, ein Forschungsinstitut der USA, plant mit 85 %. Beispiel mit 35 ct Strompreis und 7,7 ct Einspeisevergütung:</p>
<ul>
  <li>Sie kaufen 0,9 kWh weniger: 0,9 × 35 ct = 31,5 ct</li>
  <li>Sie speisen 1 kWh weniger ein: 7,7 ct</li>
  <li>Gewinn: <strong>23,8 ct</strong></li>
</ul>
<p>Ein Speicher mit 5 kWh, der 250-mal im Jahr voll und leer wird, spart also etwa 300 € im Jahr.</p>

<h2>Was ein Speicher bringt</h2>
<p>Der Planer rechnet Stunde für Stunde für ein Haus in Berlin. Es verbraucht 3.500 kWh im Jahr und hat 7,9 kWp auf dem Dach. Der <strong>Autarkiegrad</strong> sagt, wie viel Ihres Stroms vom eigenen Dach kommt.</p>
<table>
  <thead>
    <tr><th scope="col">Speicher</th><th scope="col">Autarkiegrad</th><th scope="col">Ersparnis im 1. Jahr</th><th scope="col">Preis</th><th scope="col">Gewinn über 25 Jahre</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Ohne</th><td>41 %</td><td>–</td><td>–</td><td>–</td></tr>
    <tr><th scope="row">5 kWh</th><td>76 %</td><td>330 €</td><td>3.675 €</td><td>−500 €</td></tr>
    <tr><th scope="row">10 kWh</th><td>84 %</td><td>400 €</td><td>5.750 €</td><td>−2.300 €</td></tr>
    <tr><th scope="row">15 kWh</th><td>87 %</td><td>430 €</td><td>7.825 €</td><td>−4.900 €</td></tr>
  </tbody>
</table>
<p>Die ersten 5 kWh bringen am meisten. So viel braucht dieses Haus etwa von Abend bis Morgen. Ein größerer Speicher wird im Sommer nachts nicht leer und im Winter tagsüber nicht voll.</p>
<p>Lädt am Abend ein Elektroauto, wird mehr Strom gebraucht, wenn die Sonne weg ist. Dann hilft ein Speicher mehr:</p>
<table>
  <thead>
    <tr><th scope="col">Speicher mit E-Auto</th><th scope="col">Autarkiegrad</th><th scope="col">Ersparnis im 1. Jahr</th><th scope="col">Gewinn über 25 Jahre</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Ohne Speicher</th><td>31 %</td><td>–</td><td>–</td></tr>
    <tr><th scope="row">5 kWh mit E-Auto</th><td>56 %</td><td>370 €</td><td>−100 €</td></tr>
    <tr><th scope="row">10 kWh mit E-Auto</th><td>71 %</td><td>600 €</td><td>500 €</td></tr>
    <tr><th scope="row">15 kWh mit E-Auto</th><td>76 %</td><td>690 €</td><td>−800 €</td></tr>
  </tbody>
</table>
${chartFigure(chart)}
<p>Laden Sie das Auto lieber tagsüber, wenn das geht. Das kostet nichts. Mehr dazu: <a href="/de/tips/elektroauto-mit-solarstrom-laden">Elektroauto mit Solarstrom laden</a>.</p>

<h3>Annahmen</h3>
<p>Ein Speicher kostet 1.600 € plus 415 € pro kWh und wird nach etwa 15 Jahren ersetzt. Strompreis 35 ct pro kWh mit 2 % Anstieg im Jahr, Einspeisevergütung 7,7 ct. Aus dem Speicher kommen 90 % zurück. Alles andere ist wie im Beispiel zur <a href="/de/tips/wie-gross-soll-die-solaranlage-sein">Anlagengröße</a>.</p>
<p>In einem einzelnen Haus schwankt der Verbrauch stärker als in unserem Modell. Ihre Werte können deshalb niedriger sein.</p>

<h2>Bis zu welchem Preis er sich lohnt</h2>
<p>Speicherpreise unterscheiden sich um den Faktor 2. Vergleichen Sie deshalb mehrere Angebote. In den Beispielen lohnt sich der Speicher bis zu diesem Preis:</p>
<ul>
  <li>5 kWh ohne E-Auto: bis etwa 3.400 €</li>
  <li>10 kWh mit E-Auto am Abend: bis etwa 6.100 €</li>
</ul>
<p>Auf Speicher für Wohnhäuser fällt seit 2023 keine Mehrwertsteuer an. In Österreich sind es seit April 2025 wieder 20 %.</p>

<h2>Kapazität und Leistung</h2>
<ul>
  <li><strong>Nutzbare Kapazität (kWh)</strong> sagt, wie viel Strom Sie entnehmen können. Die Kapazität auf dem Typenschild kann etwas größer sein.</li>
  <li><strong>Leistung (kW)</strong> sagt, wie viel er auf einmal liefert. Davon hängt ab, was gleichzeitig laufen kann.</li>
</ul>
<p>Ein Speicher mit 10 kWh und 5 kW versorgt ein Gerät mit 1 kW für 10 Stunden. Mit 5 kW ist er nach 2 Stunden leer. Einen Durchlauferhitzer mit 18 kW schafft er nicht, auch wenn er voll ist.</p>

<h2>Notstrom bei Stromausfall</h2>
<p>Module allein helfen bei Stromausfall nicht. Eine übliche Anlage schaltet sich ab, damit niemand an den Leitungen zu Schaden kommt. Nicht jeder Speicher liefert Notstrom. Fragen Sie vor dem Kauf danach.</p>
<p>Der <a href="/de/calculators/battery">Speicherrechner</a> rechnet einfach: kWh am Tag × Stunden ÷ 24. Für Deutschland nimmt er 575 € pro kWh an:</p>
<table>
  <thead>
    <tr><th scope="col">Was laufen soll</th><th scope="col">Verbrauch am Tag</th><th scope="col">Stunden</th><th scope="col">Kapazität</th><th scope="col">Preis</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Das ganze Haus</th><td>10 kWh</td><td>12</td><td>5 kWh</td><td>2.900 €</td></tr>
    <tr><th scope="row">Nur das Wichtigste</th><td>4 kWh</td><td>24</td><td>4 kWh</td><td>2.300 €</td></tr>
  </tbody>
</table>
<p>Der kleinere Speicher hält doppelt so lange. Schreiben Sie also auf, was laufen muss: Kühlschrank, Internet, etwas Licht, Telefone, Heizungspumpe. Rechnen Sie 20 bis 30 % dazu. Ein Speicher verliert etwas Energie und wird mit dem Alter schwächer.</p>

<h2>Lebensdauer und Sicherheit</h2>
<p>Die meisten Heimspeicher haben Zellen aus Lithium-Eisenphosphat (LFP). Sie halten mehr Ladungen aus als ältere Bauarten und geraten viel schwerer in Brand. Viele Garantien versprechen nach 10 Jahren noch 70 % der Kapazität oder eine bestimmte Menge Strom. Lesen Sie beide Grenzen.</p>
<p>Hitze schadet einem Speicher immer, Frost beim Laden. Ein kühler Keller ist besser als eine sonnige Außenwand.</p>

<h2>Fragen an den Fachbetrieb</h2>
<ol>
  <li>Wie groß sind nutzbare Kapazität (kWh) und Leistung (kW)?</li>
  <li>Liefert der Speicher Notstrom, und für welche Stromkreise?</li>
  <li>Lädt er bei Stromausfall weiter von den Modulen?</li>
  <li>Was spart er im Jahr mit <em>meinem</em> Stromtarif? Welche Einspeisevergütung ist angenommen?</li>
  <li>Läuft er ohne Internet? Wer kann ihn steuern?</li>
</ol>

<h2>Rechnen Sie für Ihr Haus</h2>
<p>Fügen Sie unter <a href="/de/plan/system">Meine Anlage</a> einen Speicher hinzu. Der Planer berechnet, was er mit Ihren Preisen spart. Er zeigt auch, wie lange er bei Stromausfall das Wichtigste versorgt.</p>

<h2>Quellen</h2>
<ul>
  <li>EVU-Anmeldung, <a href="https://evuanmeldung.de/?p=367">Preise von PV-Anlagen und Speichern</a>, 2026</li>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a></li>
  <li>Haufe, <a href="https://haufe.de/steuern/haufe-steuer-office-excellence/zukuenftige-nullsteuersatzentlastung-auf-lebensmittel-nac-1-allgemeines_idesk_PI25844_HI15757495.html">Nullsteuersatz für Photovoltaik</a>, 2023</li>
  <li>Wirtschaftskammer Österreich, <a href="https://www.wko.at/sbg/gewerbe-handwerk/elektro-gebaeude-alarm-kommunikation/streichung-der-ust-befreiung-auf-pv-anlagen">Ende des Nullsteuersatzes</a>, März 2025</li>
</ul>
`,
} satisfies TranslatedArticleText
