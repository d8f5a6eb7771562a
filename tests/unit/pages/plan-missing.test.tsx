import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { REQUIRED_FIGURES } from '#shared/plan/basis/plan-result.ts'
import { findStep } from '../../../client/src/planner/page/steps.ts'
import { openPage } from '../../support/open-page.tsx'
import { SAMPLE_HOME } from '../home/sample-home.ts'

/** Every figure that a plan asks for has a link that opens its field and puts the focus there. */

const UNQUOTED = withoutQuotes(SAMPLE_HOME)
const changed = (path: string, value: unknown): Home => withFigure(UNQUOTED, path, value) ?? UNQUOTED

interface Case {
  readonly home: Home
  /** The control's role and name. */
  readonly role: 'textbox' | 'combobox' | 'slider' | 'radio' | 'button'
  readonly name: string | RegExp
  /** Path of the figure, with `*` replaced by a list index. */
  readonly path?: string
  /** Reachable by URL only: no message links to it. */
  readonly isUnlinked?: true
}

const CASES: Readonly<Record<(typeof REQUIRED_FIGURES)[number], Case>> = {
  place: { home: UNQUOTED, role: 'combobox', name: 'Town', isUnlinked: true },
  'offGrid.load': {
    home: { ...UNQUOTED, kind: 'off-grid' },
    role: 'textbox',
    name: 'Electricity used (kWh a day)',
  },
  'use.amount': { home: changed('use.amount', undefined), role: 'textbox', name: /^Electricity bill/ },
  'use.day': {
    home: changed('use.day', { kind: 'readings', mark: '0123456789abcdef', kwhPerMonth: Array(12).fill(500) }),
    role: 'button',
    name: 'Choose a readings file',
  },
  'use.heatPump.kwhPerYear': {
    home: changed('use.heatPump', { inAmount: false }),
    role: 'textbox',
    name: /^Heating electricity/,
  },
  'use.heatPump.fuel.perYear': {
    home: changed('use.heatPump', { inAmount: false, fuel: { kind: 'oil' } }),
    role: 'textbox',
    name: /^Fuel used/,
  },
  'use.hotWater.fuelPrice': {
    home: changed('use.hotWater', { heatedWith: 'fuel' }),
    role: 'textbox',
    name: /^Fuel price per kWh/,
  },
  'use.cooling.kwhPerYear': {
    home: changed('use.cooling', { inAmount: false }),
    role: 'textbox',
    name: /^Cooling electricity/,
  },
  'use.pool.kwhPerYear': { home: changed('use.pool', { inAmount: false }), role: 'textbox', name: /pump/ },
  'roof.planes': { home: UNQUOTED, role: 'textbox', name: 'Roof slope (°)', isUnlinked: true },
  'roof.planes.*.tilt': {
    home: changed('roof.planes.1.tilt', undefined),
    role: 'textbox',
    name: 'Roof slope (°)',
    path: 'roof.planes.1.tilt',
  },
  'roof.planes.*.azimuth': {
    home: changed('roof.planes.1.azimuth', undefined),
    role: 'textbox',
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
  'balcony.price': {
    home: { ...UNQUOTED, kind: 'balcony', balcony: {} },
    role: 'textbox',
    name: /^Price of the kit/,
  },
  'tariff.buying': { home: changed('tariff.buying', undefined), role: 'textbox', name: /^Price per kWh/ },
  'tariff.selling': { home: changed('tariff.selling', undefined), role: 'radio', name: 'Nothing', isUnlinked: true },
  'tariff.selling.price': {
    home: changed('tariff.selling', { kind: 'net-billing' }),
    role: 'textbox',
    name: /^Export rate per kWh \(/,
    isUnlinked: true,
  },
  'tariff.selling.ofSupplyPrice.supplyPrice': {
    home: changed('tariff.selling', { kind: 'net-billing', ofSupplyPrice: { share: 0.5 } }),
    role: 'textbox',
    name: /^Supply price per kWh/,
    isUnlinked: true,
  },
  'tariff.selling.deduction.perKwh': {
    home: changed('tariff.selling', { kind: 'net-metering', deduction: { shares: [{ year: 2026, share: 0.6 }] } }),
    role: 'textbox',
    name: /^Grid charge per kWh/,
  },
  'money.price': { home: changed('money.price', undefined), role: 'textbox', name: /^Price installed/ },
  'money.batteryPrice': { home: changed('money.batteryPrice', undefined), role: 'textbox', name: /^Battery price/ },
  'money.incentives.*': {
    home: changed('money.incentives.0.amount', undefined),
    role: 'textbox',
    name: /^Amount/,
    path: 'money.incentives.0',
  },
  'money.financing.rate': {
    home: changed('money.financing', { kind: 'loan', years: 10 }),
    role: 'textbox',
    name: /^Interest/,
  },
  'money.financing.years': {
    home: changed('money.financing', { kind: 'lease', perMonth: 90 }),
    role: 'textbox',
    name: 'Lease length (years)',
  },
  'money.financing.perMonth': {
    home: changed('money.financing', { kind: 'lease', years: 10 }),
    role: 'textbox',
    name: /^Monthly payment/,
  },
  'money.quote': { home: UNQUOTED, role: 'textbox', name: 'System size (kWp)', isUnlinked: true },
  'money.quote.kwp': {
    home: changed('money.quote', { from: 'Sun & Sons', price: 15_500 }),
    role: 'textbox',
    name: 'System size (kWp)',
  },
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
  const { home, role, name, path = pattern, isUnlinked } = CASES[pattern]
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
