import { SkySection } from '../features/sky/sky-section.tsx'
import { SunPathAnalysis } from '../features/sun-path/analysis.tsx'
import { handOffSunHours } from '../state/handoff.ts'

export default function SunOverPlace(place: { latitude: number; longitude: number }) {
  return <SunPathAnalysis {...place} onUseSunHours={handOffSunHours} Sky={SkySection} />
}
