import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it.each([
  ['Ana Souza', 'Ana S.'],
  ['  Ana  Clara de Souza ', 'Ana S.'],
  ['Íris', 'Íris'],
  ['José ávila', 'José Á.'],
  ['', ''],
])('shortens %j to %j', (name, short) => {
  expect(shortName(name)).toBe(short)
})
