import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'

const chart: Chart = {
  name: 'planner-de',
  title: 'Wer jede kWh zum Strompreis rechnet, verdoppelt den Wert dieser Stunde',
  subtitle: 'Wert von 1 Stunde Solarstrom in Cent: 3,2 kWh erzeugt, 0,9 kWh im Haus verbraucht',
  bars: [
    ['Stunde für Stunde, mit Einspeisevergütung', 49.2, '49,2 ct'],
    ['Aller Solarstrom zum Strompreis', 112, '112 ct'],
  ],
}

export default {
  slug: 'so-rechnet-der-planer',
  title: 'So rechnet der Planer',
  chart,
  content: `
<p>Der Planer berechnet für jede Stunde eines Jahres, was Ihre Module erzeugen und was Ihr Haus verbraucht. Daraus ermittelt er mit Ihren Preisen die Stromrechnungen von 25 Jahren. Die Antwort ist eine Spanne, weil niemand Wetter, Gewohnheiten und Preise der Zukunft kennt.</p>

<h2>Angaben, die Sie nicht machen müssen</h2>
<p>Sie brauchen nur einen Ort und eine Stromrechnung. Den Rest füllen wir mit dem, was bei Ihnen üblich ist. An jeder Zahl steht, woher sie kommt:</p>
<table>
  <thead>
    <tr><th scope="col">Kennzeichen</th><th scope="col">Herkunft der Zahl</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Von Ihnen eingegeben</th><td>Ihre eigene Angabe</td></tr>
    <tr><th scope="row">Üblich hier</th><td>Aus einer genannten Quelle für Ihre Gegend, mit Datum</td></tr>
    <tr><th scope="row">Geschätzt</th><td>Aus anderen Zahlen berechnet</td></tr>
    <tr><th scope="row">Faustregel</th><td>Grober Richtwert, weil wir keine bessere Quelle fanden</td></tr>
    <tr><th scope="row">Brauchen wir noch</th><td>Wir kennen den Wert nicht: Sie können ihn ergänzen</td></tr>
  </tbody>
</table>
<p>Ihr Plan bleibt auf diesem Gerät, bis Sie ihn in einem Konto speichern oder teilen.</p>

<h2>Sonne auf Ihrem Dach</h2>
<p>Ihr Ort bestimmt das Klima. Wir verwenden Mittelwerte der Jahre 2001 bis 2020 von NASA POWER. Wo es bergig ist, verbessert sie CHELSA, eine feinere Karte.</p>
<p>Für jede Stunde berechnen wir den Stand der Sonne und das Licht auf jeder Dachfläche. Bäume, Gebäude und Berge werfen Schatten, den wir abziehen. Heiße Module liefern weniger. Kabel, Schmutz und andere Verluste kosten 14,1 %, wie bei PVWatts. Jedes Jahr liefern die Module etwa 0,5 % weniger.</p>

<h2>Ihr Stromverbrauch, Stunde für Stunde</h2>
<p>Eine Rechnung sagt, wie viel Strom Sie verbrauchen, aber nicht wann. Deshalb verteilen wir Ihren Verbrauch auf einen Tagesverlauf, der zu Land und Klima passt. Er hängt auch davon ab, wer tagsüber zu Hause ist. Elektroauto, Wärmepumpe, Klimaanlage und Pool bekommen ihre eigenen Stunden.</p>
<p>Messwerte eines intelligenten Stromzählers sind besser als jeder übliche Tagesverlauf. Ohne sie prüfen wir auch, was mehr oder weniger Verbrauch am Tag ändert.</p>

<h2>Eigenverbrauch und Einspeisung</h2>
<p>In jeder Stunde nutzt Ihr Haus zuerst den Solarstrom. Der Überschuss lädt den Speicher, wenn Sie einen haben. Der Rest geht ins Stromnetz. Reicht der Solarstrom nicht, hilft zuerst der Speicher und dann das Netz. Innerhalb einer Stunde schwankt Ihr Verbrauch. Ohne Speicher rechnen wir deshalb mit etwas weniger Eigenverbrauch, als der Mittelwert der Stunde ergibt.</p>
<p>Beispiel für 1 Stunde ohne Speicher: Die Module erzeugen 3,2 Kilowattstunden (kWh), das Haus verbraucht 0,9 kWh. Der Strompreis ist 35 ct pro kWh, die Einspeisevergütung 7,7 ct.</p>
<ul>
  <li>Eigenverbrauch: 0,9 × 35 ct = 31,5 ct</li>
  <li>Einspeisung: 2,3 × 7,7 ct = 17,7 ct</li>
  <li>Zusammen: <strong>49,2 ct</strong></li>
</ul>
${chartFigure(chart)}
<p>Eine einfache Formel rechnet alle 3,2 kWh zu 35 ct, also 112 ct. Deshalb zeigt ein Plan Stunde für Stunde oft eine längere Amortisationszeit.</p>

<h2>Stromrechnungen und Ersparnis</h2>
<p>Jede Monatsrechnung berechnen wir zweimal: mit und ohne Photovoltaik. Dabei gilt Ihr Stromtarif mit Grundpreis, Preisstufen, Tageszeiten und Einspeisevergütung. Der Unterschied ist Ihre Ersparnis.</p>
<p>Davon ziehen wir die Kosten ab: Kaufpreis, Wartung, neuer Wechselrichter, neuer Speicher, Kredit oder Miete. Förderung rechnen wir an. Geld in späteren Jahren zählt weniger als Geld heute. Zu jeder Zahl können Sie die Formel mit Ihren eigenen Werten öffnen.</p>

<h2>Wie sicher ist die Antwort?</h2>
<p>3 Dinge bleiben unbekannt: der künftige Ertrag, die Stunden Ihres Verbrauchs und der Anstieg des Strompreises. Für einen guten und einen schlechten Fall ändern wir alle 3 zusammen. Die Chance auf ein besseres Ergebnis als im guten Fall schätzen wir auf etwa 1 von 10. Das Risiko eines schlechteren als im schlechten Fall ist etwa gleich groß.</p>
<table>
  <thead>
    <tr><th scope="col">Chance auf einen Gewinn, unsere Schätzung</th><th scope="col">Unsere Antwort</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">9 von 10 oder mehr</th><td>Lohnt sich</td></tr>
    <tr><th scope="row">6 bis 8 von 10</th><td>Lohnt sich wahrscheinlich</td></tr>
    <tr><th scope="row">4 oder 5 von 10</th><td>Kommt darauf an</td></tr>
    <tr><th scope="row">1 bis 3 von 10</th><td>Lohnt sich wahrscheinlich nicht</td></tr>
    <tr><th scope="row">Weniger als 1 von 10</th><td>Lohnt sich nicht</td></tr>
  </tbody>
</table>
<p>Unter 4 von 10 gibt es noch eine Antwort: Macht sich bezahlt, aber langsam. Die Anlage macht sich bezahlt, aber sicher angelegtes Geld brächte mehr. Typische Preise weichen von Ihren ab. Deshalb ist der Preis der Anlage unsicher, bis Sie ein Angebot haben.</p>
<p>Diese Grenzen haben wir selbst gewählt. Danach zeigt ein Diagramm, was Ihre Antwort ändern könnte.</p>
<p>Wir haben unser Modell mit PVWatts, mit dem System Advisor Model des NREL und mit echtem Wetter verglichen. <a href="/de/accuracy">Wie genau ist das?</a> zeigt jede Abweichung.</p>

<h2>Wie viel CO₂ vermeidet die Anlage?</h2>
<p>Jede Kilowattstunde Solarstrom ersetzt eine aus dem Netz. Wir multiplizieren sie mit dem CO₂, das eine Kilowattstunde in Ihrem Land im Durchschnitt verursacht. Davon ziehen wir ab, was die Herstellung der Module und des Speichers verursacht. Die Summe ist eine Spanne. Ein Ende rechnet mit dem heutigen Stromnetz. Das andere lässt es sich so verändern wie in den letzten 10 Jahren. In einem sehr sauberen Netz gleichen Module das CO₂ ihrer Herstellung kaum aus.</p>

<h2>Was der Planer nicht berücksichtigt</h2>
<ul>
  <li><strong>Steuern auf Ihre Einnahmen.</strong> Fragen Sie dazu eine Steuerberatung oder Ihr Finanzamt.</li>
  <li><strong>Den Wert Ihres Hauses.</strong></li>
  <li><strong>Örtliche Vorschriften und die Tragfähigkeit Ihres Dachs.</strong> Beides muss ein Fachbetrieb prüfen.</li>
</ul>

<h2>Rechnen Sie für Ihr Haus</h2>
<p><a href="/de/plan">Beginnen Sie Ihren Plan</a> mit einem Ort und einer Stromrechnung. Ersetzen Sie dann übliche Werte durch Ihre eigenen. Haben Sie ein Angebot? Prüfen Sie es unter <a href="/de/plan/answer">Ihre Antwort</a>. Sie können auch mit einem <a href="/de/calculators/solar">Rechner</a> anfangen und seine Zahlen in den Plan übernehmen.</p>

<h2>Quellen</h2>
<ul>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: Einstrahlung und Luft, 2001 bis 2020</li>
  <li>Eidgenössische Forschungsanstalt WSL, <a href="https://chelsa-climate.org/">CHELSA</a>: Klima in hoher Auflösung</li>
  <li>A. Dobos, NREL, <a href="https://docs.nrel.gov/docs/fy14osti/62641.pdf">PVWatts Version 5 Manual</a>, 2014: Verluste und Wechselrichter</li>
  <li>D. Jordan und S. Kurtz, <a href="https://doi.org/10.1002/pip.1182">Photovoltaic degradation rates: an analytical review</a>, Progress in Photovoltaics, 2013</li>
  <li>NREL, <a href="https://github.com/NREL/ssc">SSC</a>, das Rechenwerk des System Advisor Model</li>
  <li>heizung.de, <a href="https://www.heizung.de/news/einspeiseverguetung-sinkt-2026.html">Einspeisevergütung 2026</a>: 7,7 ct bis 10 kW bei Inbetriebnahme ab August 2026</li>
</ul>
`,
} satisfies TranslatedArticleText
