import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { getConnections, getPorts, recordConnections } from './payment-adapters.ts'

let world: World
let student: FinancialClient
let debtId: number
let userId = 9300

const key = () => crypto.randomUUID()
const all = { pix: true, bank_slip: true, credit_card: true }
const types = (methods: readonly { type: string }[]) => methods.map(({ type }) => type)

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await world.rows(1, 'delete from financial.payment_setting where institution_id = 12')
})

beforeEach(async () => {
  student = world.client(principal({ userId: ++userId }))
  debtId = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId }) })
})

afterEach(() => recordConnections(world.pool, all))

describe('a method that no adapter is connected for', () => {
  it('is offered nowhere, and charges nothing', async () => {
    const { token } = await student.paymentLinks.create({ debtIds: [debtId] })
    expect(types((await student.payments.methods()).results)).toEqual(['pix', 'bank_slip', 'credit_card'])
    expect((await student.debts.overview()).takesPix).toBe(true)
    await recordConnections(world.pool, { ...all, pix: false, credit_card: false })
    expect(types((await student.payments.methods()).results)).toEqual(['bank_slip'])
    expect(types((await student.payments.quote({ debtIds: [debtId] })).methods)).toEqual(['bank_slip'])
    expect((await student.debts.get({ debtId })).methods).toEqual(['bank_slip'])
    expect((await student.debts.overview()).takesPix).toBe(false)
    expect(types((await world.client('portal').paymentLinks.get({ token, tenantId: 1 })).due!.methods)).toEqual(['bank_slip'])
    await expect(student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'METHOD_NOT_OFFERED',
    })
    await expect(
      world.client('portal').paymentLinks.chargePix({ token, tenantId: 1, expectedAmount: 100_000, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
    expect(await world.rows(1, 'select from financial.payment where user_id = $1', [userId])).toEqual([])
  })

  it('is not even Pix for an institution without a setting', async () => {
    const other = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, institutionId: 12 }) })
    expect(types((await student.payments.quote({ debtIds: [other] })).methods)).toEqual(['pix'])
    await recordConnections(world.pool, getConnections({ acquirer: null, slipBank: null, cards: null }))
    expect(await student.payments.quote({ debtIds: [other] })).toMatchObject({ methods: [] })
  })

  it('does not renew a code that was made before', async () => {
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    world.clock.advance(31 * 60_000)
    await recordConnections(world.pool, { ...all, pix: false })
    await expect(student.payments.renewPix({ paymentId })).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })

  it('knows of no charge, and makes none', async () => {
    const { acquirer, slipBank, cards } = getPorts({ acquirer: null, slipBank: null, cards: null })
    expect(await acquirer.getCharge('t')).toBeNull()
    expect(await slipBank.listReturns({ from: new Date(0), to: new Date(0) })).toEqual([])
    await expect(cards.capture('o')).rejects.toThrow('No adapter')
  })
})

it('the sandbox makes no code over a Pix key that is not its own, and the refused charge is over', async () => {
  await world.rows(1, `update financial.institution set pix_key = 'financeiro@universidade.example' where institution_id = 11`)
  await expect(student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })).rejects.toMatchObject({
    code: 'METHOD_NOT_OFFERED',
  })
  expect(await world.rows(1, 'select status, br_code from financial.payment where user_id = $1', [userId])).toEqual([
    { status: 'canceled', br_code: null },
  ])
  await world.rows(1, `update financial.institution set pix_key = 'a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11' where institution_id = 11`)
})
