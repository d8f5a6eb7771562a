import { formatNumber, formatShare } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { densityOf, FRAMES } from '#shared/roof/flat-roof.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'

type FlatMounting = keyof typeof FRAMES | 'roof'

const NAMES: Readonly<Record<FlatMounting, () => string>> = {
  frames: () => t('On frames (usual)'),
  'frames-east-west': () => t('Frames to east and west'),
  roof: () => t('Laid flat'),
}
/** Panels from the side, above the line of the roof. */
const PANELS: Readonly<Record<FlatMounting, string>> = {
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
  return (
    <>
      <Drawing>
        <path d={PANELS[mounting]} className="stroke-sun" strokeWidth="4" />
      </Drawing>
      <span>
        {NAMES[mounting]()}
        <span className="block text-sm font-normal">
          {mounting === 'roof'
            ? t('Most panels, more dirt')
            : t('{slope}° slope, {share} fewer panels', {
                slope: formatNumber(FRAMES[mounting].tilt, region),
                share: formatShare(1 - densityOf({ tilt: 0, mounting }), region),
              })}
        </span>
      </span>
    </>
  )
}
