/*
 * Which device a person sits at, in words by which they know it again. Browsers say who they are in a text that each of
 * them has extended by pretending to be the ones before; the first name found below is the true one.
 */

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['CrOS', 'a Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'a Mac'],
  ['Linux', 'Linux'],
] as const

const nameIn = (text: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1]

/** @param userAgent the header of that name */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(userAgent, BROWSERS)
  const system = nameIn(userAgent, SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}
