import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogueEntry } from '#shared/calculators/catalogue.ts'
import { type Example, examples } from '../../support/examples.ts'
import { fail, type Handlers, refuse, Unreachable } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, field, openPage } from '../../support/open-page.tsx'
import { asUser, calculationReply, userReply } from '../../support/replies.ts'

const OUT_OF_REACH =
  'We could not reach the server, so this is not saved yet. Your result stays here. Save it again when you are connected.'
const EARLIER = 'These are the results that you saved. Our current method gives different ones.'

const results = () => screen.getByRole('region', { name: 'Results' })
const saveButton = () => within(results()).getByRole('button', { name: 'Save Calculation' })
const calculateButton = () => document.querySelector('form button[type=submit]') as HTMLElement
const expectCards = (cards: Example['cards']) =>
  waitFor(() => {
    for (const [name, value] of Object.entries(cards)) {
      const card = within(results()).getByText(name).closest('div')
      expect(card?.querySelector('dd')).toHaveTextContent(value)
    }
  })

/** A signed-in user looks at a result of the solar calculator. */
async function calculate(server: Handlers, typed: Readonly<Record<string, string>> = examples.solar[0].typed) {
  const opened = await openPage('/calculators/solar', { data: { user: userReply() }, server })
  for (const [label, value] of Object.entries(typed)) await opened.actor.fill(field(label), value)
  await opened.actor.click(calculateButton())
  await waitFor(() => expect(saveButton()).toBeEnabled())
  return opened
}

describe('Saving a calculation', () => {
  test('sends it once, also when it is pressed twice', async () => {
    const { actor, server } = await calculate({ saveCalculation: () => calculationReply() })
    await actor.dblClick(saveButton())
    await expectToast('Calculation saved', 'Your calculation has been saved to your profile.')
    await waitFor(() => expect(saveButton()).toBeDisabled())
    expect(server.calls('saveCalculation')).toHaveLength(1)
  })

  test('says when the server is out of reach, and tries again under the same key', async () => {
    const { actor, server } = await calculate({
      saveCalculation: fail(new Unreachable()),
    })
    await actor.click(saveButton())
    await expectToast('Save failed', OUT_OF_REACH)
    expect(saveButton()).toBeEnabled()
    server.answer('saveCalculation', () => calculationReply())
    await actor.click(saveButton())
    await expectToast('Calculation saved')
    const [first, second] = server.headers('saveCalculation', 'idempotency-key')
    expect(first).toMatch(/^[\w-]{8,97}-v1$/)
    expect(second).toBe(first)
  })

  test('says which error the server gave, even one without a word', async () => {
    const { actor } = await calculate({
      saveCalculation: refuse(500),
    })
    await actor.click(saveButton())
    await expectToast('Save failed', '500: Internal Server Error')
  })

  test('of the same numbers once more is another one, under a key of its own', async () => {
    const { actor, server } = await calculate({ saveCalculation: () => calculationReply() })
    await actor.click(saveButton())
    await waitFor(() => expect(saveButton()).toBeDisabled())
    await actor.click(calculateButton())
    await waitFor(() => expect(saveButton()).toBeEnabled())
    await actor.click(saveButton())
    await waitFor(() => expect(server.calls('saveCalculation')).toHaveLength(2))
    const [one, other] = server.calls('saveCalculation')
    expect(one?.inputs).toEqual(other?.inputs)
    expect(new Set(server.headers('saveCalculation', 'idempotency-key')).size).toBe(2)
  })

  test('sends plain numbers, however they were typed', async () => {
    const { actor, server } = await calculate(
      { saveCalculation: () => calculationReply() },
      { 'Average Monthly Electricity Bill ($)': '1.234,50', 'Average Daily Sun Hours': '4,5' },
    )
    await actor.click(saveButton())
    await expectToast('Calculation saved')
    expect(server.calls('saveCalculation')).toMatchObject([{ inputs: { monthlyBill: '1234.50', sunHours: '4.5' } }])
  })

  test('shows the results that the server stored by a newer method than the page knows', async () => {
    const { actor } = await calculate({
      saveCalculation: ({ results: figures }) =>
        calculationReply({
          methodVersion: 2,
          results: { ...(figures as object), recommendedSize: 12.3, paybackPeriod: 22.8 },
        }),
    })
    expect(screen.getByText('With your numbers')).toBeInTheDocument()
    await actor.click(saveButton())
    await expectToast('Calculation saved')
    await expectCards({ 'System Size': '12.3 kW', 'Annual Savings': '$1,620', 'Payback Period': '22.8 years' })
    expect(saveButton()).toBeDisabled()
    expect(screen.queryByText('With your numbers')).toBeNull()
    expect(results()).toHaveTextContent('A newer method gave these results')
  })
})

const stored = {
  solar: {
    figures: { recommendedSize: 10, estimatedSavings: 1500, paybackPeriod: 20 },
    cards: { 'System Size': '10 kW', 'Annual Savings': '$1,500', 'Payback Period': '20.0 years' },
    action: 'Calculate',
  },
  'solar-loan': {
    figures: { monthlyPayment: 300, totalInterest: 4000, totalCost: 24000, effectiveRate: 20 },
    cards: {
      'Monthly Payment': '$300.00',
      'Total Interest': '$4,000.00',
      'Total Cost': '$24,000.00',
      'Effective Rate': '20%',
    },
    action: 'Calculate Loan',
  },
} as const

describe('A calculation saved by an earlier method', () => {
  /** Opens a stored row from the profile. */
  async function openSaved(slug: CalculatorSlug, inputs: object, figures: object): Promise<Actor> {
    const calculatorType = catalogueEntry(slug).type
    const row = { calculatorType, methodVersion: 0, notes: 'From long ago', inputs, results: figures }
    const listCalculations = () => [calculationReply(row as Parameters<typeof calculationReply>[0])]
    const server = { ...asUser, listCalculations }
    const { actor } = await openPage('/profile', { data: { user: userReply() }, server })
    await actor.click(await screen.findByRole('button', { name: 'View Details' }))
    await screen.findByRole('heading', { level: 1, name: catalogueEntry(slug).title() })
    return actor
  }
  const remark = () => within(results()).getByRole('status')

  test.each(['solar', 'solar-loan'] as const)('of %s shows its own results, and is calculated anew', async (slug) => {
    const [example] = examples[slug]
    const { figures, cards, action } = stored[slug]
    const actor = await openSaved(slug, example.inputs, figures)
    await expectCards(cards)
    expect(remark()).toHaveTextContent(EARLIER)
    expect(screen.queryByText('With your numbers')).toBeNull()
    await expectAccessible()
    await actor.click(within(remark()).getByRole('button', { name: action }))
    await expectCards(example.cards)
    expect(screen.queryByText(EARLIER)).toBeNull()
    expect(screen.getByText('With your numbers')).toBeInTheDocument()
  })

  test('whose inputs today’s rules refuse opens all the same, and Calculate says what is wrong', async () => {
    const actor = await openSaved('solar', { monthlyBill: '150', sunHours: '30' }, stored.solar.figures)
    await expectCards(stored.solar.cards)
    await actor.click(within(remark()).getByRole('button', { name: 'Calculate' }))
    const sunHours = field('Average Daily Sun Hours')
    await waitFor(() => expect(sunHours).toHaveFocus())
    await waitFor(() => expect(sunHours).toHaveAccessibleDescription(/up to 24\.$/))
    await expectCards(stored.solar.cards)
  })

  test('that today’s method agrees with opens without a word, and can be saved again', async () => {
    const [example] = examples.solar
    await openSaved('solar', example.inputs, example.results)
    await expectCards(example.cards)
    expect(screen.queryByText(EARLIER)).toBeNull()
    expect(saveButton()).toBeEnabled()
  })

  test('opens with the default of a field that came later', async () => {
    const [example] = examples['payback-period']
    const { rateIncrease, incentives, ...before } = example.inputs
    await openSaved('payback-period', before, example.results)
    expect(field('Total System Cost ($)')).toHaveValue(String(before.systemCost))
    expect(field('Annual Electricity Rate Increase (%)')).toHaveValue('2.5')
    expect(field('Government Incentives/Rebates ($)')).toHaveValue('')
    await expectCards(example.cards)
  })
})
