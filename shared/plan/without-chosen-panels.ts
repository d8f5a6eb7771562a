import type { Home } from '../home/home.ts'
import { provenanceOf, withoutPart } from '../home/provenance.ts'

/** The home before its panels were chosen. A battery that came with the recommendation goes with them. */
export function withoutChosenPanels(home: Home): Home {
  const { battery, ...system } = home.system
  const isChosen = battery && provenanceOf(home, 'system.battery').kind === 'yours'
  const withoutBattery: Home = isChosen
    ? home
    : { ...home, system, provenance: withoutPart(home.provenance, 'system.battery') }
  return {
    ...withoutBattery,
    system: { ...withoutBattery.system, arrays: [] },
    provenance: withoutPart(withoutBattery.provenance, 'system.arrays'),
  }
}
