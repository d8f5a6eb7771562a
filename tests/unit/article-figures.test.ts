import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeFigures } from '../../server/tools/generate/article-figures.ts'

const figures = JSON.parse(readFileSync(new URL('../../server/articles/first/figures.json', import.meta.url), 'utf8'))

test('The figures of the articles are the model’s', async () => {
  expect(figures).toEqual(await computeFigures())
}, 120_000)

test('The articles in Hindi and Portuguese price the use of their home as the planner does', () => {
  // Months that use more than a block end cost a little more or less than twelve equal ones.
  const { sizes, energyCharge } = figures.hi
  expect(Math.abs(sizes[5].home.billBefore / (12 * energyCharge[300]) - 1)).toBeLessThan(0.002)
  expect(figures['pt-BR'].sizes[5].home.billBefore).toBeCloseTo(figures['pt-BR'].use * figures['pt-BR'].price, -1)
})
