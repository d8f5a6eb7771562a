import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { findIncentiveDeadlines } from '#shared/presets/incentive-deadlines.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { findMarketFigure, localOptionsOf } from '#shared/presets/typical-home.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { today } from '../../../state/today.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'

/** What to do after the answer. */
export function NextStepsSection() {
  const plan = resultValue(usePlan(({ plan }) => plan))
  const region = useHome(({ region }) => region)
  const preset = useCountryPreset()
  const numberStyle = useHomeRegion()
  if (!plan) return null
  const start = plan.start
  const deadlines = preset ? findIncentiveDeadlines(preset, localOptionsOf({ region }, start), today()) : []
  const tax = preset && findMarketFigure(preset, region, 'propertyTax')?.entry
  const taxedFrom = tax?.startsIn?.from
  return (
    <CardSection heading={t('Next steps')} className="print:hidden">
      <ol className="grid list-decimal gap-1.5 pl-5 leading-snug">
        <li>
          {tRich('Check your <link>roof and shade (My Sun)</link>.', {
            link: (text: ReactNode) => <TextLink href="/plan/sun">{text}</TextLink>,
          })}
        </li>
        <li>{t('Ask for at least three quotes, each with the same questions.')}</li>
        {deadlines.map(({ name, until }) => (
          <li key={name}>
            {t('Mind the deadline of “{name}”: {date}.', {
              name: presetName(name, preset),
              date: formatDate(until, region),
            })}
          </li>
        ))}
        {tax && taxedFrom !== undefined && start < taxedFrom && (
          <li>
            {t(
              'A system that starts before {date} pays no property tax. Later it would be {share} of its price a year.',
              {
                date: formatDate(taxedFrom, region),
                share: formatFigure(tax.value, 'share', numberStyle),
              },
            )}
          </li>
        )}
      </ol>
      <Disclosure title={t('Questions for installers')} isPlain className="mt-1">
        <ul className="grid list-disc gap-2 pl-5">
          {installerQuestions().map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Disclosure>
    </CardSection>
  )
}

/** Questions about costs that the figures do not include. */
export const installerQuestions = (): readonly string[] => [
  t('What does the price include: scaffolding, meter cabinet, grid connection, registration, taxes?'),
  t('What yearly output do you promise, and how much shade did you assume? May I see the report?'),
  t('Which panels, inverter and battery do you offer? How long are the warranties, and who honors them?'),
  t('Who registers the system, and from when am I paid for exported solar?'),
  t('What does maintenance cost, and what happens when the inverter fails?'),
]
