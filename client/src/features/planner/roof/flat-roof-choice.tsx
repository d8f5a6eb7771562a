import { formatNumber, formatShare } from '#shared/format/number.ts'
import { densityOf, FRAMES } from '#shared/home/flat-roof.ts'
import { t } from '#shared/language/t.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { useHomeRegion } from '../home-region.ts'

type FlatMounting = keyof typeof FRAMES | 'roof'

const NAMES: Readonly<Record<FlatMounting, () => string>> = {
  frames: () => t('On frames (usual)'),
  'frames-east-west': () => t('Frames to east and west'),
  roof: () => t('Laid flat'),
}
/** Panels from the side, above the line of the roof. */
const PANELS: Readonly<Record<FlatMounting, string>> = {
  frames: 'm6 38 15-7M27 38l15-7M48 38l15-7',
  'frames-east-west': 'm5 38 14-5 14 5M36 38l14-5 14 5',
  roof: 'M5 38h28M36 38h28',
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
      <svg
        viewBox="0 0 68 46"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
        className="h-8 w-11 shrink-0 sm:h-10 sm:w-14"
      >
        <path d="M2 42h64" />
        <path d={PANELS[mounting]} className="stroke-sun" strokeWidth="4" />
      </svg>
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
