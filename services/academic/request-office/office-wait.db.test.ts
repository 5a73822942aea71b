import { expect, it } from 'vitest'
import { tellLateRequests } from './late-requests.queries.ts'
import { page, useOffice } from '../testing/office-world.ts'
import { addUpload } from '../testing/request-world.ts'

const office = useOffice()
const { ana, hugo, put } = office
const day = 86_400_000

const ask = (requestId: string, revision = 0) =>
  hugo().ask({ requestId, revision, text: 'Falta a certidão.', deadline: '2027-02-01', items: [{ kind: 'document', label: 'Certidão' }] })
const answer = async (requestId: string) => {
  const { actions } = await ana().get({ requestId })
  const { actionId, items } = actions.find((action) => action.items.some(({ status }) => status === 'required'))!
  const files = [await addUpload(office.world, 1001)]
  await ana().answerAction({ requestId, actionId, items: items.map(({ itemId }) => ({ itemId, files })) })
}
const listed = async (age: 'late' | 'paused') =>
  (await hugo().list({ ...page, filter: { age }, sort: 'deadline' })).results.map(({ requestId }) => requestId)
const told = async () => {
  const notices: number[] = []
  const ports = {
    ...office.world,
    getTimeZone: async () => 'America/Sao_Paulo',
    tellLate: async ({ own }: { own: number }) => void notices.push(own),
  }
  await tellLateRequests(ports, [1])
  return notices.reduce((sum, own) => sum + own, 0)
}

it('a request that waits for its student is late nowhere, and its day moves by the business days that it waited', async () => {
  // Saturday, 21 November 2026; two of five business days are left.
  const requestId = await put({ deadline: '2026-11-24', assignee: 1102 })
  await ask(requestId)
  const before = await hugo().get({ requestId })
  expect(before).toMatchObject({ age: 'paused', deadline: '2026-11-24' })
  office.world.clock.advance(6 * day)
  expect(await listed('late')).toEqual([])
  expect(await listed('paused')).toEqual([requestId])
  expect(await hugo().figures()).toMatchObject({ waiting: 1, late: 0 })
  expect(await told()).toBe(0)
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'paused', daysPassed: before.daysPassed, daysLate: 0 })
  // Friday: five business days later.
  await answer(requestId)
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'soon', deadline: '2026-12-01', daysPassed: before.daysPassed, daysLate: 0 })
  office.world.clock.advance(5 * day)
  expect(await listed('late')).toEqual([requestId])
  expect(await hugo().figures()).toMatchObject({ late: 1 })
  expect(await told()).toBe(1)
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'late', daysLate: 1 })
})

it('what was late before it waited is as late after it', async () => {
  const [today] = [office.world.clock.now().toISOString().slice(0, 10)]
  expect(today).toBe('2026-12-02')
  const requestId = await put({ deadline: '2026-11-30' })
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'late', daysLate: 2 })
  await ask(requestId)
  office.world.clock.advance(2 * day)
  await answer(requestId)
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'late', deadline: '2026-12-02', daysLate: 2 })
})

it('the day moves once, whoever ends the wait: taken, decided on, and decided on together', async () => {
  const [taken, decided, together] = [
    await put({ deadline: '2026-12-07' }),
    await put({ deadline: '2026-12-07' }),
    await put({ deadline: '2026-12-07' }),
  ]
  for (const requestId of [taken, decided, together]) await ask(requestId)
  // From Friday to Tuesday.
  office.world.clock.advance(4 * day)
  await hugo().move({ requestId: taken, revision: 1, status: 'in_attendance', note: null })
  await hugo().decide({ requestId: decided, revision: 1, outcome: 'granted', text: 'Aprovado.' })
  const bulkId = crypto.randomUUID()
  await hugo().runBulk({ bulkId, requestIds: [together], act: { kind: 'conclude', outcome: 'granted', text: 'Aprovado.' } })
  const deadlines = () => Promise.all([taken, decided, together].map(async (requestId) => (await hugo().get({ requestId })).deadline))
  expect(await deadlines()).toEqual(['2026-12-09', '2026-12-09', '2026-12-09'])
  // Taken back, they wait again, from now on.
  await hugo().undo({ requestId: decided })
  await hugo().undoBulk({ bulkId })
  await hugo().move({ requestId: decided, revision: 3, status: 'in_attendance', note: null })
  expect(await hugo().get({ requestId: together })).toMatchObject({ age: 'paused', deadline: '2026-12-09' })
  expect(await deadlines()).toEqual(['2026-12-09', '2026-12-09', '2026-12-09'])
  expect((await hugo().figures()).answeredInTime).toBeNull()
})

it('more that is asked meanwhile does not begin another wait', async () => {
  // Tuesday.
  const requestId = await put({ deadline: '2026-12-09' })
  await ask(requestId)
  office.world.clock.advance(day)
  await ask(requestId, 1)
  office.world.clock.advance(day)
  await answer(requestId)
  expect(await hugo().get({ requestId })).toMatchObject({ age: 'paused' })
  await answer(requestId)
  expect(await hugo().get({ requestId })).toMatchObject({ deadline: '2026-12-11' })
})
