import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { type Actor, expectAccessible, openPage } from '../../support/open-page.tsx'
import { card, goToStep, openStep, readStoredHome, startPlan } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const HEADING = 'Have a quote?'
const section = () => screen.getByRole('region', { name: HEADING })
const badges = () => [...section().querySelectorAll('span.rounded-full')]
const chip = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Choose a size' })).findByRole('radio', { name })

async function fillQuote(actor: Actor, figures: Readonly<Record<string, string>>) {
  const quote = await card(HEADING)
  for (const [name, text] of Object.entries(figures))
    await actor.fill(quote.getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0] as HTMLElement, text)
}

test('A family in Berlin with an offer that loses reads so, and what to ask for instead', async () => {
  const { actor } = await startPlan('Berlin')
  await goToStep(actor, 'Your Answer')
  await chip(/^Recommended/)
  await fillQuote(actor, { 'System size': '8', 'Price with all taxes': '19500', 'Usable battery size': '10' })
  await waitFor(() => expect(section()).toHaveTextContent(/It depends: about \d in 10\s*The complete quote loses €/))
  expect(section()).toHaveTextContent('Your plan is about this quote: its system and its price.')
  expect(section()).toHaveTextContent(
    /Ask for \d+ panels (without a battery|and a battery of \d+\skWh), for about €[\d,]+\. It pays for itself in /,
  )
  for (const { className } of badges()) expect(className).not.toMatch(/savings/)
  expect(section()).toHaveTextContent('What does the system cost without the battery?')
  // The plan and its size are those of the offer.
  expect(await chip(/^Your quote/)).toBeChecked()
  await waitFor(async () =>
    expect((await chip(/^Your quote/)).parentElement).toHaveTextContent(/18 panels: loses about €/),
  )
  await expectAccessible()

  await actor.click(await chip(/^Recommended/))
  await waitFor(() => expect(readStoredHome().money.quote).toBeUndefined())
  expect(readStoredHome().money.otherQuotes).toEqual([{ kwp: 8, price: 19_500, batteryKwh: 10 }])
  await actor.click((await card(HEADING)).getByText('Quote 1'))
  await actor.click(await screen.findByRole('button', { name: 'Use “Quote 1” in my plan' }))
  await waitFor(() => expect(readStoredHome().money.quote).toEqual({ kwp: 8, price: 19_500, batteryKwh: 10 }))
})

test('A promise out of the usual range is drawn and asked about, and a quote that pays is green', async () => {
  const { actor } = await startPlan('Berlin')
  await goToStep(actor, 'Your Answer')
  await chip(/^Recommended/)
  await fillQuote(actor, { 'System size': '4', 'Price with all taxes': '4500' })
  await waitFor(() => expect(badges()[0]).toHaveTextContent(/orth it: (more than|about) \d in 10/))
  expect(badges()[0]?.className).toMatch(/savings/)
  expect(section()).toHaveTextContent('We found no system for your home that gains clearly more.')
  expect(section()).toHaveTextContent('How much electricity will the panels make in a year')
  await actor.click((await card(HEADING)).getByText('What the quote promises'))
  await fillQuote(actor, { 'Output promised': '9000' })
  const [unusual] = await waitFor(() => {
    const items = within(section()).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent(
      /^Ask about this\s*Promised output: .*This is higher than usual\. The usual range is /,
    )
    return items
  })
  const [, range, mark] = unusual?.querySelector('svg')?.children ?? []
  expect(Number.parseFloat(mark?.getAttribute('cx') ?? '')).toBeGreaterThan(
    Number.parseFloat(range?.getAttribute('x2') ?? 'NaN'),
  )
  expect(section()).toHaveTextContent('Can I see the shading report?')
  await expectAccessible()
})

test('Several quotes stand side by side, each checked, and one can be removed', async () => {
  const { actor } = await openStep('/plan/answer', SAMPLE_HOME)
  await actor.click(await screen.findByRole('button', { name: 'Add another quote' }))
  await waitFor(() => expect(readStoredHome().money.otherQuotes).toEqual([{}]))
  const quote = await card(HEADING)
  await actor.click(quote.getByText('Quote 2'))
  const lastField = (name: RegExp) => quote.getAllByRole('textbox', { name }).at(-1) as HTMLElement
  await actor.fill(lastField(/^System size/), '6')
  await actor.fill(lastField(/^Price with all taxes/), '9000')
  await actor.fill(lastField(/^Installer/), 'Roof Ltd')
  const table = await quote.findByRole('table')
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Figure', 'Sun & Sons', 'Roof Ltd']),
  )
  expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent(/€15,500\s*€9,000/)
  expect(within(table).getByRole('row', { name: /^Pays for itself in/ })).toHaveTextContent(/years.*years/)
  await expectAccessible()
  await actor.click(quote.getByRole('button', { name: 'Remove “Sun & Sons”' }))
  await waitFor(() => expect(readStoredHome().money.quote).toBeUndefined())
  expect(readStoredHome().money.otherQuotes).toEqual([{ kwp: 6, price: 9_000, from: 'Roof Ltd' }])
})

test('My Home takes a quote, and the answer is about it', async () => {
  const { actor } = await startPlan('Berlin')
  await actor.click(screen.getByText('I have a quote'))
  await actor.fill(screen.getByRole('textbox', { name: /^System size/ }), '8')
  await actor.fill(screen.getByRole('textbox', { name: /^Price with all taxes/ }), '19500')
  await goToStep(actor, 'Your Answer')
  expect(await chip(/^Your quote/)).toBeChecked()
  await goToStep(actor, 'My System')
  expect(await screen.findByText(/^This is the system of your quote\./)).toBeVisible()
  await goToStep(actor, 'My Money')
  const price = await screen.findByRole('textbox', { name: /^Price installed/ })
  await waitFor(() => expect(price).toHaveValue('19500'))
  expect((await card('Price')).getAllByText('You entered this')[0]).toBeInTheDocument()
  await actor.fill(price, '15000')
  await waitFor(() => expect(readStoredHome().money.quote).toEqual({ kwp: 8, price: 15_000 }))
})

test('The first page leads to the fields of a quote, with town and bill', async () => {
  localStorage.setItem('home', JSON.stringify(withoutQuotes(SAMPLE_HOME)))
  const { actor } = await openPage('/plan')
  await screen.findByDisplayValue('Berlin, Germany')
  await actor.press('I have a quote')
  await screen.findByRole('heading', { level: 1, name: 'Your Answer' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'System size (kWp)' })).toHaveFocus())
})

test('A quote is checked in German', async () => {
  await openStep('/de/plan/answer', SAMPLE_HOME)
  expect(
    await screen.findByText(/^(Bitten Sie um|Die Größe passt|Wir haben für Ihr Haus|Bei üblichen Preisen)/),
  ).toBeVisible()
  expect(screen.getByText('Ihr Plan gilt für dieses Angebot: für seine Anlage und seinen Preis.')).toBeVisible()
  expect(screen.getByText('Wie hoch wäre meine Stromrechnung ohne diesen Preisanstieg?')).toBeVisible()
})
