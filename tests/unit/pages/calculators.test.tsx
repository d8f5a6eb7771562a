import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { type Example, examples, refusedValues } from '../../support/examples.ts'
import { FILLED_HOMES } from '../../support/filled-homes.ts'
import { type Actor, expectAccessible, field, heading, openPage } from '../../support/open-page.tsx'

/** Button labels other than Calculate. */
const actions: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'Calculate Usage',
  'solar-loan': 'Calculate Loan',
}
const EARLIER = 'This result is for your earlier figures.'
/** Labels of the figure that each calculator is asked for. */
const ASKED: Readonly<Record<CalculatorSlug, string>> = {
  solar: 'System Size',
  battery: 'Recommended Capacity',
  'sun-path': 'Optimal Tilt Angle',
  'energy-usage': 'Daily Usage',
  'battery-charge': 'Charging Current',
  'sun-hours': 'Required Sun Hours',
  'panel-requirement': 'Panels Needed',
  'payback-period': 'Payback Period',
  'solar-loan': 'Monthly Payment',
  'bill-comparison': 'Annual Savings',
}
/** Solar with an assumption changed. */
const changedRate = examples.solar[1] as Example

const open = (slug: CalculatorSlug) => openPage(`/calculators/${slug}`)
const box = (label: string) => screen.getByRole('textbox', { name: label })
const boxIn = (row: HTMLElement, label: string) => within(row).getByRole('textbox', { name: label })
const row = (number: number) => screen.getByRole('group', { name: `Appliance ${number}` })
const button = (slug: CalculatorSlug) => screen.getByRole('button', { name: actions[slug] ?? 'Calculate' })
const results = () => screen.getByRole('region', { name: 'Results' })
/** Values of the result cards by label. */
const cards = () =>
  Object.fromEntries(
    [...results().querySelectorAll('dl > div')].map((card) => [
      card.querySelector('dt')?.textContent,
      card.querySelector('dd')?.textContent,
    ]),
  )
const expectCards = (expected: Example['cards']) => waitFor(() => expect(cards()).toEqual(expected))

async function type(actor: Actor, { typed, rows = [] }: Example) {
  for (const [label, value] of Object.entries(typed)) await actor.fill(field(label), value)
  for (const [index, boxes] of rows.entries()) {
    if (!screen.queryByRole('group', { name: `Appliance ${index + 1}` })) await actor.press('Add Appliance')
    for (const [label, value] of Object.entries(boxes)) await actor.fill(boxIn(row(index + 1), label), value)
  }
}

async function calculate(actor: Actor, slug: CalculatorSlug, example: Example) {
  await type(actor, example)
  await actor.click(button(slug))
  await expectCards(example.cards)
}

describe.each(catalogue)('$type', ({ slug, title, type: calculatorType }) => {
  const [first] = examples[slug]

  test('explains its method in words and with the numbers of its hand-worked example', async () => {
    const { actor } = await open(slug)
    expect(await heading()).toHaveTextContent(title())
    expect(document.title).toBe(`${title()} · Helioplan`)
    expect(cards()).toEqual({})
    expect(screen.queryByText('With your numbers')).toBeNull()
    await calculate(actor, slug, first)
    expect(Object.keys(cards())[0]).toBe(ASKED[slug])
    expect(screen.getByText('With your numbers')).toBeInTheDocument()
    const explained = screen.getByText('How are these calculations made?').closest('details')
    expect(explained?.querySelectorAll('li').length).toBeGreaterThan(0)
    const working = [...(explained?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
    expect(working.length).toBeGreaterThan(0)
    for (const line of working) expect(line).toMatch(/ = \S/)
    if (slug === 'battery' || slug === 'sun-hours')
      expect(within(results()).getByText(/20% to 30%/)).toBeInTheDocument()
  })

  test.each(examples[slug].slice(1))('shows the cards of another hand-worked example: %#', async (example) => {
    const { actor } = await open(slug)
    await calculate(actor, slug, example)
  })

  test.runIf(slug !== 'energy-usage')('refuses an invalid value at its field, and computes nothing', async () => {
    const { actor } = await open(slug)
    const [label, value] = refusedValues[slug as Exclude<CalculatorSlug, 'energy-usage'>]
    await type(actor, first)
    await actor.fill(field(label), value)
    await actor.click(button(slug))
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'))
    expect(field(label)).toHaveAccessibleDescription(/\.$/)
    expect(field(label)).toHaveFocus()
    expect(cards()).toEqual({})
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/)
  })

  test('uses values handed over from another page once', async () => {
    const { inputs, results: figures, notes, cards: expected } = first
    sessionStorage.setItem('savedCalculation', JSON.stringify({ calculatorType, inputs, results: figures, notes }))
    await open(slug)
    await expectCards(expected)
    expect(screen.queryByText(EARLIER)).toBeNull()
    expect(sessionStorage.getItem('savedCalculation')).toBeNull()
  })
})

describe('A result', () => {
  test('is marked as outdated when an input changes, until it is recalculated', async () => {
    const { actor } = await open('solar')
    await calculate(actor, 'solar', examples.solar[0])
    expect(screen.queryByText(EARLIER)).toBeNull()
    await actor.fill(box('Average Daily Sun Hours'), '-1')
    expect(screen.getByText(EARLIER).closest('[role=status]')).not.toBeNull()
    await actor.click(button('solar'))
    expect(screen.getByText(EARLIER)).toBeInTheDocument()
    expect(cards()).toEqual(examples.solar[0].cards)
    await actor.fill(box('Average Daily Sun Hours'), '10')
    await actor.press('Update result')
    // 1250 kWh / (30 × 10 × 0.75) = 5.555… → 5.6 kW
    await waitFor(() => expect(cards()['System Size']).toBe('5.6 kW'))
    expect(screen.queryByText(EARLIER)).toBeNull()
  })

  test('is there again after Back', async () => {
    const { actor } = await open('solar')
    await calculate(actor, 'solar', examples.solar[0])
    await actor.click(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    history.back()
    await screen.findByRole('heading', { level: 1, name: 'Solar Panel Calculator' })
    await expectCards(examples.solar[0].cards)
    expect(box('Average Daily Sun Hours')).toHaveValue(String(examples.solar[0].inputs.sunHours))
  })

  test('survives signing in, once', async () => {
    const { actor } = await open('solar')
    await type(actor, changedRate)
    expect(screen.queryByRole('link', { name: 'Sign in or register to save this' })).toBeNull()
    await actor.click(button('solar'))
    expect(screen.queryByRole('button', { name: 'Save Calculation' })).toBeNull()
    await actor.click(await screen.findByRole('link', { name: 'Sign in or register to save this' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/auth?next=%2Fcalculators%2Fsolar'))
    await open('solar')
    await expectCards(changedRate.cards)
    expect(box('Average Monthly Electricity Bill ($)')).toHaveValue('150.5')
    expect(screen.getByText('Assumptions (1 changed)')).toBeInTheDocument()
    await open('solar')
    expect(box('Average Monthly Electricity Bill ($)')).toHaveValue('')
  })
})

test('A result that the plan on this device has, too, says at once why they differ', async () => {
  const home = FILLED_HOMES.Phoenix
  const outcome = { sunHours: 5, kwp: 2.6, solar: 4_100, use: 9_000, saving: 600, billBefore: 1_800, billAfter: 1_200 }
  localStorage.setItem('home', JSON.stringify(home))
  localStorage.setItem(
    'plan outcome',
    JSON.stringify({ of: hashHome(home), outcome: { ...outcome, netCost: 6_600, payback: 3 } }),
  )
  const { actor } = await open('solar')
  await calculate(actor, 'solar', examples.solar[0])
  const difference = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(difference.getByRole('heading')).toHaveTextContent('Your plan says 2.6 kW, $600, and 3 years: why they differ')
  expect(difference.getByRole('row', { name: /^System size/ })).toHaveTextContent(/11\.1\skW2\.6\skW$/)
  expect(difference.getByText(/hour by hour/)).toBeVisible()
  await expectAccessible()
})

test.each([
  ['without a plan', undefined],
  ['with a plan that has no answer yet', FILLED_HOMES.Phoenix],
])('The Solar Calculator says in one sentence why a plan says something else, %s', async (_, home) => {
  if (home) localStorage.setItem('home', JSON.stringify(home))
  const { actor } = await open('solar')
  expect(screen.queryByText(/may say something else/)).toBeNull()
  await calculate(actor, 'solar', examples.solar[0])
  const link = await screen.findByRole('link', { name: 'A plan of your home' })
  expect(link).toHaveAttribute('href', '/plan')
  expect(link.parentElement).toHaveTextContent(
    'A plan of your home may say something else, because it works hour by hour with your own roof and tariff, not with a fixed share of your bill.',
  )
})

test('A page in German starts with the prices of Germany', async () => {
  const { actor } = await openPage('/de/calculators/solar')
  expect(field('Strompreis (€/kWh)')).toHaveValue('0,32')
  await actor.fill(field(/^Stromrechnung pro Monat/), '120')
  await actor.fill(field(/^Sonnenstunden/), '3')
  await actor.press('Berechnen')
  expect(await screen.findByText(/0,32\s€ pro kWh und 1,23\s€ pro W/)).toBeVisible()
})

describe('Fields', () => {
  test('clear their error when they change', async () => {
    const { actor } = await open('solar')
    await type(actor, examples.solar[0])
    await actor.fill(box('Average Daily Sun Hours'), '0')
    await actor.click(button('solar'))
    await waitFor(() => expect(box('Average Daily Sun Hours')).toHaveAttribute('aria-invalid', 'true'))
    await actor.type(box('Average Daily Sun Hours'), '.5')
    expect(box('Average Daily Sun Hours')).not.toHaveAttribute('aria-invalid')
  })

  test('of assumptions open if one is invalid, and can be reset to their defaults', async () => {
    const { actor } = await open('solar')
    await type(actor, changedRate)
    const summary = screen.getByText('Assumptions (1 changed)')
    const rate = field('Electricity rate ($/kWh)')
    await actor.fill(rate, '0')
    expect(summary.closest('details')).not.toHaveAttribute('open')
    await actor.click(button('solar'))
    await waitFor(() => expect(rate).toHaveFocus())
    expect(summary.closest('details')).toHaveAttribute('open')
    await actor.press('Reset to defaults')
    expect(rate).toHaveValue('0.12')
    expect(rate).not.toHaveAttribute('aria-invalid')
    expect(screen.getByText('Assumptions')).toBeInTheDocument()
  })

  test.each([
    ['120,50', '4,5', '120.50'],
    ['1.234,5', '4.5', '1234.5'],
    ['1 234', '4.5', '1234'],
    ['1’234.5', '4.5', '1234.5'],
    ['1,234', '4.5', '1234'],
  ])('read %s in the region’s notation, and show how it was read', async (writing, hours, plain) => {
    const { actor } = await open('solar')
    await actor.fill(box('Average Monthly Electricity Bill ($)'), writing)
    await actor.fill(box('Average Daily Sun Hours'), hours)
    expect(box('Average Monthly Electricity Bill ($)')).toHaveAccessibleDescription(`Read as ${plain}`)
    await actor.click(button('solar'))
    await waitFor(() => expect(Object.keys(cards())).toHaveLength(3))
    const shown = cards()
    await actor.fill(box('Average Monthly Electricity Bill ($)'), plain)
    await actor.fill(box('Average Daily Sun Hours'), '4.5')
    expect(screen.queryByText(/^Read as/)).toBeNull()
    expect(screen.queryByText(EARLIER)).toBeNull()
    await actor.click(button('solar'))
    expect(cards()).toEqual(shown)
  })

  test.each(['1.2.3', '1,23,45', '12 34'])('refuse %s', async (text) => {
    const { actor } = await open('solar')
    await actor.fill(box('Average Monthly Electricity Bill ($)'), text)
    await actor.fill(box('Average Daily Sun Hours'), '5')
    await actor.click(button('solar'))
    await waitFor(() =>
      expect(box('Average Monthly Electricity Bill ($)')).toHaveAccessibleDescription(
        'Average Monthly Electricity Bill ($): enter a number, such as 150 or 2.5.',
      ),
    )
  })

  test('that are required disable Calculate while empty', async () => {
    const { actor } = await open('payback-period')
    expect(button('payback-period')).toBeDisabled()
    await actor.fill(box('Total System Cost ($)'), '20000')
    expect(button('payback-period')).toBeDisabled()
    await actor.fill(box('Annual Energy Savings ($)'), '1800')
    expect(button('payback-period')).toBeEnabled()
    await actor.fill(box('Annual Energy Savings ($)'), '  ')
    expect(button('payback-period')).toBeDisabled()
  })

  test.each([
    ['payback-period', 'Annual Electricity Rate Increase (%)', '', '{ArrowDown}', '2.4'],
    ['sun-path', 'Longitude', '-122,4194', '{ArrowDown}', '-122,4195'],
    ['battery-charge', 'Number of Panels', '1', '{ArrowUp}', '2'],
    ['battery-charge', 'Number of Panels', '1', '{ArrowDown}', '1'],
  ] as const)('of %s step with the arrow keys: %s from %j by %s to %s', async (slug, label, from, key, to) => {
    const { actor } = await open(slug)
    await actor.fill(box(label), from)
    await actor.keyboard(key)
    expect(box(label)).toHaveValue(to)
  })

  test('and Calculate work by keyboard alone', async () => {
    const { actor } = await open('bill-comparison')
    box('Current Monthly Bill ($)').focus()
    await actor.keyboard('150{Tab}1000{Tab}600{Enter}')
    await expectCards(examples['bill-comparison'][0].cards)
  })
})

describe('Appliances', () => {
  test('and assumptions are read in any notation', async () => {
    const { actor } = await open('energy-usage')
    await actor.fill(boxIn(row(1), 'Hours per Day'), '0,5')
    await actor.fill(boxIn(row(2), 'Watts'), '1.500')
    await actor.fill(field('Electricity rate ($/kWh)'), '0,25')
    await actor.click(button('energy-usage'))
    // 150 × 0.5 + 1.5 × 8 + 100 × 4 = 75 + 12 + 400 = 487 Wh; × 30 = 14.61 kWh; × 0.25 = 3.6525
    await expectCards({ 'Daily Usage': '0.49 kWh', 'Monthly Usage': '14.61 kWh', 'Monthly Cost': '$3.65' })
  })

  test('are added and removed, and the focus follows', async () => {
    const { actor } = await open('energy-usage')
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3)
    await actor.press('Add Appliance')
    await waitFor(() => expect(boxIn(row(4), 'Appliance Name')).toHaveFocus())
    await actor.fill(boxIn(row(4), 'Appliance Name'), 'Kettle')
    expect(button('energy-usage')).toBeDisabled()
    await actor.fill(boxIn(row(4), 'Watts'), '2000')
    await actor.fill(boxIn(row(4), 'Hours per Day'), '25')
    await actor.click(button('energy-usage'))
    await waitFor(() => expect(boxIn(row(4), 'Hours per Day')).toHaveFocus())
    expect(row(4)).toHaveTextContent('24')
    await actor.press('Remove AC')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove LED TV' })).toHaveFocus())
    expect(screen.getByText('AC removed.')).toBeInTheDocument()
    await actor.fill(boxIn(row(3), 'Hours per Day'), '0.5')
    await actor.click(button('energy-usage'))
    // 150 × 24 + 100 × 4 + 2000 × 0.5 = 5000 Wh; × 30 = 150 kWh; × 0.12 = 18.00
    await expectCards({ 'Daily Usage': '5 kWh', 'Monthly Usage': '150 kWh', 'Monthly Cost': '$18.00' })
    for (const appliance of ['Refrigerator', 'LED TV', 'Kettle']) await actor.press(`Remove ${appliance}`)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Appliance' })).toHaveFocus())
    expect(button('energy-usage')).toBeDisabled()
    await expectAccessible()
  })
})

describe('A handoff', () => {
  test.each([
    ['that is not JSON', '{"calculatorType":'],
    ['of another calculator', JSON.stringify({ ...examples.battery[0], calculatorType: 'Battery Storage Calculator' })],
    ['without results', JSON.stringify({ calculatorType: 'Solar Calculator', inputs: examples.solar[0].inputs })],
    [
      'with figures that are no text',
      JSON.stringify({
        calculatorType: 'Solar Calculator',
        inputs: { monthlyBill: 150, sunHours: null },
        results: examples.solar[0].results,
      }),
    ],
  ])('with %s is dropped', async (_, record) => {
    sessionStorage.setItem('savedCalculation', record)
    await open('solar')
    expect(sessionStorage.getItem('savedCalculation')).toBeNull()
    expect(box('Average Monthly Electricity Bill ($)')).toHaveValue('')
    expect(cards()).toEqual({})
  })

  test('of a place’s sun hours fills their field', async () => {
    sessionStorage.setItem('handedSunHours', JSON.stringify({ value: 4.3, place: '37.7749, -122.4194' }))
    await open('panel-requirement')
    expect(box('Available Sun Hours')).toHaveValue('4.3')
    expect(screen.getByText('These are the sun hours at 37.7749, -122.4194.')).toBeInTheDocument()
  })
})
