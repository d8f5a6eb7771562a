import { t } from '#shared/language/t.ts'

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
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

const findName = (text: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1]

export interface Device {
  readonly browser?: string | undefined
  readonly system?: string | undefined
}

export const identifyDevice = (userAgent = ''): Device => ({
  browser: findName(userAgent, BROWSERS),
  system: findName(userAgent, OPERATING_SYSTEMS),
})

export function describeDevice({ browser, system }: Device): string {
  if (browser && system)
    return t(
      '{system, select, iPhone {{browser} on an iPhone} iPad {{browser} on an iPad} Chromebook {{browser} on a Chromebook} Mac {{browser} on a Mac} other {{browser} on {system}}}',
      { browser, system },
    )
  if (system)
    return t(
      '{system, select, iPhone {A browser on an iPhone} iPad {A browser on an iPad} Chromebook {A browser on a Chromebook} Mac {A browser on a Mac} other {A browser on {system}}}',
      { system },
    )
  return browser ?? t('An unknown device')
}
