import { describe, expect, it, test } from 'vitest'
import type { Context, CurrentContext, Level } from '#api/contexts.ts'
import {
  appliesAtOnce,
  choiceAddress,
  choicesByTenant,
  choiceWords,
  contextSearch,
  fullPlaceName,
  getInstitutions,
  getLevels,
  getOfferedChoices,
  readContextChoice,
  rolesInPlaces,
  tenantsOfLevel,
  withoutContextChoice,
} from './context-choices.ts'

const role = { id: 1, name: 'Equipe', profile: 'OPERATION' as const }
const place = (level: Level, tenantId: number | null, institutionId: number | null, roles = [role]): Context => ({
  id: `${level}-${institutionId ?? tenantId ?? ''}`,
  level,
  tenantId,
  institutionId,
  name: '',
  alias: '',
  logo: null,
  darkLogo: null,
  canAccess: roles.length > 0,
  roles,
})
const contexts = [
  place('application', null, null),
  place('tenant', 1, null, []),
  place('institution', 1, 11),
  place('institution', 1, 12),
  place('tenant', 2, null),
]
const current: CurrentContext = { ...contexts[2]!, role }
const places = (some: readonly Context[]) => some.map(({ tenantId, institutionId }) => [tenantId, institutionId])

describe('choices of a context', () => {
  it('are the levels at which a role is held', () => {
    expect(getLevels(contexts)).toEqual(['application', 'tenant', 'institution'])
    expect(getLevels(contexts.slice(1, 4))).toEqual(['institution'])
  })

  it('are tenants with a role of their own, or for institutions those that have one', () => {
    expect(places(tenantsOfLevel(contexts, 'tenant'))).toEqual([[2, null]])
    expect(places(tenantsOfLevel(contexts, 'institution'))).toEqual([[1, null]])
    expect(places(getInstitutions(contexts, 1))).toEqual([
      [1, 11],
      [1, 12],
    ])
  })

  it('are all of them, but for the portal of an institution, which offers its own', () => {
    expect(getOfferedChoices(null, contexts, current)).toBe(contexts)
    expect(getOfferedChoices('tenant', contexts, current)).toBe(contexts)
    expect(places(getOfferedChoices('ies', contexts, current))).toEqual([[1, 11]])
    expect(getOfferedChoices('ies', contexts, null)).toBe(contexts)
    expect(rolesInPlaces(contexts)).toHaveLength(4)
  })

  it.each([
    [null, 'application', true],
    [null, 'tenant', false],
    ['tenant', 'tenant', true],
    ['tenant', 'institution', false],
    ['ies', 'institution', false],
  ] as const)('of the portal of %s, at the level of the %s, apply at once: %s', (owner, level, expected) => {
    expect(appliesAtOnce(owner, level)).toBe(expected)
  })
})

describe('words of a choice', () => {
  const at = (name: string, profile: 'STUDENT' | 'RESIDENT' | 'OPERATION', roleName: string, courses?: string[]) => ({
    place: { ...place('institution', 1, 11), name, ...(courses && { courses: courses.map((course) => ({ course, registration: '7' })) }) },
    role: { id: 1, name: roleName, profile },
  })

  it('begin with the course, else the role', () => {
    const all = [at('Norte', 'STUDENT', 'Aluno', ['Direito', 'Direito']), at('Sul', 'RESIDENT', 'Residente')]
    expect(all.map((one) => choiceWords(one, all))).toEqual([
      { title: 'Direito', facts: ['Aluno', 'Norte'] },
      { title: 'Residente', facts: ['Sul'] },
    ])
  })

  it('begin with the place where all have one role', () => {
    const all = [at('Norte', 'OPERATION', 'Secretaria'), at('Sul', 'OPERATION', 'Secretaria')]
    expect(all.map((one) => choiceWords(one, all).title)).toEqual(['Norte', 'Sul'])
    expect(choiceWords(all[0]!, all.slice(0, 1)).title).toBe('Secretaria')
  })

  it('stand by tenant, in their order', () => {
    const groups = choicesByTenant(rolesInPlaces(contexts), contexts)
    expect(groups.map(({ tenantId, tenant, choices }) => [tenantId, tenant?.id, choices.length])).toEqual([
      [null, undefined, 1],
      [1, 'tenant-1', 2],
      [2, 'tenant-2', 1],
    ])
  })
})

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

test('a choice opens the page that was wanted, once and in the chosen role', () => {
  const addressTo = (page?: string) => choiceAddress('/base', { place: contexts[2]!, role }, page)
  const choice = '?v2RoleId=1&tenantId=1&institutionId=11'
  expect(addressTo()).toBe(`/base/${choice}`)
  expect(addressTo('/financial/payments?x=1&q=a+b')).toBe(`/base/financial/payments${choice}&x=1&q=a+b`)
  expect(addressTo('/?v2RoleId=7&tenantId=2')).toBe(`/base/${choice}`)
})

test('the full name of a place is that of its campus with its university', () => {
  const named = contexts.map((one, index) => ({ ...one, name: ['Portal', 'Aurora', 'Campus Norte', 'Campus Sul', 'Ipê'][index]! }))
  const words = { all: (name: string) => `${name}, todas as unidades`, one: (name: string) => `${name}, só esta unidade` }
  expect(named.map((one) => fullPlaceName(one, named, words))).toEqual([
    'Portal',
    'Aurora, todas as unidades',
    'Campus Norte, Aurora',
    'Campus Sul, Aurora',
    'Ipê',
  ])
  const alike = [place('tenant', 3, null, []), place('institution', 3, 31)].map((one) => ({ ...one, name: 'Mar' }))
  expect(alike.map((one) => fullPlaceName(one, alike, words))).toEqual(['Mar, todas as unidades', 'Mar, só esta unidade'])
})
