import { type ReactNode, useState } from 'react'
import { t, tInContext } from '#shared/language/t.ts'
import { lengthUnit } from '#shared/region.ts'
import { compassPoint } from '#shared/solar/compass.ts'
import {
  elevationAngle,
  OBSTACLE_KINDS,
  type ObstacleKind,
  obstacleName,
  obstacleRanges,
  type UserObstacle,
} from '#shared/solar/obstacle.ts'
import { useRegion } from '../../home/region.ts'
import { RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LINK } from '../../ui/text-link.tsx'

interface ObstacleRowProps {
  readonly number: number
  readonly obstacle: UserObstacle
  readonly onChange: (obstacle: UserObstacle) => void
  readonly onRemove: () => void
}

const ANGLES = [
  { part: 'from', name: () => tInContext('direction', 'From'), range: obstacleRanges.direction },
  { part: 'to', name: () => tInContext('direction', 'To'), range: obstacleRanges.direction },
  { part: 'altitude', name: () => t('Height'), range: obstacleRanges.altitude },
] as const

/** The keyboard alternative to dragging. */
export function ObstacleRow({ number, obstacle, onChange, onRemove }: ObstacleRowProps) {
  const region = useRegion()
  const { kind, from, to, altitude } = obstacle
  return (
    <li>
      <fieldset className="grid justify-items-start gap-3 rounded-2xl bg-sunken px-5 py-4 print:p-0">
        <legend className="float-left mb-2 font-semibold print:mb-0 [&+*]:clear-both">
          {t('{number}. {kind}, {from} to {to}, {height}° high', {
            number: String(number),
            kind: obstacleName(kind),
            from: compassPoint(from),
            to: compassPoint(to),
            height: String(altitude),
          })}
        </legend>
        <FieldGrid>
          <SelectField
            label={t('Tree, house or hill')}
            value={kind}
            options={OBSTACLE_KINDS.map((option) => [option, obstacleName(option)])}
            onChange={({ target }) => onChange({ ...obstacle, kind: target.value as ObstacleKind })}
          />
          {ANGLES.map(({ part, name, range }) => (
            <LiveNumberField
              key={part}
              label={t('{label} ({unit})', { label: name(), unit: '°' })}
              name={name()}
              range={range}
              unit="°"
              region={region}
              value={obstacle[part]}
              onValue={(value) => onChange({ ...obstacle, [part]: value })}
            />
          ))}
        </FieldGrid>
        <HeightFromMeters onAltitude={(value) => onChange({ ...obstacle, altitude: value })} />
        <Button
          variant="quiet"
          size="small"
          aria-label={t(
            '{kind, select, Tree {Remove tree {number}} House {Remove house {number}} other {Remove hill {number}}}',
            { kind, number: String(number) },
          )}
          onClick={onRemove}
          className="print:hidden"
        >
          <RemoveIcon className="size-5" />
          {t('Remove')}
        </Button>
      </fieldset>
    </li>
  )
}

/** Side by side where they fit; in print the legend says it all. */
const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-3 print:hidden">
    {children}
  </div>
)

/** Computes the altitude from height and distance. */
function HeightFromMeters({ onAltitude }: { onAltitude: (altitude: number) => void }) {
  const region = useRegion()
  const unit = lengthUnit(region)
  const initial = unit === 'm' ? { height: 5, distance: 10 } : { height: 15, distance: 30 }
  const [height, setHeight] = useState(initial.height)
  const [distance, setDistance] = useState(initial.distance)
  const altitude = Math.round(elevationAngle(height, distance))
  return (
    <details className="w-full print:hidden">
      <summary className={classes(LINK, 'w-fit py-2.5')}>
        {unit === 'm' ? t('Work out the height from meters') : t('Work out the height from feet')}
      </summary>
      <div className="mt-0.5">
        <FieldGrid>
          <LiveNumberField
            label={t('Top above the panels ({unit})', { unit })}
            name={t('Top above the panels')}
            unit={`\u00A0${unit}`}
            region={region}
            range={{ min: 0, max: 9000, step: 1 }}
            value={height}
            onValue={setHeight}
          />
          <LiveNumberField
            label={t('Distance ({unit})', { unit })}
            name={t('Distance')}
            unit={`\u00A0${unit}`}
            region={region}
            range={{ min: 0.1, max: 100_000, step: 1 }}
            value={distance}
            onValue={setDistance}
          />
          <Button variant="secondary" size="small" className="self-end" onClick={() => onAltitude(altitude)}>
            {t('Use {height}°', { height: String(altitude) })}
          </Button>
        </FieldGrid>
      </div>
    </details>
  )
}
