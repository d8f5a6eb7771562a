import { SkySection } from '../features/sky/sky-section.tsx'
import { SunPathAnalysis } from '../features/sun-path/analysis.tsx'

export default function SunOverPlace(place: { latitude: number; longitude: number }) {
  return <SunPathAnalysis {...place} Sky={SkySection} />
}
