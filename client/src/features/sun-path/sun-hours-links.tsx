import { useState } from 'react'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import { round } from '#shared/calculators/rounding.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { t } from '#shared/language/t.ts'
import type { Site } from '#shared/solar/site.ts'
import { useFigures } from '../../home/figures.ts'
import type { SunHours } from '../../state/handoff.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** They have a field for sun hours. */
const TARGET_CALCULATORS = (['solar', 'battery-charge', 'panel-requirement', 'sun-hours'] as const).map(catalogueEntry)

interface SunHoursLinksProps {
  readonly site: Site
  /** Yearly mean [h/day]: on the shaded roof, and on unshaded level ground. */
  readonly onRoof: number
  readonly onLevelGround: number
  readonly onUseSunHours: (sunHours: SunHours) => void
}

/** The user picks the surface: panels get the roof's sun, weather reports state that of level ground. */
export function SunHoursLinks({ site, onRoof, onLevelGround, onUseSunHours }: SunHoursLinksProps) {
  const { upTo } = useFigures()
  const [surface, setSurface] = useState<'roof' | 'ground'>('roof')
  const value = round(surface === 'roof' ? onRoof : onLevelGround, 1)
  const place = formatCoordinates(site.latitude, site.longitude)
  // The calculators would divide by zero.
  if (round(onLevelGround, 1) <= 0) return null
  return (
    <nav aria-label={t('Use these sun hours')} className="print:hidden">
      <SegmentedControl
        label={t('Surface')}
        options={{ roof: t('On your roof'), ground: t('On level ground') }}
        value={surface}
        onValue={setSurface}
      />
      <h3 className="mt-4 mb-2 text-base">{t('Use {hours} sun hours in…', { hours: upTo(value, 1) })}</h3>
      <ul className="flex flex-wrap gap-2.5">
        {TARGET_CALCULATORS.map(({ slug, title }) => (
          <li key={slug}>
            <ButtonLink
              href={`/calculators/${slug}`}
              variant="secondary"
              size="small"
              onClick={() => onUseSunHours({ value, place, surface })}
            >
              {title()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
