import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  bilbao,
  CAR_USE,
  ELECTRICITY_PRICE,
  EXPORT_PRICE,
  kwh,
  kwp,
  large,
  largeBattery,
  madrid,
  middle,
  money,
  number,
  PRICE_PER_KWP,
  percent,
  price,
  smallBattery,
  USE,
} from './example.ts'

const PANEL = 0.44 // [kWp]
const perKm = DEFAULTS.carKwhPer100Km.value / 100
const distances = [8000, 12_000, 16_000].map((km) => ({ km, use: km * perKm }))
const panelsIn = (town: { readonly yield: number }) => Math.ceil(CAR_USE / town.yield / PANEL)

/** Of the charged electricity, and what the car adds to the bill of a home with solar [€ a year]. */
const charging = (size: typeof middle, car: 'carByDay' | 'carInTheEvening') => ({
  solarShare: (size[car].output * size[car].selfConsumption - size.home.output * size.home.selfConsumption) / CAR_USE,
  cost: size[car].billAfter - size.home.billAfter,
})
const byDay = charging(middle, 'carByDay')
const inTheEvening = charging(middle, 'carInTheEvening')
const costWithoutSolar = middle.carByDay.billBefore - middle.home.billBefore
const per100Km = (cost: number) => money((100 * cost) / DEFAULTS.carKmPerYear.value, 'all')

const DAILY_KM = DEFAULTS.carKmPerYear.value / 365
const DAILY_USE = DAILY_KM * perKm
const connections = (
  [
    ['Enchufe normal, 230 V y 10 A', 2.3],
    ['Punto de recarga de 16 A', 3.7],
    ['Punto de recarga de 32 A', 7.4],
  ] as const
).map(([name, power]) => ({ name, power, hours: DAILY_USE / power }))

const chart: Chart = {
  name: 'car-es',
  title: `De día, el ${percent(byDay.solarShare)} de la carga viene de tu tejado`,
  subtitle: `Parte solar de la carga, 12.000 km al año, ${kwp(middle.home.kwp)} en Madrid`,
  bars: [
    ['Carga de día', 100 * byDay.solarShare, percent(byDay.solarShare)],
    ['Carga por la tarde y la noche', 100 * inTheEvening.solarShare, percent(inTheEvening.solarShare)],
  ],
}

export default {
  slug: 'cargar-un-vehiculo-electrico-con-energia-solar',
  title: 'Cargar un vehículo eléctrico con energía solar: ¿cuántos paneles?',
  chart,
  content: `
<p>En Madrid, ${panelsIn(madrid)} paneles de 440 W producen en un año lo que gastan 12.000 km, y en Bilbao, ${panelsIn(bilbao)}. Ahorras más si el vehículo carga en casa de día. Si carga de noche, usa sobre todo electricidad de la red.</p>

<h2>Cuánto gasta un vehículo eléctrico</h2>
<p>Contamos con ${DEFAULTS.carKwhPer100Km.value} kilovatios hora (kWh) por 100 km. Es un vehículo corriente, con las pérdidas de la carga. En meses fríos puede ser un tercio más.</p>
<table>
  <thead>
    <tr><th scope="col">Recorrido al año</th><th scope="col">Electricidad al año</th><th scope="col">Coste con la red</th><th scope="col">Paneles en Madrid</th><th scope="col">Paneles en Bilbao</th></tr>
  </thead>
  <tbody>
${distances
  .map(
    ({ km, use }) =>
      `    <tr><th scope="row">${number(km)} km</th><td>${kwh(use)}</td><td>${money(use * ELECTRICITY_PRICE)}</td><td>${kwp(use / madrid.yield)}</td><td>${kwp(use / bilbao.yield)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>El coste vale para electricidad a ${price(ELECTRICITY_PRICE)} por kWh. Con una tarifa de noche barata será menor. Los paneles están en un tejado al sur con 30°. Por cada kWp dan ${kwh(madrid.yield)} al año en Madrid y ${kwh(bilbao.yield)} en Bilbao.</p>

<h2>La hora de cargar es lo que más cuenta</h2>
<p>La cantidad del año es solo media respuesta. Los paneles producen más a mediodía, y muchos vehículos están entonces en el trabajo. Hemos calculado un ejemplo hora a hora. Tiene ${kwp(middle.home.kwp)} en Madrid, ${kwh(USE)} para la casa y ${kwh(CAR_USE)} para el vehículo.</p>
${chartFigure(chart)}
<p>El vehículo carga aquí un poco cada día. «Por la tarde y la noche» quiere decir desde las 16 en días laborables. Los fines de semana carga repartido en el día. Así sube la factura de una casa que ya tiene paneles:</p>
<table>
  <thead>
    <tr><th scope="col">Cargas</th><th scope="col">Parte solar</th><th scope="col">Coste al año</th><th scope="col">Coste por 100 km</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">De día</th><td>${percent(byDay.solarShare)}</td><td>${money(byDay.cost)}</td><td>${per100Km(byDay.cost)}</td></tr>
    <tr><th scope="row">Por la tarde y la noche</th><td>${percent(inTheEvening.solarShare)}</td><td>${money(inTheEvening.cost)}</td><td>${per100Km(inTheEvening.cost)}</td></tr>
    <tr><th scope="row">En una casa sin paneles</th><td>0 %</td><td>${money(costWithoutSolar)}</td><td>${per100Km(costWithoutSolar)}</td></tr>
  </tbody>
</table>
<p>La electricidad solar no es gratis del todo. Por cada kWh que podrías enviar a la red pierdes un descuento de ${price(EXPORT_PRICE)}. Por 100 km son ${money(100 * perKm * EXPORT_PRICE, 'all')}. Con la red, a ${price(ELECTRICITY_PRICE)}, son ${money(100 * perKm * ELECTRICITY_PRICE, 'all')}.</p>
<p>¿Tienes una tarifa con horas valle baratas? Entonces cargar de noche cuesta menos que aquí. En España los sábados, los domingos y los festivos nacionales son valle todo el día. El fin de semana juntas sol y precio bajo.</p>

<h2>¿Una batería para el vehículo?</h2>
<p>No la compres solo para eso. Cargar de día consigue lo mismo sin gasto. Si siempre cargas de noche, una batería de ${largeBattery.kwh} kWh ahorra en el ejemplo ${money(largeBattery.carInTheEvening.saving)} al año. Una de ${smallBattery.kwh} kWh, ${money(smallBattery.carInTheEvening.saving)}. Mira hasta qué precio compensa en <a href="/es/tips/baterias-para-casa">baterías para casa</a>.</p>

<h2>Enchufe o punto de recarga</h2>
<p>12.000 km al año son ${number(DAILY_KM)} km al día, o sea ${number(DAILY_USE, 1)} kWh.</p>
<table>
  <thead>
    <tr><th scope="col">Conexión</th><th scope="col">Potencia</th><th scope="col">Horas para ${number(DAILY_KM)} km</th></tr>
  </thead>
  <tbody>
${connections
  .map(
    ({ name, power, hours }) =>
      `    <tr><th scope="row">${name}</th><td>${number(power, 1)} kW</td><td>${number(hours, 1)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>En el enchufe se pierde más. El ADAC, un club alemán, midió 4 vehículos: del 13 al 24 % de la electricidad no llegó a la batería. En un punto de recarga de 11 kW fue del 6 al 10 %. Pide que revisen el enchufe antes de cargar en él durante horas.</p>
<p>Más rápido no siempre es mejor. Un tejado de ${kwp(middle.home.kwp)} rara vez da toda su potencia. Si cargas a 7,4 kW, una parte viene de la red.</p>
<p>Algunos puntos de recarga usan solo lo que ibas a enviar a la red. Un horario en el vehículo, por ejemplo de 12 a 17, no cuesta nada y también ayuda.</p>

<h2>Planifica juntos el punto de recarga y los paneles</h2>
<ul>
  <li><strong>Potencia contratada:</strong> si la casa y el vehículo la superan, salta la luz. Un punto con control de potencia lo evita y ahorra término fijo.</li>
  <li><strong>Dos potencias:</strong> en España puedes contratar más kW en valle que en punta.</li>
  <li><strong>Garaje comunitario:</strong> pregunta al administrador qué debes comunicar antes de la obra.</li>
  <li><strong>Espacio:</strong> ¿llegará después el vehículo? Deja sitio para ${panelsIn(madrid)} o ${panelsIn(bilbao)} paneles más y un tubo para el cable hasta la plaza.</li>
  <li><strong>Más paneles:</strong> cada kWp más cuesta cerca de ${money(PRICE_PER_KWP)}, según nuestra estimación. Con ${kwp(large.home.kwp)} y carga de día, la parte solar sube al ${percent(charging(large, 'carByDay').solarShare)}.</li>
</ul>

<h2>El vehículo como respaldo</h2>
<p>Un vehículo eléctrico guarda de 50 a 100 kWh, mucho más que casi cualquier batería doméstica. Algunos pueden alimentar una casa en un corte. Una batería de 70 kWh a medias dura más de 3 días con 10 kWh al día. Hace falta un punto de recarga especial y una conmutación, y pocos modelos pueden. Pide que te lo den por escrito antes de comprar.</p>

<h2>Calcúlalo para tu casa</h2>
<p>Añade un vehículo eléctrico en <a href="/es/plan/home">Mi casa</a>, con tus kilómetros y tu hora de carga. El planificador muestra lo que ahorran los paneles con él.</p>

<h2>Fuentes</h2>
<ul>
  <li>firmenauto, <a href="https://www.firmenauto.de/ladeverluste-elektroautos-schnell-laden-ist-besser-11213671.html">pérdidas de carga en la prueba del ADAC</a></li>
  <li>Departamento de Energía de Estados Unidos y EPA, <a href="https://www.fueleconomy.gov/feg/evsbs.shtml">fueleconomy.gov</a>: consumo de vehículos eléctricos</li>
  <li>IEA, <a href="https://www.iea.org/reports/global-ev-outlook-2025">Global EV Outlook 2025</a></li>
  <li>Radio Televisión Canaria, <a href="https://rtvc.es/cambios-en-la-factura-de-la-luz-a-partir-del-mes-de-junio">tramos horarios y dos potencias en la factura</a>, 2021</li>
  <li>Energías Renovables, <a href="https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213">informe de autoconsumo de APPA</a>, febrero de 2025: precio de las instalaciones</li>
  <li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a>: clima de 2001 a 2020; producción y horas calculadas con el planificador de Helioplan</li>
</ul>
`,
} satisfies TranslatedArticleText
