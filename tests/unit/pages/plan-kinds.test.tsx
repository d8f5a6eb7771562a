import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/open-page.tsx'
import { openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../home/sample-home.ts'

const kinds = async () => within(await screen.findByRole('group', { name: 'Kind of home' }))

test.each(['/plan', '/plan/home'])(
  'The kind of home is one of four, chosen at %s, and nothing typed is lost',
  async (path) => {
    const { actor } = await openStep(path)
    expect((await kinds()).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'House',
      'Power outages are common',
      'No grid (off-grid)',
      'Apartment with a balcony',
    ])
    expect((await kinds()).getByRole('radio', { name: 'House' })).toBeChecked()
    await expectAccessible()
    await actor.click((await kinds()).getByRole('radio', { name: 'Power outages are common' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'outages' })
    await actor.click((await kinds()).getByRole('radio', { name: 'House' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'house' })
  },
)
