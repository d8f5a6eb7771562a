import { entry } from '#shared/calculators/catalogue.ts'
import { atMost } from '#shared/calculators/figures.ts'
import { round } from '#shared/calculators/rounding.ts'
import type { SunHours } from '../../state/handed-over.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { placeName } from './compass.ts'
import type { Site } from './curves.ts'

/** The calculators that ask for sun hours, or compare with them. */
const TAKERS = (['solar', 'battery-charge', 'panel-requirement', 'sun-hours'] as const).map(entry)

interface CarryOverProps {
  readonly site: Site
  readonly sunHours: number
  readonly handOver: (sunHours: SunHours) => void
}

export function CarryOver({ site, sunHours, handOver }: CarryOverProps) {
  const value = round(sunHours, 1)
  // A place without sun to speak of gives a calculator nothing to divide by.
  if (value <= 0) return null
  return (
    <nav aria-label="Use these sun hours" className="no-print">
      <h3 className="mb-2 text-base">Use {atMost(value, 1)} sun hours in…</h3>
      <ul className="sun-takers">
        {TAKERS.map(({ slug, title }) => (
          <li key={slug}>
            <ButtonLink
              href={`/calculators/${slug}`}
              variant="secondary"
              size="small"
              onClick={() => handOver({ value, place: placeName(site.latitude, site.longitude) })}
            >
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
