import type { Principal } from '#api/principal.ts'

/** A clock that only tests advance. */
export function stillClock(at = '2026-11-21T15:00:00Z') {
  let time = new Date(at).getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** Shorthand for a caller: a student of the first tenant. */
export function principal(given: Partial<Principal>): Principal {
  return {
    userId: 1001,
    tenantId: 1,
    institutionId: null,
    homeTenantId: given.tenantId ?? 1,
    roleId: 1,
    profile: 'STUDENT',
    permissions: {},
    impersonatedBy: null,
    method: 'password',
    ...given,
  }
}
