import { describe, expect, it } from 'vitest'
import type { FormCondition } from '#api/academic/request-forms.ts'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { requestStudents } from '../testing/request-students.ts'
import { addType, addUpload, changeType } from '../testing/request-world.ts'
import type { AcademicClient, World } from '../testing/world.ts'
import { chargeLeftRequests, chargeRequest, settleRequest } from './request-charges.queries.ts'

let world: World
let ana: AcademicClient['requests']
let stranger: AcademicClient['requests']
const { begin, send } = requestStudents((all) => ({ world, ana, stranger } = all))

const code = (expected: string) => expect.objectContaining({ code: expected })
const jobPorts = () => ({
  pool: world.pool,
  clock: world.clock,
  closedDays: async () => [],
  sendJob: async (name: string, data: object) => void world.jobs.push({ name, data, startAfter: undefined }),
  getTimeZone: async () => 'America/Sao_Paulo',
  charges: {
    charge: async () => ({ debtId: 77 }),
    cardReviews: async () => new Map(),
    money: async () => new Map(),
    cancel: async (_: number, requestId: string) => void world.canceledCharges.push(requestId),
  },
})

describe('what may be asked', () => {
  it('depends on the course, and says why not before anything is typed', async () => {
    const free = await addType(world)
    const late = await addType(world, { rules: [{ kind: 'minimum_progress', percent: 100 }] })
    const { results, enrollments } = await ana.types({})
    expect(enrollments.length).toBeGreaterThan(0)
    expect(results.find(({ typeId }) => typeId === free)).toMatchObject({ mayAsk: true, unmetRules: [], cost: 0, limitOfDays: 3 })
    expect(results.find(({ typeId }) => typeId === late)).toMatchObject({ mayAsk: false, unmetRules: [{ kind: 'minimum_progress' }] })
    const checked = await ana.validationRule({ typeId: late, enrollmentId: 1 })
    expect(checked.rules.filter(({ isKept }) => !isKept)).toEqual([{ rule: { kind: 'minimum_progress', percent: 100 }, isKept: false }])
    // Three business days after a Saturday.
    expect(checked.deadline).toBe('2026-11-25')
    await expect(ana.begin({ draftId: crypto.randomUUID(), typeId: late, enrollmentId: 1 })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(stranger.begin({ draftId: crypto.randomUUID(), typeId: free, enrollmentId: 1 })).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('a request', () => {
  it('is sent once, with a protocol number and a deadline, and keeps the version that it was sent under', async () => {
    const typeId = await addType(world, { rules: [{ kind: 'one_open' }] })
    const begun = await begin(typeId)
    const [sent, again] = await Promise.all([
      ana.send({ ...begun, hasAcceptedTerms: true }),
      ana.send({ ...begun, hasAcceptedTerms: true }),
    ])
    expect(again).toEqual(sent)
    expect(sent).toMatchObject({ status: 'open', deadline: '2026-11-25', mayCancel: true, mayRate: false })
    expect(sent.protocol).toMatch(/^2026-\d{6}$/)
    await expect(begin(typeId)).rejects.toEqual(code('NOT_ALLOWED'))
    await changeType(world, typeId, { name: { 'pt-BR': 'Outro', en: 'Other', es: 'Otro' } })
    expect(await ana.get({ requestId: sent.requestId })).toMatchObject({
      name: { 'pt-BR': 'Declaração de vínculo' },
      period: '2026/2',
      answers: { why: 'Para o estágio' },
      steps: [{ name: 'one' }],
      events: [{ kind: 'sent', by: 'student' }],
    })
    await expect(stranger.get({ requestId: sent.requestId })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is not sent with answers that its form does not take', async () => {
    const typeId = await addType(world, {
      form: {
        steps: [formStep('one', { fields: [formField('which', 'dynamic', { source: { sourceId: 'institutions', filteredBy: [] } })] })],
      },
    })
    await expect(ana.send({ ...(await begin(typeId, { which: '999' })), hasAcceptedTerms: true })).rejects.toEqual(code('ANSWERS_INVALID'))
    const sent = await ana.send({ ...(await begin(typeId, { which: '11' })), hasAcceptedTerms: true })
    expect((await ana.get({ requestId: sent.requestId })).chosen.which).toMatchObject([{ value: '11' }])
    await expect(ana.send({ ...(await begin(await addType(world), {})), hasAcceptedTerms: true })).rejects.toEqual(code('ANSWERS_INVALID'))
  })

  it('is sent where a condition of today, of another answer or of a file leads, and not past them', async () => {
    const fields = [formField('start', 'date'), formField('end', 'date'), formField('proof', 'file')]
    const away = (when: FormCondition) => ({ action: 'REDIRECT' as const, when: [when], target: 'cancelStep' })
    const typeId = await addType(world, {
      form: {
        steps: [
          formStep('one', {
            fields,
            redirects: [
              away({ field: 'start', relation: 'LESS_THAN', value: { today: -30 } }),
              away({ field: 'end', relation: 'LESS_THAN', value: { field: 'start' } }),
              away({ field: 'proof', relation: 'NOT_ATTACHED', value: '' }),
            ],
          }),
        ],
      },
    })
    const today = getCivilDate(world.clock.now(), 'America/Sao_Paulo')
    const day = (days: number) => addDays(today, days)
    const tried = async (answers: Record<string, string>, hasProof: boolean) => {
      const begun = await ana.begin({ draftId: crypto.randomUUID(), typeId, enrollmentId: 1 })
      expect(begun.today).toBe(today)
      const { draftId } = begun
      let { revision } = await ana.saveFields({ draftId, revision: begun.revision, answers })
      if (hasProof) revision = (await ana.saveFiles({ draftId, revision, field: 'proof', keys: [await addUpload(world, 1001)] })).revision
      const sent = ana.send({ draftId, version: begun.version, revision, hasAcceptedTerms: true })
      return sent.then(
        ({ status }) => status,
        (error: { code: string }) => error.code,
      )
    }
    expect(await tried({ start: day(-30), end: day(-30) }, true)).toBe('open')
    expect(await tried({ start: day(-31), end: day(0) }, true)).toBe('ANSWERS_INVALID')
    expect(await tried({ start: day(0), end: day(-1) }, true)).toBe('ANSWERS_INVALID')
    expect(await tried({ start: day(0), end: day(1) }, false)).toBe('ANSWERS_INVALID')
  })

  it('is found by name and status, and canceled while it is not concluded', async () => {
    const sent = await send(await addType(world, { name: { 'pt-BR': 'Revisão de nota', en: 'Grade review', es: 'Revisión' } }))
    const found = await ana.list({ page: 1, perPage: 10, filter: { name: 'revisao', status: 'open' } })
    expect(found.results.map(({ requestId }) => requestId)).toContain(sent.requestId)
    expect((await ana.list({ page: 1, perPage: 10, filter: { name: 'revisao', situation: 'concluded' } })).totalCount).toBe(0)
    await expect(stranger.cancel({ requestId: sent.requestId, status: 'canceled' })).rejects.toEqual(code('NOT_FOUND'))
    expect(await ana.cancel({ requestId: sent.requestId, status: 'canceled' })).toMatchObject({ status: 'canceled', mayCancel: false })
    await ana.cancel({ requestId: sent.requestId, status: 'canceled' })
    expect((await ana.get({ requestId: sent.requestId })).events.map(({ kind }) => kind)).toEqual(['sent', 'canceled'])
    const { results } = await ana.statuses()
    expect(results.find(({ status }) => status === 'canceled')!.count).toBeGreaterThan(0)
  })

  it('that costs something is charged once, and its deadline counts from the payment', async () => {
    const sent = await send(await addType(world, { cost: 5000 }))
    expect(sent).toMatchObject({ status: 'waiting_for_payment', deadline: null, debtId: null })
    expect(world.jobs).toContainEqual(expect.objectContaining({ name: 'academic.charge-request' }))
    const data = { tenantId: 1, requestId: sent.requestId }
    await chargeRequest(jobPorts(), data)
    await chargeRequest(jobPorts(), data)
    const left = await send(await addType(world, { cost: 5000 }))
    await chargeLeftRequests({ ...jobPorts(), clock: { now: () => new Date(world.clock.now().getTime() + 3_600_000) } }, [1])
    expect((await ana.status(left)).debtId).toBe(77)
    expect((await ana.status(data)).debtId).toBe(77)
    const paid = { ...data, debtId: 77, status: 'paid', paidAt: world.clock.now().toISOString() }
    await settleRequest(jobPorts(), paid)
    await settleRequest(jobPorts(), paid)
    expect(world.jobs.filter(({ name }) => name === 'academic.request-moved')).toHaveLength(1)
    expect(await ana.get(data)).toMatchObject({
      status: 'open',
      deadline: '2026-11-25',
      events: [{ kind: 'sent' }, { kind: 'paid', by: 'system' }],
    })
  })

  it('that was canceled before it was charged is not, and money for it is noted', async () => {
    const sent = await send(await addType(world, { cost: 5000 }))
    const data = { tenantId: 1, requestId: sent.requestId }
    await ana.cancel({ requestId: sent.requestId, status: 'canceled' })
    await chargeRequest(jobPorts(), data)
    expect(world.canceledCharges).toContain(sent.requestId)
    await settleRequest(jobPorts(), { ...data, debtId: 77, status: 'paid', paidAt: world.clock.now().toISOString() })
    expect(await ana.get(data)).toMatchObject({ status: 'canceled', events: [{ kind: 'sent' }, { kind: 'canceled' }, { kind: 'paid' }] })
  })

  it('is rated once, when it was concluded', async () => {
    const { requestId } = await send(await addType(world))
    await expect(ana.rate({ requestId, score: 5 })).rejects.toEqual(code('NOT_ALLOWED'))
    await world.rows(1, `update academic.request set status = 'granted', decided_at = $2, decided_by = 1102 where request_id = $1`, [
      requestId,
      world.clock.now(),
    ])
    expect(await ana.rate({ requestId, score: 4, reason: ' Rápido ' })).toMatchObject({ score: 4, reason: 'Rápido' })
    await expect(ana.rate({ requestId, score: 1 })).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await ana.get({ requestId })).survey).toMatchObject({ score: 4 })
  })
})

it('numbers of protocols have no gaps', async () => {
  const types: number[] = []
  for (let left = 5; left > 0; left -= 1) types.push(await addType(world))
  const sent = await Promise.all(types.map(send))
  const numbers = sent.map(({ protocol }) => Number(protocol.slice(5))).sort((a, b) => a - b)
  expect(numbers.at(-1)! - numbers[0]!).toBe(4)
  await inTenant(world.pool, 1, async ({ client }) => {
    const { rows } = await client.query('select last from academic.request_number where year = 2026')
    expect(rows).toEqual([{ last: numbers.at(-1) }])
  })
})
