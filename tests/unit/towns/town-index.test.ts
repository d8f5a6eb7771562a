import { describe, expect, test } from 'vitest'
import { editDistance, findPlace, loadTownIndex } from '../../../server/towns/town-index.ts'

const index = await loadTownIndex()

const nearest = (slug: string) => {
  const found = findPlace(index, slug)
  return found.kind === 'missing' ? found.nearest.map((town) => town.slug) : found.kind
}

describe('A missing place names', () => {
  test('towns with a name like it', () => {
    expect(nearest('india/maharashtra/punne')).toContain('india/maharashtra/pune')
    expect(nearest('nowhere/in-the-world/munnich')).toContain('germany/bavaria/munich')
  })

  test('no town where no name is like it, or the name is too long to be compared', () => {
    expect(nearest('india/maharashtra/qwertyuiop')).toEqual([])
    expect(nearest(`india/${'a'.repeat(41)}`)).toEqual([])
    expect(nearest(`india/${'a/'.repeat(90)}`)).toEqual([])
  })
})

describe('The distance of two names', () => {
  test.each([
    ['pune', 'pune', 0],
    ['pune', 'puno', 1],
    ['lagos', 'agos', 1],
    ['berlin', 'ebrlin', 2],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i letters', (a, b, letters) => {
    expect(editDistance(a, b)).toBe(letters)
    expect(editDistance(b, a)).toBe(letters)
  })

  test('is infinite beyond three letters', () => {
    expect(editDistance('abcd', 'efgh')).toBe(Number.POSITIVE_INFINITY)
    expect(editDistance('a', 'abcde')).toBe(Number.POSITIVE_INFINITY)
  })
})
