import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { openPage } from '../../support/open-page.tsx'

/** A plan that is told apart by its bill; without a place nothing is computed. */
const planWithBill = (perMonth: number): Home =>
  withFigure(emptyHome({ country: 'US', currency: 'USD' }), 'use.amount', { kind: 'bill', perMonth }) as Home

const OWN = planWithBill(77)

const storedHome = () => JSON.parse(localStorage.getItem('home') ?? 'null')

/** Stores a plan and backups of earlier ones, named `Before opening {letter}`. */
function storePlans(home: Home | null, backups: Readonly<Record<string, Home>> = {}) {
  if (home) localStorage.setItem('home', JSON.stringify(home))
  const entries = Object.entries(backups).map(([letter, backup]) => ({
    name: `Before opening ${letter}`,
    home: backup,
    saved: null,
    replacedBy: '',
  }))
  localStorage.setItem('former plans', JSON.stringify(entries))
}

/** Names in the list of earlier plans. */
const listedPlans = () =>
  within(screen.getByRole('list', { name: 'Former plans' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const answerPage = () => screen.findByRole('heading', { level: 1, name: 'Your Answer' })

describe('An earlier plan', () => {
  const FORMER = { A: planWithBill(100), B: planWithBill(200), C: planWithBill(300) }

  test.each([
    ['the plan that it replaced', OWN],
    ['an empty plan', null],
  ])('is listed again in its place when Undo brings back %s', async (_, own) => {
    storePlans(own, FORMER)
    const { actor } = await openPage('/plan/answer')
    await answerPage()
    const before = listedPlans()
    await actor.press(/^Use this one.* B$/)
    await waitFor(() => expect(listedPlans()).not.toContain('Before opening B'))
    expect(storedHome()).toEqual(FORMER.B)
    await actor.press('Undo')
    expect(storedHome().use).toEqual(own?.use ?? {})
    expect(listedPlans()).toEqual(before)
  })

  test('is listed again when Undo comes after a reload', async () => {
    storePlans(OWN, FORMER)
    const { actor } = await openPage('/plan/answer')
    await answerPage()
    const before = listedPlans()
    await actor.press(/^Use this one.* B$/)
    const { actor: afterReload } = await openPage('/plan/answer')
    await answerPage()
    await afterReload.press('Undo')
    expect(storedHome()).toEqual(OWN)
    expect(listedPlans()).toEqual(before)
  })

  test('changes places with the current one even when the list is full', async () => {
    const letters = Array.from({ length: 20 }, (_, i) => String.fromCodePoint(65 + i))
    storePlans(OWN, Object.fromEntries(letters.map((letter, i) => [letter, planWithBill(100 + i)])))
    const { actor } = await openPage('/plan/answer')
    await answerPage()
    const before = listedPlans()
    await actor.press(/^Use this one.* T$/)
    await waitFor(() => expect(listedPlans()).not.toContain('Before opening T'))
    expect(storedHome()).toEqual(planWithBill(119))
    await actor.press('Undo')
    expect(listedPlans()).toEqual(before)
  })
})
