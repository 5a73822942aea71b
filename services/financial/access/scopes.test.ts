import { describe, expect, it } from 'vitest'
import type { Caller } from '../../platform/service.ts'
import { debtScope, payerScope } from './scopes.ts'

const caller = (profile: Caller['profile'], permissions: Caller['permissions'] = {}): Caller => ({
  userId: 7,
  tenantId: 1,
  institutionId: 11,
  profile,
  permissions,
  homeTenantId: 1,
  roleId: null,
  impersonatedBy: null,
  method: 'password' as const,
  timeZone: 'America/Manaus',
  locale: 'en',
  mainLanguage: 'es',
})
const granted = { financial: ['debts.read'] }

describe('debtScope', () => {
  it.each(['STUDENT', 'CANDIDATE'] as const)('shows a %s the own debts, whatever else is granted', (profile) => {
    expect(debtScope(caller(profile, granted))).toEqual({
      tenantId: 1,
      institutionId: 11,
      userId: 7,
      timeZone: 'America/Manaus',
      languages: ['en', 'es'],
    })
  })

  it.each(['OPERATION', 'COLLECTION_ADVISORY', 'BASIC', 'RESIDENT'] as const)(
    'shows a %s with the permission those of the context',
    (profile) => {
      expect(debtScope(caller(profile, granted)).userId).toBeNull()
    },
  )

  it.each(['RESIDENT', 'BASIC'] as const)('shows a %s without it the own debts', (profile) => {
    expect(debtScope(caller(profile)).userId).toBe(7)
  })

  it.each<Caller['permissions']>([{}, { financial: [] }, { financial: ['debts.write'] }, { academic: ['debts.read'] }])(
    'refuses staff with %j',
    (permissions) => {
      expect(() => debtScope(caller('OPERATION', permissions))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
      expect(() => debtScope(caller('COLLECTION_ADVISORY', permissions))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
    },
  )

  it('lets nobody pay who sees the debts of others', () => {
    expect(() => payerScope(caller('OPERATION', granted))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
    expect(payerScope(caller('STUDENT')).userId).toBe(7)
  })
})
