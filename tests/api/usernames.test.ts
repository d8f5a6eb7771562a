import { describe, expect, test } from 'vitest'
import { backfillSkeletons } from '../../server/database/usernames.ts'
import { withClient } from '../support/database.ts'
import { newPerson, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()

let addresses = 0
const register = (username: string) =>
  site.post('/api/register', newPerson(username, { email: `name${++addresses}@example.com` }))
const signIn = (username: string) => site.post('/api/login', { username, password: PASSWORD })
const TAKEN = 'That username is already taken'
const LOOKS_TAKEN = 'That username looks like one that is already taken'
const INVISIBLE = 'Remove the invisible characters from the username'

describe('A name', () => {
  // JavaScript lowercases a final Σ to ς and İ to two characters; PostgreSQL does neither.
  test.each(['ΝΙΚΟΣ', 'İrem', 'STRASSE', 'Çağrı', 'Ōtani Shōhei', '李雷', 'Ἀριστοτέλης'])(
    '%s registers, signs in, and is taken then',
    async (name) => {
      await register(name).expect(201)
      await signIn(name).expect(200)
      await register(name).expect(409, TAKEN)
    },
  )

  test('is normalized', async () => {
    // A decomposed é and full-width letters.
    expect((await register('Rene\u0301 \uFF21').expect(201)).body.username).toBe('René A')
    await signIn('REN\u00C9 A').expect(200)
    await signIn('Rene\u0301 \uFF21').expect(200)
  })

  test.each([
    ['a NUL', 'ada\0', 'We cannot save that text'],
    ['a control character', 'ada\u0007b', INVISIBLE],
    ['a zero-width space', 'ada\u200Blove', INVISIBLE],
    ['a zero-width joiner', 'ada\u200Dlove', INVISIBLE],
    ['a soft hyphen', 'ada\u00ADlove', INVISIBLE],
    ['a mark of direction', '\u202Eada', INVISIBLE],
    ['a filler', 'ada\u3164', INVISIBLE],
    ['a private character', 'ada\uE000', INVISIBLE],
    ['more than 64 characters', 'x'.repeat(65), 'Username must be at most 64 characters'],
  ])('with %s is refused', async (_, name, sentence) => {
    await register(name).expect(400, sentence)
  })

  test('may have 64 characters', async () => {
    await register('y'.repeat(64)).expect(201)
  })

  test.each([
    ['warden', 'w\u0430rden'], // a Cyrillic а
    ['Paul', 'Pau1'],
    ['michael', 'rnichael'],
    ['Oskar Olsen', '\u041Eskar Olsen'], // a Cyrillic О
    ['two words', 'two  words'],
  ])('that looks like another one, as %s and %s, is refused', async (first, second) => {
    await register(first).expect(201)
    await register(second).expect(409, LOOKS_TAKEN)
  })

  test('must not look like another’s, but can be respelled', async () => {
    const [one, two] = [await site.user('clarissa'), await site.user()]
    await two.agent.patch('/api/user', { username: 'c1arissa' }).expect(409, LOOKS_TAKEN)
    await one.agent.patch('/api/user', { username: 'C1arissa' }).expect(200)
  })

  test('of an older row is protected after a restart; of look-alikes the oldest', async () => {
    const insert = `insert into users (username, password, email, country) values ($1, '!', $2, 'Peru') returning id`
    const add = async (username: string): Promise<number> =>
      (await site.query(insert, username, `old${++addresses}@example.com`))[0].id
    const [older, younger, wide] = [await add('benoit'), await add('ben\u043Eit'), await add('\uFF22\uFF45\uFF4E')]
    await withClient(site.database.url, backfillSkeletons)
    const guarded = async (id: number) =>
      (await site.query('select look from users where id = $1', id))[0].look !== null
    expect([await guarded(older), await guarded(younger)]).toEqual([true, false])
    await register('b\u0435noit').expect(409, LOOKS_TAKEN)
    expect(await site.query('select username from users where id = $1', wide)).toEqual([{ username: 'Ben' }])
  })
})
