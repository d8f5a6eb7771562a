import { t } from '#shared/language/t.ts'
import type { Outlook } from '#shared/plan/plan.ts'
import type { Verdict } from '#shared/plan/verdict.ts'
import type { Region } from '#shared/region.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { formatChance, nameVerdict } from '../../words/verdict-sentence.ts'

const TONES: Readonly<Record<Verdict['kind'], string>> = {
  'worth-it': 'bg-savings-soft text-savings',
  'probably-worth-it': 'bg-savings-soft text-savings',
  'it-depends': 'bg-sun-soft text-amber',
  'pays-slowly': 'bg-sun-soft text-amber',
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
          {tRich('{chance}<hidden> is our estimate of the chance that solar makes money</hidden>', {
            chance: formatChance(verdict.chance, region),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      )}
    </p>
  )
}

/** Our estimate, in words. */
export const describeChance = (chance: number, region: Region): string =>
  t('We put the chance that solar makes money at {chance}.', { chance: formatChance(chance, region) })
