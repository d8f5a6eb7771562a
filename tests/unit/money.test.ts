import { afterEach, describe, expect, test } from 'vitest'
import { figureFormatsOf } from '#shared/format/figures.ts'
import { currencyDecimals, currencySymbol, formatMoney, formatPrice, type MoneyDecimals } from '#shared/format/money.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { REGION_COUNTRIES, regionOf } from '#shared/region.ts'

afterEach(() => setTranslation({ language: 'en' }))

/** Treats Intl's no-break spaces as spaces. */
const shown = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const money = (amount: number, country: string, decimals?: MoneyDecimals) =>
  shown(formatMoney(amount, regionOf(country), decimals))

describe('An amount', () => {
  test.each([
    [1620, 'US', '$1,620'],
    [1620, 'DE', '€1,620'],
    [1620, 'IE', '€1,620'],
    [1620, 'FR', '€1,620'],
    [1620, 'ZA', 'R 1 620'],
    [162_000, 'IN', '₹1,62,000'],
    [12_345_678, 'IN', '₹1,23,45,678'],
    [1620, 'JP', '¥1,620'],
    [1620, 'BR', 'R$1,620'],
    [-1234, 'US', '−$1,234'],
    [-1234, 'DE', '−€1,234'],
    [-887, 'GB', '−£887'],
    [-0.4, 'US', '$0'],
    [-0, 'US', '$0'],
  ])('%d is formatted in %s as %s on an English page', (amount, country, text) => {
    expect(money(amount, country)).toBe(text)
  })

  test.each([
    [1620, 'DE', '1.620 €'],
    [1620, 'AT', '€ 1.620'],
    [1620, 'CH', "CHF 1'620"],
    [1620, 'US', '1.620 $'],
    [1620, 'IN', '1.620 ₹'],
    [-1234, 'DE', '−1.234 €'],
  ])('%d is formatted in %s as %s on a German page', (amount, country, text) => {
    setTranslation({ language: 'de' })
    expect(money(amount, country)).toBe(text)
  })

  test('has the currency’s decimals if requested', () => {
    expect([money(36, 'US', 'all'), money(36, 'JP', 'all'), money(36, 'DE', 'all')].join(' ')).toBe('$36.00 ¥36 €36.00')
    const whereNeeded = (amount: number, country = 'US') => money(amount, country, 'where needed')
    const amounts = [14_000, 14_000.5, 13_999.999].map((amount) => whereNeeded(amount))
    expect(amounts).toEqual(['$14,000', '$14,000.50', '$14,000'])
    expect(whereNeeded(0.5, 'JP')).toBe('¥1')
    expect(['US', 'JP', 'KW'].map((country) => currencyDecimals(regionOf(country)))).toEqual([2, 0, 3])
  })

  test('that is missing is a dash', () => {
    for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect([money(amount, 'US'), shown(formatPrice(amount, regionOf('DE')))]).toEqual(['–', '–'])
  })

  test('in a chosen currency is formatted for the region without conversion', () => {
    expect(shown(formatMoney(1620, regionOf('DE', 'USD')))).toBe('$1,620')
    expect(shown(formatMoney(1620, regionOf('US', 'EUR')))).toBe('€1,620')
  })
})

test('A negative amount has a true minus sign in every region, a positive one no sign', () => {
  for (const country of REGION_COUNTRIES) {
    const region = regionOf(country)
    const { exactMoney, roundedMoney, readablePrice } = figureFormatsOf(region)
    const writings = [
      (amount: number) => formatMoney(amount, region, 'all'),
      (amount: number) => formatPrice(amount, region),
      exactMoney,
      roundedMoney,
      readablePrice,
    ]
    for (const write of writings) {
      expect(write(-887.5).split('\u2212'), country).toHaveLength(2)
      expect(write(-887.5), country).not.toContain('-')
      expect(write(887.5), country).not.toMatch(/[-\u2212]/)
    }
  }
})

test('The price of a kWh has three digits, and at least the decimals of the currency', () => {
  const price = (value: number, country: string) => shown(formatPrice(value, regionOf(country)))
  const prices = [price(0.12, 'US'), price(0.2074, 'US'), price(0.0778, 'DE'), price(33.98, 'JP'), price(5.556, 'IN')]
  expect(prices).toEqual(['$0.12', '$0.207', '€0.0778', '¥34', '₹5.56'])
  expect(price(18.3702, 'ZA')).toMatch(/18[.,]40/)
})

test('Labels contain the currency sign', () => {
  const sign = (country: string) => currencySymbol(regionOf(country))
  expect(['US', 'DE', 'GB', 'IN', 'JP', 'PL', 'SE', 'CH', 'BR', 'CA', 'ZA'].map(sign).join(' ')).toBe(
    '$ € £ ₹ ¥ zł kr CHF R$ $ R',
  )
})
