import { expect, test } from 'vitest'
import { contextSearch, readContextChoice, withoutContextChoice } from './context-choice.ts'

const search = (text: string) => new URLSearchParams(text)

test.each(['v2RoleId=1', 'v2RoleId=10021&tenantId=1', 'v2RoleId=10021&tenantId=1&institutionId=12'])(
  '%s is read and written alike',
  (text) => {
    expect(contextSearch(readContextChoice(search(text))!)).toBe(`?${text}`)
  },
)

test.each([
  'v2RoleId=abc',
  'v2RoleId=1.5',
  'v2RoleId=-1',
  'v2RoleId=0',
  'v2RoleId=1&tenantId=1;drop',
  'v2RoleId=',
  'tenantId=1',
  'v2RoleId=99999999999',
])('%s names no role: ids are integers', (text) => {
  expect(readContextChoice(search(text))).toBeNull()
})

test('the rest of an address is kept', () => {
  expect(withoutContextChoice(search('page=2&v2RoleId=1&tenantId=1&q=ana+b'))).toBe('?page=2&q=ana+b')
  expect(withoutContextChoice(search('v2RoleId=1'))).toBe('')
})
