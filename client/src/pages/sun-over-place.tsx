import { SkySection } from '../features/sky/sky-section.tsx'
import { SunPathAnalysis } from '../features/sun-path/sun-path-analysis.tsx'
import { handOverSunHours } from '../state/handed-over.ts'

/** What a physical model says of the sun over a place; fetched when it is asked for. */
export default function SunOverPlace(place: { latitude: number; longitude: number }) {
  return <SunPathAnalysis {...place} handOver={handOverSunHours} Sky={SkySection} />
}
