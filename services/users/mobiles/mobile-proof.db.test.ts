import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stillClock } from '../../../tests/support/callers.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { TextMessage } from '../../platform/sms.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { changeMobile, checkMobile, type MobilePorts, getMobileState, sendCodeAgain } from './mobile-proof.ts'
import type { ContactChange } from '../accounts/contact-change.ts'
import { forgetPendingMobile, proveMobile } from './pending-mobiles.ts'

const clock = stillClock()
const elisa = { homeTenantId: 2, userId: 2002 }
const mobile = '11987654321'
const context = { locale: 'pt-BR', portal: { address: '203.0.113.1' } } as ServiceContext

let pool: pg.Pool
let ports: MobilePorts
let texts: TextMessage[]
let isDown: boolean
let counted: ContactChange[]

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, clock.now())
})

beforeEach(async () => {
  texts = []
  isDown = false
  counted = []
  ports = {
    pool,
    clock,
    log: pino({ level: 'silent' }),
    secondFactorKey: Buffer.alloc(32, 7),
    onContactChanged: async (_client, _owner, change) => void counted.push(change),
    sms: {
      async send(message) {
        if (isDown) throw new Error('down')
        texts.push(message)
      },
    },
  }
  await pool.query('delete from identity.attempt_count')
  for (const tenantId of [1, 2])
    await inTenant(pool, tenantId, async ({ client }) => {
      await client.query('delete from users.pending_mobile')
      await client.query('update users.account set cellphone = null, mobile_proven_at = null')
    })
})

const ask = (number: string | null = mobile, owner = elisa) => changeMobile(ports, context, owner, number)
const newestCode = () => /\b(\d{6}) é o código/.exec(texts.at(-1)!.text)![1]!
const prove = (code = newestCode(), owner = elisa) => proveMobile(ports, owner, code)
const state = (owner = elisa) => getMobileState(ports, owner)
const wrongCodes = () => ['000001', '000002', '000003', '000004', '000005', '000006', '000007'].filter((code) => code !== newestCode())

describe('a new mobile number', () => {
  it('counts once the code sent to it is entered, once', async () => {
    await ask('11900000000')
    await prove()
    await ask()
    expect(counted.splice(0)).toEqual([{ field: 'mobile', oldValue: null, newValue: '11900000000' }])
    expect(await state()).toEqual({ mobile: '11900000000', mobileProof: 'proven', pendingMobile: { mobile, message: 'sent' } })
    expect(texts.at(-1)).toMatchObject({ to: '+5511987654321' })
    expect(texts.at(-1)!.text).toMatch(/^Faculdade Ipê: \d{6} é o código .+\n\n@ipe\.localhost #\d{6}$/)
    expect(await prove()).toBe('proven')
    expect(await state()).toEqual({ mobile, mobileProof: 'proven', pendingMobile: null })
    expect(await prove()).toBe('unknown')
    expect(counted).toEqual([{ field: 'mobile', oldValue: '11900000000', newValue: mobile }])
  })

  it('is no landline, but one that is saved may stay', async () => {
    const landline = '1133334444'
    await expect(checkMobile(ports, elisa, landline)).rejects.toMatchObject({ code: 'INVALID_INFORMATION' })
    await inTenant(pool, 2, ({ client }) => client.query('update users.account set cellphone = $1', [landline]))
    await checkMobile(ports, elisa, landline)
    await ask(landline)
    expect(texts).toEqual([])
  })

  it('keeps no code that can be read', async () => {
    await ask()
    const { rows } = await inTenant(pool, 2, ({ client }) =>
      client.query<{ code: string }>(`select encode(code_hash, 'hex') as code from users.pending_mobile`),
    )
    expect(rows[0]!.code).toHaveLength(64)
    expect(await proveMobile({ ...ports, secondFactorKey: Buffer.alloc(32) }, elisa, newestCode())).toBe('wrong')
  })

  it('is sent no second message when it is asked for twice, and none when it counts already', async () => {
    await ask()
    await ask()
    expect(texts).toHaveLength(1)
    await prove()
    await ask()
    expect(texts).toHaveLength(1)
  })

  it('can be dropped, and replaced by another, whose code alone is right', async () => {
    await ask()
    const former = newestCode()
    await ask('11911112222')
    expect(await prove(former)).toBe('wrong')
    await forgetPendingMobile(ports, elisa)
    expect(await state()).toEqual({ mobile: null, mobileProof: 'unproven', pendingMobile: null })
    expect(await prove()).toBe('unknown')
  })

  it('is removed without a code', async () => {
    await ask()
    await prove()
    await ask(null)
    expect(await state()).toEqual({ mobile: null, mobileProof: 'unproven', pendingMobile: null })
  })

  it('has codes that are nobody else’s', async () => {
    await ask()
    const code = newestCode()
    await ask(mobile, { homeTenantId: 2, userId: 2001 })
    if (newestCode() !== code) expect(await prove(code, { homeTenantId: 2, userId: 2001 })).toBe('wrong')
    expect(await prove(code)).toBe('proven')
  })
})

describe('a code', () => {
  it('ends after ten minutes, and another can be asked for', async () => {
    await ask()
    clock.advance(10 * 60_000)
    expect(await prove()).toBe('expired')
    expect((await state()).pendingMobile).toEqual({ mobile, message: 'ended' })
    await sendCodeAgain(ports, context, elisa)
    expect(await prove()).toBe('proven')
  })

  it('ends after five wrong ones', async () => {
    await ask()
    const outcomes = []
    for (const code of wrongCodes().slice(0, 5)) outcomes.push(await prove(code))
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked'])
    expect(await prove()).toBe('locked')
    expect((await state()).pendingMobile).toEqual({ mobile, message: 'ended' })
    await sendCodeAgain(ports, context, elisa)
    expect(await prove()).toBe('proven')
  })

  it('gives no more tries to who sends them at once', async () => {
    await ask()
    const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index)).filter((code) => code !== newestCode())
    const outcomes = await Promise.all(codes.map((code) => prove(code)))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(4)
    expect(await prove()).toBe('locked')
  })

  it('is used once when it is sent twice at once', async () => {
    await ask()
    expect((await Promise.all([prove(), prove()])).sort()).toEqual(['proven', 'unknown'])
  })
})

describe('messages', () => {
  it('go to a person three times an hour, and the last code stays good', async () => {
    await ask()
    await sendCodeAgain(ports, context, elisa)
    await sendCodeAgain(ports, context, elisa)
    await expect(sendCodeAgain(ports, context, elisa)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect(texts).toHaveLength(3)
    expect((await state()).pendingMobile).toEqual({ mobile, message: 'sent' })
    expect(await prove()).toBe('proven')
  })

  it('keep the number of who asked for too many', async () => {
    for (const number of ['11911110001', '11911110002', '11911110003', '11911110004']) await ask(number)
    expect(texts).toHaveLength(3)
    expect((await state()).pendingMobile).toEqual({ mobile: '11911110004', message: 'limited' })
    clock.advance(3_600_000)
    await sendCodeAgain(ports, context, elisa)
    expect(texts.at(-1)!.to).toBe('+5511911110004')
  })

  it('go to one number six times a day, whoever asks', async () => {
    for (const userId of [2001, 2002, 2003]) {
      await ask(mobile, { homeTenantId: 2, userId })
      await sendCodeAgain(ports, context, { homeTenantId: 2, userId })
    }
    await ask(mobile, { homeTenantId: 1, userId: 1001 })
    expect(texts).toHaveLength(6)
    expect((await state({ homeTenantId: 1, userId: 1001 })).pendingMobile).toEqual({ mobile, message: 'limited' })
  })

  it('are asked for sixty times an hour from one address', async () => {
    await ask()
    await pool.query('update identity.attempt_count set count = 60')
    await ask('11911110001', { homeTenantId: 2, userId: 2001 })
    expect(texts).toHaveLength(1)
  })

  it('that the gateway does not take leave the number and say so', async () => {
    isDown = true
    await ask()
    expect(await state()).toEqual({ mobile: null, mobileProof: 'unproven', pendingMobile: { mobile, message: 'failed' } })
    isDown = false
    await sendCodeAgain(ports, context, elisa)
    expect(await prove()).toBe('proven')
  })
})

describe('without a gateway', () => {
  it('numbers count unproven', async () => {
    ports.sms = null
    await ask()
    expect(await state()).toEqual({ mobile, mobileProof: 'unavailable', pendingMobile: null })
    await expect(sendCodeAgain(ports, context, elisa)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('and can be proven once there is one', async () => {
    await changeMobile({ ...ports, sms: null }, context, elisa, mobile)
    expect(await state()).toEqual({ mobile, mobileProof: 'unproven', pendingMobile: null })
    await sendCodeAgain(ports, context, elisa)
    expect(await prove()).toBe('proven')
    await expect(sendCodeAgain(ports, context, elisa)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
