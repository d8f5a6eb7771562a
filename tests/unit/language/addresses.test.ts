import { describe, expect, test } from 'vitest'
import { addressOf, splitAddress } from '#shared/language/addresses.ts'
import { pseudoLocalize } from '#shared/language/pseudo-locale.ts'

describe('The address of a page', () => {
  test.each([
    ['/', '/de'],
    ['/#tips', '/de#tips'],
    ['/?page=2', '/de?page=2'],
    ['/plan', '/de/plan'],
    ['/plan#town=berlin', '/de/plan#town=berlin'],
    ['/tips/a-slug?x=/y', '/de/tips/a-slug?x=/y'],
  ])('"%s" in German is "%s", and leads back', (path, german) => {
    expect(addressOf(path, 'de')).toBe(german)
    expect(splitAddress(german)).toEqual({ language: 'de', path })
  })

  test.each(['/', '/plan', '/plan#x', '/admin/users'])('"%s" in English stays bare', (path) => {
    expect(addressOf(path, 'en')).toBe(path)
    expect(splitAddress(path)).toEqual({ language: 'en', path })
  })

  test.each(['/admin/users', '/api/articles', '/uploads/1'])('"%s" has no language', (path) => {
    expect(addressOf(path, 'de')).toBe(path)
    expect(splitAddress(`/de${path}`)).toEqual({ language: 'en', path: `/de${path}` })
  })

  test.each(['/DE/plan', '/dev', '/en/plan', '/de-de'])('"%s" is no address in another language', (address) => {
    expect(splitAddress(address)).toEqual({ language: 'en', path: address })
  })
})

test('The pseudo-locale keeps values, plurals and tags', () => {
  expect(pseudoLocalize('{n, plural, one {# roof of {name}} other {roofs}} <b>are</b> {x}')).toBe(
    '⟦{n, plural, one {# ŕóóóóf óóf {name}} other {ŕóóóófś}} <b>ááŕé</b> {x}⟧',
  )
})
