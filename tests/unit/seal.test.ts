import { expect, test } from 'vitest'
import { seal, unseal } from '../../server/seal.ts'

const old = { sessionSecrets: ['the older secret of at least forty letters'] }
const both = { sessionSecrets: ['the newer secret of at least forty letters', ...old.sessionSecrets] }

test('What is sealed opens in its place and nowhere else', () => {
  const sealed = seal('a key', 'authenticator 1', old)
  expect(unseal(sealed, 'authenticator 1', old)).toEqual({ text: 'a key', isOutdated: false })
  expect(unseal(sealed, 'authenticator 2', old)).toBeUndefined()
})

test('What an older secret sealed opens while that is known, and says so', () => {
  const sealed = seal('a key', 'authenticator 1', old)
  expect(unseal(sealed, 'authenticator 1', both)).toEqual({ text: 'a key', isOutdated: true })
  expect(unseal(sealed, 'authenticator 1', { sessionSecrets: both.sessionSecrets.slice(0, 1) })).toBeUndefined()
})

test('The same text sealed twice looks different, and a changed or cut one does not open', () => {
  const [one, other] = [seal('a key', 'here', old), seal('a key', 'here', old)]
  expect(one).not.toBe(other)
  const bytes = Buffer.from(one, 'base64url')
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), 'here', old)).toBeUndefined()
    expect(unseal(bytes.subarray(0, i).toString('base64url'), 'here', old)).toBeUndefined()
  }
})
