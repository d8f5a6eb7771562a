import { describe, expect, test } from 'vitest'
import { api } from '#shared/contract/api.ts'
import { UserRow } from '#shared/tables.ts'

describe('The API contract', () => {
  test('does not compile with an unknown column', () => {
    // @ts-expect-error: there is no column of this name
    expect(() => UserRow.pick({ nickname: true }).shape).toThrow()
  })

  test('returns no column that a reply does not name', () => {
    const person = { id: 1, username: 'ada', email: 'ada@example.org', country: 'Portugal', language: 'en' }
    const empty = { firstName: null, lastName: null, isAdmin: false, pendingEmail: null }
    const times = { createdAt: new Date(0), updatedAt: new Date(0) }
    const row = { ...person, ...empty, ...times, password: '$argon2id$hash', unheardOf: 'secret' }
    const { password, unheardOf, ...shown } = row
    expect(api.currentUser.reply.parse(row)).toStrictEqual({
      ...shown,
      createdAt: '1970-01-01T00:00:00.000Z',
      updatedAt: '1970-01-01T00:00:00.000Z',
    })
  })
})
