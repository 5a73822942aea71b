import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { getActivity, recordSignIn } from './activity.ts'
import { getAccount, createPrincipal } from '../provider/chosen-context.ts'
import { impersonate } from '../impersonation/impersonation.ts'
import { signInForToken } from '../single-tokens/single-sign-in.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const ports = () => ({ pool, clock: { now: () => now }, secondFactorKey: Buffer.alloc(32), sendJob: async () => undefined })
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

describe('getActivity', () => {
  it('tells sign-ins and impersonations, newest first; one that goes on is one', async () => {
    const operator = await createPrincipal(pool, (await getAccount(pool, '0-9001'))!, { roleId: 90010, tenantId: 2, institutionId: null })
    const signIn = (password: string) => signInForToken(ports(), { tenant: 'ipe', username: 'elisa.prado', password, address: 'x' })
    const visit = (reason: string) => impersonate(ports(), operator, { username: 'elisa.prado', reason })
    await signIn('wrong')
    await signIn(demoPassword)
    later(1)
    await visit('ajuda com o Pix')
    later(5)
    await visit('ajuda com o Pix')
    later(60)
    await visit('ajuda com o Pix')
    const { results, hasMore } = await getActivity(pool, { tenantId: 2, userId: 2002 })
    expect(hasMore).toBe(false)
    expect(results).toEqual([
      {
        kind: 'impersonated',
        at: '2026-11-21T13:06:00.000Z',
        lastAt: '2026-11-21T13:06:00.000Z',
        operatorName: 'João Operador',
        reason: 'ajuda com o Pix',
      },
      {
        kind: 'impersonated',
        at: '2026-11-21T12:01:00.000Z',
        lastAt: '2026-11-21T12:06:00.000Z',
        operatorName: 'João Operador',
        reason: 'ajuda com o Pix',
      },
      { kind: 'signed_in', at: '2026-11-21T12:00:00.000Z', method: 'password' },
    ])
  })

  it('tells nobody else’s', async () => {
    const nothing = { results: [], hasMore: false }
    expect(await getActivity(pool, { tenantId: 2, userId: 2001 })).toEqual(nothing)
    expect(await getActivity(pool, { tenantId: 1, userId: 2002 })).toEqual(nothing)
  })
  it('goes back as far as it is asked to, without repeating anything', async () => {
    const subject = { tenantId: 2, userId: 2003 }
    for (let visit = 0; visit < 45; visit++) {
      later(1)
      await recordSignIn(ports(), subject, 'password')
    }
    const seen: string[] = []
    let before: Date | undefined
    for (let page = 0; page < 3; page++) {
      const { results, hasMore } = await getActivity(pool, subject, before)
      seen.push(...results.map(({ at }) => at))
      expect([results.length, hasMore]).toEqual(page < 2 ? [20, true] : [5, false])
      before = new Date(results.at(-1)!.at)
    }
    expect(new Set(seen).size).toBe(45)
    expect(seen).toEqual([...seen].sort().reverse())
  })
})
