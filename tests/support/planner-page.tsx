import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { type Actor, openPage } from './open-page.tsx'
import { REFERENCE_HOMES, type ReferenceHomeName } from './reference-homes.ts'
import { SAMPLE_HOME } from './sample-home.ts'

/** Opens a step of the planner with a home stored in the browser. Its plan is about its own system, not about a quote. */
export function openStep(path: string, home: Home = withoutQuotes(SAMPLE_HOME)) {
  localStorage.setItem('home', JSON.stringify(home))
  return openPage(path)
}

/** The home stored in the browser. */
export function readStoredHome(): Home {
  const parsed = parseHomeJson(localStorage.getItem('home') ?? '')
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.home
}

/** Card of a step, by its heading. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }))

/** Expects a value in the plan so far, next to the step. */
export const expectSummary = (name: string, text: string | RegExp) =>
  waitFor(() => {
    const [summary] = screen.getAllByRole('complementary', { name: 'Your plan so far' })
    const term = within(summary as HTMLElement).getByText(name)
    expect(term.parentElement?.querySelector('dd')).toHaveTextContent(text)
  })

/** Chooses the town with the keyboard alone. */
export async function chooseTown(actor: Actor, town: string, where: RegExp) {
  const box = await screen.findByRole('combobox', { name: 'Town' })
  await actor.fill(box, town)
  const options = await waitFor(() => {
    const found = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(found.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(where))
    return found
  })
  const position = options.findIndex(({ textContent }) => where.test(textContent ?? ''))
  await actor.type(box, `${'{ArrowDown}'.repeat(position + 1)}{Enter}`)
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(town),
    ),
  )
}

/** Starts a plan with a reference home’s town and electricity bill. */
export async function startPlan(home: ReferenceHomeName) {
  const { town, where, bill } = REFERENCE_HOMES[home]
  const page = await openPage('/plan/home')
  await chooseTown(page.actor, town, where)
  await page.actor.fill(screen.getByRole('textbox', { name: /^Electricity bill/ }), bill)
  return page
}

/** Opens what My Home folds. */
export const openMoreExact = async (actor: Actor) => actor.click(await screen.findByText(/^Make it more exact/))

/** Opens the fields of a figure on My Money. */
export async function openMoneyLine(actor: Actor, name: string) {
  const line = await card(name)
  await actor.click(line.getByText('Edit'))
  await line.findByRole('button', { name: 'Hide these fields' })
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe('SUMMARY'))
  return line
}

/** Goes to a step of the planner by its link. */
export async function goToStep(actor: Actor, name: string) {
  const steps = within(screen.getByRole('navigation', { name: 'Plan steps' }))
  await actor.click(steps.getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}
