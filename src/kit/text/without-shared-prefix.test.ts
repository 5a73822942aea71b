import { expect, test } from 'vitest'
import { withoutSharedPrefix } from './without-shared-prefix.ts'

test.each([
  [
    ['Universidade Aurora, Campus Norte', 'Universidade Aurora, Campus Sul'],
    ['Campus Norte', 'Campus Sul'],
  ],
  [
    ['Universidade Aurora', 'Universidade Aurora, Campus Sul'],
    ['Universidade Aurora', 'Universidade Aurora, Campus Sul'],
  ],
  [
    ['Aurora, Campus Norte', 'Aurora, Campus Nordeste'],
    ['Campus Norte', 'Campus Nordeste'],
  ],
  [
    ['Instituto Ipê', 'Faculdade Mar, Centro'],
    ['Instituto Ipê', 'Faculdade Mar, Centro'],
  ],
  [['Universidade Aurora, Campus Norte'], ['Universidade Aurora, Campus Norte']],
])('%j are told apart by %j', (names, own) => {
  expect(withoutSharedPrefix(names)).toEqual(own)
})
