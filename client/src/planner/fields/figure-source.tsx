import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { describeReason } from '#shared/home/choice-reason.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { isWithin, provenanceOf } from '#shared/home/provenance.ts'
import { isFromQuote } from '#shared/home/quotes.ts'
import { valueAt } from '#shared/home/record.ts'
import { t, tData } from '#shared/language/t.ts'
import type { SourcedEntry } from '#shared/presets/preset.ts'
import { reviewReasonOf } from '#shared/presets/review.ts'
import { findPresetEntry } from '#shared/presets/typical-home.ts'
import { useHome } from '../../home/home.ts'
import { useCountryPreset, useHomeRegion, usePricedHome } from '../../home/home-region.ts'
import { today } from '../../state/today.ts'
import { Badge } from '../../ui/badge.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { resultOf, usePlan } from '../engine/plan-store.ts'
import { describeEstimate, describeUncertainty, ORIGIN_LABELS } from '../words/describe-origin.ts'

const CONFIDENCE_TEXT: Readonly<Record<SourcedEntry['confidence'], () => string>> = {
  high: () => t('Official'),
  medium: () => t('Market survey'),
  low: () => t('Rough guide'),
}

const YOURS = { kind: 'yours' } as const

/** Typical amounts by size, where no amount is given. */
const BY_SIZE: Readonly<Record<FigurePath, FigurePath>> = {
  'money.upkeepPerYear': 'money.upkeepPerKw',
  'money.inverterRenewal.cost': 'money.inverterPrice',
}

interface FigureSourceProps {
  readonly path: FigurePath
  readonly isFolded?: boolean
  /** How the value that is shown follows from the user's own. */
  readonly derivation?: string | undefined
}

export function FigureSource({ path, isFolded = false, derivation }: FigureSourceProps) {
  const Line = isFolded ? FoldedSourceLine : SourceLine
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const homeRegion = useHome(({ region }) => region)
  const money = useHome(({ money }) => money)
  const homeOrigin = usePricedHome((home) =>
    isFromQuote(home, path) ? YOURS : (originAt(home, path) ?? originAt(home, BY_SIZE[path] ?? path)),
  )
  // Roof and panels may be the plan's assumptions.
  const plannedOrigin = usePlan(({ plannedHome }) =>
    homeOrigin || !plannedHome ? undefined : originAt(plannedHome, path),
  )
  const result = usePlan((state) => (homeOrigin || plannedOrigin ? undefined : resultOf(state)))
  const origin = homeOrigin ?? plannedOrigin
  if (origin?.kind === 'yours')
    return derivation === undefined ? <Line origin="yours" /> : <Line origin="worked-out">{derivation}</Line>
  if (origin?.kind === 'worked-out') return <Line origin="worked-out">{describeReason(origin.how)}</Line>
  if (origin) {
    const reading = preset && findPresetEntry(preset, origin.figure)
    const isTariff = isWithin(path, 'tariff.buying') || isWithin(path, 'tariff.selling')
    const warning =
      preset &&
      (isTariff
        ? describeUncertainty({ region: homeRegion }, origin.figure, preset, today())
        : describeEstimate(path, { region: homeRegion, money }, origin.figure, preset))
    return <Line origin="typical">{reading && <ReadingSource reading={reading} warning={warning} />}</Line>
  }
  if (result?.kind === 'missing' && result.figures.includes(path))
    return (
      <Line origin="missing">
        {path !== 'offGrid.load' &&
          t('We have no typical figure for your area. You can find yours on your bill or quote.')}
      </Line>
    )
  if (result?.kind === 'answer' && 'missing' in result.value && result.value.missing.includes(path)) {
    return <Line origin="missing">{t('We count zero until you enter it.')}</Line>
  }
  const assumption = result?.kind === 'answer' ? result.value.assumed.find((figure) => figure.path === path) : undefined
  if (assumption?.from.kind !== 'default') return null
  const value = formatFigure(assumption.value, assumption.unit, region)
  const { source, asOf } = assumption.from
  return (
    <Line origin="default">
      {asOf
        ? t('{value}: {source}, {date}', { value, source, date: formatDate(asOf, region) })
        : t('{value}: {source}', { value, source })}
    </Line>
  )
}

/** Origin of a stated figure; an empty list means that nothing was stated. */
function originAt(home: Home, path: FigurePath) {
  const value = valueAt(home, path.split('.'))
  const isStated = Array.isArray(value) ? value.length > 0 : value !== undefined
  return isStated ? provenanceOf(home, path) : undefined
}

export function ReadingSource({ reading, warning }: { reading: SourcedEntry; warning: string | undefined }) {
  const { source, asOf, confidence, note } = reading
  const region = useHomeRegion()
  const values = {
    title: tData(source.title),
    confidence: CONFIDENCE_TEXT[confidence](),
    source: (text: ReactNode) => (source.url ? <TextAnchor href={source.url}>{text}</TextAnchor> : text),
  }
  return (
    <>
      {asOf
        ? tRich('<source>{title}</source>, {date}. {confidence}.', { ...values, date: formatDate(asOf, region) })
        : tRich('<source>{title}</source>, undated. {confidence}.', values)}
      {reviewReasonOf(reading, today()) && <strong className="text-amber"> {t('May be out of date.')}</strong>}
      {warning !== undefined && <strong className="text-amber"> {warning}</strong>}
      {note && (
        <details className="mt-1">
          <summary className="inline-flex min-h-6 items-center underline underline-offset-4">
            {t('What this covers')}
          </summary>
          {tData(note)}
        </details>
      )}
    </>
  )
}

interface SourceLineProps {
  readonly origin: keyof typeof ORIGIN_LABELS
  readonly children?: ReactNode
}

const OriginBadge = ({ origin }: Pick<SourceLineProps, 'origin'>) => (
  <Badge tone={origin === 'yours' ? 'savings' : 'sun'} className="mr-2">
    {ORIGIN_LABELS[origin]()}
  </Badge>
)

const SourceLine = ({ origin, children }: SourceLineProps) => (
  <div className="mt-2 text-sm text-soft">
    <OriginBadge origin={origin} />
    {children}
  </div>
)

const FoldedSourceLine = ({ origin, children }: SourceLineProps) =>
  children ? (
    <details className="text-sm text-soft">
      <summary className="inline-flex min-h-6 items-center">
        <OriginBadge origin={origin} />
        <span className="underline underline-offset-4">{t('Source')}</span>
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  ) : (
    <OriginBadge origin={origin} />
  )
