import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from './screen.ts'

const latitude = (page: Page) => page.getByRole('textbox', { name: 'Latitude', exact: true })
const longitude = (page: Page) => page.getByRole('textbox', { name: 'Longitude', exact: true })
const map = (page: Page) => page.getByRole('region', { name: /^Map of the world/ })
const marker = (page: Page) => page.getByRole('img', { name: 'Chosen place' })

/** Zoom 2 shows 1024 px for 360°, centered on the initial view. */
const DEGREES_PER_PIXEL = 360 / 1024
const CENTER = { latitude: 37.7749, longitude: -122.4194 }

async function middle(page: Page) {
  const place = await map(page).boundingBox()
  if (!place) throw new Error('The map has no size')
  return { x: place.width / 2, y: place.height / 2 }
}

async function expectInsideMap(page: Page) {
  await expect(async () => {
    const [frame, point] = [await map(page).boundingBox(), await marker(page).boundingBox()]
    if (!frame || !point) throw new Error('There is no marker')
    const foot = { x: point.x + point.width / 2 - frame.x, y: point.y + point.height - frame.y }
    expect(foot.x > 0 && foot.x < frame.width && foot.y > 0 && foot.y < frame.height).toBe(true)
  }).toPass()
}

/** Waits for the coastlines, which are drawn in chunks. */
async function expectCoasts(page: Page) {
  const drawn = () =>
    page.locator('.map-coast').evaluateAll((all) => all.map((path) => path.getAttribute('d')).join('').length)
  await expect.poll(drawn).toBeGreaterThan(5000)
}

async function open(page: Page) {
  await page.goto('/calculators/sun-path')
  await page.getByRole('button', { name: 'Use my location' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect(map(page)).toBeVisible()
}

test('loads the map when it comes into view, or once the page is idle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/calculators/sun-path')
  await latitude(page).fill('48.1')
  await page.clock.runFor(1_000)
  await expect(map(page)).toHaveCount(0)
  await page.clock.runFor(3_000)
  await expect(map(page)).toBeVisible()
  expect((await map(page).boundingBox())?.y).toBeGreaterThan(844)
})

test('chooses a place by keyboard, click or typed coordinates', async ({ page }) => {
  await open(page)

  await test.step('is 300 px high without a marker at first', async () => {
    expect((await map(page).boundingBox())?.height).toBe(300)
    await expect(marker(page)).toHaveCount(0)
  })

  await test.step('the keyboard chooses the center and leaves the map again', async () => {
    await map(page).focus()
    await page.keyboard.press('Enter')
    await expect(marker(page)).toBeVisible()
    await expect(latitude(page)).toHaveValue(/^3[78]\.\d{4}$/)
    for (let stops = 0; stops < 8; stops++) await page.keyboard.press('Tab')
    await expect(map(page)).not.toBeFocused()
  })

  await test.step('starts at zoom 2 in its default center', async () => {
    await latitude(page).fill('')
    await longitude(page).fill('')
    await expect(marker(page)).toHaveCount(0)
    const { x, y } = await middle(page)
    await map(page).click({ position: { x, y } })
    expect(Math.abs(Number(await latitude(page).inputValue()) - CENTER.latitude)).toBeLessThan(1)
    expect(Math.abs(Number(await longitude(page).inputValue()) - CENTER.longitude)).toBeLessThan(1)
  })

  await test.step('a click fills both fields with 4 decimals and sets the marker', async () => {
    const { x, y } = await middle(page)
    await map(page).click({ position: { x: x + 50, y: y + 40 } })
    await expect(latitude(page)).toHaveValue(/^-?\d+\.\d{4}$/)
    await expect(longitude(page)).toHaveValue(/^-?\d+\.\d{4}$/)
    expect(Number(await longitude(page).inputValue())).toBeCloseTo(CENTER.longitude + 50 * DEGREES_PER_PIXEL, -0.3)
    expect(Number(await latitude(page).inputValue())).toBeLessThan(CENTER.latitude - 5)
    await expect(marker(page)).toBeVisible()
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Results' }).getByText('South', { exact: true })).toBeVisible()
  })

  await test.step('a click beyond the date line is wrapped into -180 … 180', async () => {
    const { x, y } = await middle(page)
    // 180 px are 63°: from -122° that is -185°, which is 175° east.
    await map(page).click({ position: { x: x - 180, y: y + 40 } })
    const value = Number(await longitude(page).inputValue())
    expect(value).toBeGreaterThan(170)
    expect(value).toBeLessThanOrEqual(180)
    await expect(marker(page)).toBeVisible()
  })

  await test.step('typing both fields moves the marker into view', async () => {
    await latitude(page).fill('')
    await longitude(page).fill('')
    await latitude(page).fill('-33.8688')
    await expect(marker(page)).toHaveCount(0)
    await longitude(page).fill('151.2093')
    await expectInsideMap(page)
    const before = await marker(page).boundingBox()
    await latitude(page).fill('-23.8688')
    await expect.poll(async () => (await marker(page).boundingBox())?.y).toBeLessThan(before?.y ?? 0)
    await latitude(page).fill('-95')
    await expect(marker(page)).toHaveCount(0)
  })
})

test('draws the world from local data without a tile server, with no shape across the date line', async ({ page }) => {
  await open(page)
  test.skip(
    (await page.locator('#page-data').textContent())?.includes('"tiles":"on"') ?? false,
    'tiles are switched on',
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).host))
  await page.reload()
  await expectCoasts(page)
  expect(new Set(requests)).toEqual(new Set([new URL(page.url()).host]))

  await map(page).getByRole('button', { name: 'Zoom out' }).click()
  const coasts = page.locator('.map-coast')
  await expectCoasts(page)
  // The world and its copies on either side, in as many chunks each.
  const isThrice = async () => (await coasts.count()) > 2 && (await coasts.count()) % 3 === 0
  await expect.poll(isThrice).toBe(true)
  // The world is 512 px wide at zoom 1: no straight part of a coast is longer than Antarctica's steps.
  const longest = await coasts.evaluateAll((paths) =>
    Math.max(
      ...paths
        .flatMap((path) => (path.getAttribute('d') ?? '').split('M'))
        .flatMap((line) => {
          const points = line.split('L').map((point) => point.trim().split(/[ ,]+/).map(Number))
          return points.slice(1).map(([x = 0], index) => Math.abs(x - (points[index]?.[0] ?? x)))
        }),
    ),
  )
  expect(longest).toBeLessThan(100)
})

test('loads tiles only after consent where the operator requires it, and names their host', async ({ page }) => {
  const hosts = new Set<string>()
  await page.route('https://a.tiles.example/**', (route) => {
    hosts.add(new URL(route.request().url()).host)
    return route.fulfill({ path: 'client/public/icons/icon-192.png' })
  })
  await page.route('/calculators/sun-path', async (route) => {
    const response = await route.fetch()
    const asking = '"map":{"tiles":"ask","tileUrl":"https://a.tiles.example/{z}/{x}/{y}.png"'
    const body = (await response.text()).replace(/"map":\{"tiles":"\w+","tileUrl":"[^"]*"/, asking)
    await route.fulfill({ response, body })
  })
  await open(page)
  await expectCoasts(page)
  await expect(map(page)).toContainText('Comes from a.tiles.example')
  await expectAccessible(page)
  expect([...hosts]).toEqual([])
  await page.getByRole('button', { name: 'Show street map' }).click()
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  expect([...hosts]).toEqual(['a.tiles.example'])
  // The press chose no place, and consent is asked for once.
  await expect(marker(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show street map' })).toHaveCount(0)
})

test('reports a refused location, and fills the fields with the device’s location', async ({ page, context }) => {
  await open(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser did not share your location.')).toBeVisible()
  await expect(latitude(page)).toHaveValue('')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -1.2921, longitude: 36.8219 })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(latitude(page)).toHaveValue('-1.2921')
  await expect(longitude(page)).toHaveValue('36.8219')
  await expectInsideMap(page)
})

test('starts the map at the home without filling the fields', async ({ page }) => {
  await open(page)
  const home = { version: 1, region: { country: 'DE', currency: 'EUR' }, place: { latitude: 52.52, longitude: 13.405 } }
  await page.evaluate((text) => localStorage.setItem('home', text), JSON.stringify(home))
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect(latitude(page)).toHaveValue('')
  await expect(marker(page)).toHaveCount(0)
  await map(page).click({ position: await middle(page) })
  // Coordinates in the page's language; at zoom 6 a pixel is 0.02°.
  await expect(latitude(page)).toHaveValue(/^52\.5/)
  await expect(longitude(page)).toHaveValue(/^13\.[34]/)
  // The sun's figures are in the same format.
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  const sun = page.getByRole('region', { name: /^Sun at/ })
  await expect(sun.getByText(/^\d\.\d\s?hours\/day$/).first()).toBeVisible()
  await expect(page.getByText(/^8 in 10 years are between [1-9],\d{3}\s.*kWh/)).toBeVisible()
})
