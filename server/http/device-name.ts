/* Browsers append to the User-Agent header by claiming to be their predecessors, so the order of these lists matters:
 * the first match is the real one. */

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

const OPERATING_SYSTEMS = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['CrOS', 'a Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'a Mac'],
  ['Linux', 'Linux'],
] as const

const findName = (text: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1]

export function describeDevice(userAgent = ''): string {
  const browser = findName(userAgent, BROWSERS)
  const system = findName(userAgent, OPERATING_SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}
