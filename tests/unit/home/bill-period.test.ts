import { expect, test } from 'vitest'
import {
  type BillPeriod,
  billFrom,
  customaryBillPeriod,
  isBillWithoutKwh,
  kwhOfBill,
  MONTHS_OF_BILL,
  totalOfBill,
  withKwhOfBill,
} from '#shared/home/bill-period.ts'
import { withFigure } from '#shared/home/change.ts'
import { parseHome } from '#shared/home/parse.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

test('A quarterly bill of 300 is 100 a month, a yearly one of 1,200 too', () => {
  expect(billFrom(300, 'quarter')).toEqual({ kind: 'bill', perMonth: 100, period: 'quarter' })
  expect(billFrom(1200, 'year')).toEqual({ kind: 'bill', perMonth: 100, period: 'year' })
  expect(billFrom(100, 'month')).toEqual({ kind: 'bill', perMonth: 100 })
})

test('The typed amount comes back exactly, to the cent, for every period', () => {
  for (const period of Object.keys(MONTHS_OF_BILL) as BillPeriod[])
    for (let cents = 1; cents < 1e11; cents = Math.ceil(cents * 1.37))
      expect(totalOfBill(billFrom(cents / 100, period))).toBe(cents / 100)
})

test('A bill with its kWh is an amount of electricity, and gives both numbers back as typed', () => {
  // 310 kWh in a quarter are 1,240 kWh a year.
  const bill = billFrom(95.4, 'quarter', 310)
  expect(bill).toEqual({ kind: 'bill', perMonth: 95.4 / 3, period: 'quarter', kwhPerMonth: 310 / 3 })
  expect([totalOfBill(bill), kwhOfBill(bill)]).toEqual([95.4, 310])
  expect(withKwhOfBill(bill)).toEqual({ kind: 'year', kwh: expect.closeTo(1240, 9) })
  expect(isBillWithoutKwh(bill)).toBe(false)
  expect(isBillWithoutKwh(billFrom(95.4, 'quarter'))).toBe(true)
})

test('A stored home keeps the period; an unknown one is dropped and the bill stays', () => {
  const home = withFigure(SAMPLE_HOME, 'use.amount', billFrom(250, 'quarter'))
  expect(parseHome(JSON.parse(JSON.stringify(home)))).toMatchObject({
    home: { use: { amount: { period: 'quarter' } } },
  })
  const parsed = parseHome({ ...SAMPLE_HOME, use: { amount: { kind: 'bill', perMonth: 80, period: 'week' } } })
  expect(parsed).toMatchObject({ home: { use: { amount: { kind: 'bill', perMonth: 80 } } } })
})

test('Bills are monthly unless a country is known to bill otherwise', () => {
  expect(customaryBillPeriod('US')).toBe('month')
  expect(customaryBillPeriod('DE')).toBe('month')
  expect(customaryBillPeriod('AU')).toBe('quarter')
  expect(customaryBillPeriod('MX')).toBe('two-months')
})
