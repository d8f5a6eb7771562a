import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { LoadProfiles } from '#shared/energy/load-profiles.ts'
import { withDefaultRoof } from '#shared/home/default-roof.ts'
import type { Home } from '#shared/home/home.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { computeOutlook, computePlan, type Outlook, type Plan } from '#shared/home/plan/plan.ts'
import type { PlanResult } from '#shared/home/plan/plan-result.ts'
import { resolveSiteData, siteInputsOf } from '#shared/home/plan/resolve-site-data.ts'
import type { SiteData } from '#shared/home/plan/site-data.ts'
import { runToCompletion } from '#shared/home/plan/time-sliced.ts'
import { type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import { tileResource } from '#shared/solar/resource.ts'

/** Three reference families: town and bill. */
export const FAMILIES = {
  Phoenix: { town: 'Phoenix', where: /Arizona/, bill: '180', sign: '$' },
  Berlin: { town: 'Berlin', where: /^Berlin\s*Berlin, Germany/, bill: '120', sign: '€' },
  Pune: { town: 'Pune', where: /Maharashtra/, bill: '3000', sign: '₹' },
} as const
export type Family = keyof typeof FAMILIES

export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the plan' }).getByRole('link', { name })
/** Card of a step, by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Value in the plan so far, next to the step. */
export const summaryValue = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Your plan so far' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** Chooses the town with the keyboard alone. */
export async function chooseTown(page: Page, { town, where }: { town: string; where: RegExp }) {
  const box = page.getByRole('combobox', { name: 'Town' })
  await box.fill(town)
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: where }).first()).toBeVisible()
  const place = (await options.allInnerTexts()).findIndex((words) => where.test(words.replaceAll('\n', ' ')))
  for (let down = 0; down <= place; down += 1) await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: town }).first()).toBeVisible()
}

/** Starts a plan with a family’s town and bill. */
export async function startPlan(page: Page, family: Family) {
  await page.goto('/plan/home')
  await chooseTown(page, FAMILIES[family])
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill(FAMILIES[family].bill)
}

/** Stores a home in the browser and opens its answer, including the charts. */
export async function openAnswer(page: Page, home: Home) {
  await page.goto('/plan')
  await page.evaluate((stored) => localStorage.setItem('home', stored), JSON.stringify(home))
  await page.goto('/plan/answer')
  await expect(page.getByText(/^(Worth it|Probably|It depends).*\.$/)).toBeVisible()
  await expect(page.getByText('Electricity by month')).toBeVisible()
  await expect(page.getByText('Spent on electricity over the years, all in all')).toBeVisible()
}

/** The home stored in the browser. */
export async function readStoredHome(page: Page): Promise<Home> {
  const read = parseHomeJson((await page.evaluate(() => localStorage.getItem('home'))) ?? '')
  if ('problem' in read) throw new Error(read.problem)
  return read.home
}

const root = join(import.meta.dirname, '..', '..')
/** Reads the files that the browser imports. */
const json = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const index: TileIndex = json('shared', 'solar', 'climate-tiles.json')
const profiles: LoadProfiles = json('shared', 'energy', 'load-profiles.json').profiles

/** The plan computed directly by the engine, with the climate tile of the home and default roof and panels. */
export function computeEnginePlan(storedHome: Home): { home: Home; plan: Plan; outlook: Outlook } {
  const { latitude, longitude } = storedHome.place ?? { latitude: 0, longitude: 0 }
  const tile = parseTile(index, json('client', 'public', tilePath(index, latitude, longitude)))
  if (!tile) throw new Error('No climate for this home')
  const homeWithRoof = withDefaultRoof(storedHome)
  const siteData: SiteData = unwrapResult(
    resolveSiteData(siteInputsOf(homeWithRoof), {
      resource: tileResource(index, tile, latitude, longitude),
      profiles,
      today: new Date().toISOString().slice(0, 10),
    }),
  )
  const { home } = runToCompletion(withDefaultSystem(homeWithRoof, siteData, null))
  return {
    home,
    plan: unwrapResult(computePlan(home, siteData)),
    outlook: unwrapResult(runToCompletion(computeOutlook(home, siteData))),
  }
}

function unwrapResult<Value>(answer: PlanResult<Value>): Value {
  if (answer.kind === 'answer') return answer.value
  throw new Error(answer.kind === 'missing' ? `Missing: ${answer.figures.join(', ')}` : answer.message)
}
