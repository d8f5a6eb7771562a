import { useEffect, useState } from 'react'
import { EMBED_HEIGHT, EMBED_SCRIPT, embedScriptCode, iframeCode } from '#shared/embeds.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { COMPLETE_LANGUAGES, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { CardSection } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { CodeExample, Definitions } from './code-example.tsx'

const TOWN = '/town/india/maharashtra/pune'
const LISTED_TAGS = COMPLETE_LANGUAGES.join(', ')

const cards = {
  town: {
    path: `/embed${TOWN}`,
    query: '',
    label: () => t('Town'),
    // untranslated: name of a town
    title: () => t('Solar in {place}', { place: 'Pune' }),
  },
  estimate: {
    path: '/embed/estimate',
    query: 'lat=52.52&lon=13.41&kwp=5&tilt=35&azimuth=135',
    label: () => t('Roof at any place'),
    title: () => t('Solar estimate'),
  },
  calculator: {
    path: '/embed/calculator',
    query: '',
    label: () => t('Small calculator'),
    title: () => t('Solar estimate'),
  },
} as const
type CardName = keyof typeof cards

const themes = {
  auto: () => t('As the visitor has it'),
  light: () => t('Light'),
  dark: () => t('Dark'),
} as const
type Theme = keyof typeof themes

/** Cards, oEmbed and badges for pages of others. */
export function EmbedSection({ origin }: { origin: string }) {
  const [card, setCard] = useState<CardName>('town')
  const [theme, setTheme] = useState<Theme>('auto')
  useEmbedScript()
  const { path, query, title } = cards[card]
  const language = currentLanguage()
  const parameters = [
    query,
    ...(theme === 'auto' ? [] : [`theme=${theme}`]),
    ...(language === SOURCE_LANGUAGE ? [] : [`lang=${language}`]),
  ].filter((text) => text !== '')
  const address = path + (parameters.length > 0 ? `?${parameters.join('&')}` : '')
  const badge = `/badge${TOWN}.svg${language === SOURCE_LANGUAGE ? '' : `?lang=${language}`}`
  const frameTitle = `${title()} (Helioplan)`
  const code = `${iframeCode(origin + address.replaceAll('&', '&amp;'), frameTitle)}\n${embedScriptCode(origin)}`
  return (
    <CardSection heading={t('Cards for your page')}>
      <p>
        {t(
          'Show our figures on your own page. A card sets no cookies and works without scripts. You may use it free of charge.',
        )}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Card')}
          options={Object.entries(cards).map(([name, { label }]) => [name, label()])}
          value={card}
          onChange={({ target }) => setCard(target.value as CardName)}
        />
        <SelectField
          label={t('Colors')}
          options={Object.entries(themes).map(([name, label]) => [name, label()])}
          value={theme}
          onChange={({ target }) => setTheme(target.value as Theme)}
        />
      </div>
      {/* A new element for each address: another address of the same one would be a step of the browser's history. */}
      <iframe
        key={address}
        src={address}
        title={frameTitle}
        loading="lazy"
        height={EMBED_HEIGHT}
        className="mt-4 mb-6 block w-full max-w-160"
      />
      <CodeExample name="HTML" code={code} />
      <p className="mt-3">
        {t('The script is optional. It gives the frame the height of the card. Without it, set the height yourself.')}
      </p>
      <h3 className="mt-6 text-lg">{t('What you can set')}</h3>
      <Definitions
        rows={[
          ['place', t('Town and country code, such as pune-in')],
          // untranslated: names of parameters
          ['lat, lon', t('Any place on land, in degrees')],
          ['kwp', t('System size (kWp)')],
          // untranslated: names of parameters
          ['tilt, azimuth', t('Roof slope and direction in degrees: 90 is east, 180 is south')],
          ['show', t('“year”, “months”, “payback”, or several with commas between them. Payback is known for towns.')],
          ['theme', t('“auto”, “light” or “dark”')],
          ['accent', t('Color of the bars, six digits')],
          ['lang', t('Language of the card: {tags}', { tags: LISTED_TAGS })],
        ]}
      />
      <p className="mt-3">
        {t(
          'A card of a town has the address of the town’s page, with “/embed/town” in place of “/solar”. It takes the last four.',
        )}
      </p>
      <h3 className="mt-6 mb-2 text-lg">{t('Links and badges')}</h3>
      <p>{t('Programs such as WordPress turn the link of a town’s page into its card: they ask “/oembed”.')}</p>
      <img src={badge} alt={t('Badge: solar in Pune')} loading="lazy" className="my-4 h-5 max-w-full" />
      <CodeExample
        name="Markdown"
        code={`[![${cards.town.title()}](${origin}${badge})](${origin}${addressOf('/solar/india/maharashtra/pune')})`}
      />
    </CardSection>
  )
}

/** The script that pages of others use, for the preview. */
function useEmbedScript() {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = EMBED_SCRIPT
    document.body.append(script)
    return () => script.remove()
  }, [])
}
