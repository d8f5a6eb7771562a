import { expect, test } from 'vitest'
import { chosenBecause, describeReason } from '#shared/home/choice-reason.ts'

test('A reason is stored as a key with its counts, and shown in words', () => {
  const { how } = chosenBecause('fills-roof', 6, 13)
  expect(how).toBe('fills-roof 6 13')
  expect(describeReason(how)).toBe('6 panels, as many as fit on your roof. Your yearly use would need 13.')
  expect(describeReason(chosenBecause('matches-use').how)).toBe('Enough panels to match your yearly electricity use.')
})

const others = ['As many panels as yield what the home uses in a year.', 'fills-roof 6', 'fills-roof x y', 'toString']
test.each(others)('Another text stays as it is stored: %s', (how) => expect(describeReason(how)).toBe(how))
