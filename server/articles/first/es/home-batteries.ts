import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { chartFigure, type TranslatedArticleText } from '../../article-text.ts'
import type { Chart } from '../../chart.ts'
import {
  ELECTRICITY_PRICE,
  EXPORT_PRICE,
  kwh,
  kwp,
  largeBattery,
  middle,
  money,
  percent,
  price,
  smallBattery,
  USE,
} from './example.ts'

const batteries = [smallBattery, largeBattery]
const EFFICIENCY = 0.9
/** [€ per kWh stored] */
const gain = EFFICIENCY * ELECTRICITY_PRICE - EXPORT_PRICE

const backups = (
  [
    ['Toda la casa', 10, 12],
    ['Solo lo más necesario', 4, 24],
  ] as const
).map(([what, dailyUsage, backupHours]) => {
  const battery = batteryStorage({ dailyUsage, backupHours, systemVoltage: 48, costPerKwh: 0 })
  return { what, dailyUsage, backupHours, capacity: battery.recommendedCapacity }
})

const chart: Chart = {
  name: 'battery-gain-es',
  title: 'Una batería puede costar más si un vehículo carga por la tarde',
  subtitle: `Precio más alto con el que la batería no pierde dinero en 25 años, casa de Madrid con ${kwp(middle.home.kwp)}`,
  bars: [
    ...batteries.map(
      ({ kwh: size, home }) =>
        [`${size} kWh, sin vehículo eléctrico`, home.highestPrice, money(home.highestPrice)] as const,
    ),
    ...batteries.map(
      ({ kwh: size, carInTheEvening: car }) =>
        [`${size} kWh, con vehículo eléctrico`, car.highestPrice, money(car.highestPrice)] as const,
    ),
  ],
}

export default {
  slug: 'baterias-para-casa',
  title: '¿Vale la pena una batería en casa?',
  chart,
  content: `
<p>Depende sobre todo de su precio, porque cada kilovatio hora (kWh) guardado ahorra como mucho ${price(gain)} en nuestro ejemplo. No debería ser mayor que lo que tu casa gasta de la tarde a la mañana. Tener luz en un corte puede ser otra razón.</p>

<h2>Lo que ahorra un kWh guardado</h2>
<p>En la batería se pierde algo. Las fichas técnicas prometen que vuelve cerca del ${percent(EFFICIENCY)}. El NREL, un instituto de Estados Unidos, cuenta con un 85 %. Ejemplo con electricidad a ${price(ELECTRICITY_PRICE)} y excedentes a ${price(EXPORT_PRICE)}:</p>
<ul>
  <li>Compras 0,9 kWh menos: 0,9 × ${price(ELECTRICITY_PRICE)} = ${price(EFFICIENCY * ELECTRICITY_PRICE)}</li>
  <li>Viertes 1 kWh menos: ${price(EXPORT_PRICE)}</li>
  <li>Ahorro: <strong>${price(gain)}</strong></li>
</ul>
<p>Con excedentes mejor pagados, la batería ahorra menos. Con balance neto completo no ahorra nada, como pasa en algunos países.</p>

<h2>Qué aporta una batería</h2>
<p>El planificador calcula hora a hora una casa de Madrid. Consume ${kwh(USE)} al año y tiene ${kwp(middle.home.kwp)} en el tejado. La segunda columna dice qué parte de su electricidad viene del sol.</p>
<table>
  <thead>
    <tr><th scope="col">Batería</th><th scope="col">Cubierto por el sol</th><th scope="col">Ahorro en el año 1</th><th scope="col">Compensa hasta</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sin batería</th><td>${percent(smallBattery.home.selfSufficiencyWithout)}</td><td>–</td><td>–</td></tr>
${batteries
  .map(
    ({ kwh: size, home }) =>
      `    <tr><th scope="row">${size} kWh</th><td>${percent(home.selfSufficiency)}</td><td>${money(home.saving)}</td><td>${money(home.highestPrice)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>Los primeros ${smallBattery.kwh} kWh son los que más ayudan. La casa gasta más o menos eso de la tarde a la mañana. Los siguientes ${largeBattery.kwh - smallBattery.kwh} kWh ahorran solo ${money(largeBattery.home.saving - smallBattery.home.saving)} más al año.</p>
<p>¿Por qué ahorra tan poco? Porque sin batería la compensación ya rebaja casi toda la factura de esta casa. Si un vehículo eléctrico carga por la tarde y la noche, hace falta más electricidad sin sol. Entonces la batería ayuda más:</p>
<table>
  <thead>
    <tr><th scope="col">Batería, con vehículo eléctrico</th><th scope="col">Cubierto por el sol</th><th scope="col">Ahorro en el año 1</th><th scope="col">Compensa hasta</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Sin batería, con vehículo</th><td>${percent(smallBattery.carInTheEvening.selfSufficiencyWithout)}</td><td>–</td><td>–</td></tr>
${batteries
  .map(
    ({ kwh: size, carInTheEvening: car }) =>
      `    <tr><th scope="row">${size} kWh, con vehículo</th><td>${percent(car.selfSufficiency)}</td><td>${money(car.saving)}</td><td>${money(car.highestPrice)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
${chartFigure(chart)}
<p>Si puedes, carga el vehículo de día. No cuesta nada. Más en <a href="/es/tips/cargar-un-vehiculo-electrico-con-energia-solar">cargar un vehículo eléctrico con energía solar</a>.</p>

<h3>Supuestos</h3>
<p>«Compensa hasta» es el precio total, con el montaje. Cuenta 25 años y una batería nueva tras unos 15. La batería devuelve un ${percent(EFFICIENCY)} de lo que guarda. El precio de la electricidad sube un 2 % al año. Lo demás es como en el ejemplo de <a href="/es/tips/que-tamano-de-instalacion-solar-necesitas">tamaño de la instalación</a>.</p>
<p>En una casa real el consumo sube y baja más que en nuestro modelo. Tus cifras pueden ser más bajas.</p>

<h2>Pide precio y compara</h2>
<p>No tenemos una fuente fiable del precio medio de una batería en España. Los precios varían mucho y cambian deprisa. Pide la batería como línea aparte en cada presupuesto. Luego compara ese precio con lo que ahorra.</p>
<p>Una <strong>batería virtual</strong> no es una batería. Es un saldo que guarda tu compañía por tus excedentes. No da luz en un corte. Mira sus cuotas y condiciones en <a href="/es/tips/compensacion-de-excedentes">compensación de excedentes</a>.</p>

<h2>Capacidad y potencia</h2>
<ul>
  <li><strong>Capacidad útil (kWh):</strong> cuánta electricidad puedes sacar. La capacidad de la placa puede ser algo mayor.</li>
  <li><strong>Potencia (kW):</strong> cuánto puede dar a la vez. De ella depende qué aparatos funcionan juntos.</li>
</ul>
<p>Una batería de 10 kWh y 5 kW mantiene un aparato de 1 kW durante 10 horas. Con 5 kW se vacía en 2 horas. Los compresores y las bombas piden un pico al arrancar. Pregunta por la potencia pico.</p>

<h2>Luz en un corte</h2>
<p>Los paneles solos no sirven en un corte de luz. Una instalación normal se apaga para proteger a quien repara las líneas. Muchos hogares con paneles lo vieron en el apagón del 28 de abril de 2025. Hace falta una batería y un inversor preparados para funcionar sin red. No todas las baterías lo están: pregunta antes de comprar.</p>
<p>La <a href="/es/calculators/battery">Calculadora de baterías</a> usa una regla sencilla: kWh al día × horas ÷ 24. Dos ejemplos:</p>
<table>
  <thead>
    <tr><th scope="col">Qué sigue funcionando</th><th scope="col">Consumo al día</th><th scope="col">Horas</th><th scope="col">Capacidad</th></tr>
  </thead>
  <tbody>
${backups
  .map(
    ({ what, dailyUsage, backupHours, capacity }) =>
      `    <tr><th scope="row">${what}</th><td>${kwh(dailyUsage)}</td><td>${backupHours}</td><td>${kwh(capacity)}</td></tr>`,
  )
  .join('\n')}
  </tbody>
</table>
<p>La batería menor dura el doble. Haz una lista de lo necesario: frigorífico, internet, algo de luz, teléfonos. Añade de un 20 a un 30 %, porque una batería pierde algo de energía y se debilita con los años.</p>

<h2>Vida útil y seguridad</h2>
<p>La mayoría de las baterías domésticas son de litio hierro fosfato (LFP). Aguantan más cargas que las antiguas y es mucho más difícil que ardan. Muchas garantías prometen el 70 % de la capacidad a los 10 años o una cantidad de energía. Lee los dos límites.</p>
<p>El calor daña siempre la batería, y la helada al cargar. Un garaje con sombra es mejor que una pared exterior al sol.</p>

<h2>Preguntas para el instalador</h2>
<ol>
  <li>¿Qué capacidad útil (kWh), potencia (kW) y potencia pico (kW) tiene?</li>
  <li>¿Da luz en un corte? ¿A qué circuitos?</li>
  <li>¿Carga con los paneles cuando no hay red?</li>
  <li>¿Cuánto ahorra al año con <em>mi</em> tarifa? ¿Qué precio de excedentes ha usado?</li>
  <li>¿Funciona sin internet? ¿Quién puede controlarla?</li>
</ol>

<h2>Calcúlalo para tu casa</h2>
<p>Añade una batería en <a href="/es/plan/system">Mi instalación</a>. El planificador calcula lo que ahorra con tus precios. También muestra cuánto dura en un corte lo que quieres mantener.</p>

<h2>Fuentes</h2>
<ul>
  <li>NREL, <a href="https://atb.nrel.gov/electricity/2024/residential_battery_storage">Annual Technology Baseline 2024: Residential Battery Storage</a></li>
  <li>IEA, <a href="https://www.iea.org/reports/batteries-and-secure-energy-transitions">Batteries and Secure Energy Transitions</a>, 2024</li>
  <li>Goiener, <a href="https://www.goiener.com/es/2025/05/por-que-no-funciono-instalacion-autoconsumo-durante-apagon/">por qué no funcionó mi instalación de autoconsumo durante el apagón</a>, mayo de 2025</li>
  <li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">precios de la electricidad para hogares</a>, segundo semestre de 2025</li>
</ul>
`,
} satisfies TranslatedArticleText
