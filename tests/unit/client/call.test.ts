import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setTranslation } from '#shared/language/translation.ts'
import { call, catalogMessage, errorMessage } from '../../../client/src/api/call.ts'

/* What a user reads of a failed call. Status and text come from section 8 of the specification, the rest from decision 9. */

beforeEach(() => setTranslation({ language: 'en' }))
afterEach(() => vi.unstubAllGlobals())

const PROXY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502</h1>nginx/1.27</body></html>'
const WENT_WRONG = 'Something went wrong. Try again in a moment.'
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.'

async function failWith(answer: Response | Promise<Response>): Promise<Error> {
  vi.stubGlobal('fetch', async () => answer)
  return call('listHomes', {}).then(
    () => new Error('It did not fail'),
    (error) => error,
  )
}

const answer = (body: string, status: number, type: string, statusText = '') =>
  new Response(body, { status, statusText, headers: { 'Content-Type': type } })

describe('An error of the server', () => {
  test.each([
    [
      'its sentence',
      'That username is already taken',
      409,
      'text/plain; charset=utf-8',
      '409: That username is already taken',
      'That username is already taken',
    ],
    ['nothing', '', 500, 'text/plain', '500: Internal Server Error', WENT_WRONG],
    ['the page of a proxy', PROXY_PAGE, 502, 'text/html', `502: ${WENT_WRONG}`, WENT_WRONG],
    ['a page that says it is text', PROXY_PAGE, 502, 'text/plain', `502: ${WENT_WRONG}`, WENT_WRONG],
    ['JSON', '{"error":"upstream"}', 500, 'application/json', `500: ${WENT_WRONG}`, WENT_WRONG],
    ['a long report', 'connection refused '.repeat(40), 503, 'text/plain', `503: ${WENT_WRONG}`, WENT_WRONG],
    ['a stack trace', 'Error: x\n    at call (/srv/app.js:1:1)', 500, 'text/plain', `500: ${WENT_WRONG}`, WENT_WRONG],
  ])('that sends %s', async (_what, body, status, type, withStatus, bare) => {
    const error = await failWith(answer(body, status, type, status === 500 ? 'Internal Server Error' : ''))
    expect(catalogMessage(error)).toBe(withStatus)
    expect(errorMessage(error)).toBe(bare)
  })
})

describe('Without an answer of the server', () => {
  test.each([
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the sign-in page of a wireless network comes', () => Promise.resolve(answer(PROXY_PAGE, 200, 'text/html'))],
  ])('because %s', async (_why, fetchAnswer) => {
    const error = await failWith(fetchAnswer())
    expect(catalogMessage(error)).toBe(UNREACHABLE)
    expect(errorMessage(error)).toBe(UNREACHABLE)
  })
})

test('The words of the browser or the program are not shown', () => {
  for (const error of [
    new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/link-1.js'),
    new SyntaxError('Unexpected token < in JSON at position 0'),
  ]) {
    expect(errorMessage(error)).toBe(WENT_WRONG)
    expect(catalogMessage(error)).toBe(WENT_WRONG)
  }
})
