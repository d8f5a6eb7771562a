import { expect, test } from 'vitest'
import { standardTimeAt } from '../../../server/public-api/climate-files.ts'

// Shifts by hand, from laws in force and news of the IANA time zone database; the year is that of the last change.
test.each([
  ['Istanbul, all year UTC+3 since 2016', 41.01, 28.98, 3],
  ['Colombo, 2006', 6.93, 79.86, 5.5],
  ['Asunción, 2024', -25.28, -57.63, -3],
  ['Windhoek, 2017', -22.57, 17.08, 2],
  ['Almaty, 2024', 43.24, 76.89, 5],
  ['Pago Pago, American Samoa, which stayed east of the date line in 2011', -14.28, -170.7, -11],
  ['Apia, Samoa, which crossed it', -13.83, -171.77, 13],
  ['Lord Howe, whose summer time is half an hour', -31.55, 159.08, 10.5],
  ['Nuuk, 2023', 64.18, -51.72, -2],
  ['Troll, whose summer time is two hours', -72.01, 2.53, 0],
  ['Moscow, 2014', 55.75, 37.62, 3],
  ['Volgograd, 2020', 48.71, 44.51, 3],
  ['Caracas, 2016', 10.49, -66.88, -4],
  ['Pyongyang, 2018', 39.02, 125.75, 9],
  ['Khartoum, 2017', 15.59, 32.53, 2],
  ['Juba, 2021', 4.85, 31.58, 2],
  ['Amman, 2022', 31.95, 35.93, 3],
  ['Damascus, 2022', 33.51, 36.29, 3],
  ['Casablanca, 2018', 33.57, -7.59, 1],
  ['Minsk, 2011', 53.9, 27.57, 3],
  ['Berlin', 52.52, 13.4, 1],
  ['Phoenix', 33.45, -112.07, -7],
  ['Chatham', -43.95, -176.55, 12.75],
])('The standard time of %s, is that of the year in force', async (_place, lat, lon, hours) => {
  expect((await standardTimeAt({ lat, lon })).utcOffset).toBe(hours)
})
