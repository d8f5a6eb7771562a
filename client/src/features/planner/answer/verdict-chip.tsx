import { formatNumber } from '#shared/format/number.ts'
import type { Outlook } from '#shared/home/plan/plan.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { nameVerdict } from '../verdict-sentence.ts'

const TONES: Readonly<Record<Verdict['kind'], string>> = {
  'worth-it': 'bg-savings-soft text-savings',
  'probably-worth-it': 'bg-savings-soft text-savings',
  'it-depends': 'bg-sun-soft text-amber',
  'probably-not-worth-it': 'bg-danger-soft text-danger',
  'not-worth-it': 'bg-danger-soft text-danger',
}

/** The judgement and its chance. Without the export rate that decides, there is no chance to tell. */
export function VerdictChip({ outlook, region }: { outlook: Outlook; region: Region }) {
  const { verdict, exportRate } = outlook
  const depends = exportRate?.verdict === 'depends'
  const tone = TONES[depends ? 'it-depends' : verdict.kind]
  return (
    <p className={classes('inline-flex flex-wrap items-baseline gap-x-3 rounded-card px-4 py-1.5', tone)}>
      <strong className="text-xl leading-snug font-extrabold">{nameVerdict(outlook)}</strong>
      {!depends && (
        <span className="font-semibold">
          {tRich('{count} in {total}<hidden> homes like yours make money with solar</hidden>', {
            count: formatNumber(10 * verdict.chance, region),
            total: formatNumber(10, region),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      )}
    </p>
  )
}

/** A simulated probability never reads as certain. */
export function describeChance(chance: number, region: Region): string {
  if (chance > 0.99) return t('Solar makes money for more than 99 in 100 homes like yours.')
  if (chance < 0.01) return t('Solar makes money for fewer than 1 in 100 homes like yours.')
  const outOf = chance >= 0.95 || chance < 0.05 ? 100 : 10
  return t('Solar makes money for {count} in {total} homes like yours.', {
    count: formatNumber(chance * outOf, region),
    total: formatNumber(outOf, region),
  })
}
