import type { Home } from '#shared/home/home.ts'
import { answerOf, atFigure } from '#shared/home/plan/answer.ts'
import type { Pieces } from '#shared/home/plan/pieces.ts'
import { yieldOfPlanes } from '#shared/home/plan/sizes-of-plan.ts'
import { sunOfRoof } from '#shared/home/plan/sun-of-roof.ts'
import { Kept, type RoofSun, type Surroundings } from '#shared/home/plan/surroundings.ts'
import { withUsualPanels } from '#shared/home/plan/usual-panels.ts'
import {
  batteriesOf,
  energyPlanOf,
  outageOf,
  outlookOf,
  planOf,
  quoteCheckOf,
  scenariosOf,
  sizesOf,
} from '#shared/home/plan.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import type { Question, Replies, Topic } from './protocol.ts'

/** Answers one question after the other, and keeps the hours that the next one shares with the last. */
export class Reckoner {
  private sun: { readonly key: string; readonly sun: RoofSun; readonly kept: Kept } | undefined;

  /** The plan at once, then topic by topic; between two steps the caller may turn to a newer question. */
  *answer(question: Question): Generator<Replies, void, undefined> {
    const roofed = withUsualRoof(question.home)
    const around = this.around(question, roofed)
    if (around.kind !== 'answer') {
      yield { planned: roofed, plan: around, energy: around }
      return
    }
    const { sun } = around.value
    const planned = withUsualPanels(roofed, around.value)
    const plan = planOf(planned, around.value)
    yield {
      planned,
      yields: yieldOfPlanes(sun),
      lostToShade: sun.lostToShade,
      plan,
      energy:
        plan.kind === 'answer' ? { kind: 'answer', value: plan.value.energy } : energyPlanOf(planned, around.value),
    }
    for (const topic of question.topics) {
      const pieces = piecesOf(topic, planned, around.value, question)
      for (;;) {
        const { done, value } = pieces.next()
        yield done ? { [topic]: value } : {}
        if (done) break
      }
    }
  }

  /** The sun is worked out once for a place and a roof, the hours once for all homes that share them. */
  private around({ place, profiles, today }: Question, { roof, system }: Home) {
    return answerOf((): Surroundings => {
      const planes = roof.planes.map(({ tilt, azimuth, mounting, obstacles }) => ({
        tilt,
        azimuth,
        mounting,
        obstacles,
      }))
      const key = JSON.stringify([place, planes, system.losses, today])
      if (this.sun?.key !== key) {
        const sun = atFigure('roof.planes', () => sunOfRoof({ roof, system }, place))
        this.sun = { key, sun, kept: new Kept() }
      }
      const { sun, kept } = this.sun
      return { sun, kept, profiles, today, where: { southern: place.latitude < 0, forward: place.forward } }
    })
  }
}

function piecesOf(topic: Topic, home: Home, around: Surroundings, { preset }: Question): Pieces<unknown> {
  switch (topic) {
    case 'outlook':
      return outlookOf(home, around)
    case 'sizes':
      return sizesOf(home, around)
    case 'batteries':
      return batteriesOf(home, around)
    case 'scenarios':
      return scenariosOf(home, around)
    case 'quote':
      return quoteCheckOf(home, around, preset)
    case 'outage':
      return once(() => outageOf(home, around))
  }
}

// biome-ignore lint/correctness/useYield: work of one piece
function* once<Value>(work: () => Value): Pieces<Value> {
  return work()
}
