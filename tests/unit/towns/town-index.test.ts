import { describe, expect, test } from 'vitest'
import { findPlace } from '../../../server/towns/find-place.ts'
import { editDistance } from '../../../server/towns/similar-names.ts'
import { loadTownIndex } from '../../../server/towns/town-index.ts'

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

  test('countries and regions with a name like it', () => {
    expect(nearest('germny')[0]).toBe('germany')
    expect(nearest('germany/bavria')[0]).toBe('germany/bavaria')
    expect(nearest('germny/bavaria')[0]).toBe('germany/bavaria')
    for (const slug of ['germny', 'germany/bavria', 'spain/andalucai/sevile']) expect(nearest(slug)).toHaveLength(3)
  })

  test('no town where no name is like it, or the name is too long to be compared', () => {
    expect(nearest('india/maharashtra/qwertyuiop')).toEqual([])
    expect(nearest(`india/${'a'.repeat(41)}`)).toEqual([])
    expect(nearest(`india/${'a/'.repeat(90)}`)).toEqual([])
  })
})

describe('Another name of a region leads to it', () => {
  test.each([
    ['germany/bayern', 'germany/bavaria'],
    ['germany/rheinland-pfalz', 'germany/rhineland-palatinate'],
    ['de/bayern', 'germany/bavaria'],
    ['italy/toskana', 'italy/tuscany'],
    ['germany/bayern/munchen', 'germany/bavaria/munich'],
    ['germany/bayern/munich', 'germany/bavaria/munich'],
  ])('%s to %s', (from, to) => {
    expect(findPlace(index, from)).toEqual({ kind: 'moved', slug: to })
    expect(findPlace(index, to).kind).not.toBe('moved')
  })

  test('and a misspelt town of it to towns with such names', () => {
    expect(nearest('germany/bayern/munnich')).toContain('germany/bavaria/munich')
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
  ])('%s and %s: %i letters', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })

  test('is infinite beyond three letters', () => {
    expect(editDistance('abcd', 'efgh')).toBe(Number.POSITIVE_INFINITY)
    expect(editDistance('a', 'abcde')).toBe(Number.POSITIVE_INFINITY)
  })
})
