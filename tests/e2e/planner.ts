import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { LoadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { readHome } from '#shared/home/parse.ts'
import type { Answer } from '#shared/home/plan/answer.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { atOnce } from '#shared/home/plan/pieces.ts'
import type { Surroundings } from '#shared/home/plan/surroundings.ts'
import { surroundingsOf } from '#shared/home/plan/surroundings-of-home.ts'
import { type Outlook, outlookOf, type Plan, planOf } from '#shared/home/plan.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { type TileIndex, tileAddress } from '#shared/solar/climate-tiles.ts'
import { readTile } from '#shared/solar/read-tile.ts'
import { tileResource } from '#shared/solar/resource.ts'

/** The three families that the planner was made for: where they live, and what they know. */
export const FAMILIES = {
  Phoenix: { town: 'Phoenix', where: /Arizona/, bill: '180', sign: '$' },
  Berlin: { town: 'Berlin', where: /^Berlin\s*Berlin, Germany/, bill: '120', sign: '€' },
  Pune: { town: 'Pune', where: /Maharashtra/, bill: '3000', sign: '₹' },
} as const
export type Family = keyof typeof FAMILIES

export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the plan' }).getByRole('link', { name })
/** The card of a step under its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** A line of the plan beside the step. */
export const soFar = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Your plan so far' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** Names the town, by the keyboard alone. */
export async function moveTo(page: Page, { town, where }: { town: string; where: RegExp }) {
  const box = page.getByRole('combobox', { name: 'Town' })
  await box.fill(town)
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: where }).first()).toBeVisible()
  const place = (await options.allInnerTexts()).findIndex((words) => where.test(words.replaceAll('\n', ' ')))
  for (let down = 0; down <= place; down += 1) await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: town }).first()).toBeVisible()
}

/** A family that has told where it lives and what it pays. */
export async function begin(page: Page, family: Family) {
  await page.goto('/plan/home')
  await moveTo(page, FAMILIES[family])
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill(FAMILIES[family].bill)
}

/** The answer of a home that this browser keeps already, charts and all. */
export async function answerFor(page: Page, home: Home) {
  await page.goto('/plan')
  await page.evaluate((kept) => localStorage.setItem('home', kept), JSON.stringify(home))
  await page.goto('/plan/answer')
  await expect(page.getByText(/^(Worth it|Probably|It depends).*\.$/)).toBeVisible()
  await expect(page.getByText('Electricity by month')).toBeVisible()
  await expect(page.getByText('Spent on electricity over the years, all in all')).toBeVisible()
}

/** The home as the browser keeps it. */
export async function keptHome(page: Page): Promise<Home> {
  const read = readHome((await page.evaluate(() => localStorage.getItem('home'))) ?? '')
  if ('problem' in read) throw new Error(read.problem)
  return read.home
}

const root = join(import.meta.dirname, '..', '..')
/** What the browser imports is read as the files they are. */
const json = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const index: TileIndex = json('shared', 'solar', 'climate-tiles.json')
const profiles: LoadProfiles = json('shared', 'energy', 'load-profiles.json').profiles

/** The plan by the engine called directly, with the climate of the home's own tile and the roof and panels it assumes. */
export function enginesPlan(kept: Home): { home: Home; plan: Plan; outlook: Outlook } {
  const { latitude, longitude } = kept.place ?? { latitude: 0, longitude: 0 }
  const tile = readTile(index, json('client', 'public', tileAddress(index, latitude, longitude)))
  if (!tile) throw new Error('No climate for this home')
  const roofed = withUsualRoof(kept)
  const around: Surroundings = answerTo(
    surroundingsOf(roofed, {
      resource: tileResource(index, tile, latitude, longitude),
      profiles,
      today: new Date().toISOString().slice(0, 10),
    }),
  )
  const { home } = atOnce(withDefaultSystem(roofed, around, null))
  return { home, plan: answerTo(planOf(home, around)), outlook: answerTo(atOnce(outlookOf(home, around))) }
}

function answerTo<Value>(answer: Answer<Value>): Value {
  if (answer.kind === 'answer') return answer.value
  throw new Error(answer.kind === 'missing' ? `Missing: ${answer.figures.join(', ')}` : answer.sentence)
}
