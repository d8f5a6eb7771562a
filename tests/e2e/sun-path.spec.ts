import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { registerUser } from './people.ts'
import { expectAccessible } from './screen.ts'

const DENVER = ['39.7392', '-104.9903'] as const
const TROMSO = ['69.6492', '18.9553'] as const
const SYDNEY = ['-33.8688', '151.2093'] as const

/** Tests do not call the external tile server. */
test.beforeEach(async ({ context }) => {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const roof = (page: Page) => section(page, 'Your roof')

type Place = readonly [latitude: string, longitude: string]

/** Calculates another place on the open page. */
async function calculateAt(page: Page, [latitude, longitude]: Place) {
  await box(page, 'Latitude').fill(latitude)
  await box(page, 'Longitude').fill(longitude)
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(section(page, `The sun at ${formatCoordinates(Number(latitude), Number(longitude))}`)).toBeVisible()
}

async function calculate(page: Page, place: Place) {
  await page.goto('/calculators/sun-path')
  await calculateAt(page, place)
}

const textOf = async (part: Locator) => (await part.textContent()) ?? ''

/** The displayed yearly yield [kWh]. */
async function yearlyYield(page: Page): Promise<number> {
  const text = await textOf(roof(page).getByText(/^[\d,]+ kWh$/))
  return Number(text.replace(/\D/g, ''))
}

test('matches measurements for Denver, and names its sources', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const model = () => asked.filter((path) => /climate-table|sun-over-place|sky-legend/.test(path))
  const tiles = () => asked.filter((path) => path.startsWith('/climate/'))
  const sun = section(page, 'The sun at 39.7392° N, 104.9903° W')

  await test.step('nothing of the model is loaded before Calculate', async () => {
    await page.goto('/calculators/sun-path')
    await box(page, 'Latitude').fill(DENVER[0])
    await box(page, 'Longitude').fill(DENVER[1])
    expect(model()).toEqual([])
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(roof(page)).toBeVisible()
    expect(model()).not.toEqual([])
  })

  await test.step('one tile of the climate is fetched, named, and shown with its attribution', async () => {
    await expect(sun).toContainText('Source: Helioplan’s fine climate table, from NASA POWER and CHELSA')
    await expect(sun).toContainText('CHELSA climatologies, Karger et al. 2017')
    await expect(sun.getByRole('radio', { name: 'Helioplan’s climate table, fine here' })).toBeChecked()
    // Denver lies in the square from 30° N 110° W.
    expect(tiles()).toHaveLength(1)
    expect(tiles()[0]).toMatch(/^\/climate\/\d+\/n30w110\.json$/)
  })

  await test.step('measured peak sun hours stand beside the formula’s, with their source and why they differ', async () => {
    // 12 · cos 39.7392° = 9.23. NREL's typical year of Denver has 1,690 kWh/m², 4.6 a day; the table may be 9 % off.
    await expect(sun.getByRole('definition').nth(1)).toHaveText('9.2 hours/day')
    const measured = Number.parseFloat(await textOf(sun.getByRole('definition').first()))
    expect(measured).toBeGreaterThan(4.2)
    expect(measured).toBeLessThan(5.1)
    const over = Math.round((9.2 / measured - 1) * 100)
    const claimed = Number(/promises (\d+) % more sun/.exec(await textOf(sun))?.[1])
    // The sentence starts from unrounded hours.
    expect(Math.abs(claimed - over)).toBeLessThanOrEqual(2)
    await expect(sun).toContainText('years 2001–2020')
    await expect(sun).toContainText('NASA Langley Research Center’s POWER Project')
  })

  await test.step('a year of 5 kWp lies where PVWatts puts it, within a range', async () => {
    // PVWatts V8 on Denver's typical year: 1,557 kWh per kWp on the best roof facing south; our climate is 5 % sunnier.
    const value = await yearlyYield(page)
    expect(value).toBeGreaterThan(5 * 1420)
    expect(value).toBeLessThan(5 * 1740)
    const range = /between ([\d,]+) kWh and ([\d,]+) kWh/.exec(await textOf(roof(page)))
    const [low, high] = [range?.[1], range?.[2]].map((text) => Number(text?.replace(',', '')))
    expect(low).toBeLessThan(value)
    expect(high).toBeGreaterThan(value)
    await expect(roof(page)).toContainText('±10 %')
    await expect(roof(page)).toContainText('the yield is within 1 % of it')
  })

  await test.step('the saved calculation stays the three figures of the formula', async () => {
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('definition')).toContainText([
      '33°',
      'South',
      '9.2 hours/day',
    ])
  })

  await test.step('an own figure scales the yield, and a wrong one is told at its field', async () => {
    const before = await yearlyYield(page)
    await page.getByRole('radio', { name: 'My own figure' }).check()
    const ownFigure = box(page, 'Sun on level ground (kWh/m²/day)')
    await ownFigure.fill('2.35')
    await expect.poll(() => yearlyYield(page)).toBeLessThan(before * 0.7)
    await ownFigure.fill('sunny')
    await expect(ownFigure).toHaveAttribute('aria-invalid', 'true')
    await expect(
      page.getByText('The figure is a number from 0.1 to 12. Still counting with 2.35 kWh/m²/day.'),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test('does not load the coarse table where a climate tile is loaded', async ({ page }) => {
  await page.route(/\/assets\/climate-table/, (route) => route.abort())
  await calculate(page, DENVER)
  const sun = section(page, /^The sun at/)
  await expect(sun.getByRole('radio', { name: 'Helioplan’s climate table, fine here' })).toBeChecked()
  await expect(page.getByText('The climate figures could not be loaded.')).toHaveCount(0)
})

test('shows the sun’s path by date, hour and pointer, in both views and both hemispheres', async ({ page }) => {
  const path = section(page, 'The sun’s path')
  const figures = path.locator('dl').getByRole('definition')
  const year = new Date().getFullYear()
  const choose = (day: string) => path.getByLabel('Date', { exact: true }).fill(`${year}-${day}`)
  await calculate(page, DENVER)

  await test.step('sunrise, noon, sunset and day length follow the slider and the date', async () => {
    await choose('06-21')
    // USNO, Denver, June 21: 5:32 a.m. to 8:31 p.m., daylight time.
    await expect(figures.nth(0)).toHaveText(/^5:3[123] AM$/)
    await expect(figures.nth(1)).toHaveText(/^1:0[123] PM$/)
    await expect(figures.nth(2)).toHaveText(/^8:3[012] PM$/)
    await expect(figures.nth(3)).toHaveText(/^14 h 59 min|15 h 0 min$/)
    await expect(path).toContainText('MDT, the clock of America/Denver')

    const slider = path.getByRole('slider', { name: 'Day of the year' })
    await expect(slider).toHaveAttribute('aria-valuetext', /June 21$/)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /June 22$/)
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /January 1$/)
    await expect(path).toContainText(/January 1: the sun is up for 9 h 2\d min/)
  })

  await test.step('the arrow keys walk along the day, and the pointer reads the curves', async () => {
    await choose('03-20')
    const reading = path.getByText(/: the sun is \d+° /).first()
    const time = path.getByRole('slider', { name: 'Time of day' })
    await expect(time).toHaveAttribute('aria-valuetext', '12:00 PM')
    await expect(reading).toContainText('Mar 20, 12:00 PM MDT: the sun is')
    await time.focus()
    await page.keyboard.press('ArrowRight')
    await expect(reading).toContainText('Mar 20, 12:10 PM MDT: the sun is')
    await expect(time).toHaveAttribute('aria-valuetext', '12:10 PM')
    await page.keyboard.press('Home')
    await expect(reading).toContainText(/12:00 AM MDT: the sun is \d+° below the horizon/)

    const diagram = path.getByRole('img', { name: /^Sun-path diagram/ })
    const size = await diagram.boundingBox()
    if (!size) throw new Error('The diagram has no size')
    // The June curve at noon: 74° high in the middle of the sheet.
    await diagram.hover({ position: { x: size.width * 0.512, y: size.height * 0.24 } })
    await expect(reading).toContainText(/^Jun 21, .*the sun is 7\d° high/)
  })

  await test.step('polar night and polar day are told in words', async () => {
    await calculateAt(page, TROMSO)
    await choose('12-21')
    await expect(path).toContainText('polar night, the sun does not rise.')
    await expect(figures.nth(3)).toHaveText('0 h 0 min')
    await choose('06-21')
    await expect(path).toContainText('polar day, the sun does not set.')
    await expect(figures.nth(3)).toHaveText('24 h 0 min')
    await expectAccessible(page)
  })

  await test.step('the same sky is drawn from above', async () => {
    await calculateAt(page, SYDNEY)
    await expect(path).toContainText('with north in the middle')
    await page.getByRole('radio', { name: 'From above' }).check()
    await expect(path).toContainText('north at the top')
    await expectAccessible(page)
  })
})

test('computes months, loss map and yield for the given roof', async ({ page }) => {
  await calculate(page, DENVER)

  await test.step('the months are a chart and a table that add up to the year', async () => {
    const months = section(page, 'Month by month')
    await expect(months.getByRole('img', { name: /^Irradiation by month/ })).toBeVisible()
    await months.getByRole('radio', { name: 'Yield' }).check()
    await expect(months.getByRole('img', { name: /^Yield by month/ })).toBeVisible()
    await months.getByText('The months as a table').click()
    const rows = months.getByRole('row')
    await expect(rows).toHaveCount(14)
    const yields = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => Number(row.querySelectorAll('td')[3]?.textContent?.replace(',', ''))),
    )
    const year = yields.pop() ?? 0
    expect(Math.abs(yields.reduce((sum, value) => sum + value, 0) - year)).toBeLessThanOrEqual(12)
    await expectAccessible(page)
  })

  await test.step('the map of losses is read with the arrow keys', async () => {
    const map = page.getByRole('application', { name: /^Loss map/ })
    const reading = section(page, 'Every tilt and direction').locator('[aria-live]')
    await map.focus()
    await page.keyboard.press('ArrowUp')
    await expect(reading).toHaveText(/^38° facing south \(180°\): nothing lost\.$/)
    for (let press = 0; press < 18; press += 1) await page.keyboard.press('ArrowLeft')
    await expect(reading).toHaveText(/^38° facing east \(90°\): loses [12]\d %\.$/)
  })

  await test.step('tilt, direction and size change the yield and the loss', async () => {
    const south = await yearlyYield(page)
    await roof(page).getByRole('combobox', { name: 'It faces' }).selectOption({ label: 'East (E)' })
    await expect(box(page, 'Azimuth (°)')).toHaveValue('90')
    // PVWatts: a roof of 30° facing east yields a fifth less than the best in Denver.
    await expect(roof(page)).toContainText(/Your roof loses (1[5-9]|2[0-5]) % against the best/)
    const east = await yearlyYield(page)
    expect(east).toBeLessThan(south * 0.92)
    await box(page, 'System size (kWp)').fill('10')
    await expect.poll(() => yearlyYield(page)).toBeGreaterThan(east * 1.9)
    await box(page, 'Tilt (°)').fill('91')
    await expect(page.getByText('Tilt is a number from 0 to 90. Still counting with 33°.')).toBeVisible()
  })
})

test('subtracts the yield lost to obstacles, typed, measured or drawn, and restores it', async ({ page }) => {
  await calculate(page, DENVER)
  const open = await yearlyYield(page)

  await test.step('one that is typed takes yield, and gives it back when removed', async () => {
    await page.getByRole('button', { name: 'Add house' }).click()
    await box(page, 'From (°)').fill('120')
    await box(page, 'To (°)').fill('240')
    await box(page, 'Height (°)').fill('40')
    await expect.poll(() => yearlyYield(page)).toBeLessThan(open * 0.8)
    const shadingText = await textOf(page.getByText(/^Shading takes/))
    const percent = Number(/takes ([\d.]+) %/.exec(shadingText)?.[1])
    expect(Math.abs(100 * (1 - (await yearlyYield(page)) / open) - percent)).toBeLessThan(0.5)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove obstacle 1' }).click()
    await expect.poll(() => yearlyYield(page)).toBe(open)
    await expect(page.getByText(/^Shading takes/)).toBeHidden()
  })

  await test.step('feet make the angle', async () => {
    await page.getByRole('button', { name: 'Add tree' }).click()
    await page.getByText('Work out the height from feet').click()
    await box(page, 'Top above the panels (ft)').fill('8')
    await box(page, 'Distance (ft)').fill('8')
    await page.getByRole('button', { name: 'Use 45°' }).click()
    await expect(box(page, 'Height (°)')).toHaveValue('45')
    await page.getByRole('button', { name: 'Remove obstacle 1' }).click()
    await expect.poll(() => yearlyYield(page)).toBe(open)
  })

  await test.step('a stroke across the diagram draws one, and its handle resizes it', async () => {
    await page.getByRole('button', { name: 'Draw on the diagram' }).click()
    const diagram = page.getByRole('img', { name: /^Sun-path diagram/ })
    await diagram.scrollIntoViewIfNeeded()
    const size = await diagram.boundingBox()
    if (!size) throw new Error('The diagram has no size')
    const at = (x: number, y: number) => [size.x + size.width * x, size.y + size.height * y] as const
    await page.mouse.move(...at(0.45, 0.88))
    await page.mouse.down()
    await page.mouse.move(...at(0.5, 0.6), { steps: 3 })
    await page.mouse.move(...at(0.6, 0.5), { steps: 3 })
    await page.mouse.up()
    await expect(page.getByRole('group', { name: /^1\. Tree, / })).toBeVisible()
    const height = Number(await box(page, 'Height (°)').inputValue())
    expect(height).toBeGreaterThan(35)
    await expect.poll(() => yearlyYield(page)).toBeLessThan(open)

    await page.mouse.move(...at(0.525, 0.5))
    await page.mouse.down()
    await page.mouse.move(...at(0.525, 0.8), { steps: 3 })
    await page.mouse.up()
    await expect.poll(async () => Number(await box(page, 'Height (°)').inputValue())).toBeLessThan(height - 10)
  })
})

/** Enters a roof, a house as obstacle, and the user's own irradiation. */
async function describeRoof(page: Page) {
  await box(page, 'Tilt (°)').fill('17')
  await roof(page).getByRole('combobox', { name: 'It faces' }).selectOption({ label: 'East (E)' })
  await box(page, 'System size (kWp)').fill('7.5')
  await page.getByRole('button', { name: 'Add house' }).click()
  await box(page, 'Height (°)').fill('40')
  await page.getByRole('radio', { name: 'My own figure' }).check()
  await box(page, 'Sun on level ground (kWh/m²/day)').fill('3.3')
}
async function expectDescribed(page: Page) {
  await expect(box(page, 'Tilt (°)')).toHaveValue('17')
  await expect(box(page, 'Azimuth (°)')).toHaveValue('90')
  await expect(box(page, 'System size (kWp)')).toHaveValue('7.5')
  await expect(page.getByRole('group', { name: /^1\. House, / })).toBeVisible()
  await expect(box(page, 'Height (°)')).toHaveValue('40')
  await expect(page.getByRole('radio', { name: 'My own figure' })).toBeChecked()
  await expect(box(page, 'Sun on level ground (kWh/m²/day)')).toHaveValue('3.3')
}

test('keeps the inputs of a place across Back, reload and other pages', async ({ page }) => {
  await calculate(page, DENVER)
  await describeRoof(page)

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(box(page, 'Longitude')).toHaveValue(DENVER[1])
    await expectDescribed(page)
  })

  await test.step('it is there again after the sun hours were used elsewhere and on the way back', async () => {
    const uses = page.getByRole('navigation', { name: 'Use these sun hours' })
    await uses.getByRole('radio', { name: 'On level ground' }).check()
    await uses.getByRole('link', { name: 'Solar Panel Calculator', exact: true }).click()
    await expect(box(page, 'Average Daily Sun Hours')).toHaveValue('3.3')
    await page.goBack()
    await expect(box(page, 'Latitude')).toHaveValue(DENVER[0])
    await expectDescribed(page)
  })

  await test.step('another place has a roof of its own, and the first gets its own back', async () => {
    await calculateAt(page, SYDNEY)
    await expect(box(page, 'Tilt (°)')).toHaveValue('29')
    await expect(page.getByRole('group', { name: /^1\. / })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'My own figure' })).not.toBeChecked()
    await calculateAt(page, DENVER)
    await expectDescribed(page)
  })

  await test.step('it stays when it is calculated anew a little further on', async () => {
    await box(page, 'Latitude').fill('39.7421')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(section(page, 'The sun at 39.7421° N, 104.9903° W')).toBeVisible()
    await expectDescribed(page)
  })
})

test('keeps the inputs of a place while signing in, and clears them on sign-out', async ({ page }) => {
  const person = await registerUser(page)
  await page.context().clearCookies()
  await calculate(page, DENVER)
  await describeRoof(page)
  await page.getByRole('link', { name: 'Sign in or register to save this' }).click()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/calculators/sun-path')
  await expect(page.getByRole('button', { name: 'Save Calculation' })).toBeVisible()
  await expectDescribed(page)

  await page.getByRole('button', { name: /^Welcome, / }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(/^Welcome, /)).toHaveCount(0)
  await calculate(page, DENVER)
  await expect(box(page, 'Tilt (°)')).toHaveValue('33')
})

test('recomputes no sun curve on a keystroke', async ({ page }) => {
  await calculate(page, DENVER)
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Profiler.enable')
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  /** Calls of the busiest function since the last measurement, without React, the site frame and the map, which may load late. */
  async function countBusiest() {
    // Deferred rendering is done when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    const { result } = await profiler.send('Profiler.takePreciseCoverage')
    const counts = result
      .filter(({ url }) => /\/assets\//.test(url) && !/\/(vendor|site|base-map)-/.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges[0]?.count ?? 0))
    return Math.max(0, ...counts)
  }
  // Control: computing another day's curve calls the sun position 289 times.
  await expect.poll(countBusiest).toBe(0)
  await page.getByRole('slider', { name: 'Day of the year' }).press('ArrowRight')
  await expect.poll(countBusiest).toBeGreaterThan(250)
  for (const field of [box(page, 'Latitude'), box(page, 'Longitude')]) {
    // The focus scrolls, and what comes into view is drawn.
    await field.press('End')
    await expect.poll(countBusiest).toBe(0)
    await field.pressSequentially('1')
    expect(await countBusiest()).toBeLessThan(100)
  }
})

test('exports the place’s figures as files and hands sun hours to the calculators', async ({ page }) => {
  await calculate(page, DENVER)

  for (const [button, lines, first] of [
    ['Monthly table', 13, 'Month,Days,'],
    ['Hours of twelve mean days', 289, 'Month,Hour begins'],
    ['All 8,760 hours', 8761, 'Day of the year,Hour begins'],
  ] as const)
    await test.step(`${button} is a file for a spreadsheet`, async () => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      const download = await coming
      expect(download.suggestedFilename()).toMatch(/^helioplan-[a-z-]+-39\.7392_-104\.9903\.csv$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(text.startsWith(`\uFEFF${first}`)).toBe(true)
      expect(text.trimEnd().split('\r\n')).toHaveLength(lines)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    })

  const uses = page.getByRole('navigation', { name: 'Use these sun hours' })
  const hours = async () => /Use ([\d.]+) sun hours/.exec(await textOf(uses))?.[1] ?? ''
  const backAtDenver = async () => {
    await page.goBack()
    await expect(uses).toBeVisible()
  }

  for (const [link, label] of [
    ['Solar Panel Calculator', 'Average Daily Sun Hours'],
    ['Solar Battery Charge Calculator', 'Sun Hours'],
    ['Solar Panel Requirement Calculator', 'Available Sun Hours'],
  ] as const)
    await test.step(`the roof’s sun hours are carried to the ${link}`, async () => {
      await expect(uses.getByRole('radio', { name: 'On your roof' })).toBeChecked()
      const onRoof = await hours()
      await uses.getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
      await expect(box(page, label)).toHaveValue(onRoof)
      await expect(page.getByText('The sun hours are those of your roof at 39.7392° N, 104.9903° W.')).toBeVisible()
      await backAtDenver()
    })

  await test.step('the Sun Hours Calculator shows them for comparison', async () => {
    await uses.getByRole('link', { name: 'Sun Hours Calculator', exact: true }).click()
    await expect(
      page.getByText(/^For comparison: your roof at 39\.7392° N, 104\.9903° W gets 5\.\d sun hours a day\.$/),
    ).toBeVisible()
    await backAtDenver()
  })

  await test.step('those of the level ground are carried when the user says so', async () => {
    const onRoof = Number(await hours())
    await uses.getByRole('radio', { name: 'On level ground' }).check()
    const onGround = Number(await hours())
    // PVWatts, Denver: a roof of 30° facing south gets about a sixth more than the level ground.
    expect(onRoof / onGround).toBeGreaterThan(1.08)
    expect(onRoof / onGround).toBeLessThan(1.3)
    const ground = section(page, /^The sun at/)
      .getByRole('definition')
      .first()
    await expect(ground).toHaveText(`${onGround} hours/day`)
    await uses.getByRole('link', { name: 'Solar Panel Calculator', exact: true }).click()
    await expect(box(page, 'Average Daily Sun Hours')).toHaveValue(String(onGround))
    await expect(page.getByText('The sun hours are those of level ground at 39.7392° N, 104.9903° W.')).toBeVisible()
    await backAtDenver()
  })

  await test.step('how accurate it all is stands on a page of its own', async () => {
    await page.getByRole('main').getByRole('link', { name: 'How accurate is this?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How accurate is this?')
    await expect(page.getByRole('row', { name: /^Roof facing the equator/ })).toContainText('%')
    // 18 homes at each of five places.
    await expect(page.getByRole('row', { name: /^Solar used at home, no battery/ })).toContainText('90')
    await expect(page.getByRole('row', { name: /^A month’s bill/ })).toContainText('22 bills, 264 months')
    await expectAccessible(page)
  })
})

/** Relative luminance of an RGB color by WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** Pairs of overlapping labels on one chart. */
  const findOverlaps = (page: Page) =>
    page.locator('main svg').evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const words = [...chart.querySelectorAll('text')].map((text) => ({
          label: text.textContent,
          box: text.getBoundingClientRect(),
        }))
        return words.flatMap((one, index) =>
          words.slice(index + 1).flatMap((other) => {
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
            return across > 1 && down > 1 ? [`${one.label} and ${other.label}`] : []
          }),
        )
      }),
    )

  const skyCases = [
    [
      ['on a winter morning in Denver', DENVER, '2026-12-03T15:00:00Z'],
      ['at midnight in the summer of Tromsø', TROMSO, '2026-06-20T22:10:00Z'],
    ],
    [
      ['at noon in Denver', DENVER, '2026-11-21T19:00:00Z'],
      ['in the afternoon in Sydney', SYDNEY, '2026-03-20T05:20:00Z'],
    ],
    [
      ['on a summer evening in Denver', DENVER, '2026-06-21T01:30:00Z'],
      ['at the equator, with the sun overhead', ['0.2', '6.6'], '2026-09-22T11:30:00Z'],
    ],
  ] as const

  for (const cases of skyCases)
    test(`overlaps no chart labels, in any season: ${cases.map(([when]) => when).join('; ')}`, {
      tag: cases === skyCases[0] ? [] : '@matrix',
    }, async ({ page }) => {
      await page.goto('/calculators/sun-path')
      const path = section(page, 'The sun’s path')
      for (const [when, place, now] of cases)
        await test.step(when, async () => {
          await page.clock.setFixedTime(new Date(now))
          await calculateAt(page, place)
          await page.getByRole('button', { name: 'Add tree' }).click()
          await page.getByRole('button', { name: 'Add house' }).click()
          await expect(path.getByText('Now', { exact: true })).toBeVisible()
          for (const view of ['From above', 'Looking around']) {
            await page.getByRole('radio', { name: view }).check()
            for (const day of ['03-20', '06-21', '12-21', now.slice(5, 10)]) {
              await path.getByLabel('Date', { exact: true }).fill(`2026-${day}`)
              await expect(path).toContainText('the clock of')
              expect.soft(await findOverlaps(page), `${view}, ${day}`).toEqual([])
            }
          }
        })
    })

  test('keeps “Best” readable on the loss map with the roof at any distance', async ({ page }) => {
    await calculate(page, DENVER)
    const map = page.getByRole('application', { name: /^Loss map/ })
    const best = Number(/Best: (\d+)°/.exec((await map.getAttribute('aria-label')) ?? '')?.[1])
    for (const steeper of [-8, 0, 4, 8, 12]) {
      await box(page, 'Tilt (°)').fill(String(best + steeper))
      await expect(map).toHaveAccessibleName(new RegExp(`Your roof: ${best + steeper}°`))
      const word = await map.getByText('Best', { exact: true }).boundingBox()
      const signs = await map
        .locator('g')
        .filter({ hasText: /^(Best|Your roof)$/ })
        .locator('path')
        .all()
      expect(signs).toHaveLength(2)
      for (const sign of signs) {
        const drawn = await sign.boundingBox()
        if (!word || !drawn) throw new Error('Nothing is drawn')
        const isNextTo = word.x >= drawn.x + drawn.width || drawn.x >= word.x + word.width
        expect(isNextTo || word.y >= drawn.y + drawn.height - 1 || drawn.y >= word.y + word.height - 1).toBe(true)
      }
    }
  })
})

test('keeps charts readable in every color scheme', async ({ page }) => {
  await calculate(page, DENVER)
  const charts = page.locator('main svg:has(text)')
  const shadesOfLoss = section(page, 'Every tilt and direction').getByRole('listitem').locator('rect')

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`words on the charts are read in colours of the reader’s own, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' })
      const pairs = await charts.evaluateAll((all) =>
        all.map((chart) => {
          const text = chart.querySelector('text') as Element
          return [getComputedStyle(text).fill, getComputedStyle(chart).backgroundColor].map(
            (colour) => colour.match(/[\d.]+/g)?.map(Number) ?? [],
          )
        }),
      )
      expect.soft(pairs).toHaveLength(3)
      for (const [words = [], ground = []] of pairs) {
        // Opaque, as the background behind is the user's.
        expect.soft(ground[3] ?? 1).toBe(1)
        const [one, other] = [luminance(words), luminance(ground)]
        expect.soft((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThan(4.5)
      }
    })

    await test.step(`in ${colorScheme} colours each shade of the map of losses stands out from the next`, async () => {
      await page.emulateMedia({ colorScheme, forcedColors: 'none' })
      const shades = await shadesOfLoss.evaluateAll((all) =>
        all.map((shade) => getComputedStyle(shade).fill.match(/\d+/g)?.map(Number) ?? []),
      )
      expect.soft(shades).toHaveLength(7)
      const [first = 0, ...rest] = shades.map(luminance)
      // Seven shades between white and black can stand apart by 21^(1/6) = 1.66 at most.
      rest.reduce((before, next) => {
        expect.soft((before + 0.05) / (next + 0.05)).toBeGreaterThan(1.4)
        return next
      }, first)
    })
  }
})

test('is accessible and fits at every width for a place', { tag: '@matrix' }, async ({ page }) => {
  await calculate(page, DENVER)
  await page.getByRole('button', { name: 'Add tree' }).click()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 390, 1280])
      await test.step(`in ${colorScheme} colours at ${width} px axe finds nothing and nothing is cut off`, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await expectAccessible(page)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
})
