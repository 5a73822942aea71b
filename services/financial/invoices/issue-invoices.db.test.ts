import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getStatements } from '../../platform/testing/statements.ts'
import { createSandboxInvoices } from '../../../demo/sandbox/invoices/sandbox-invoices.ts'
import { addDebt, addEnrollment, addInstitution, addInvoice } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { type InvoiceIssuer, InvoiceRefused } from './invoice-issuer.ts'
import { type InvoicePorts, issueInvoices } from './issue-invoices.ts'

let world: World
let sandbox: InvoiceIssuer
let enrollmentId: number
let student: FinancialClient
let userId = 7000
let logged: { level: string; attempts: number }[]

const logger = () => {
  const write = (level: string) => (line: { attempts: number }) => logged.push({ level, attempts: line.attempts })
  return { warn: write('warn'), error: write('error') } as never
}
const run = (issuer: InvoicePorts['issuer'] = sandbox) => issueInvoices({ ...world.ports, log: logger(), issuer })
const failing = (given: Partial<InvoiceIssuer>): InvoiceIssuer => ({ ...sandbox, ...given })
const refused = async () => {
  throw new Error('503')
}

async function pay(debtId: number) {
  const { paymentId } = await student.payments.chargePix({
    debtIds: [debtId],
    expectedAmount: 100_000,
    idempotencyKey: crypto.randomUUID(),
  })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  await world.bank.pay(row!.txid)
  return row!.txid
}
const reopen = (debtId: number) =>
  world.rows(
    1,
    `update financial.debt set status = 'open', amount_on = null, paid_at = null, paid_cents = null, paid_by = null where debt_id = $1`,
    [debtId],
  )
const invoices = async () => (await student.invoices.list({})).results

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  sandbox = createSandboxInvoices(world)
})

beforeEach(async () => {
  await run()
  logged = []
  userId++
  enrollmentId = await addEnrollment(world, { userId, registration: String(userId) })
  student = world.client(principal({ userId }))
})

it('a minute in which nothing is to be issued asks two statements', async () => {
  expect(await getStatements(() => run())).toHaveLength(2)
})

describe('what is paid', () => {
  it('gets its invoice once, however often it is paid, booked or asked for', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const txid = await pay(debtId)
    expect(await invoices()).toEqual([])
    await Promise.all([run(), run(), run()])
    await world.bank.pay(txid)
    await run()
    expect(await invoices()).toMatchObject([{ debtId, amount: 100_000, status: 'settled', issueDate: '2026-11-21' }])
    const { rows } = await world.pool.query('select from sandbox.invoice where description = $1', ['Mensalidade de novembro de 2026'])
    expect(rows).toHaveLength(1)
  })

  it('gets none where it was invoiced before it was paid', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await addInvoice(world, { debtId, number: 'before' })
    await pay(debtId)
    await run()
    expect((await invoices()).map(({ invoiceNumber, status }) => [invoiceNumber, status])).toEqual([['before', 'settled']])
  })

  it('waits while there is no issuer', async () => {
    await pay(await addDebt(world, { enrollmentId }))
    await run(null)
    expect(await invoices()).toEqual([])
    await run()
    expect(await invoices()).toHaveLength(1)
  })

  it('is asked for again, less and less often, and an error in the log after five times', async () => {
    await pay(await addDebt(world, { enrollmentId }))
    const down = failing({ issue: refused })
    await run(down)
    await run(down)
    expect(logged).toEqual([{ level: 'warn', attempts: 1 }])
    for (const wait of [1, 2, 4, 8]) {
      world.clock.advance(wait * 60_000)
      await run(down)
    }
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'error'])
    world.clock.advance(60 * 60_000)
    await run()
    expect(await invoices()).toHaveLength(1)
  })

  it('tells staff what is wrong, and is asked for at once when one who may wants it', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await pay(debtId)
    const gina = world.client(staff({ permissions: { financial: ['debts.read', 'invoices.manage'] } }))
    const problem = async (client = gina) => (await client.debts.get({ debtId })).invoiceProblem
    expect(await problem()).toBeNull()
    const down = failing({
      issue: async () => {
        throw new InvoiceRefused('CPF do tomador inválido')
      },
    })
    await run(down)
    const nextAttemptAt = new Date(world.clock.now().getTime() + 60_000).toISOString()
    expect(await problem()).toEqual({ step: 'issue', hasFailed: false, reason: 'CPF do tomador inválido', nextAttemptAt })
    expect(await problem(student)).toBeNull()
    for (const wait of [1, 2, 4, 8]) {
      world.clock.advance(wait * 60_000)
      await run(failing({ issue: refused }))
    }
    expect(await problem()).toMatchObject({ hasFailed: true, reason: null })

    await expect(world.client(staff()).invoices.retry({ debtId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(student.invoices.retry({ debtId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const elsewhere = world.client(staff({ institutionId: 99, permissions: { financial: ['debts.read', 'invoices.manage'] } }))
    await expect(elsewhere.invoices.retry({ debtId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await run()
    expect(await invoices()).toEqual([])
    for (const _press of [1, 2]) await gina.invoices.retry({ debtId })
    await run()
    expect(await invoices()).toHaveLength(1)
    expect(await problem()).toBeNull()
    await gina.invoices.retry({ debtId })
    const [order] = await world.rows(1, 'select retried_by as by, state from financial.invoice_order where debt_id = $1', [debtId])
    expect(order).toEqual({ by: 9001, state: 'issued' })
  })

  it('keeps the number of an invoice whose answer was lost', async () => {
    await pay(await addDebt(world, { enrollmentId }))
    let lost: string | undefined
    await run(
      failing({
        issue: async (request) => {
          lost = (await sandbox.issue(request))?.number
          throw new Error('no answer')
        },
      }),
    )
    expect(await invoices()).toEqual([])
    world.clock.advance(60_000)
    await run()
    expect((await invoices()).map(({ invoiceNumber }) => invoiceNumber)).toEqual([lost])
  })
})

describe('a payment that is taken back', () => {
  it('voids its invoice, and paid again it gets another', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await pay(debtId)
    await run()
    await reopen(debtId)
    await run(failing({ voidInvoice: refused }))
    expect(logged).toEqual([{ level: 'warn', attempts: 1 }])
    await pay(debtId)
    world.clock.advance(60_000)
    await run()
    expect((await invoices()).map(({ status }) => status)).toEqual(['settled', 'canceled'])
    const { invoiceId } = (await invoices())[0]!
    const file = await student.reports.issue({ kind: 'invoice', invoiceId, locale: 'pt-BR' })
    expect(file.size).toBeGreaterThan(1000)
  })

  it('before its invoice was issued has none', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await pay(debtId)
    await reopen(debtId)
    await run()
    expect(await invoices()).toEqual([])
    const [order] = await world.rows<{ reference: string; state: string }>(
      1,
      'select reference, state from financial.invoice_order where debt_id = $1',
      [debtId],
    )
    expect(order!.state).toBe('voided')
    const request = { reference: order!.reference, amount: 1, competency: '2026-11-01', description: '' }
    expect(await sandbox.issue({ ...request, provider: { name: '', taxId: '', city: '' }, customer: { name: '', taxId: '' } })).toBeNull()
  })
})
