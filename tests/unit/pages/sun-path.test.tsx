import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { parseNasaPower } from '#shared/solar/nasa-power.ts'
import { Refusal } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, openPage } from '../../support/open-page.tsx'

type Place = readonly [latitude: string, longitude: string]

const DENVER: Place = ['39.7392', '-104.9903']
const SYDNEY: Place = ['-33.8688', '151.2093']

const box = (name: string) => screen.getByRole('textbox', { name })
const sunRegion = () => screen.getByRole('region', { name: /^The sun at/ })
const sunHours = () => within(sunRegion()).getAllByRole('definition')[0]

/** Calculates a place on the open page. */
async function calculateAt(actor: Actor, [latitude, longitude]: Place) {
  await actor.fill(box('Latitude'), latitude)
  await actor.fill(box('Longitude'), longitude)
  await actor.press('Calculate')
  const name = `The sun at ${formatCoordinates(Number(latitude), Number(longitude))}`
  await screen.findByRole('region', { name })
}

test.each([
  [
    'the network fails',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['an error page comes instead', () => new Response('<h1>Sorry</h1>', { headers: { 'Content-Type': 'text/html' } })],
])('uses the coarse table when a climate tile cannot be loaded because %s, and says so', async (_, answer) => {
  const { actor, server } = await openPage('/calculators/sun-path')
  server.replaceFiles(/^\/climate\//, answer)
  await calculateAt(actor, DENVER)
  const warning = 'The fine climate of this place could not be fetched; the coarse table’s figures stand in for it.'
  await waitFor(() => expect(sunRegion()).toHaveTextContent(warning))
  expect(screen.getByRole('radio', { name: 'Helioplan’s climate table, coarse here' })).toBeChecked()
  expect(sunHours()).toHaveTextContent(/^4\.\d hours\/day$/)
  await expectAccessible()
})

test('handles poles and open sea as ordinary places, and marks estimates', async () => {
  const { actor } = await openPage('/calculators/sun-path')
  for (const [place, guess] of [
    [['-90', '0'], 'no measurements south of 57.5° S'],
    [['-75', '0'], 'no measurements south of 57.5° S'],
    [['90', '0'], 'no measurements this near to the north pole'],
    [['89', '0'], 'no measurements this near to the north pole'],
    // The date line on the equator.
    [['0', '180'], null],
    // The open sea: without a tile the coarse table is used, and no error is shown.
    [['0', '-140'], null],
  ] as const) {
    await calculateAt(actor, place)
    const roof = within(await screen.findByRole('region', { name: 'Your roof' }))
    const isYield = (_: string, element: Element | null) => /^[\d,]+\skWh$/.test(element?.textContent ?? '')
    const [annualYield] = await roof.findAllByText(isYield)
    expect(Number(annualYield?.textContent?.replace(/\D/g, ''))).toBeGreaterThan(100)
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined|Infinity/)
    if (guess) expect(sunRegion()).toHaveTextContent(guess)
    else expect(sunRegion()).not.toHaveTextContent('no measurements')
  }
  expect(screen.getByRole('radio', { name: 'Helioplan’s climate table, coarse here' })).toBeChecked()
  expect(sunRegion()).not.toHaveTextContent('could not be fetched')
})

describe('NASA’s live climate, if enabled,', () => {
  const everyMonth = (value: number) =>
    Object.fromEntries(
      ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map((month) => [
        month,
        value,
      ]),
    )
  const data = { map: { tiles: 'off', tileUrl: '', attribution: '' }, liveClimate: true } as const

  test.each([
    [
      'fails',
      () => {
        throw new Refusal(503, 'Try again later')
      },
    ],
    ['knows nothing of the place', () => ({ resource: null, reason: 'NASA POWER has no climate of that place' })],
  ])('is replaced by the table when it %s, which the page says', async (_, climate) => {
    const { actor } = await openPage('/calculators/sun-path', { data, server: { climate } })
    await calculateAt(actor, DENVER)
    const warning = 'NASA’s live figures could not be had; the table’s stand in for them.'
    await waitFor(() => expect(sunRegion()).toHaveTextContent(warning))
    expect(sunRegion()).toHaveTextContent('Source: Helioplan’s fine climate table')
    expect(sunHours()).toHaveTextContent(/^4\.\d hours\/day$/)
  })

  test('is used and named until the table is chosen', async () => {
    const parameter = { ALLSKY_SFC_SW_DWN: everyMonth(3.3), ALLSKY_SFC_SW_DIFF: everyMonth(1.5), T2M: everyMonth(12) }
    const resource = parseNasaPower({ properties: { parameter } })
    if (!resource) throw new Error('No climate')
    const { actor } = await openPage('/calculators/sun-path', {
      data,
      server: { climate: () => ({ resource, reason: null }) },
    })
    await calculateAt(actor, DENVER)
    await waitFor(() => expect(sunHours()).toHaveTextContent('3.3 hours/day'))
    expect(sunRegion()).toHaveTextContent('Source: NASA POWER climatology, years 2001–2020')
    await actor.click(screen.getByRole('radio', { name: /^Helioplan’s climate table/ }))
    await waitFor(() => expect(sunHours()).toHaveTextContent(/^4\.\d hours\/day$/))
  })
})

test('drops damaged stored inputs of a place', async () => {
  const { actor } = await openPage('/calculators/sun-path')
  for (const [damaged, place, tilt] of [
    ['{"', DENVER, '33'],
    ['"a roof"', SYDNEY, '29'],
    ['[{"latitude":39.7392,"longitude":-104.9903}]', DENVER, '33'],
  ] as const) {
    sessionStorage.setItem('saidOfPlaces', damaged)
    await calculateAt(actor, place)
    expect(box('Tilt (°)'), damaged).toHaveValue(tilt)
  }
})
