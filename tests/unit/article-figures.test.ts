import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPORT_PRICE, USE } from '../../server/articles/first/es/example.ts'
import { energyCharge, MONTHLY_USE, smallest, YEARLY_USE } from '../../server/articles/first/hi/home.ts'
import { FIO_B, PRICE, smallSize, USE as USE_IN_BRAZIL } from '../../server/articles/first/pt-BR/example.ts'
import {
  ARTICLE_HOMES,
  type ArticleFiguresLanguage,
  computeArticleFigures,
} from '../../server/tools/generate/article-figures.ts'

test.each(Object.keys(ARTICLE_HOMES) as ArticleFiguresLanguage[])(
  'The figures of the articles in %s are the model’s',
  async (language) => {
    const file = new URL(`../../server/articles/first/${language}/figures.json`, import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await computeArticleFigures(language))
  },
  60_000,
)

test('The articles in Spanish state the assumptions of their figures', () => {
  const { use, selling } = ARTICLE_HOMES.es
  expect([USE, EXPORT_PRICE]).toEqual([use, selling.price])
})

test('The articles in Hindi state the assumptions of their figures', () => {
  const { use, roof } = ARTICLE_HOMES.hi
  expect({ use: YEARLY_USE, roof: { tilt: 25, azimuth: 180 } }).toEqual({ use, roof })
  // Months that use more than a block end cost a little more or less than twelve equal ones.
  expect(Math.abs(smallest.home.billBefore / (12 * energyCharge(MONTHLY_USE)) - 1)).toBeLessThan(0.002)
})

test('The articles in Portuguese state the assumptions of their figures', () => {
  const { use, selling } = ARTICLE_HOMES['pt-BR']
  expect([USE_IN_BRAZIL, FIO_B]).toEqual([use, selling.deduction.perKwh])
  expect(smallSize.home.billBefore).toBeCloseTo(USE_IN_BRAZIL * PRICE, -1)
})
