import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { type Actor, openPage } from '../../support/open-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/**
 * A plan from before prices had a fixed part, with Germany's former typical prices. The plan counts today's: for panels 2,500 €
 * and 950 € per kWp, for a battery 1,200 € and 330 € per kWh.
 */
const stored: Home = Home.parse({
  ...SAMPLE_HOME,
  system: { arrays: [{ plane: 0, panels: 10, watts: 440 }], battery: { usableKwh: 5 } },
  money: { price: { kind: 'by-size', each: 1_450 }, batteryPrice: { kind: 'by-size', each: 575 } },
  provenance: {
    'money.price': { kind: 'typical', figure: 'DE.pvCost', asOf: '2026-11-21' },
    'money.batteryPrice': { kind: 'typical', figure: 'DE.batteryCost', asOf: '2026-11-21' },
  },
})

beforeEach(() => localStorage.setItem('home', JSON.stringify(stored)))

/** Overwrites a number, because an emptied field would restore all typical figures. */
async function replaceNumber(actor: Actor, box: HTMLElement, text: string) {
  await actor.tripleClick(box)
  await actor.paste(text)
}

const storedHome = (): unknown => JSON.parse(localStorage.getItem('home') ?? '{}')

test('a formerly typical price of the panels is shown, and edited, as the plan counts it', async () => {
  const { actor } = await openPage('/plan/money')
  const price = await screen.findByLabelText(/^Price installed/)
  // 2,500 + 950 × 4.4
  await waitFor(() => expect(price).toHaveValue('6680'))
  expect(screen.getByText(/is a fixed cost/)).toHaveTextContent(/2[.,]500.*950/)
  expect(storedHome()).toEqual(stored)
  await replaceNumber(actor, price, '13360')
  await waitFor(() =>
    expect(storedHome()).toEqual({
      ...stored,
      money: { ...stored.money, price: { kind: 'by-size', fixed: expect.closeTo(5_000), each: expect.closeTo(1_900) } },
      provenance: { 'money.batteryPrice': stored.provenance['money.batteryPrice'] },
    }),
  )
})

test('a formerly typical price of the battery is shown, and edited, as the plan counts it', async () => {
  const { actor } = await openPage('/plan/system')
  const price = await screen.findByLabelText(/^Battery price/)
  // 1,200 + 330 × 5
  await waitFor(() => expect(price).toHaveValue('2850'))
  expect(storedHome()).toEqual(stored)
  await replaceNumber(actor, price, '5700')
  await waitFor(() =>
    expect(storedHome()).toEqual({
      ...stored,
      money: {
        ...stored.money,
        batteryPrice: { kind: 'by-size', fixed: expect.closeTo(2_400), each: expect.closeTo(660) },
      },
      provenance: { 'money.price': stored.provenance['money.price'] },
    }),
  )
})

test('a calculation that goes into the plan is shown beside the price that the plan counts', async () => {
  const { actor } = await openPage('/calculators/payback-period')
  // The prices are asked once the region of the plan is known.
  await actor.fill(await screen.findByLabelText('Total System Cost (€)'), '20000')
  await actor.fill(screen.getByLabelText(/^Annual Energy Savings/), '1500')
  await actor.press('Calculate')
  await actor.click(await screen.findByRole('button', { name: 'Use in my plan' }))
  expect(await screen.findByText(/^\(now: .*2[.,]500.* plus .*950.*kWp/)).toBeInTheDocument()
})
