import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { typicalFigures } from '../../../client/src/home/home-queries.ts'
import { openPage } from '../../support/open-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const renderedLabels: string[] = vi.hoisted(() => [])

vi.mock('../../../client/src/ui/field.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../client/src/ui/field.tsx')>()
  return {
    ...original,
    TextField(props: Parameters<typeof original.TextField>[0]) {
      renderedLabels.push(props.label)
      return <original.TextField {...props} />
    },
  }
})

// Results that arrive while a digit is typed render what shows them.
vi.mock('../../support/inline-worker.ts', () => ({
  InlineWorker: class {
    postMessage() {}
    terminate() {}
  },
}))

beforeEach(() => localStorage.setItem('home', JSON.stringify(Home.parse(SAMPLE_HOME))))

test('typing renders no field of another section, but the price that the plan states', async () => {
  const { actor, client } = await openPage('/plan/money')
  const field = await screen.findByLabelText(/^Fixed monthly charge/)
  await waitFor(() => expect(client.getQueryData(typicalFigures({ country: 'DE' }).queryKey)).toBeDefined())
  expect(new Set(renderedLabels).size).toBeGreaterThan(20)
  const typeDigit = async (digit: string, stored: number) => {
    await actor.type(field, digit)
    await waitFor(() => expect(JSON.parse(localStorage.getItem('home') ?? '').tariff.fixedPerMonth).toBe(stored))
  }
  await typeDigit('7', 127)
  renderedLabels.length = 0
  await typeDigit('5', 1_275)
  expect(new Set(renderedLabels)).toEqual(new Set(['Fixed monthly charge (€)', 'Price installed, with all taxes (€)']))
})
