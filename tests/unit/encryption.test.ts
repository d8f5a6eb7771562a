import { expect, test } from 'vitest'
import { decrypt, encrypt } from '../../server/accounts/encryption.ts'

const old = { sessionSecrets: ['the older secret of at least forty letters'] }
const both = { sessionSecrets: ['the newer secret of at least forty letters', ...old.sessionSecrets] }

test('decrypts in the same context only', () => {
  const sealed = encrypt('a key', 'authenticator 1', old)
  expect(decrypt(sealed, 'authenticator 1', old)).toEqual({ text: 'a key', isOutdated: false })
  expect(decrypt(sealed, 'authenticator 2', old)).toBeUndefined()
})

test('decrypts with an older secret and reports it', () => {
  const sealed = encrypt('a key', 'authenticator 1', old)
  expect(decrypt(sealed, 'authenticator 1', both)).toEqual({ text: 'a key', isOutdated: true })
  expect(decrypt(sealed, 'authenticator 1', { sessionSecrets: both.sessionSecrets.slice(0, 1) })).toBeUndefined()
})

test('encrypts differently each time and rejects modified or truncated texts', () => {
  const [one, other] = [encrypt('a key', 'here', old), encrypt('a key', 'here', old)]
  expect(one).not.toBe(other)
  const bytes = Buffer.from(one, 'base64url')
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(decrypt(changed.toString('base64url'), 'here', old)).toBeUndefined()
    expect(decrypt(bytes.subarray(0, i).toString('base64url'), 'here', old)).toBeUndefined()
  }
})
