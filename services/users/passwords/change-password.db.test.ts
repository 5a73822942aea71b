import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { findAccount } from '../accounts/accounts.ts'
import { changePassword } from './change-password.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

let pool: pg.Pool
const now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const ports = () => ({ pool, clock, ...signInPorts({ pool, clock }) })
const lia = { homeTenantId: 2, userId: 2101 }
const kept = { token: null, grantId: null }
const signIn = (password: string) => signInWithPassword(pool, clock, { tenantId: 2, login: 'lia.nova', password, address: null })

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedPeople(pool, now)
})

describe('changePassword', () => {
  it('refuses a wrong current password, and the same one again', async () => {
    expect(await changePassword(ports(), lia, { currentPassword: 'wrong', newPassword: 'Nova#2027', kept })).toBe('wrong')
    expect(await changePassword(ports(), lia, { currentPassword: demoPassword, newPassword: demoPassword, kept })).toBe('same')
    expect(await findAccount(pool, 2, 2101)).toMatchObject({ temporaryPassword: true })
  })

  it('sets the new one, which is no longer temporary, and the old one is gone', async () => {
    expect(await changePassword(ports(), lia, { currentPassword: demoPassword, newPassword: 'Nova#2027', kept })).toBe('changed')
    expect(await findAccount(pool, 2, 2101)).toMatchObject({ temporaryPassword: false })
    expect(await signIn(demoPassword)).toEqual({ kind: 'refused' })
    expect(await signIn('Nova#2027')).toEqual({ kind: 'accepted', accountId: 2101 })
  })

  it('locks like signing in does, so that an open browser is no place to guess', async () => {
    for (let guess = 0; guess < 5; guess++)
      await changePassword(ports(), lia, { currentPassword: `guess ${guess}`, newPassword: 'Nova#2028', kept })
    expect(await changePassword(ports(), lia, { currentPassword: 'Nova#2027', newPassword: 'Nova#2028', kept })).toBe('locked')
  })

  it('reaches nobody of another tenant', async () => {
    expect(
      await changePassword(ports(), { homeTenantId: 1, userId: 2101 }, { currentPassword: 'Nova#2027', newPassword: 'Nova#2028', kept }),
    ).toBe('wrong')
  })
})
