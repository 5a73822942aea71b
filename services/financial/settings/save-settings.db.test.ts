import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ContentOnWire } from '#api/financial/financial-settings-calls.ts'
import { inTenant } from '../../platform/database.ts'
import { seedFinancialSettings } from '../../../demo/financial-settings.ts'
import { insertRequestDebt } from '../request-debts/request-debts.queries.ts'
import { createTemplate, updateTemplate } from '../templates/templates.queries.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { mayManageFinancialSettings } from '#api/permissions.ts'
import { listCatalog } from './catalogs.queries.ts'

let world: World
let enrollmentId: number
const code = (expected: string) => ({ code: expected })
const may = { [mayManageFinancialSettings.audience]: [...mayManageFinancialSettings.permissions, 'debts.read'] }
const gina = () => world.client(staff({ permissions: may }))
const ofCampus = () => world.client(staff({ permissions: may, institutionId: 12 }))
const elsewhere = () => world.client(staff({ permissions: may, tenantId: 2 }))

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-21T15:00:00Z' })
  world.people.set('1 9001', { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' })
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  for (const tenantId of [1, 2]) await inTenant(world.pool, tenantId, ({ client }) => seedFinancialSettings(client, tenantId))
  enrollmentId = await addEnrollment(world, { institutionId: 11, studentName: 'Ana Souza' })
})

async function of(institutionId: number) {
  const { results } = await gina().settings.administration()
  return results.find((one) => one.institutionId === institutionId)!
}

async function change(institutionId: number, changed: Partial<ContentOnWire>, acceptsRates?: boolean) {
  const { setting } = await of(institutionId)
  const { settingId, revision, content } = setting!
  return gina().settings.update({ settingId, revision, content: { ...content, ...changed }, acceptsRates })
}

/** Of a debt that is charged on a day, in basis points. */
async function getRates(day: string) {
  const debt = { tenantId: 1, requestId: crypto.randomUUID(), amount: 10_000, dueDate: '2027-12-01', description: { 'pt-BR': 'Taxa' } }
  const made = { ...debt, enrollment: null as never, discountOn: null as never }
  const debtId = await inTenant(world.pool, 1, ({ client }) => insertRequestDebt(client, made, enrollmentId, day))
  const [row] = await world.rows<{ fine_bp: number; interest_bp: number }>(
    1,
    'select fine_bp, interest_bp from financial.debt where debt_id = $1',
    [debtId],
  )
  return [row!.fine_bp, row!.interest_bp]
}

describe('settings', () => {
  it('keep every version with who saved it, and refuse what was begun before', async () => {
    const before = (await of(11)).setting!
    expect(before).toMatchObject({ revision: 0, versions: [], today: { finesPercentage: 2, interestPercentage: 1 } })
    const { settingId, content } = before
    const saved = await gina().settings.update({ settingId, revision: 0, content: { ...content, finesPercentage: 1.5 } })
    expect(saved.setting).toMatchObject({ revision: 1, content: { finesPercentage: 1.5 } })
    expect(
      saved.setting!.versions.map(({ revision, madeBy, madeAt, content: { finesPercentage } }) => [
        revision,
        madeBy,
        madeAt,
        finesPercentage,
      ]),
    ).toEqual([
      [1, 'Gina Prates', '2026-11-21T15:00:00.000Z', 1.5],
      [0, null, null, 2],
    ])
    await expect(gina().settings.update({ settingId, revision: 0, content })).rejects.toMatchObject(code('CONTENT_CHANGED'))
    const undone = await gina().settings.update({ settingId, revision: 1, content: saved.setting!.versions[1]!.content })
    expect(undone.setting).toMatchObject({ revision: 2, content })
  })

  it('make no version of what changes nothing', async () => {
    const before = await of(12)
    expect(await change(12, {})).toEqual(before)
    expect(before.setting!.versions).toEqual([])
    const saved = await change(12, { finesPercentage: 1.5 })
    expect(await change(12, { finesPercentage: 1.5 })).toEqual(saved)
  })

  it('charge by new rates from their day on, never before; what is charged keeps its own', async () => {
    await expect(change(11, { ratesFrom: '2026-11-20' })).rejects.toMatchObject(code('DAY_NOT_ALLOWED'))
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-10-05' })
    const planned = await change(11, { finesPercentage: 1, interestPercentage: 0.5, ratesFrom: '2026-12-01' })
    expect(planned.setting).toMatchObject({
      today: { finesPercentage: 2, interestPercentage: 1 },
      content: { ratesFrom: '2026-12-01' },
    })
    expect([await getRates('2026-11-30'), await getRates('2026-12-01')]).toEqual([
      [200, 100],
      [100, 50],
    ])
    const student = world.client(principal({ userId: 1001, institutionId: 11 }))
    const [seen] = (await student.settings.list({ institutionId: 11 })).results
    expect(seen).toMatchObject({ finesPercentage: 2, interestPercentage: 1 })
    // Planned anew before it began: what applied until then goes on.
    await change(11, { finesPercentage: 3, ratesFrom: '2027-01-01' }, true)
    expect([await getRates('2026-12-15'), await getRates('2027-01-01')]).toEqual([
      [200, 100],
      [300, 50],
    ])
    await change(11, { finesPercentage: 1.8, interestPercentage: 0.9, ratesFrom: null })
    expect([await getRates('2026-11-21'), await getRates('2027-01-01')]).toEqual([
      [180, 90],
      [180, 90],
    ])
    expect(await student.debts.get({ debtId })).toMatchObject({ rates: { finesBasisPoints: 200, interestBasisPoints: 100 } })
  })

  it.each([
    ['a fine', { finesPercentage: 2.01 }],
    ['interest', { interestPercentage: 1.01 }],
  ])('take %s above what the law usually allows from who accepts it alone, and keep who did', async (_, rates) => {
    await change(12, { finesPercentage: 2, interestPercentage: 1 })
    await expect(change(12, rates)).rejects.toMatchObject(code('RATES_NOT_ACCEPTED'))
    await expect(change(12, rates, false)).rejects.toMatchObject(code('RATES_NOT_ACCEPTED'))
    const [version, before] = (await change(12, rates, true)).setting!.versions
    expect(version).toMatchObject({ content: rates, madeBy: 'Gina Prates', acceptedRates: true })
    expect(before!.acceptedRates).toBe(false)
    // What was accepted is not asked again, with other values.
    const later = await change(12, {
      methods: { ...version!.content.methods, pix: { isOffered: true, methodItemId: null, placeItemId: null } },
    })
    expect(later.setting!.content).toMatchObject(rates)
    await change(12, { finesPercentage: 2, interestPercentage: 1 })
  })

  it('show what a made-up debt would be before they are saved', async () => {
    const asked = { institutionId: 11, finesPercentage: 10, interestPercentage: 3 }
    expect(await gina().settings.preview(asked)).toEqual({
      baseAmount: 100_000,
      daysLate: 30,
      finesAmount: 10_000,
      interestAmount: 3_000,
      amount: 113_000,
    })
    await expect(elsewhere().settings.preview(asked)).rejects.toMatchObject(code('NOT_FOUND'))
  })

  it('decide what charges offer, and take only lists, accounts and acquirers of their own', async () => {
    const { setting, accounts } = await of(11)
    const { content } = setting!
    const methods = { ...content.methods, credit_card: { ...content.methods.credit_card, isOffered: false } }
    expect((await change(11, { methods })).setting!.content.methods.credit_card.isOffered).toBe(false)
    const student = world.client(principal({ userId: 1001, institutionId: 11 }))
    expect((await student.payments.methods()).results.map(({ type }) => type)).toEqual(['pix', 'bank_slip'])
    expect(accounts).toEqual([{ accountId: content.slipAccountId, bankName: 'Banco de teste', account: '0001 / 000011-0' }])
    const [other] = (await of(12)).accounts
    await expect(change(11, { slipAccountId: other!.accountId })).rejects.toMatchObject(code('NOT_FOUND'))
    await expect(change(11, { slipAccountId: null })).rejects.toMatchObject({ status: 400 })
    const [place] = await listCatalog(world.pool, { tenantId: 1 }, 'payment_place')
    await expect(change(11, { statuses: { ...content.statuses, loss: place!.itemId } })).rejects.toMatchObject(code('NOT_FOUND'))
    await world.rows(1, `update financial.payment_setting set methods = '{pix}', card_key = null where institution_id = 11`, [])
    await expect(change(11, { methods: content.methods })).rejects.toMatchObject(code('METHOD_NOT_OFFERED'))
  })

  it('are set up once an institution, and deleted where nothing was charged', async () => {
    const { hasDebts, setting } = await of(12)
    const { settingId, content } = setting!
    expect(hasDebts).toBe(false)
    await expect(gina().settings.create({ institutionId: 12, content })).rejects.toMatchObject(code('CONTENT_CHANGED'))
    await ofCampus().settings.remove({ settingId })
    expect(await of(12)).toMatchObject({ setting: null })
    await expect(ofCampus().settings.create({ institutionId: 11, content })).rejects.toMatchObject(code('NOT_FOUND'))
    const made = await ofCampus().settings.create({ institutionId: 12, content })
    expect(made.setting).toMatchObject({ revision: 0, content, versions: [{ revision: 0, madeBy: 'Gina Prates' }] })
    const charged = await of(11)
    expect(charged.hasDebts).toBe(true)
    await expect(gina().settings.remove({ settingId: charged.setting!.settingId })).rejects.toMatchObject(code('IN_USE'))
  })

  it('can be read where an institution offers no way to pay yet, and offer one then', async () => {
    await world.rows(1, `update financial.payment_setting set methods = '{}' where institution_id = 12`, [])
    const { content } = (await of(12)).setting!
    expect(Object.values(content.methods).map(({ isOffered }) => isOffered)).toEqual([false, false, false])
    await expect(change(12, {})).rejects.toMatchObject({ status: 400 })
    const methods = { ...content.methods, pix: { ...content.methods.pix, isOffered: true } }
    expect((await change(12, { methods })).setting!.content.methods.pix.isOffered).toBe(true)
  })

  it('show by which template income reports are printed, and leave it as it is', async () => {
    const ports = { pool: world.pool, clock: world.clock, findPerson: async () => null, fits: async () => true }
    const manager = { tenantId: 1, institutionId: null, userId: 9001 }
    expect((await of(11)).incomeTaxTemplate).toBeNull()
    const { templateId } = await createTemplate(ports, manager, { institutionId: 11, document: 'income-report', name: 'Informe 2026' })
    await updateTemplate(ports, manager, { templateId, revision: 0, use: 1 })
    expect((await change(11, { finesPercentage: 1.2 })).incomeTaxTemplate).toEqual({ templateId, name: 'Informe 2026', version: 1 })
    expect((await of(12)).incomeTaxTemplate).toBeNull()
  })

  it('find debts by a code as soon as it maps to their state', async () => {
    const { content } = (await of(11)).setting!
    const [first, second] = await listCatalog(world.pool, { tenantId: 1 }, 'debt_status')
    const ofStaff = world.client(staff({ permissions: may, institutionId: 11 }))
    const count = async (statusCode: string) => (await ofStaff.debts.list({ filter: { statusCode } })).totalCount
    const mapTo = (pending: number, settled: number) => change(11, { statuses: { ...content.statuses, pending, settled } })
    await mapTo(first!.itemId, second!.itemId)
    world.clock.advance(1_000)
    const before = await count(first!.code)
    expect([before > 0, await count(second!.code)]).toEqual([true, 0])
    await mapTo(second!.itemId, first!.itemId)
    // Lists are read anew every few seconds at the most.
    world.clock.advance(6_000)
    await vi.waitFor(async () => expect([await count(first!.code), await count(second!.code)]).toEqual([0, before]))
  })

  it('are those of the administrator’s institutions, and of nobody who may not', async () => {
    const institutions = (answer: { results: { institutionId: number }[] }) => answer.results.map(({ institutionId }) => institutionId)
    expect(institutions(await ofCampus().settings.administration())).toEqual([12])
    const { settingId, revision, content } = (await of(11)).setting!
    await expect(ofCampus().settings.update({ settingId, revision, content })).rejects.toMatchObject(code('NOT_FOUND'))
    await expect(elsewhere().settings.update({ settingId, revision, content })).rejects.toMatchObject(code('NOT_FOUND'))
    await expect(world.client(staff()).settings.administration()).rejects.toMatchObject(code('FORBIDDEN'))
    const borrowed = world.client(staff({ permissions: may, impersonatedBy: 5 }))
    await expect(borrowed.settings.administration()).rejects.toMatchObject(code('FORBIDDEN'))
  })

  it.each([
    ['fines', { finesPercentage: 900 }],
    ['interest', { interestPercentage: 100.01 }],
    ['negative interest', { interestPercentage: -1 }],
    ['more than two decimals', { finesPercentage: 1.555 }],
    ['units of within', { finesBasisPoints: 200, finesPercentage: undefined as never }],
  ])('refuse %s beyond what a debt can bear', async (_, rates) => {
    await expect(change(11, rates)).rejects.toMatchObject({ status: 400 })
  })
})

it('never make an amount smaller than the debt, nor smaller for a later day', async () => {
  const basisPoints = fc.integer({ min: 0, max: 10_000 })
  const cases = fc.sample(
    fc.record({
      base: fc.integer({ min: 0, max: 100_000_000 }),
      fine: basisPoints,
      interest: basisPoints,
      late: fc.integer({ min: -40, max: 1_500 }),
      more: fc.integer({ min: 1, max: 400 }),
      scholarship: fc.integer({ min: 0, max: 100 }),
      month: fc.integer({ min: 0, max: 36 }),
    }),
    3_000,
  )
  const rows = await world.rows<{ base: number; earlier: number; later: number }>(
    1,
    `select base - off as base, financial.amount_payable(11, base, off, 0, null, due, fine, interest, due + late) as earlier,
       financial.amount_payable(11, base, off, 0, null, due, fine, interest, due + late + more) as later
     from jsonb_to_recordset($1::jsonb) as (base bigint, fine int, interest int, late int, more int, scholarship int, month int)
     cross join lateral (select (date '2026-10-05' + month * interval '1 month')::date as due, base * scholarship / 100 as off) d`,
    [JSON.stringify(cases)],
  )
  expect(rows).toHaveLength(3_000)
  expect(rows.filter(({ base, earlier, later }) => earlier < base || later < earlier)).toEqual([])
})
