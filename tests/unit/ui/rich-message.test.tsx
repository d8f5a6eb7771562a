import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setTranslation } from '#shared/language/translation.ts'
import { tRich } from '../../../client/src/ui/rich-message.tsx'

afterEach(() => setTranslation({ language: 'en' }))

const message = () =>
  renderToStaticMarkup(
    tRich('By <link>the {name} method</link>, {n, plural, one {# step} other {# <b>steps</b>}}.', {
      name: 'NREL',
      n: 2,
      link: (text) => <a href="/accuracy">{text}</a>,
      b: (text) => <b>{text}</b>,
    }),
  )

test('A rich message puts elements where its tags are', () => {
  expect(message()).toBe('By <a href="/accuracy">the NREL method</a>, 2 <b>steps</b>.')
})

test('A translation may change the order of its elements', () => {
  setTranslation({
    language: 'de',
    messages: new Map([
      [
        'By <link>the {name} method</link>, {n, plural, one {# step} other {# <b>steps</b>}}.',
        '{n, plural, one {# Schritt} other {# <b>Schritte</b>}} nach <link>{name}</link>.',
      ],
    ]),
  })
  expect(message()).toBe('2 <b>Schritte</b> nach <a href="/accuracy">NREL</a>.')
})

test('A rich message compiles only with its tags', () => {
  // @ts-expect-error: a tag without what renders it
  expect(renderToStaticMarkup(tRich('<b>x</b> {n}', { n: '1' }))).toBe(' 1')
})
