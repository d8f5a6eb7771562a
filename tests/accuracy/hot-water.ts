import { DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { IMMERSION_HEATER } from '#shared/plan/use/separate-loads.ts'
import reference from '../reference/energy/hot-water.json'
import { round } from './statistics.ts'

/** Heat of a litre of water [kWh/K]. */
const HEAT_OF_LITRE = 4.186 / 3_600
const [SUNRISE, SUNSET] = [6, 18]

/** Mean output in an hour of a day whose sun follows half a sine [kW]. */
function outputOfHour(hour: number, peakKw: number): number {
  if (hour < SUNRISE || hour >= SUNSET) return 0
  const length = SUNSET - SUNRISE
  const cosineAt = (time: number) => Math.cos((Math.PI * (time - SUNRISE)) / length)
  return ((peakKw * length) / Math.PI) * (cosineAt(hour) - cosineAt(hour + 1))
}

/** A tank heated with surplus on days that are all alike, in a home whose use never changes. */
export const measureHotWater = () => ({
  ...reference,
  days: reference.days.map((day) => {
    const { peakKw, litres } = day
    const tankKwh = litres * HEAT_OF_LITRE * reference.warmBy
    const { totals } = simulateBalance({
      solar: Float64Array.from({ length: HOURS_OF_YEAR }, (_, hour) => outputOfHour(hour % HOURS_OF_DAY, peakKw)),
      use: new Float64Array(HOURS_OF_YEAR).fill(reference.load),
      surplusLoads: [
        {
          ...IMMERSION_HEATER,
          hours: new Float64Array(HOURS_OF_YEAR).fill(tankKwh / HOURS_OF_DAY),
          replacesFuel: true,
        },
      ],
    })
    return { ...day, tankKwh: round(tankKwh, 2), ours: round(totals.heat / DAYS_OF_YEAR, 2) }
  }),
})
