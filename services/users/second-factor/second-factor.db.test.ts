import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { getActivity } from '../../identity/activity/activity.ts'
import { signInForToken } from '../../identity/single-tokens/single-sign-in.ts'
import { inTenant, withSharedReads } from '../../platform/database.ts'
import type { Mail } from '../../platform/mail.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { answerMailRequest } from '../mails/mail-requests.ts'
import { getPasskeys } from '../passkeys/passkeys.ts'
import {
  beginSecondFactor,
  checkSecondStep,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  getSecondFactor,
} from './second-factor.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const secondFactorKey = randomBytes(32)
let sent: Mail[] = []
let jobs: object[] = []
const ports = () => ({
  pool,
  clock: { now: () => now },
  secondFactorKey,
  sendJob: async (_name: string, data: object) => void jobs.push(data),
})
const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const owner = { homeTenantId: 2, userId: 2002 }
const getCode = (secret: string, at = now) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
const wrongCode = (secret: string) => String((Number(getCode(secret)) + 1) % 1_000_000).padStart(6, '0')

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

beforeEach(async () => {
  wait(3600)
  await removeSecondFactor(ports(), owner)
  jobs = []
  sent = []
})

/** Subjects of the mails that wait. */
async function mailed(): Promise<string[]> {
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const portalUrl = (hostname: string) => `https://${hostname}/academic-services`
  const before = sent.length
  for (const job of jobs.splice(0)) await answerMailRequest({ pool, clock: { now: () => now }, mailer, portalUrl }, job)
  return sent.slice(before).map(({ subject }) => subject)
}

async function enable() {
  const { secret } = await beginSecondFactor(ports(), owner, { issuer: 'Ipê', username: 'elisa.prado' })
  const recoveryCodes = await confirmSecondFactor(ports(), owner, getCode(secret))
  wait(60)
  return { secret, recoveryCodes: recoveryCodes as string[] }
}

describe('second factor', () => {
  it('is read in one statement with what stands beside it in somebody’s account', async () => {
    await enable()
    const { homeTenantId: tenantId, userId } = owner
    const read = () =>
      withSharedReads(() =>
        Promise.all([getSecondFactor(ports(), owner), getPasskeys(ports(), owner), getActivity(pool, { tenantId, userId })]),
      )
    expect(await getStatements(read)).toHaveLength(1)
  })

  it('is in force only once a code of the app confirmed it', async () => {
    const { secret, uri } = await beginSecondFactor(ports(), owner, { issuer: 'Faculdade Ipê', username: 'elisa.prado' })
    expect(uri).toContain('otpauth://totp/Faculdade%20Ip%C3%AA:elisa.prado?')
    expect(await checkSecondStep(ports(), owner, null)).toBe('not-needed')
    expect(await confirmSecondFactor(ports(), owner, wrongCode(secret))).toBe('wrong')
    expect(await confirmSecondFactor(ports(), owner, getCode(secret))).toHaveLength(10)
    expect(await getSecondFactor(ports(), owner)).toEqual({ enabledAt: now, recoveryCodesLeft: 10 })
    expect(await checkSecondStep(ports(), owner, null)).toBe('needed')
    expect(await checkSecondStep(ports(), { homeTenantId: 1, userId: 2002 }, null)).toBe('not-needed')
  })

  it('keeps no readable secret in the database', async () => {
    const { secret, recoveryCodes } = await enable()
    const { rows } = await pool.query<{ text: string }>(
      `select set_config('app.tenant_id', '2', false), (select json_agg(f)::text from users.second_factor f) || (select json_agg(r)::text from users.recovery_code r) as text`,
    )
    expect(rows[0]!.text).toContain('code_hash')
    for (const kept of [secret, ...recoveryCodes]) expect(rows[0]!.text).not.toContain(kept)
  })

  it('takes each code of the app once, one step early or late, and none older', async () => {
    const { secret } = await enable()
    const code = getCode(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => checkSecondStep(ports(), owner, code)))
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    wait(30)
    expect(await checkSecondStep(ports(), owner, getCode(secret, new Date(now.getTime() + 30_000)))).toBe('accepted')
    wait(900)
    expect(await checkSecondStep(ports(), owner, getCode(secret, new Date(now.getTime() - 60_000)))).toBe('refused')
  })

  it('takes each recovery code once, and none of those before new ones', async () => {
    const { recoveryCodes } = await enable()
    expect(await checkSecondStep(ports(), owner, recoveryCodes[0]!.replace('-', ' ').toUpperCase())).toBe('accepted')
    expect(await checkSecondStep(ports(), owner, recoveryCodes[0]!)).toBe('refused')
    expect(await getSecondFactor(ports(), owner)).toMatchObject({ recoveryCodesLeft: 9 })
    const renewed = await renewRecoveryCodes(ports(), owner)
    expect(await checkSecondStep(ports(), owner, recoveryCodes[1]!)).toBe('refused')
    expect(await checkSecondStep(ports(), owner, renewed![1]!)).toBe('accepted')
  })

  it('tells the person of every change by mail, in their language', async () => {
    const { secret, recoveryCodes } = await enable()
    expect(await mailed()).toEqual(['Confirmação em duas etapas ativada: Faculdade Ipê'])
    await checkSecondStep(ports(), owner, getCode(secret))
    await checkSecondStep(ports(), owner, wrongCode(secret))
    expect(await mailed()).toEqual([])
    await inTenant(pool, 2, ({ client }) => client.query(`update users.account set language_id = 'en' where id = 2002`))
    await checkSecondStep(ports(), owner, recoveryCodes[0]!)
    await renewRecoveryCodes(ports(), owner)
    expect(await mailed()).toEqual(['A recovery code was used: Faculdade Ipê', 'New recovery codes: Faculdade Ipê'])
    await inTenant(pool, 2, ({ client }) => client.query(`update users.account set language_id = 'es' where id = 2002`))
    await removeSecondFactor(ports(), owner)
    await removeSecondFactor(ports(), owner)
    expect(await mailed()).toEqual(['Verificación en dos pasos desactivada: Faculdade Ipê'])
    expect(sent.at(-1)).toMatchObject({ to: 'elisa.prado@exemplo.edu.br' })
    expect(sent.at(-1)!.text).toContain('https://ipe.localhost/academic-services/my-account')
    await inTenant(pool, 2, ({ client }) => client.query('update users.account set language_id = null where id = 2002'))
  })

  it('locks after five wrong codes for a while, against the right one too', async () => {
    const { secret } = await enable()
    for (let attempt = 1; attempt <= 5; attempt++) expect(await checkSecondStep(ports(), owner, wrongCode(secret))).toBe('refused')
    expect(await checkSecondStep(ports(), owner, getCode(secret))).toBe('locked')
    wait(901)
    expect(await checkSecondStep(ports(), owner, getCode(secret))).toBe('accepted')
  })

  it('is asked for after the right password alone', async () => {
    const { secret } = await enable()
    const signIn = (password: string, code?: string) =>
      signInForToken(ports(), { tenant: 'ipe', username: 'elisa.prado', password, address: 'x', code: code ?? null })
    expect(await signIn('wrong', getCode(secret))).toEqual({ kind: 'refused' })
    expect(await signIn(demoPassword)).toEqual({ kind: 'code-needed' })
    expect(await signIn(demoPassword, wrongCode(secret))).toEqual({ kind: 'code-refused' })
    expect(await signIn(demoPassword, getCode(secret))).toMatchObject({ kind: 'accepted' })
    await removeSecondFactor(ports(), owner)
    expect(await signIn(demoPassword)).toMatchObject({ kind: 'accepted' })
  })
})
