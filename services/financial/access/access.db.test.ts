import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../platform/query.ts'
import { debtsAndStudents } from '../debts/debts.queries.ts'
import { sql } from 'drizzle-orm'
import { inTenant } from '../../platform/database.ts'
import { seedFinancial } from '../../../demo/financial.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World
const nowhere = 99_999_999

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 300 })
})

const code = (expected: string) => expect.objectContaining({ code: expected })
/** Status and body, to compare rejections. */
const told = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ code, status, message, data }) => ({ code, status, message, data }),
  )

describe('who sees what', () => {
  it('asks everyone for a principal', async () => {
    const nobody = world.client(null)
    await expect(nobody.debts.list({})).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(nobody.debts.overview()).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(nobody.debts.filters()).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(nobody.payments.methods()).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(nobody.payments.watch({ paymentId: crypto.randomUUID() })).rejects.toEqual(code('UNAUTHORIZED'))
  })

  it('shows students their own debts only', async () => {
    const { results } = await world.client(principal({ userId: 1001 })).debts.list({ perPage: 50 })
    expect(new Set(results.map(({ registration }) => registration))).toEqual(new Set(['202310482']))
  })

  it('shows one institution to whoever is in one, and both to whoever is above', async () => {
    const courses = async (institutionId: number | null) =>
      new Set(
        (await world.client(principal({ userId: 1002, institutionId })).debts.list({ perPage: 50 })).results.map(
          (debt) => debt.institutionId,
        ),
      )
    expect(await courses(11)).toEqual(new Set([11]))
    expect(await courses(null)).toEqual(new Set([11, 12]))
    const hugo = await world.client(staff({ institutionId: 12 })).debts.list({ perPage: 50 })
    expect(new Set(hugo.results.map((debt) => debt.institutionId))).toEqual(new Set([12]))
    expect((await world.client(staff({ institutionId: 12 })).debts.list({ filter: { institutionId: 11 } })).totalCount).toBe(0)
  })

  it('refuses staff without the permission', async () => {
    const mateus = world.client(staff({ permissions: {} }))
    await expect(mateus.debts.list({})).rejects.toEqual(code('FORBIDDEN'))
    await expect(mateus.debts.export({})).rejects.toEqual(code('FORBIDDEN'))
    await expect(mateus.debts.get({ debtId: 1 })).rejects.toEqual(code('FORBIDDEN'))
  })

  it('lets no staff make a Pix for a student', async () => {
    const attempt = { debtIds: [1], expectedAmount: 122_635, idempotencyKey: crypto.randomUUID() }
    await expect(world.client(staff()).payments.chargePix(attempt)).rejects.toEqual(code('FORBIDDEN'))
  })

  it('lets nobody pay in the name of whom they act as', async () => {
    const helped = world.client(principal({ userId: 1001, impersonatedBy: 9001 }))
    const attempt = { debtIds: [1], expectedAmount: 122_635, idempotencyKey: crypto.randomUUID() }
    await expect(helped.payments.chargePix(attempt)).rejects.toEqual(code('FORBIDDEN'))
    await expect(helped.payments.renewPix({ paymentId: crypto.randomUUID() })).rejects.toEqual(code('FORBIDDEN'))
    expect((await helped.debts.list({})).totalCount).toBeGreaterThan(0)
  })

  it('answers for another’s debt and payment exactly as for one that does not exist', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    const charged = await ana.payments.chargePix({ debtIds: [1], expectedAmount: 122_635, idempotencyKey: crypto.randomUUID() })
    const bruno = world.client(principal({ userId: 1002 }))
    const elisa = world.client(principal({ userId: 2002, tenantId: 2 }))
    const elsewhere = world.client(staff({ tenantId: 2 }))
    for (const peer of [bruno, elisa, elsewhere]) {
      expect(await told(peer.debts.get({ debtId: 1 }))).toEqual(await told(peer.debts.get({ debtId: nowhere })))
      const { paymentId } = charged
      const missing = crypto.randomUUID()
      for (const call of [peer.payments.get, peer.payments.watch, peer.payments.receipt]) {
        expect(await told(call({ paymentId }))).toEqual(await told(call({ paymentId: missing })))
        expect(await told(call({ paymentId }))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
      }
      const report = (id: string) => told(peer.reports.issue({ kind: 'payment-receipt', paymentId: id, locale: 'en' }))
      expect(await report(paymentId)).toEqual(await report(missing))
    }
    const attempt = (debtId: number) =>
      told(bruno.payments.chargePix({ debtIds: [debtId], expectedAmount: 122_635, idempotencyKey: crypto.randomUUID() }))
    expect(await attempt(1)).toEqual(await attempt(nowhere))
    expect(await told(bruno.payments.renewPix({ paymentId: charged.paymentId }))).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the database itself', () => {
  const tables = [
    'institution',
    'enrollment',
    'debt',
    'payment',
    'payment_debt',
    'receipt',
    'ledger_entry',
    'agreement_setting',
    'agreement_plan',
    'agreement',
    'agreement_debt',
    'agreement_installment',
    'payment_setting',
    'settlement_queue',
    'contract_template',
    'contract',
    'contract_offer',
    'contract_acceptance',
    'invoice',
  ]

  it('shows a query that filters nothing the rows of its tenant only', async () => {
    for (const tenantId of [1, 2, 3]) {
      for (const table of tables) {
        const rows = await world.rows<{ tenant_id: number }>(tenantId, `select distinct tenant_id from financial.${table}`)
        expect(rows.filter((row) => row.tenant_id !== tenantId)).toEqual([])
      }
      const debts = await inTenant(world.pool, tenantId, ({ client }) =>
        query<{ tenant_id: number }>(client, sql`select distinct d.tenant_id from ${debtsAndStudents}`),
      )
      expect(debts).toEqual([{ tenant_id: tenantId }])
    }
  })

  it('shows nothing at all outside a tenant', async () => {
    for (const table of tables) expect((await world.pool.query(`select from financial.${table}`)).rowCount).toBe(0)
  })

  it('forces row-level security on every table but those that name no person', async () => {
    const { rows } = await world.pool.query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'financial'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity) order by relname`,
    )
    expect(rows.map(({ relname }) => relname)).toEqual(['charge_tenant', 'connected_method', 'link_token', 'reconciliation', 'tenant'])
  })

  it('takes no row of another tenant', async () => {
    await addInstitution(world, { tenantId: 8, institutionId: 81 })
    const enrollmentId = await addEnrollment(world, { tenantId: 8, institutionId: 81 })
    const debtId = await addDebt(world, { tenantId: 8, enrollmentId })
    await expect(world.rows(8, 'update financial.debt set tenant_id = 1 where debt_id = $1', [debtId])).rejects.toThrow(
      /row-level security/,
    )
    expect(
      await world.rows(1, 'update financial.debt set description = $1 where debt_id = $2 returning debt_id', ['{"en": "taken"}', debtId]),
    ).toEqual([])
  })

  it('changes nothing that was booked', async () => {
    for (const table of ['receipt', 'ledger_entry']) {
      await expect(world.rows(1, `update financial.${table} set amount_cents = 1`)).rejects.toThrow(/append-only/)
      await expect(world.rows(1, `delete from financial.${table}`)).rejects.toThrow(/append-only/)
    }
  })
})
