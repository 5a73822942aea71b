import { expect, it } from 'vitest'
import { functionId, isPublicFunctionId } from './public-functions.ts'

it('an id says whether its function is public, whatever its hash begins with', () => {
  expect(isPublicFunctionId(functionId('getShell_createServerFn_handler', 'abcdef'))).toBe(true)
  expect(functionId('listDebts_createServerFn_handler', 'abcdef')).toBe('abcd')
  expect(isPublicFunctionId(functionId('listDebts_createServerFn_handler', '_bcdef'))).toBe(false)
})
