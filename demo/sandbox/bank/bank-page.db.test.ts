import { beforeAll, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../../../services/financial/testing/builders.ts'
import { createWorld, principal, type World } from '../../../services/financial/testing/world.ts'
import { bankPage } from './bank-page.ts'

let world: World
let page: ReturnType<typeof bankPage>
const prefix = '/academic-services/sandbox/bank'

beforeAll(async () => {
  world = await createWorld()
  page = bankPage({ bank: world.bank, slips: world.slips, cards: world.cardBooks, clock: world.clock, prefix })
  await addInstitution(world)
})

const read = async () => (await page.request(prefix)).text()

async function charge(studentName: string) {
  const enrollmentId = await addEnrollment(world, { studentName })
  const debtId = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
  return world.client(principal({})).payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: crypto.randomUUID() })
}

describe('the counter of the sandbox bank', () => {
  it('says what to do while there is nothing to pay', async () => {
    expect(await read()).toContain('Nenhuma cobrança ainda')
  })

  it('pays with a plain form, then again, and shows where the charge stands', async () => {
    const { paymentId } = await charge('Ana Souza')
    const before = await read()
    expect(before).toMatch(/1\.000,00/)
    expect(before).toContain('Aguardando pagamento')
    const action = /action="([^"]+)"/.exec(before)![1]!
    const response = await page.request(action, { method: 'POST' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(`${prefix}?paid=E99999999`)
    expect((await world.client(principal({})).payments.get({ paymentId })).status).toBe('approved')
    expect(await read()).toContain('Pagar de novo')
    await page.request(action, { method: 'POST' })
    expect(await read()).toContain('Paga 2 vezes')
    expect((await world.client(principal({})).payments.get({ paymentId })).creditAmount).toBe(100_000)
  })

  it('offers to pay late once the code has expired', async () => {
    await charge('Bruno Lima')
    world.clock.advance(31 * 60_000)
    const text = await read()
    expect(text).toContain('Vencida')
    expect(text).toContain('Pagar com atraso')
  })

  it('needs no script, styles itself by its nonce only, and lets no name become markup', async () => {
    await charge('<script>alert(1)</script>')
    const text = await read()
    expect(text).not.toMatch(/<script|<style>|style="|onclick/)
    expect(text).toContain('&lt;script&gt;')
    const reflected = await (await page.request(`${prefix}?paid=<script>`)).text()
    expect(reflected).not.toContain('<script')
  })

  it('knows no other charge', async () => {
    expect((await page.request(`${prefix}/charges/nothing/pay`, { method: 'POST' })).status).toBe(404)
    expect((await page.request(`${prefix}/charges/nothing/pay`)).status).toBe(404)
  })
})
