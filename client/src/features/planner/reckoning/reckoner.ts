import { DAYS_OF_YEAR } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import type { Answer } from '#shared/home/plan/answer.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { Kept } from '#shared/home/plan/kept.ts'
import { atOnce, type Pieces } from '#shared/home/plan/pieces.ts'
import type { WayOfHome } from '#shared/home/plan/scenarios-of-plan.ts'
import { yieldOfPlanes } from '#shared/home/plan/sizes-of-plan.ts'
import { sunKeyOf } from '#shared/home/plan/sun-of-roof.ts'
import type { RoofSun, Surroundings } from '#shared/home/plan/surroundings.ts'
import { surroundingsOf } from '#shared/home/plan/surroundings-of-home.ts'
import {
  batteriesOf,
  energyPlanOf,
  hoursOf,
  outageOf,
  outlookOf,
  planOf,
  quoteCheckOf,
  scenariosOf,
  sizesOf,
} from '#shared/home/plan.ts'
import { withPricesBySize } from '#shared/home/typical.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import type { Question, Replies, Topic } from './protocol.ts'

/** Answers one question after the other, and keeps the hours that the next one shares with the last. */
export class Reckoner {
  /** Of the plan and its ways, with the hours worked out in them. */
  private readonly arounds = new Kept(8)
  /** Skies and planes, at most 1 MB each: those of the roofs at hand and of a few edits. */
  private readonly suns = new Kept(24);

  /** The plan at once, then topic by topic; between two steps the caller may turn to a newer question. */
  *answer(question: Question): Generator<Replies, void, undefined> {
    const roofed = this.filledIn(question.home, question)
    const around = this.around(question, roofed)
    if (around.kind !== 'answer') {
      yield { planned: roofed, plan: around, energy: around }
      return
    }
    const { sun } = around.value
    const chosen = withDefaultSystem(roofed, around.value, question.preset)
    let step = chosen.next()
    for (; !step.done; step = chosen.next()) yield {}
    const { home: planned, recommendation } = step.value
    const plan = planOf(planned, around.value)
    const energy =
      plan.kind === 'answer'
        ? ({ kind: 'answer', value: plan.value.energy } as const)
        : energyPlanOf(planned, around.value)
    const { name, years } = question.known.resource
    const climate = { name, years }
    yield {
      planned,
      ...(recommendation && { recommendation }),
      climate,
      yields: yieldOfPlanes(sun),
      lostToShade: sun.lostToShade,
      sunHours: sunHoursOf(sun),
      plan,
      energy,
    }
    for (const topic of question.topics) {
      const pieces = this.piecesOf(topic, planned, around.value, question)
      for (;;) {
        const { done, value } = pieces.next()
        yield done ? { [topic]: value } : {}
        if (done) break
      }
    }
  }

  /** The sun is worked out once for a place and a roof; with it all homes share what they have in common. */
  private around({ known }: Question, home: Home): Answer<Surroundings> {
    const { global, temperature } = known.resource
    const { day } = home.use
    const mark = known.readings && day?.kind === 'readings' && day.mark
    const key = JSON.stringify([sunKeyOf(home), known.today, global, temperature, mark])
    return this.arounds.once(key, () => surroundingsOf(home, known, this.suns))
  }

  /** The home with the roof and the prices that stand in for what nobody gave. */
  private filledIn(home: Home, { preset }: Question): Home {
    const roofed = withUsualRoof(home)
    return preset ? withPricesBySize(roofed, preset) : roofed
  }

  /** The user's own ways under the sun of their own roofs; what nobody chose in them is as in the plan. */
  private ways(question: Question, planned: Home): readonly WayOfHome[] {
    return question.ways.flatMap((way) => {
      const roofed = this.filledIn(way.home, question)
      const around = this.around(question, roofed)
      if (around.kind !== 'answer') return []
      const home = isSameRoof(roofed, planned)
        ? withSystemOf(planned, roofed)
        : atOnce(withDefaultSystem(roofed, around.value, question.preset)).home
      return [{ ...way, home, around: around.value }]
    })
  }

  private piecesOf(topic: Topic, home: Home, around: Surroundings, question: Question): Pieces<unknown> {
    switch (topic) {
      case 'outlook':
        return outlookOf(home, around, question.preset)
      case 'sizes':
        return sizesOf(home, around)
      case 'batteries':
        return batteriesOf(home, around)
      case 'scenarios':
        return scenariosOf(home, around, this.ways(question, home))
      case 'quote':
        return quoteCheckOf(home, around, question.preset)
      case 'outage':
        return once(() => outageOf(home, around))
      case 'hours':
        return once(() => hoursOf(home, around))
    }
  }
}

const isSameRoof = (a: Home, b: Home) => JSON.stringify(a.roof) === JSON.stringify(b.roof)

/** The home with the system of another one where it has none of its own. */
const withSystemOf = (other: Home, home: Home): Home =>
  home.system.arrays.length > 0
    ? home
    : { ...home, system: { ...other.system, ...home.system, arrays: other.system.arrays } }

/** An hour of full sun brings 1 kWh/m². */
const sunHoursOf = ({ irradiationOfPlane }: RoofSun) =>
  irradiationOfPlane.map((yearly) => (yearly === null ? null : yearly / DAYS_OF_YEAR))

// biome-ignore lint/correctness/useYield: work of one piece
function* once<Value>(work: () => Value): Pieces<Value> {
  return work()
}
