import fc from 'fast-check'
import type { GeneratedRequest, Role } from './requests.ts'

/* Malformed paths and hosts, names in all forms of Unicode, and HTML as deep and dense as possible. */

const wordsOf = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** Other characters in a request line close the connection before the site sees it. */
const requestCharacter = fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code))
const requestCharacters = (maxLength: number) => fc.array(requestCharacter, { maxLength }).map((all) => all.join(''))

const PATH_PREFIXES = wordsOf(
  '/ // /// //[ //a:b //a@b /\\ /\\\\evil.example /%00 /% /%zz /%F0%9F /%ED%A0%80 /.. /../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd /.git/HEAD /.env /;jsessionid=1 /index.html /tips//sun /tips/%2F /tips/a%2fb',
  '/tips/..%5c /tips?page=1&page=2 /tips?page[]=1 /tips?page=% /api /api//user /api/../api/user /api/user/',
  '/API/user /api/articles/% /api/articles/__proto__ /uploads/..%2f /assets/..%2f..%2fpackage.json /assets/',
  '/images/%00.png /sitemap-.xml /sitemap-1e9.xml http://evil.example/ http://[',
  'https://evil.example:99999/api/user * ? ?a=b # evil ..',
)
const path = fc
  .tuple(
    fc.constantFrom(...PATH_PREFIXES),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      requestCharacters(30),
      fc.nat(6000).map((n) => '/a'.repeat(n)),
    ),
  )
  .map(([beginning, rest]) => beginning + rest)

const HOSTS = wordsOf(
  'a:b localhost:99999 [::1 [::1]:x evil.example@localhost a,b a/b a?b a#b % %00 \u00fc.example 127.0.0.1:0',
  `- . .. http://evil.example " ' <b>`,
)
const host = fc.oneof(fc.constantFrom(...HOSTS, '', ' ', 'a b', 'x'.repeat(3000)), requestCharacters(20))

const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'X-Forwarded-For': '1.2.3.4, '.repeat(500) },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
    { Forwarded: 'for="_gazonk";host=evil.example' },
    { 'If-None-Match': '"'.repeat(3000) },
    { 'If-Modified-Since': 'yesterday' },
    { Range: 'bytes=0-0,1-1,2-2,-0' },
    { Cookie: 'session=s%3A%00; session=%; device=a.1.1.b; __proto__=1' },
    { Cookie: 'session='.repeat(900) },
    { Origin: 'null' },
    { Origin: 'http://[' },
    { 'Accept-Encoding': ','.repeat(3000) },
    { Accept: 'text/html;q=2, */*;q=-1' },
  ),
)

const role = fc.constantFrom<Role>('visitor', 'user', 'admin', 'forger')

/** A request with malformed path, host or headers. */
export const malformedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    role,
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
    path,
    fc.option(host, { nil: undefined, freq: 2 }),
    headers,
  )
  .map(([role, method, path, host, headers]) => ({
    role,
    method,
    path,
    headers: { ...headers, ...(host !== undefined && { Host: host }) },
    body: method === 'POST' || method === 'DELETE' ? '{}' : undefined,
  }))

const NAMES = wordsOf(
  'ΝΙΚΟΣ νικος νικοσ İrem irem ırem аdmin ａｄｍｉｎ admin\u200b \u202enimda ﬁne fine Ⅷ VIII é e\u0301',
  'straße STRASSE ǅ 👩‍👩‍👧 🇩🇪 \u{1d400} \u3164 a\u034fb K Å \u0f3a ٣ \ufeffa A\u030a \u{e0041} \u1e9e',
)
const LONG_NAMES = ['\ufdfa'.repeat(20), 'a\u0300'.repeat(60), 'ß'.repeat(64)]

/** Names that look alike to people or the database but differ for programs, and invalid ones. */
export const confusableNames: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAMES, ...LONG_NAMES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'))
    .map(([name, form]) => name.normalize(form)),
)

/** The limit is within the site's, but enough to block a careless program for minutes [characters]. */
const MAX_HTML_LENGTH = 60_000
const htmlFragments = fc.constantFrom(
  '<b>',
  '<p>',
  '<i><b>',
  '<ul><li>',
  '<blockquote>',
  '<table><tbody><tr><td>',
  '<a href="x">',
  '<svg><math>',
  '<template>',
  '<',
  '</',
  '<!--',
  '<![CDATA[',
  '&',
  '&#x',
  '&lt',
  '<b ',
  '<img src=',
  '"',
  '<b a=',
  '</b>',
  '<p></b>',
  '<\u0000b>',
  '<a href="//x">',
)

/** Thousands of nested elements or markup characters. */
export const deepHtml: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(htmlFragments, { minLength: 1, maxLength: 4 }),
    fc.nat(MAX_HTML_LENGTH),
    fc.constantFrom('', 'words', '</b>'),
  )
  .map(([parts, size, end]) => {
    const part = parts.join('')
    return part.repeat(Math.max(1, Math.floor(size / part.length))) + end
  })
