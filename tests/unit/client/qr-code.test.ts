import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from '../../../client/src/ui/qr-code.tsx'

const TEXT = 'otpauth://totp/Helioplan:ada?issuer=Helioplan&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Dark modules of the drawing, by row. */
function drawn(text: string) {
  const markup = renderToStaticMarkup(createElement(QrCode, { text, label: 'A key' }))
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1])
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return { size, dark, markup }
}

// ISO/IEC 18004: a finder pattern in three corners and a quiet zone of four modules.
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('draws three finder patterns and a quiet zone of four modules', () => {
  const { size, dark } = drawn(TEXT)
  const at = (left: number, top: number) =>
    FINDER.map((_, y) => FINDER.map((_, x) => (dark[top + y]?.[left + x] ? '#' : '.')).join(''))
  expect(at(4, 4)).toEqual(FINDER)
  expect(at(size - 11, 4)).toEqual(FINDER)
  expect(at(4, size - 11)).toEqual(FINDER)
  const isMargin = (n: number) => n < 4 || n >= size - 4
  expect(dark.flatMap((row, y) => row.filter((each, x) => each && (isMargin(x) || isMargin(y))))).toEqual([])
})

test('draws every encoded module and has a text alternative', () => {
  const { dark, markup } = drawn(TEXT)
  expect(dark).toEqual(encode(TEXT, { ecc: 'M', border: 4 }).data)
  expect(markup).toContain('role="img" aria-label="A key"')
})
