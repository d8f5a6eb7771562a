import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { parseNasaPower } from '#shared/solar/nasa-power.ts'
import { refuse } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, openPage } from '../../support/open-page.tsx'
import { readStoredHome } from '../../support/planner-page.tsx'

type Place = readonly [latitude: string, longitude: string]

const DENVER: Place = ['39.7392', '-104.9903']
const SYDNEY: Place = ['-33.8688', '151.2093']
const TROMSO: Place = ['69.6492', '18.9553']

const box = (name: string) => screen.getByRole('textbox', { name })
const region = (name: string) => screen.getByRole('region', { name })
const roof = () => region('Your roof')
const sunRegion = () => screen.getByRole('region', { name: /^Sun at/ })
const sunHours = () => within(sunRegion()).getAllByRole('definition')[0]

/** Calculates a place on the open page. */
async function calculateAt(actor: Actor, [latitude, longitude]: Place) {
  await actor.fill(box('Latitude'), latitude)
  await actor.fill(box('Longitude'), longitude)
  await actor.press('Calculate')
  const name = `Sun at ${formatCoordinates(Number(latitude), Number(longitude))}`
  await screen.findByRole('region', { name })
}

async function calculate(place: Place) {
  const page = await openPage('/calculators/sun-path')
  await calculateAt(page.actor, place)
  await screen.findByRole('region', { name: 'Your roof' })
  return page
}

const numberIn = (text: string | null | undefined) => Number(text?.replaceAll(/[^\d.]/g, ''))

/** The displayed yearly yield [kWh]. */
const yearlyYield = () => numberIn(within(roof()).getAllByText(isYield)[0]?.textContent)
const isYield = (_: string, element: Element | null) => /^[\d,]+\skWh$/.test(element?.textContent ?? '')

describe('In Denver', () => {
  test('one tile of the climate is fetched and named, and its sun and yield match measurements', async () => {
    const { server } = await calculate(DENVER)
    expect(sunRegion()).toHaveTextContent('Source: Helioplan fine climate table, from NASA POWER and CHELSA')
    expect(sunRegion()).toHaveTextContent('CHELSA climatologies, Karger et al. 2017')
    expect(sunRegion()).toHaveTextContent('NASA Langley Research Center’s POWER Project')
    expect(sunRegion()).toHaveTextContent('years 2001–2020')
    expect(screen.getByRole('radio', { name: 'Our climate table, detailed here' })).toBeChecked()
    // Denver lies in the square from 30° N 110° W.
    const tiles = server.requests.filter((request) => /^GET \/climate\/\d/.test(request))
    expect([...new Set(tiles)]).toEqual([expect.stringMatching(/\/n30w110\.json$/)])

    const [measured, computed] = within(sunRegion())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    // 12 · cos 39.7392° = 9.23. NREL's typical year of Denver has 1,690 kWh/m², 4.6 a day; the table may be 9% off.
    expect(computed).toBe('9.2 hours/day')
    const hours = Number.parseFloat(measured ?? '')
    expect(hours).toBeGreaterThan(4.2)
    expect(hours).toBeLessThan(5.1)
    const claimed = Number(/gives (\d+)\s?% more sun/.exec(sunRegion().textContent ?? '')?.[1])
    // The sentence starts from unrounded hours.
    expect(Math.abs(claimed - 100 * (9.2 / hours - 1))).toBeLessThanOrEqual(2.5)
    // PVWatts V8 on Denver's typical year: 1,557 kWh per kWp on the best roof facing south; our climate is 5% sunnier.
    expect(yearlyYield()).toBeGreaterThan(5 * 1420)
    expect(yearlyYield()).toBeLessThan(5 * 1740)
    const range = /between ([\d,]+)\skWh and ([\d,]+)\skWh/.exec(roof().textContent ?? '')
    expect(numberIn(range?.[1])).toBeLessThan(yearlyYield())
    expect(numberIn(range?.[2])).toBeGreaterThan(yearlyYield())
    expect(roof()).toHaveTextContent('±10%')
    expect(roof()).toHaveTextContent('makes as much as our best slope of')
    expect(roof()).toHaveTextContent('to within 1%')
    // The calculation that can be saved has the three figures of the formula.
    const figures = [...region('Results').querySelectorAll('dt + dd')].map(({ textContent }) => textContent)
    expect(figures).toEqual(['33°', 'South', '9.2 hours/day'])
  })

  test('an own figure scales the yield, and an invalid one is reported at its field', async () => {
    const { actor } = await calculate(DENVER)
    const before = yearlyYield()
    await actor.click(screen.getByRole('radio', { name: 'My own figure' }))
    const ownFigure = box('Sunshine on level ground (kWh/m²/day)')
    await actor.fill(ownFigure, '2.35')
    await waitFor(() => expect(yearlyYield()).toBeLessThan(before * 0.7))
    await actor.fill(ownFigure, 'sunny')
    const message = 'Sunshine on level ground: enter a number from 0.1 to 12. We are still using 2.35 kWh/m²/day.'
    expect(await screen.findByText(message)).toBeVisible()
    expect(ownFigure).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible()
  })

  test('the months are a chart and a table that add up to the year; the map of losses is read with the arrow keys', async () => {
    const { actor } = await calculate(DENVER)
    const months = within(region('Month by month'))
    expect(months.getByRole('img', { name: /^Sunshine on your roof by month/ })).toBeVisible()
    await actor.click(months.getByRole('radio', { name: 'Output' }))
    expect(months.getByRole('img', { name: /^Output of your system by month/ })).toBeVisible()
    await actor.click(months.getByText('Table of the months'))
    const yields = (await months.findAllByRole('row'))
      .slice(1)
      .map((row) => numberIn(row.querySelectorAll('td')[3]?.textContent))
    expect(yields).toHaveLength(13)
    const year = yields.pop() ?? 0
    expect(Math.abs(yields.reduce((sum, value) => sum + value, 0) - year)).toBeLessThanOrEqual(12)
    await expectAccessible()

    const map = screen.getByRole('application', { name: /^Map of losses/ })
    const reading = region('Every slope and direction').querySelector('[aria-live]')
    map.focus()
    await actor.keyboard('{ArrowUp}')
    expect(reading).toHaveTextContent(/^38° facing south \(180°\): 0% lost\.$/)
    await actor.keyboard('{ArrowLeft>18/}')
    expect(reading).toHaveTextContent(/^38° facing east \(90°\): [12]\d% lost\.$/)
  })

  test('tilt, direction and size change the yield and the loss', async () => {
    const { actor } = await calculate(DENVER)
    const south = yearlyYield()
    await actor.selectOptions(within(roof()).getByRole('combobox', { name: 'Direction the roof faces' }), 'E (east)')
    expect(box('Direction (° from north, clockwise)')).toHaveValue('90')
    // PVWatts: a roof of 30° facing east yields a fifth less than the best in Denver.
    await waitFor(() => expect(roof()).toHaveTextContent(/Your roof loses (1[5-9]|2[0-5])% compared with the best/))
    const east = yearlyYield()
    expect(east).toBeLessThan(south * 0.92)
    await actor.fill(box('System size (kWp)'), '10')
    await waitFor(() => expect(yearlyYield()).toBeGreaterThan(east * 1.9))
    await actor.fill(box('Roof slope (°)'), '91')
    expect(await screen.findByText('Roof slope: enter a number from 0 to 90. We are still using 33°.')).toBeVisible()
  })

  test('an obstacle, typed or measured in feet, takes yield until it is removed', async () => {
    const { actor } = await calculate(DENVER)
    const open = yearlyYield()
    await actor.press('Add house')
    await actor.fill(box('From (°)'), '120')
    await actor.fill(box('To (°)'), '240')
    await actor.fill(box('Height (°)'), '40')
    await waitFor(() => expect(yearlyYield()).toBeLessThan(open * 0.8))
    const percent = Number(/takes ([\d.]+)%/.exec(screen.getByText(/^Shade takes/).textContent ?? '')?.[1])
    expect(Math.abs(100 * (1 - yearlyYield() / open) - percent)).toBeLessThan(0.5)
    await expectAccessible()
    await actor.press('Remove house 1')
    await waitFor(() => expect(yearlyYield()).toBe(open))
    expect(screen.queryByText(/^Shade takes/)).toBeNull()
    await actor.press('Add tree')
    await actor.click(screen.getByText('Work out the height from feet'))
    await actor.fill(await screen.findByRole('textbox', { name: 'Top above the panels (ft)' }), '8')
    await actor.fill(box('Distance (ft)'), '8')
    await actor.click(await screen.findByRole('button', { name: 'Use 45°' }))
    expect(box('Height (°)')).toHaveValue('45')
  })

  test('the figures are files for a spreadsheet', async () => {
    const names: string[] = []
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { actor } = await calculate(DENVER)
    for (const [button, lines, heading] of [
      ['Monthly table', 13, 'Month,Days,'],
      ['Hours of 12 average days', 289, 'Month,Hour starts at'],
      ['All 8,760 hours', 8761, 'Day of the year,Hour starts at'],
    ] as const) {
      await actor.press(button)
      expect(names.pop()).toMatch(/^helioplan-[a-z-]+-39\.7392_-104\.9903\.csv$/)
      const text = ((await files.pop()?.text()) ?? '').replace('\uFEFF', '')
      expect(text.startsWith(heading)).toBe(true)
      expect(text.trimEnd().split('\r\n')).toHaveLength(lines)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    }
    vi.restoreAllMocks()
  })

  test.each([
    ['Solar Panel Calculator', 'Average Daily Sun Hours'],
    ['Solar Battery Charge Calculator', 'Sun Hours'],
    ['Solar Panel Requirement Calculator', 'Available Sun Hours'],
  ])('the roof’s sun hours are carried to the %s', async (link, label) => {
    const { actor } = await calculate(DENVER)
    const hours = carriedHours()
    await actor.click(within(links()).getByRole('link', { name: link }))
    expect(await screen.findByRole('heading', { level: 1, name: link })).toBeVisible()
    expect(box(label)).toHaveValue(String(hours))
    expect(screen.getByText('These are the sun hours on your roof at 39.7392° N, 104.9903° W.')).toBeVisible()
  })

  test('the Sun Hours Calculator shows them for comparison', async () => {
    const { actor } = await calculate(DENVER)
    await actor.click(within(links()).getByRole('link', { name: 'Sun Hours Calculator' }))
    const comparison = /^For comparison, your roof at 39\.7392° N, 104\.9903° W gets 5\.\d sun hours a day\.$/
    expect(await screen.findByText(comparison)).toBeVisible()
  })

  test('those of level ground are carried if chosen', async () => {
    const { actor } = await calculate(DENVER)
    const onRoof = carriedHours()
    await actor.click(within(links()).getByRole('radio', { name: 'On level ground' }))
    const onGround = carriedHours()
    // PVWatts, Denver: a roof of 30° facing south gets about a sixth more than level ground.
    expect(onRoof / onGround).toBeGreaterThan(1.08)
    expect(onRoof / onGround).toBeLessThan(1.3)
    expect(sunHours()).toHaveTextContent(`${onGround} hours/day`)
    await actor.click(within(links()).getByRole('link', { name: 'Solar Panel Calculator' }))
    expect(await screen.findByText('These are the sun hours on level ground at 39.7392° N, 104.9903° W.')).toBeVisible()
    expect(box('Average Daily Sun Hours')).toHaveValue(String(onGround))
  })

  test('a link leads to the page on accuracy', async () => {
    const { actor } = await calculate(DENVER)
    await actor.click(within(screen.getByRole('main')).getByRole('link', { name: 'How accurate is this?' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'How accurate is this?' })).toBeVisible()
    expect(await screen.findByRole('row', { name: /^Roof facing the equator/ })).toHaveTextContent('%')
    // 18 homes at each of five places.
    expect(screen.getByRole('row', { name: /^Solar used at home, no battery/ })).toHaveTextContent('90')
    expect(screen.getByRole('row', { name: /^Monthly bill/ })).toHaveTextContent('22 bills, 264 months')
    // A condition of the license of the load profiles.
    expect(screen.getByText(/developed at the National Renewable Energy Laboratory/)).toHaveTextContent('ODC-BY 1.0')
    await expectAccessible()
  })
})

const links = () => screen.getByRole('navigation', { name: 'Use these sun hours' })
const carriedHours = () => Number(/Use ([\d.]+) sun hours/.exec(links().textContent ?? '')?.[1])

describe('Sun path', () => {
  const path = () => region('Sun path')
  const figures = () =>
    within(path())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
  const choose = (day: string) =>
    fireEvent.change(within(path()).getByLabelText('Date'), {
      target: { value: `${new Date().getFullYear()}-${day}` },
    })

  test('states sunrise, noon, sunset and day length of the date', async () => {
    await calculate(DENVER)
    choose('06-21')
    // USNO, Denver, June 21: 5:32 a.m. to 8:31 p.m., daylight time.
    await waitFor(() =>
      expect(figures().slice(0, 4)).toEqual([
        expect.stringMatching(/^5:3[123]\sam$/),
        expect.stringMatching(/^1:0[123]\spm$/),
        expect.stringMatching(/^8:3[012]\spm$/),
        expect.stringMatching(/^(14\sh\s59\smin|15\sh\s0\smin)$/),
      ]),
    )
    expect(path()).toHaveTextContent('MDT, the local time of America/Denver')
  })

  test('names polar night and polar day', async () => {
    await calculate(TROMSO)
    choose('12-21')
    await waitFor(() => expect(path()).toHaveTextContent('polar night, the sun does not rise.'))
    expect(figures()[3]).toBe('0\u00A0h 0\u00A0min')
    choose('06-21')
    await waitFor(() => expect(path()).toHaveTextContent('polar day, the sun does not set.'))
    expect(figures()[3]).toBe('24\u00A0h 0\u00A0min')
    await expectAccessible()
  })

  test('is drawn from above, too', async () => {
    const { actor } = await calculate(SYDNEY)
    expect(path()).toHaveTextContent('with north in the middle')
    await actor.click(screen.getByRole('radio', { name: 'From above' }))
    expect(path()).toHaveTextContent('north at the top')
    await expectAccessible()
  })
})

test('carries the place into the plan on request, with the prices of its country, and Undo takes it back', async () => {
  const { actor } = await calculate(SYDNEY)
  await actor.press('Use in my plan')
  expect(await screen.findByText('29°, facing north')).toBeVisible()
  await actor.press('Use these changes')
  expect(await screen.findByText('Plan updated')).toBeVisible()
  const [latitude, longitude] = SYDNEY.map(Number)
  expect(readStoredHome()).toMatchObject({
    place: { latitude, longitude, country: 'AU' },
    region: { country: 'AU', currency: 'AUD' },
    roof: { planes: [{ tilt: 29, azimuth: 0 }] },
  })
  await expectAccessible()
  await actor.press('Undo')
  await waitFor(() => expect(readStoredHome().place).toBeUndefined())
  expect(readStoredHome()).toMatchObject({ region: { country: 'US' }, roof: { planes: [] } })
})

test('gives each place a roof of its own, which stays when the place is moved a little', async () => {
  const { actor } = await calculate(DENVER)
  await actor.fill(box('Roof slope (°)'), '17')
  await actor.press('Add house')
  await calculateAt(actor, SYDNEY)
  expect(box('Roof slope (°)')).toHaveValue('29')
  expect(screen.queryByRole('group', { name: /^1\. / })).toBeNull()
  for (const place of [DENVER, ['39.7421', DENVER[1]]] as const) {
    await calculateAt(actor, place)
    expect(box('Roof slope (°)')).toHaveValue('17')
    expect(screen.getByRole('group', { name: /^1\. House/ })).toBeVisible()
  }
})

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
  const warning = 'We could not load the detailed climate of this place, so we are using our coarse climate table.'
  await waitFor(() => expect(sunRegion()).toHaveTextContent(warning))
  expect(screen.getByRole('radio', { name: 'Our climate table, coarse here' })).toBeChecked()
  expect(sunHours()).toHaveTextContent(/^4\.\d hours\/day$/)
  await expectAccessible()
})

test('handles poles and open sea as ordinary places, and marks estimates', async () => {
  const { actor } = await openPage('/calculators/sun-path')
  for (const [place, guess] of [
    [['-90', '0'], 'no measurements south of 57.5° S'],
    [['-75', '0'], 'no measurements south of 57.5° S'],
    [['90', '0'], 'no measurements this close to the North Pole'],
    [['89', '0'], 'no measurements this close to the North Pole'],
    // The date line on the equator.
    [['0', '180'], null],
    // The open sea: without a tile the coarse table is used, and no error is shown.
    [['0', '-140'], null],
  ] as const) {
    await calculateAt(actor, place)
    await screen.findByRole('region', { name: 'Your roof' })
    await waitFor(() => expect(yearlyYield()).toBeGreaterThan(100))
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined|Infinity/)
    if (guess) expect(sunRegion()).toHaveTextContent(guess)
    else expect(sunRegion()).not.toHaveTextContent('no measurements')
  }
  expect(screen.getByRole('radio', { name: 'Our climate table, coarse here' })).toBeChecked()
  expect(sunRegion()).not.toHaveTextContent('could not load')
})

describe('NASA’s live climate, if enabled,', () => {
  const everyMonth = (value: number) =>
    Object.fromEntries('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ').map((month) => [month, value]))
  const data = { map: { tiles: 'off', tileUrl: '', attribution: '' }, liveClimate: true } as const

  test.each([
    ['fails', refuse(503, 'Try again later')],
    ['knows nothing of the place', () => ({ resource: null, reason: 'NASA POWER has no climate of that place' })],
  ])('is replaced by the table when it %s, which the page says', async (_, climate) => {
    const { actor } = await openPage('/calculators/sun-path', { data, server: { climate } })
    await calculateAt(actor, DENVER)
    const warning = 'We could not reach NASA, so we are using our own climate table.'
    await waitFor(() => expect(sunRegion()).toHaveTextContent(warning))
    expect(sunRegion()).toHaveTextContent('Source: Helioplan fine climate table')
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
    await actor.click(screen.getByRole('radio', { name: /^Our climate table/ }))
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
    expect(box('Roof slope (°)'), damaged).toHaveValue(tilt)
  }
})
