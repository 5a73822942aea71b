import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PendencyKind } from '#api/academic/reenrollment.ts'
import { principal } from '../../../tests/support/callers.ts'
import { seedDocuments } from '../../../demo/academic-documents.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { classSettings, getOffice, putChoice, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { blockingPendencies, readFinance, requireNothingBlocking } from './pendencies.queries.ts'

let world: World
let periodId: number
let subjects: Map<string, number>
const record = '202310482'
const scope = { tenantId: 1, institutionId: 11, userId: 1001 }
const timeZone = 'America/Sao_Paulo'
const code = (expected: string) => expect.objectContaining({ code: expected })
const ana = (locale?: 'en') => world.client(principal(scope), locale).reenrollment
const list = async () => (await ana().pendencies({ academicRecord: record })).results
const kinds = async () => (await list()).filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)
const setRules = (rules: PendencyKind[]) =>
  world.rows(1, 'update academic.reenrollment_period set rules = $1 where period_id = $2', [rules, periodId])
const setStatus = (position: number, status: string) =>
  world.rows(
    1,
    `update academic.enrollment_document set status = $1, revision = 1, sent_at = coalesce(sent_at, now()),
      reason = case when $1 = 'refused' then 'Ilegível.' end where enrollment_id = 1 and kind_id = $2`,
    [status, 100 + position],
  )
const debt = {
  debtId: 70,
  type: 'tuition' as const,
  description: null,
  competency: '2026-10-01',
  dueDate: '2026-11-10',
  amountPayable: 122_635,
  daysOverdue: 11,
  cardInReview: false,
  isNegotiable: true,
}

/** What an act on the choice would meet. */
async function refusal(act: 'choose' | 'confirm') {
  const now = world.clock.now()
  const offer = await readTenant(world.pool, 1, (transaction) => enrollmentOffer(transaction, scope, record, now))
  const finance = await readFinance({ clock: world.clock, reenrollmentFinance: world.finance.port }, timeZone, offer)
  return inTenant(world.pool, 1, async (transaction) => {
    const blocking = await blockingPendencies(transaction, { offer, finance }, act, now)
    const refused = await requireNothingBlocking(transaction, { offer, finance }, act, now).then(
      () => null,
      (error: { code: string }) => error.code,
    )
    return { kinds: blocking.map(({ kind }) => kind), refused }
  })
}

beforeAll(async () => {
  world = await createWorld()
  await seedDocuments(world)
  subjects = await subjectIds(world)
  const settings = termSettings({ period: '2041/1', documentKindIds: [101, 103] })
  ;({ periodId } = await getOffice(world).addPeriod({ institutionId: 11, settings }))
})

beforeEach(async () => {
  world.finance.facts.clear()
  world.finance.state.isAway = false
  await world.rows(1, 'delete from academic.reenrollment_seat')
  await world.rows(1, 'delete from academic.reenrollment')
  await world.rows(1, 'delete from academic.class_group')
  await world.rows(1, 'delete from academic.data_update_request')
  await setStatus(3, 'accepted')
  await setRules(['payment_pending', 'agreement', 'documentation_mandatory', 'person_update', 'accept_contract'])
})

describe('Pending items of a student', () => {
  it('come from the financial service, and go when it is settled there', async () => {
    world.finance.facts.set(record, { overdueDebts: [{ ...debt, description: { 'pt-BR': 'Diploma', en: 'Degree' } }] })
    expect((await list())[0]).toMatchObject({
      kind: 'payment_pending',
      debtId: 70,
      amount: 122_635,
      description: 'Diploma',
      isBlocking: true,
    })
    expect((await ana('en').pendencies({ academicRecord: record })).results[0]).toMatchObject({ description: 'Degree' })
    world.finance.facts.delete(record)
    expect(await kinds()).toEqual([])
  })

  it('say that the financial service is missing, and show the others', async () => {
    await setStatus(3, 'refused')
    world.finance.state.isAway = true
    const found = await ana().pendencies({ academicRecord: record })
    expect(found.isFinanceMissing).toBe(true)
    expect(found.results).toContainEqual(
      expect.objectContaining({ kind: 'documentation_mandatory', status: 'refused', reason: 'Ilegível.' }),
    )
  })

  it('ask for a document that the student had not, from when the period is saved, or the student begins', async () => {
    await world.rows(
      1,
      `insert into academic.document_kind (kind_id, tenant_id, name, purpose, has_back, position)
      values (99, 1, '{"pt-BR": "Vacina", "en": "Vaccination", "es": "Vacuna"}', 'admission', false, 9)`,
    )
    const { periods, savePeriod } = getOffice(world)
    const { revision, settings } = (await periods()).results.find((one) => one.periodId === periodId)!
    const asks = { ...settings, documentKindIds: [101, 99, 103] }
    const saved = await savePeriod({ periodId, revision, settings: asks })
    expect((await list()).filter(({ isBlocking }) => isBlocking)).toMatchObject([{ kind: 'documentation_mandatory', status: 'pending' }])
    expect((await refusal('choose')).refused).toBe('PENDENCIES_OPEN')
    const counted = () =>
      world.rows(1, 'select institution_id, enrollment_id from academic.enrollment_document where kind_id = 99 order by 2')
    const active = await world.rows(
      1,
      `select institution_id, enrollment_id from academic.enrollment where institution_id = 11 and status = 'active' order by 2`,
    )
    expect(await counted()).toEqual(active)
    await world.rows(1, 'delete from academic.enrollment_document where kind_id = 99')
    await ana().enter({ academicRecord: record })
    expect(await counted()).toEqual([{ institution_id: 11, enrollment_id: 1 }])
    await world.rows(1, `update academic.enrollment_document set status = 'not_applicable' where kind_id = 99`)
    const again = await savePeriod({ periodId, revision: saved.revision, settings: asks })
    expect(await kinds()).toEqual([])
    await savePeriod({ periodId, revision: again.revision, settings })
    await world.rows(1, 'delete from academic.enrollment_document where kind_id = 99')
    await world.rows(1, 'delete from academic.document_kind where kind_id = 99')
  })

  it('ask for the documents of the period alone', async () => {
    const asked = async () =>
      (await ana().mandatoryDocuments({ academicRecord: record })).results.map(({ name, status }) => [name['pt-BR'], status])
    const all = (await world.client(principal(scope)).enrollmentDocuments.list()).results
    expect(await asked()).toHaveLength(2)
    expect(all.length).toBeGreaterThan(2)
    expect(await kinds()).toEqual([])
    await setStatus(3, 'refused')
    await setStatus(4, 'refused')
    expect(await kinds()).toEqual(['documentation_mandatory'])
    expect((await asked()).map(([, status]) => status)).toContain('refused')
    await setStatus(3, 'waiting')
    expect(await kinds()).toEqual([])
    expect(await list()).toContainEqual(expect.objectContaining({ status: 'waiting', isBlocking: false }))
    await setStatus(3, 'accepted')
    expect((await list()).map(({ kind }) => kind)).not.toContain('documentation_mandatory')
  })

  it('ask for data until they are confirmed', async () => {
    const ask = (institutionId: number) =>
      world.rows(1, `insert into academic.data_update_request values (1, $1, '2026-11-10T12:00:00Z', '2026-12-01', '{zipCode}', false)`, [
        institutionId,
      ])
    await ask(12)
    expect(await kinds()).toEqual([])
    await ask(11)
    expect(await list()).toContainEqual(expect.objectContaining({ kind: 'person_update', until: '2026-12-01', isBlocking: true }))
    await world.rows(1, 'update academic.address set confirmed_at = $1 where user_id = 1001', [world.clock.now()])
    expect(await kinds()).toEqual([])
  })

  it('name what has to be taken again until it is chosen', async () => {
    await setRules(['dependency_adaptation'])
    expect(await list()).toContainEqual(
      expect.objectContaining({
        kind: 'dependency_adaptation',
        isBlocking: false,
        subjects: ['ECV402', 'ECV504', 'ECV703'].map((one) => expect.objectContaining({ code: one, isOffered: false })),
      }),
    )
    const settings = classSettings({ subjectId: subjects.get('ECV402')!, code: 'ECV402-A', seats: 1 })
    const { groupId } = await getOffice(world).addGroup({ periodId, settings })
    expect(await kinds()).toEqual(['dependency_adaptation'])
    expect(await refusal('choose')).toEqual({ kinds: [], refused: null })
    expect(await refusal('confirm')).toEqual({ kinds: ['dependency_adaptation'], refused: 'PENDENCIES_OPEN' })
    await putChoice(world, { periodId, enrollmentId: 13, seats: [{ groupId, status: 'taken' }] })
    expect(await kinds()).toEqual([])
    await world.rows(1, 'delete from academic.reenrollment_seat')
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'held' }] })
    expect(await refusal('confirm')).toEqual({ kinds: [], refused: null })
    expect((await list()).find(({ kind }) => kind === 'dependency_adaptation')).toMatchObject({
      subjects: [{ code: 'ECV504' }, { code: 'ECV703' }],
    })
  })
})

describe('An act on a choice', () => {
  it('is refused while something blocks', async () => {
    world.finance.facts.set(record, { overdueDebts: [debt] })
    expect(await refusal('choose')).toEqual({ kinds: ['payment_pending'], refused: 'PENDENCIES_OPEN' })
    await setRules([])
    expect(await refusal('confirm')).toEqual({ kinds: [], refused: null })
  })

  it('goes on without the financial service, except the confirmation', async () => {
    world.finance.state.isAway = true
    expect((await refusal('choose')).refused).toBeNull()
    expect((await refusal('confirm')).refused).toBe('BAD_GATEWAY')
    await setRules(['person_update'])
    expect((await refusal('confirm')).refused).toBeNull()
  })

  it('is refused without a look at another enrollment', async () => {
    await expect(
      readTenant(world.pool, 1, (transaction) => enrollmentOffer(transaction, { ...scope, userId: 1002 }, record, world.clock.now())),
    ).rejects.toEqual(code('NOT_FOUND'))
  })
})
