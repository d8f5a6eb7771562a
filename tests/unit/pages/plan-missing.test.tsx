import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { REQUIRED_FIGURES } from '#shared/plan/basis/plan-result.ts'
import { findStep } from '../../../client/src/planner/page/steps.ts'
import { openPage } from '../../support/open-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** Every figure that a plan asks for has a link that opens its field and puts the focus there. */

const UNQUOTED = withoutQuotes(SAMPLE_HOME)
const changed = (path: string, value: unknown): Home => withFigure(UNQUOTED, path, value) ?? UNQUOTED

interface Case {
  readonly home: Home
  /** The control's name and role. */
  readonly name: string | RegExp
  readonly role?: 'combobox' | 'slider' | 'radio' | 'button'
  /** Path of the figure, with `*` replaced by a list index. */
  readonly path?: string
  /** Reachable by URL only: no message links to it. */
  readonly isUnlinked?: true
}

const CASES: Readonly<Record<(typeof REQUIRED_FIGURES)[number], Case>> = {
  place: { home: UNQUOTED, role: 'combobox', name: 'Town', isUnlinked: true },
  'offGrid.load': { home: { ...UNQUOTED, kind: 'off-grid' }, name: 'Electricity used (kWh a day)' },
  'use.amount': { home: changed('use.amount', undefined), name: /^Electricity bill/ },
  'use.day': {
    home: changed('use.day', { kind: 'readings', mark: '0123456789abcdef', kwhPerMonth: Array(12).fill(500) }),
    role: 'button',
    name: 'Choose a readings file',
  },
  'use.heatPump.kwhPerYear': { home: changed('use.heatPump', { inAmount: false }), name: /^Heating electricity/ },
  'use.heatPump.fuel.perYear': {
    home: changed('use.heatPump', { inAmount: false, fuel: { kind: 'oil' } }),
    name: /^Fuel used/,
  },
  'use.hotWater.fuelPrice': { home: changed('use.hotWater', { heatedWith: 'fuel' }), name: /^Fuel price per kWh/ },
  'use.cooling.kwhPerYear': { home: changed('use.cooling', { inAmount: false }), name: /^Cooling electricity/ },
  'use.pool.kwhPerYear': { home: changed('use.pool', { inAmount: false }), name: /pump/ },
  'roof.planes': { home: UNQUOTED, name: 'Roof slope (°)', isUnlinked: true },
  'roof.planes.*.tilt': {
    home: changed('roof.planes.1.tilt', undefined),
    name: 'Roof slope (°)',
    path: 'roof.planes.1.tilt',
  },
  'roof.planes.*.azimuth': {
    home: changed('roof.planes.1.azimuth', undefined),
    name: /^Direction/,
    path: 'roof.planes.1.azimuth',
  },
  'system.arrays': {
    home: changed('system.arrays.0.panels', 0),
    role: 'slider',
    name: 'System size',
    isUnlinked: true,
  },
  'system.battery': { home: UNQUOTED, role: 'slider', name: 'Usable battery size', isUnlinked: true },
  'system.backup': { home: changed('system.backup', []), role: 'button', name: 'Refrigerator', isUnlinked: true },
  'balcony.price': { home: { ...UNQUOTED, kind: 'balcony', balcony: {} }, name: /^Price of the kit/ },
  'tariff.buying': { home: changed('tariff.buying', undefined), name: /^Price per kWh/ },
  'tariff.selling': { home: changed('tariff.selling', undefined), role: 'radio', name: 'Nothing', isUnlinked: true },
  'tariff.selling.price': {
    home: changed('tariff.selling', { kind: 'net-billing' }),
    name: /^Export rate per kWh \(/,
    isUnlinked: true,
  },
  'tariff.selling.ofSupplyPrice.supplyPrice': {
    home: changed('tariff.selling', { kind: 'net-billing', ofSupplyPrice: { share: 0.5 } }),
    name: /^Supply price per kWh/,
    isUnlinked: true,
  },
  'tariff.selling.deduction.perKwh': {
    home: changed('tariff.selling', { kind: 'net-metering', deduction: { shares: [{ year: 2026, share: 0.6 }] } }),
    name: /^Grid charge per kWh/,
  },
  'money.price': { home: changed('money.price', undefined), name: /^Price installed/ },
  'money.batteryPrice': { home: changed('money.batteryPrice', undefined), name: /^Battery price/ },
  'money.incentives.*': {
    home: changed('money.incentives.0.amount', undefined),
    name: /^Amount/,
    path: 'money.incentives.0',
  },
  'money.financing.rate': { home: changed('money.financing', { kind: 'loan', years: 10 }), name: /^Interest/ },
  'money.financing.years': {
    home: changed('money.financing', { kind: 'lease', perMonth: 90 }),
    name: 'Lease length (years)',
  },
  'money.financing.perMonth': {
    home: changed('money.financing', { kind: 'lease', years: 10 }),
    name: /^Monthly payment/,
  },
  'money.quote': { home: UNQUOTED, name: 'System size (kWp)', isUnlinked: true },
  'money.quote.kwp': { home: changed('money.quote', { from: 'Sun & Sons', price: 15_500 }), name: 'System size (kWp)' },
}

test('The battery price has its field also while the plan has no battery', async () => {
  const { battery: _battery, ...system } = SAMPLE_HOME.system
  localStorage.setItem(
    'home',
    JSON.stringify({ ...SAMPLE_HOME, system, money: { ...SAMPLE_HOME.money, batteryPrice: undefined } }),
  )
  await openPage(`${findStep('money.batteryPrice')}#money.batteryPrice`)
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price of a 10\skWh battery/ })).toHaveFocus())
})

test.each(REQUIRED_FIGURES)('%s: its link opens its field and puts the focus there', async (pattern) => {
  const { home, name, role = 'textbox', path = pattern, isUnlinked } = CASES[pattern]
  const address = `${findStep(path)}#${path}`
  localStorage.setItem('home', JSON.stringify(home))
  const { actor } = await openPage(isUnlinked ? address : '/plan/answer')
  if (!isUnlinked) {
    const link = await waitFor(() => {
      const found = document.querySelector(`a[href="${address}"]`)
      if (!found) throw new Error(`No link to ${address}`)
      return found
    })
    await actor.click(link)
  }
  await waitFor(() => expect(screen.getAllByRole(role, { name })).toContain(document.activeElement))
})
