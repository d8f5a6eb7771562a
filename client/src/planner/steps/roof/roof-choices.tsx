import type { ReactNode } from 'react'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import type { Plane } from '#shared/home/system.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { densityOf, FRAMES } from '#shared/roof/flat-roof.ts'
import { obstaclesOfLevel, SHADE_LEVELS, type ShadeLevel, shadeLevelOf } from '#shared/roof/shade-levels.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { readDraft } from '../../../state/drafts.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'

const SHADE_NAMES: Readonly<Record<ShadeLevel, () => string>> = {
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
  const note =
    loss.high === 0
      ? t('Nothing is lost')
      : t('{low} to {high} lost', { low: formatShare(loss.low, region), high: formatShare(loss.high, region) })
  return (
    <DrawnLabel name={SHADE_NAMES[level]()} note={note}>
      <path d="M20 42V28l13-9 13 9v14" />
      <path d="m34 19.7 9.5 6.6" className="stroke-sun" strokeWidth="4" />
      {height > 0 && <path d={`M10 42v-${height}l-6 8h12l-6-8M56 42v-${height}l-6 8h12l-6-8`} />}
    </DrawnLabel>
  )
}

const DrawnLabel = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <>
    <Drawing>{children}</Drawing>
    <span>
      {name}
      <span className="block text-sm font-normal">{note}</span>
    </span>
  </>
)

type FlatMounting = keyof typeof FRAMES | 'roof'

const MOUNTING_NAMES: Readonly<Record<FlatMounting, () => string>> = {
  frames: () => t('On frames (usual)'),
  'frames-east-west': () => t('Frames to east and west'),
  roof: () => t('Laid flat'),
}
/** Panels from the side, above the line of the roof. */
const PANELS_FROM_SIDE: Readonly<Record<FlatMounting, string>> = {
  frames: 'm5 37 14-7M26 37l14-7M47 37l14-7',
  'frames-east-west': 'm5 37 13-5 13 5M36 37l13-5 13 5',
  roof: 'M6 37h24M36 37h24',
}

type FlatRoofChoiceProps = { mounting: FlatMounting; onMounting: (mounting: FlatMounting) => void }

export function FlatRoofChoice({ mounting, onMounting }: FlatRoofChoiceProps) {
  return (
    <RadioChips
      label={t('Flat roof: on frames or laid flat?')}
      layout="tiles"
      options={{
        frames: <MountingLabel mounting="frames" />,
        'frames-east-west': <MountingLabel mounting="frames-east-west" />,
        roof: <MountingLabel mounting="roof" />,
      }}
      value={mounting}
      onValue={onMounting}
    />
  )
}

function MountingLabel({ mounting }: { mounting: FlatMounting }) {
  const region = useHomeRegion()
  const note =
    mounting === 'roof'
      ? t('Most panels, more dirt')
      : t('{slope}° slope, {share} fewer panels', {
          slope: formatNumber(FRAMES[mounting].tilt, region),
          share: formatShare(1 - densityOf({ tilt: 0, mounting }), region),
        })
  return (
    <DrawnLabel name={MOUNTING_NAMES[mounting]()} note={note}>
      <path d={PANELS_FROM_SIDE[mounting]} className="stroke-sun" strokeWidth="4" />
    </DrawnLabel>
  )
}
