import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { regionOf } from '#shared/region.ts'
import { formatPayback } from '../../../client/src/planner/words/format-payback.ts'
import { type Actor, expectAccessible, field, openPage } from '../../support/open-page.tsx'
import { yearOfPayback } from '../../support/payback-date.ts'
import {
  card,
  chooseTown,
  expectSummary,
  goToStep,
  openStep,
  readStoredHome,
  startPlan,
} from '../../support/planner-page.tsx'
import {
  computeEnginePlan,
  REFERENCE_HOMES,
  type ReferenceHomeName,
  VERDICT,
  VERDICT_WORDS,
} from '../../support/reference-homes.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** Goes from place and bill to the answer, and fills in the missing figures where they are asked. */
async function reachAnswer(home: ReferenceHomeName) {
  const page = await startPlan(home)
  if (home === 'Phoenix') {
    await goToStep(page.actor, 'My Money')
    await page.actor.click(screen.getByText('Export rate per kWh (net billing)'))
    await page.actor.fill(await screen.findByRole('textbox', { name: /^Export rate per kWh \(/ }), '0.062')
  }
  await goToStep(page.actor, 'Your Answer')
  await screen.findByText(VERDICT)
  return page
}

/** An amount in the region's format without decimals, with plain spaces. */
function formatAmount(value: number, currency: string, country: string) {
  const { locale } = regionOf(country)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style)
    .format(value + 0)
    .replace('-', '−')
    .replaceAll(/\s/g, ' ')
}

test.each(Object.keys(REFERENCE_HOMES) as ReferenceHomeName[])(
  'The answer of the home in %s is the engine’s',
  async (home) => {
    await reachAnswer(home)
    const storedHome = readStoredHome()
    const { country, currency } = storedHome.region
    const { plan, outlook } = computeEnginePlan(storedHome)
    const money = (value: number) => formatAmount(value, currency, country)
    await waitFor(() => expect(screen.getByText(VERDICT_WORDS[outlook.verdict.kind])).toBeVisible())
    const main = within(screen.getByRole('main'))
    const expectFigure = (name: string, text: string) =>
      waitFor(() => {
        const figures = main.getAllByText(name).map((term) => term.closest('dl > div')?.querySelector('strong'))
        expect(figures.find((figure) => figure)).toHaveTextContent(text)
      })
    // A bill below zero is a credit.
    const monthly = (bill: number | null) => {
      const amount = Math.round((bill ?? 0) / 12)
      return amount < 0 ? `${money(-amount)} credit` : money(amount)
    }
    const [before, after] = [monthly(plan.figures.billBefore.value), monthly(plan.figures.billAfter.value)]
    await expectFigure('Monthly bill', `${before} → ${after}${before} now, ${after} with solar`)
    await expectFigure('You pay up front', money(plan.figures.ownMoney.value ?? 0))
    const [poor, good] = [outlook.range.poor.npv, outlook.range.good.npv].map((npv) =>
      money(Number(npv.toPrecision(2))),
    )
    await expectFigure('Lifetime gain', `${poor} to ${good}`)
    await expectFigure(
      'Pays for itself by',
      plan.payback === null ? `Not within ${plan.years.length} years` : yearOfPayback(plan.start, plan.payback),
    )
    // Card and table say the same payback.
    const paidBack = formatPayback(plan, regionOf(country)).replaceAll(/\s/g, ' ')
    const years = Math.round(10 * (plan.payback ?? 0)) / 10
    if (plan.payback !== null)
      expect(main.getByText(new RegExp(`most likely (after )?${years}( years\\.)?$`, 'i'))).toBeVisible()
    expect(await main.findByRole('row', { name: /^Pays for itself in/ })).toHaveTextContent(paidBack)
    expect(screen.getByRole('main')).toHaveTextContent(REFERENCE_HOMES[home].sign)
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|Infinity|undefined|\[object/)
  },
)

test('The year of the payback is the first one that the table of what is spent has cheaper with solar, without interest', async () => {
  const { money, ...home } = withoutQuotes(SAMPLE_HOME)
  // Otherwise solar is ahead only once it has made up for the interest, too.
  await openStep('/plan/answer', { ...home, money: { ...money, financing: { kind: 'cash' }, discount: 0 } })
  const stated = (await screen.findByText('Pays for itself by')).closest('div')?.querySelector('strong')?.textContent
  const figure = await screen.findByRole('figure', { name: /^With interest, solar saves about €/ })
  expect(figure).toHaveTextContent(`Solar is ahead from ${stated}.`)
  const rows = within(figure)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => Number(textContent.replaceAll(/[^\d.−]/g, ''))))
  const cheaper = rows.filter(([, without = 0, withSolar = 0]) => withSolar < without)
  expect(cheaper[0]?.[0]).toBe(Number(stated))
  // The plan starts on 1 December 2026: the 25th year ends in 2051.
  expect([rows[0]?.[0], rows.at(-1)?.[0], cheaper.at(-1)?.[0]]).toEqual([2026, 2051, 2051])
})

test('Money year by year has a tax credit apart from the savings', async () => {
  const { money, ...home } = withoutQuotes(SAMPLE_HOME)
  const credit = { kind: 'flat', name: 'Tax credit', on: true, of: 'both', amount: 1_000, paid: 'with-tax' } as const
  const { actor } = await openStep('/plan/answer', { ...home, money: { ...money, incentives: [credit] } })
  const section = await card('Money year by year')
  await actor.click(section.getByRole('heading', { name: 'Money year by year' }))
  const [heading, , year1, year2] = await section.findAllByRole('row')
  const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent)
  const column = cells(heading).indexOf('Incentives')
  expect(cells(heading)[column - 1]).toBe('Savings')
  expect(cells(year1)[column]).toBe('€1,000')
  expect(cells(year2)[column]).toMatch(/^(–|€0)$/)
})

test('Each figure shows its formula with the home’s own numbers, next to the scenarios', async () => {
  const { actor } = await reachAnswer('Berlin')
  const details = await card('All figures and formulas')
  await actor.click(details.getByRole('heading', { name: 'All figures and formulas' }))
  await actor.click(await details.findByText(/^Price after incentives/))
  expect(details.getByText('price − incentives at the start')).toBeVisible()
  const { plan } = computeEnginePlan(readStoredHome())
  const price = `price: ${formatAmount(plan.figures.cost.value ?? 0, 'EUR', 'DE')}`
  expect(screen.getByRole('region', { name: 'All figures and formulas' })).toHaveTextContent(price)

  const scenarios = await card('Compare your options')
  // The plan of Berlin has a battery.
  for (const name of ['Do nothing', /^Cash/, /^With battery/])
    expect((await scenarios.findAllByRole('columnheader', { name }))[0]).toBeVisible()
  expect(screen.getByRole('figure', { name: /^With interest, solar saves about €/ })).toBeVisible()
})

test('An unknown export rate that decides is asked for, and updates the answer while it is typed', async () => {
  const { actor } = await openPage('/plan/home')
  await chooseTown(actor, 'Sioux Falls', /^Sioux Falls\s*South Dakota/)
  await actor.fill(field(/^Electricity bill/), '180')
  await goToStep(actor, 'Your Answer')
  expect(await screen.findByText('It depends on your export rate')).toBeVisible()
  expect(screen.getByText(/\d+ panels.*paid more than \$0\.\d+ per exported kWh/)).toBeVisible()
  const rate = () => screen.getByRole('textbox', { name: /^Export rate/ })
  await waitFor(rate)
  await expectAccessible()
  await actor.fill(rate(), '0.15')
  expect(await screen.findByText(VERDICT)).toBeVisible()
  expect(rate()).toHaveValue('0.15')
  expect(readStoredHome().tariff.selling).toMatchObject({ kind: 'net-billing', price: 0.15 })
})

test('The answer names the prices and export terms of the region or provider, until the user gives their own', async () => {
  const { actor } = await openPage('/plan/home')
  await chooseTown(actor, 'San Diego', /^San Diego\s*California/)
  await actor.fill(field(/^Electricity bill/), '200')
  await goToStep(actor, 'Your Answer')
  const assumed = await card('What we assumed')
  expect(await assumed.findAllByText('typical of California, tariffs of 2026')).toHaveLength(2)
  expect(assumed.getByText('Check this: $0.04 to $0.08 per kWh is possible.')).toBeInTheDocument()
  await goToStep(actor, 'My Home')
  const provider = await screen.findByRole('combobox', { name: 'Who is your electricity provider?' })
  expect(provider).toHaveTextContent(/Other \/ I don't know.*PG&E.*SCE.*SDG&E.*LADWP.*SMUD/)
  await actor.selectOptions(provider, 'sdge')
  await goToStep(actor, 'Your Answer')
  await screen.findByText('SDG&E EV-TOU-5')
  await actor.click(screen.getByRole('link', { name: 'Edit: Electricity price' }))
  const tariff = await card('Electricity price')
  await actor.click(tariff.getByText('Single rate'))
  await actor.fill(await tariff.findByRole('textbox', { name: /^Price per kWh/ }), '0.42')
  await goToStep(actor, 'Your Answer')
  await screen.findByText(VERDICT)
  // The former answer stays until the new one is there.
  await waitFor(() => expect(screen.queryByText('SDG&E EV-TOU-5')).toBeNull())
})

test.each([
  ['a bill', { kind: 'bill', perMonth: 120 }, 'Estimated', 'Worked out from your bill and your electricity price.'],
  ['kWh, and a car to come', { kind: 'year', kwh: 3_000 }, 'Estimated', 'Your use, with what you plan to add.'],
  ['kWh', { kind: 'year', kwh: 3_000 }, 'You entered this', ''],
  ['a bill with its kWh', { kind: 'bill', perMonth: 100, kwhPerMonth: 250 }, 'You entered this', ''],
] as const)(
  'The use of a home that entered %s says whether it is what was entered',
  async (name, amount, badge, text) => {
    const { car: _car, heatPump: _heatPump, ...use } = SAMPLE_HOME.use
    const car = { inAmount: false, kmPerYear: 12_000, charging: 'night' } as const
    await openStep('/plan/answer', {
      ...withoutQuotes(SAMPLE_HOME),
      use: { ...use, amount, ...(name.includes('car') && { car }) },
    })
    const assumed = await card('What we assumed')
    const line = (await assumed.findByText('Electricity use')).closest('li')
    expect(line).toHaveTextContent(badge)
    // 3,000 kWh, or 12 × 250 kWh
    if (text === '') expect(line).toHaveTextContent(/3,000\skWh a year/)
    else {
      expect(line).toHaveTextContent(text)
      expect(line).not.toHaveTextContent('You entered this')
    }
  },
)

test('A plan stored without a size by an earlier version says that it changed', async () => {
  await startPlan('Berlin')
  const home = readStoredHome()
  await openStep('/plan/answer', {
    ...home,
    money: { ...home.money, price: { kind: 'by-size', each: 1450 } },
    provenance: {
      ...home.provenance,
      'money.price': { kind: 'typical', figure: 'DE.pvCost', asOf: '2026-11-21' },
    },
  })
  const change = /^Your plan has changed. It was for the size that matches your yearly use/
  expect(await screen.findByText(change)).toBeVisible()
})

describe('A message in one sentence, and no change, comes of', () => {
  test('a file that is no plan', async () => {
    const { actor } = await openStep('/plan/answer')
    await actor.click(await screen.findByText('Files'))
    const upload = async (name: string, text: string) =>
      actor.upload(await screen.findByLabelText('Open a plan (JSON)'), new File([text], name))
    await upload('other.json', '{"hello":1}')
    expect(await screen.findByText('This is not a Helioplan plan.')).toBeVisible()
    const ownHome = readStoredHome()
    await upload('cut.json', '{"version":1,"region":{"coun')
    expect(await screen.findByText('This plan is damaged. We cannot open it.')).toBeVisible()
    expect(readStoredHome()).toEqual(ownHome)
  })

  test.each([
    ['was cut', '1.AAAA', /This link is incomplete\./],
    ['is far too long', `1.${'A'.repeat(100_001)}`, /This link is too long to be a plan\./],
  ])('a link that %s', async (_, hash, message) => {
    await openPage(`/plan#${hash}`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(localStorage.getItem('home')).toBeNull()
  })
})

const sizeChip = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Choose a size' })).findByRole('radio', { name })
const panelsOfChip = (chip: HTMLElement) => Number(/(\d+) panel/.exec(chip.parentElement?.textContent ?? '')?.[1])

describe('The system of a plan in Berlin', () => {
  async function openSystem() {
    const { actor } = await startPlan('Berlin')
    await goToStep(actor, 'My System')
    await sizeChip(/^Recommended/)
    return actor
  }
  const setSlider = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  const addRefrigerator = (actor: Actor) => actor.press('Refrigerator')

  test('follows the slider, and a mark with one press', async () => {
    const actor = await openSystem()
    expect(screen.queryByRole('radio', { name: /^My choice/ })).toBeNull()
    setSlider('System size', '1')
    expect(await sizeChip(/^My choice/)).toBeChecked()
    expect(panelsOfChip(await sizeChip(/^My choice/))).toBe(1)
    await waitFor(() => expect(readStoredHome().system.arrays).toEqual([{ plane: 0, panels: 1, watts: 440 }]))
    setSlider('System size', '2')
    expect(screen.getByRole('slider', { name: 'System size' })).toHaveAttribute(
      'aria-valuetext',
      '2 panels, 0.88\u00A0kWp',
    )
    await expectSummary('Panels', '0.88 kWp')
    const matching = await sizeChip(/^Matches your yearly use/)
    const panels = panelsOfChip(matching)
    await actor.click(matching)
    await waitFor(() => expect(readStoredHome().system.arrays[0]?.panels).toBe(panels))
  })

  test('charges a battery from the grid if chosen, keeps the choice, and covers an outage', async () => {
    const actor = await openSystem()
    setSlider('Usable battery size', '20')
    expect(screen.getByRole('slider', { name: 'Usable battery size' })).toHaveAttribute('aria-valuetext', '20\u00A0kWh')
    const choice = 'Charge from the grid when electricity is cheap'
    await actor.click(await screen.findByRole('checkbox', { name: choice }))
    await waitFor(() => expect(readStoredHome().system.battery).toEqual({ usableKwh: 20, chargeFromGrid: true }))
    const { actor: reloaded } = await openPage('/plan/system')
    const checkbox = await screen.findByRole('checkbox', { name: choice })
    expect(checkbox).toBeChecked()
    await reloaded.click(checkbox)
    await waitFor(() => expect(readStoredHome().system.battery).toEqual({ usableKwh: 20 }))
    await addRefrigerator(reloaded)
    expect(await screen.findByText(/In a typical power outage the battery runs them for/)).toBeVisible()
    expect(readStoredHome().system).toMatchObject({ battery: { usableKwh: 20 }, backup: [{ name: 'Refrigerator' }] })
    await expectAccessible()
  })
})

describe('The sizes under the verdict', () => {
  test('start at the best value, and the page follows the chosen one', async () => {
    const { actor } = await reachAnswer('Berlin')
    const best = await sizeChip(/^Recommended/)
    expect(best).toBeChecked()
    const bestPanels = panelsOfChip(best)
    const matching = await sizeChip(/^Matches your yearly use/)
    const panels = panelsOfChip(matching)
    expect(panels).not.toBe(bestPanels)
    await actor.click(matching)
    await screen.findByText(new RegExp(`system \\(${panels} panels\\)`))
    expect(readStoredHome().system.arrays.reduce((sum, array) => sum + array.panels, 0)).toBe(panels)
    expect(await sizeChip(/^Matches your yearly use/)).toBeChecked()

    await actor.click(await sizeChip(/^Recommended/))
    await screen.findByText(new RegExp(`system \\(${bestPanels} panels\\)`))
    expect(readStoredHome().system.arrays).toEqual([])
    await expectAccessible()
  })

  test('show another size as the user’s choice', async () => {
    const { money, ...home } = withoutQuotes(SAMPLE_HOME)
    // A total price belongs to one size.
    await openStep('/plan/answer', { ...home, money: { ...money, price: { kind: 'by-size', each: 1_400 } } })
    const choice = await sizeChip(/^My choice/)
    expect(choice).toBeChecked()
    expect(panelsOfChip(choice)).toBe(SAMPLE_HOME.system.arrays.reduce((sum, array) => sum + array.panels, 0))
  })
})

test('A folded line tells the carbon that solar avoids, with its formulas inside', async () => {
  const { actor } = await openStep('/plan/answer')
  const carbon = await card('Carbon')
  const line = await carbon.findByText(/^Avoids [\d.]+ (kg|t) of CO₂ in year 1 and [\d.]+ to [\d.]+ t over 25 years\.$/)
  expect(carbon.getByText(/its carbon payback/)).not.toBeVisible()
  await actor.click(line)
  expect(carbon.getByText(/^Making this system causes about/)).toBeVisible()
  expect(carbon.getByText(/^The grid today \(Germany, 2025\): 330 g of CO₂ per kWh\./)).toBeVisible()
  expect(carbon.getByText(/^A battery avoids almost nothing by itself/)).toBeVisible()
  expect(carbon.getByText(/Ember \(2026\), with major processing by Our World in Data, CC BY 4\.0/)).toBeVisible()
  await actor.click(carbon.getByText(/^Carbon payback/))
  expect(carbon.getByText('making the system ÷ CO₂ avoided in year 1')).toBeVisible()
  await expectAccessible()
})

test('A place whose grid is unknown gets no carbon figure, and not that of the world', async () => {
  const home = { ...SAMPLE_HOME, place: { latitude: 52.52, longitude: 13.41, country: 'TV' } }
  await openStep('/plan/answer', home)
  const carbon = await card('Carbon')
  expect(carbon.getByText('We do not know how clean the electricity is here.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Carbon' })).not.toHaveTextContent(/Avoids|kg|payback/)
})

test('The carbon is told in German', async () => {
  await openStep('/de/plan/answer')
  const carbon = await card('CO₂-Bilanz')
  expect(
    carbon.getByText(/^Vermeidet im 1\. Jahr [\d,]+ (kg|t) CO₂ und in 25 Jahren [\d,]+ bis [\d,]+ t\.$/),
  ).toBeVisible()
  expect(carbon.getByText(/^Das Stromnetz heute \(Deutschland, 2025\): 330 g CO₂ je kWh\./)).toBeInTheDocument()
})
