import { formatShare } from '#shared/format/number.ts'
import type { Plane } from '#shared/home/system.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { obstaclesOfLevel, SHADE_LEVELS, type ShadeLevel, shadeLevelOf } from '#shared/roof/shade-levels.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { readDraft } from '../../../state/drafts.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'

const NAMES: Readonly<Record<ShadeLevel, () => string>> = {
  none: () => tInContext('shade', 'None'),
  some: () => tInContext('shade', 'Some'),
  much: () => tInContext('shade', 'A lot'),
}

type ShadeChoiceProps = { index: number; obstacles: Plane['obstacles'] }

/** Shade by eye. What was drawn comes back as a choice of its own. */
export function ShadeChoice({ index, obstacles }: ShadeChoiceProps) {
  const path = `roof.planes.${index}.obstacles`
  const home = useHome((home) => home)
  const current = shadeLevelOf(obstacles) ?? 'drawn'
  const [, choose] = useChoiceWithDrafts<ShadeLevel | 'drawn'>({
    path,
    current,
    initialValue: (to) => (to === 'drawn' ? undefined : obstaclesOfLevel(to)),
  })
  const hasDrawn = current === 'drawn' || readDraft(home, path, 'drawn') !== undefined
  return (
    <RadioChips
      label={t('How much shade does this roof get?')}
      hint={t('Some: trees or houses on all sides, up to {some}° above the horizon. A lot: up to {much}°.', {
        some: String(SHADE_LEVELS.some.altitude),
        much: String(SHADE_LEVELS.much.altitude),
      })}
      layout="tiles"
      options={{
        none: <LevelLabel level="none" />,
        some: <LevelLabel level="some" />,
        much: <LevelLabel level="much" />,
        ...(hasDrawn && { drawn: t('As drawn below') }),
      }}
      value={current}
      onValue={choose}
    />
  )
}

function LevelLabel({ level }: { level: ShadeLevel }) {
  const region = useHomeRegion()
  const { altitude, loss } = SHADE_LEVELS[level]
  const height = altitude * 0.9
  return (
    <>
      <Drawing>
        <path d="M20 42V28l13-9 13 9v14" />
        <path d="m34 19.7 9.5 6.6" className="stroke-sun" strokeWidth="4" />
        {height > 0 && <path d={`M10 42v-${height}l-6 8h12l-6-8M56 42v-${height}l-6 8h12l-6-8`} />}
      </Drawing>
      <span>
        {NAMES[level]()}
        <span className="block text-sm font-normal">
          {loss.high === 0
            ? t('Nothing is lost')
            : t('{low} to {high} lost', { low: formatShare(loss.low, region), high: formatShare(loss.high, region) })}
        </span>
      </span>
    </>
  )
}
