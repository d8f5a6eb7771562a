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
  await expect(section(page, `Sun at ${formatCoordinates(Number(latitude), Number(longitude))}`)).toBeVisible()
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

test('loads its model only on Calculate, and is read and drawn on by keyboard and pointer', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const model = () => asked.filter((path) => /climate-table|sun-over-place|sky-legend/.test(path))
  const path = section(page, 'Sun path')
  const diagram = path.getByRole('img', { name: /^Sun-path diagram/ })

  await test.step('nothing of the model is loaded before Calculate, then one tile of the climate and no table', async () => {
    await page.route(/\/assets\/climate-table/, (route) => route.abort())
    await page.goto('/calculators/sun-path')
    await box(page, 'Latitude').fill(DENVER[0])
    await box(page, 'Longitude').fill(DENVER[1])
    expect(model()).toEqual([])
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(roof(page)).toBeVisible()
    expect(model()).not.toEqual([])
    expect(asked.filter((path) => path.startsWith('/climate/'))).toHaveLength(1)
    await expect(page.getByRole('radio', { name: 'Our climate table, detailed here' })).toBeChecked()
    await expect(page.getByText(/^We could not load the climate figures/)).toHaveCount(0)
  })

  await test.step('the arrow keys walk along the year and the day', async () => {
    await path.getByLabel('Date', { exact: true }).fill(`${new Date().getFullYear()}-06-21`)
    const slider = path.getByRole('slider', { name: 'Day of the year' })
    await expect(slider).toHaveAttribute('aria-valuetext', /June 21$/)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /June 22$/)
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /January 1$/)
    await expect(path).toContainText(/January 1: the sun is up for 9\sh\s2\d\smin/)

    await path.getByLabel('Date', { exact: true }).fill(`${new Date().getFullYear()}-03-20`)
    const reading = path.getByText(/: the sun is \d+° /).first()
    const time = path.getByRole('slider', { name: 'Time of day' })
    await expect(time).toHaveAttribute('aria-valuetext', '12:00 pm')
    await expect(reading).toContainText('Mar 20, 12:00 pm MDT: the sun is')
    await time.focus()
    await page.keyboard.press('ArrowRight')
    await expect(reading).toContainText('Mar 20, 12:10 pm MDT: the sun is')
    await expect(time).toHaveAttribute('aria-valuetext', '12:10 pm')
    await page.keyboard.press('Home')
    await expect(reading).toContainText(/12:00 am MDT: the sun is \d+° below the horizon/)

    const size = await diagram.boundingBox()
    if (!size) throw new Error('The diagram has no size')
    // The June curve at noon: 74° high in the middle of the sheet.
    await diagram.hover({ position: { x: size.width * 0.512, y: size.height * 0.24 } })
    await expect(reading).toContainText(/^Jun 21, .*the sun is 7\d° high/)
  })

  await test.step('a stroke across the diagram draws an obstacle, and its handle resizes it', async () => {
    const open = await yearlyYield(page)
    await page.getByRole('button', { name: 'Draw on the diagram' }).click()
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

  await test.step('every part of it is accessible, open and from above', async () => {
    await page.getByText('Table of the months').click()
    await page.getByRole('radio', { name: 'My own figure' }).check()
    await box(page, 'Sunshine on level ground (kWh/m²/day)').fill('sunny')
    await page.getByRole('radio', { name: 'From above' }).check()
    await expect(path).toContainText('north at the top')
    await expectAccessible(page)
  })

  await test.step('its table is a file', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Monthly table' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('helioplan-months-39.7392_-104.9903.csv')
    expect((await readFile(await download.path(), 'utf8')).startsWith('\uFEFFMonth,Days,')).toBe(true)
  })
})

/** Enters a roof, a house as obstacle, and the user's own irradiation. */
async function describeRoof(page: Page) {
  await box(page, 'Roof slope (°)').fill('17')
  await roof(page).getByRole('combobox', { name: 'Direction the roof faces' }).selectOption({ label: 'E (east)' })
  await box(page, 'System size (kWp)').fill('7.5')
  await page.getByRole('button', { name: 'Add house' }).click()
  await box(page, 'Height (°)').fill('40')
  await page.getByRole('radio', { name: 'My own figure' }).check()
  await box(page, 'Sunshine on level ground (kWh/m²/day)').fill('3.3')
}
async function expectDescribed(page: Page) {
  await expect(box(page, 'Roof slope (°)')).toHaveValue('17')
  await expect(box(page, 'Direction (° from north, clockwise)')).toHaveValue('90')
  await expect(box(page, 'System size (kWp)')).toHaveValue('7.5')
  await expect(page.getByRole('group', { name: /^1\. House, / })).toBeVisible()
  await expect(box(page, 'Height (°)')).toHaveValue('40')
  await expect(page.getByRole('radio', { name: 'My own figure' })).toBeChecked()
  await expect(box(page, 'Sunshine on level ground (kWh/m²/day)')).toHaveValue('3.3')
}

test('keeps the inputs of a place across reload, Back and signing in, and clears them on sign-out', async ({
  page,
}) => {
  const person = await registerUser(page)
  await page.context().clearCookies()
  await calculate(page, DENVER)
  await describeRoof(page)

  await test.step('a reload', async () => {
    await page.reload()
    await expect(box(page, 'Longitude')).toHaveValue(DENVER[1])
    await expectDescribed(page)
  })

  await test.step('Back from a calculator that used the sun hours', async () => {
    const uses = page.getByRole('navigation', { name: 'Use these sun hours' })
    await uses.getByRole('radio', { name: 'On level ground' }).check()
    await uses.getByRole('link', { name: 'Solar Panel Calculator', exact: true }).click()
    await expect(box(page, 'Average Daily Sun Hours')).toHaveValue('3.3')
    await page.goBack()
    await expect(box(page, 'Latitude')).toHaveValue(DENVER[0])
    await expectDescribed(page)
  })

  await test.step('signing in', async () => {
    await page.getByRole('link', { name: 'Sign in or register to save this' }).click()
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/calculators/sun-path')
    await expect(page.getByRole('button', { name: 'Save Calculation' })).toBeVisible()
    await expectDescribed(page)
  })

  await test.step('signing out clears them', async () => {
    await page.getByRole('button', { name: /^Welcome, / }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText(/^Welcome, /)).toHaveCount(0)
    await calculate(page, DENVER)
    await expect(box(page, 'Roof slope (°)')).toHaveValue('33')
  })
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
      const path = section(page, 'Sun path')
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
              await expect(path).toContainText('the local time of')
              expect.soft(await findOverlaps(page), `${view}, ${day}`).toEqual([])
            }
          }
        })
    })

  test('keeps “Best” readable on the loss map with the roof at any distance', async ({ page }) => {
    await calculate(page, DENVER)
    const map = page.getByRole('application', { name: /^Map of losses/ })
    const best = Number(/Best: (\d+)°/.exec((await map.getAttribute('aria-label')) ?? '')?.[1])
    for (const steeper of [-8, 0, 4, 8, 12]) {
      await box(page, 'Roof slope (°)').fill(String(best + steeper))
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
  const shadesOfLoss = section(page, 'Every slope and direction').getByRole('listitem').locator('rect')

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
      // Seven shades between white and black can differ by a factor of 21^(1/6) = 1.66 at most.
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
