import { useState } from 'react'
import { entry } from '#shared/calculators/catalogue.ts'
import { round } from '#shared/calculators/rounding.ts'
import { placeName } from '#shared/solar/compass.ts'
import type { Site } from '#shared/solar/site.ts'
import { useFigures } from '../../state/figures.ts'
import type { SunHours } from '../../state/handed-over.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'

/** The calculators that ask for sun hours, or compare with them. */
const TAKERS = (['solar', 'battery-charge', 'panel-requirement', 'sun-hours'] as const).map(entry)

interface CarryOverProps {
  readonly site: Site
  /** [h/day]: of the mean day of a year, on the roof past its obstacles, and on open level ground. */
  readonly onRoof: number
  readonly onLevelGround: number
  readonly handOver: (sunHours: SunHours) => void
}

const SURFACES = { roof: 'On your roof', ground: 'On level ground' } as const

/** Whose sun a calculator is given, the user says: panels get the roof's, weather reports tell the level ground's. */
export function CarryOver({ site, onRoof, onLevelGround, handOver }: CarryOverProps) {
  const { atMost } = useFigures()
  const [surface, setSurface] = useState<keyof typeof SURFACES>('roof')
  const value = round(surface === 'roof' ? onRoof : onLevelGround, 1)
  const place = placeName(site.latitude, site.longitude)
  const whose = `${surface === 'roof' ? 'your roof' : 'level ground'} at ${place}`
  // A place without sun to speak of gives a calculator nothing to divide by.
  if (round(onLevelGround, 1) <= 0) return null
  return (
    <nav aria-label="Use these sun hours" className="print:hidden">
      <Segmented label="Whose sun hours" options={SURFACES} value={surface} onValue={setSurface} />
      <h3 className="mt-4 mb-2 text-base">Use {atMost(value, 1)} sun hours in…</h3>
      <ul className="flex flex-wrap gap-2.5">
        {TAKERS.map(({ slug, title }) => (
          <li key={slug}>
            <ButtonLink
              href={`/calculators/${slug}`}
              variant="secondary"
              size="small"
              onClick={() => handOver({ value, place: whose })}
            >
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
