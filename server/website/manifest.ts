import { addressOf } from '#shared/language/addresses.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'

export const MANIFEST = '/manifest.webmanifest'

/** Web app manifest. With one id, an installed app takes the language of the pages that its user opens. */
export function renderManifest() {
  const language = currentLanguage()
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: 'Helioplan',
    short_name: 'Helioplan',
    description: t('Plan your solar system with ten calculators and guides in plain language.'),
    id: '/',
    start_url: addressOf('/'),
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: languageRow(language).direction,
    background_color: '#f4f8f9',
    theme_color: '#0e4a5c',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  })
}
