import { beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { addContract, addEnrollment, addInstitution, addTemplate } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { contentHash } from './contract-content.ts'
import { offerContract } from './contract-offer.ts'

let world: World
let enrollmentId: number

const code = (expected: string) => expect.objectContaining({ code: expected })
const ana = (given = {}) => world.client(principal({ userId: 1001, ...given }))
const bruno = () => world.client(principal({ userId: 1002 }))

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addTemplate(world)
  enrollmentId = await addEnrollment(world)
})

const offer = (contractId: number) => inTenant(world.pool, 1, ({ client }) => offerContract(client, 1, contractId, world.clock.now()))

/** Ana's contract awaiting acceptance, with the version that she reads. */
async function waiting() {
  const contractId = await addContract(world, { enrollmentId })
  return { contractId, hash: await offer(contractId) }
}

const acceptances = (contractId: number) =>
  world.rows(1, 'select * from financial.contract_acceptance where contract_id = $1', [contractId])

describe('offering a contract', () => {
  it('keeps the text with the student’s data, under the hash of that text', async () => {
    const { contractId, hash } = await waiting()
    const details = await ana().contracts.get({ contractId, enrollmentId })
    expect(details).toMatchObject({
      status: 'waitingAcceptance',
      acceptedAt: null,
      acceptance: null,
      registration: '202310482',
      institutionName: 'Universidade de Teste',
    })
    expect(details.offered!.content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual([
      'Universidade de Teste e Ana Souza, CPF 529.982.247-25.',
      'A mensalidade de Engenharia Civil em 2026/2 é de R$ 1.497,50.',
      'Vale de 01/08/2026 a 31/01/2027.',
    ])
    expect(details.offered!.hash).toBe(hash)
    expect(contentHash(details.offered!.content)).toBe(hash)
  })

  it('touches nothing that was offered before when the template or the student changes', async () => {
    const { contractId, hash } = await waiting()
    await addTemplate(world, { title: 'Outro contrato' })
    await world.rows(1, `update financial.enrollment set student_name = 'Ana Maria Souza' where enrollment_id = $1`, [enrollmentId])
    expect((await ana().contracts.get({ contractId, enrollmentId })).offered!.hash).toBe(hash)
    await world.rows(1, `update financial.enrollment set student_name = 'Ana Souza' where enrollment_id = $1`, [enrollmentId])
    await expect(world.rows(1, `update financial.contract_offer set hash = 'other' where contract_id = $1`, [contractId])).rejects.toThrow(
      'append-only',
    )
  })

  it('has no text while it is being prepared', async () => {
    const contractId = await addContract(world, { enrollmentId })
    expect(await ana().contracts.get({ contractId, enrollmentId })).toMatchObject({ status: 'notAvailable', offered: null })
    await expect(ana().reports.issue({ kind: 'contract', contractId, locale: 'en' })).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('accepting a contract', () => {
  it('records who, when and which version, and makes it active', async () => {
    const { contractId, hash } = await waiting()
    const accepted = await ana().contracts.accept({ id: contractId, hash })
    const acceptance = { acceptedAt: world.clock.now().toISOString(), name: 'Ana Souza', taxId: '***.982.247-**', hash }
    expect(accepted).toMatchObject({ status: 'active', acceptedAt: acceptance.acceptedAt, acceptance })
    expect(await acceptances(contractId)).toMatchObject([{ user_id: 1001, name: 'Ana Souza', masked_tax_id: '***.982.247-**', hash }])
  })

  it('changes nothing the second time, nor when two presses come at once', async () => {
    const { contractId, hash } = await waiting()
    const both = await Promise.all([ana().contracts.accept({ id: contractId, hash }), ana().contracts.accept({ id: contractId, hash })])
    expect(both[0]).toEqual(both[1])
    world.clock.advance(60_000)
    expect(await ana().contracts.accept({ id: contractId, hash })).toEqual(both[0])
    expect(await acceptances(contractId)).toHaveLength(1)
  })

  it('is refused when another text was offered since it was read', async () => {
    const { contractId, hash } = await waiting()
    await addTemplate(world, { title: 'Contrato revisto' })
    const newer = await offer(contractId)
    expect(newer).not.toBe(hash)
    await expect(ana().contracts.accept({ id: contractId, hash })).rejects.toEqual(code('CONTENT_CHANGED'))
    expect(await acceptances(contractId)).toEqual([])
    expect(await ana().contracts.accept({ id: contractId, hash: newer })).toMatchObject({ status: 'active', acceptance: { hash: newer } })
  })

  it('is refused when the contract does not wait for it', async () => {
    for (const status of ['notAvailable', 'active', 'finished', 'canceled', 'inactive'] as const) {
      const contractId = await addContract(world, { enrollmentId, status })
      await expect(ana().contracts.accept({ id: contractId, hash: 'a'.repeat(64) })).rejects.toEqual(code('NOT_ACCEPTABLE'))
    }
    const { contractId, hash } = await waiting()
    await world.rows(1, `update financial.contract set status = 'canceled' where contract_id = $1`, [contractId])
    await expect(ana().contracts.accept({ id: contractId, hash })).rejects.toEqual(code('NOT_ACCEPTABLE'))
  })

  it('is nobody else’s to do: not another student’s, nor staff’s, nor an operator’s in the student’s name', async () => {
    const { contractId, hash } = await waiting()
    await expect(bruno().contracts.accept({ id: contractId, hash })).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana({ institutionId: 12 }).contracts.accept({ id: contractId, hash })).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana({ tenantId: 2 }).contracts.accept({ id: contractId, hash })).rejects.toEqual(code('NOT_FOUND'))
    await expect(world.client(staff()).contracts.accept({ id: contractId, hash })).rejects.toEqual(code('FORBIDDEN'))
    await expect(ana({ impersonatedBy: 4001 }).contracts.accept({ id: contractId, hash })).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).contracts.accept({ id: contractId, hash })).rejects.toEqual(code('UNAUTHORIZED'))
    expect(await acceptances(contractId)).toEqual([])
  })

  it('cannot be changed or taken back afterwards', async () => {
    const { contractId, hash } = await waiting()
    await ana().contracts.accept({ id: contractId, hash })
    await expect(world.rows(1, `update financial.contract_acceptance set name = 'Other'`)).rejects.toThrow('append-only')
    await expect(world.rows(1, 'delete from financial.contract_acceptance')).rejects.toThrow('append-only')
    await addTemplate(world, { title: 'Depois do aceite' })
    await offer(contractId)
    expect((await ana().contracts.get({ contractId, enrollmentId })).offered!.hash).toBe(hash)
  })
})

describe('who reads contracts', () => {
  it('shows them to their student and to candidates, and to nobody else', async () => {
    const { contractId, hash } = await waiting()
    const get = { contractId, enrollmentId }
    await expect(bruno().contracts.get(get)).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana().contracts.get({ ...get, enrollmentId: enrollmentId + 1 })).rejects.toEqual(code('NOT_FOUND'))
    expect((await ana({ profile: 'CANDIDATE' }).contracts.get(get)).offered!.hash).toBe(hash)
    expect((await ana({ impersonatedBy: 4001 }).contracts.get(get)).contractId).toBe(contractId)
    for (const profile of ['RESIDENT', 'BASIC', 'OPERATION', 'COLLECTION_ADVISORY', 'NONE'] as const) {
      await expect(ana({ profile }).contracts.get(get)).rejects.toEqual(code('FORBIDDEN'))
      await expect(ana({ profile }).contracts.list({})).rejects.toEqual(code('FORBIDDEN'))
      await expect(ana({ profile }).reports.issue({ kind: 'contract', contractId, locale: 'en' })).rejects.toEqual(code('FORBIDDEN'))
    }
    const { contentId } = (await ana().contracts.get(get)).offered!
    await expect(bruno().contracts.issueContent({ id: contentId, locale: 'en' })).rejects.toEqual(code('NOT_FOUND'))
    const { registration } = await ana().contracts.get(get)
    const issue = (academicRecord: string) => ana().contracts.issueContent({ id: contentId, locale: 'en', academicRecord })
    expect((await issue(registration)).type).toBe('application/pdf')
    await expect(issue(`${registration}0`)).rejects.toEqual(code('NOT_FOUND'))
    await expect(bruno().reports.issue({ kind: 'contract', contractId, locale: 'en' })).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana().reports.issue({ kind: 'contract-certificate', contractId, locale: 'en' })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is in force from its first to its last day', async () => {
    const userId = 1502
    const own = await addEnrollment(world, { userId, registration: '1502' })
    const client = world.client(principal({ userId }))
    const signed = (effectiveDate: string, endDate: string) =>
      addContract(world, { enrollmentId: own, status: 'active', effectiveDate, endDate })
    const getStatus = async (id: number) => (await client.contracts.get({ contractId: id, enrollmentId: own })).status
    // Today is 2026-11-21.
    const [later, first, last, over] = [
      await signed('2026-11-22', '2027-01-31'),
      await signed('2026-11-21', '2027-01-31'),
      await signed('2026-08-01', '2026-11-21'),
      await signed('2026-08-01', '2026-11-20'),
    ]
    expect(await Promise.all([later, first, last, over].map(getStatus))).toEqual(['accepted', 'active', 'active', 'finished'])
    const ids = async (tab: 'current' | 'historic') => (await client.contracts.list({ tab })).results.map(({ contractId }) => contractId)
    expect([await ids('current'), await ids('historic')]).toEqual([[last, first, later], [over]])
  })

  it('lists current and historic ones, narrowed by year and period', async () => {
    const userId = 1500
    const own = await addEnrollment(world, { userId, registration: '1500' })
    const other = await addEnrollment(world, { userId, registration: '1501' })
    const add = (status: Parameters<typeof addContract>[1]['status'], year: number, period: number, of = own) =>
      addContract(world, { enrollmentId: of, status: status!, year, period })
    const active = await add('active', 2026, 2)
    const preparing = await add('notAvailable', 2027, 1)
    const waits = await add('waitingAcceptance', 2026, 2, other)
    const finished = await add('finished', 2026, 1)
    const canceled = await add('canceled', 2025, 2)
    const inactive = await add('inactive', 2025, 1)
    const client = world.client(principal({ userId }))
    const list = async (input: Parameters<typeof client.contracts.list>[0]) =>
      (await client.contracts.list(input)).results.map(({ contractId }) => contractId)
    expect(await list({})).toEqual([waits, preparing, active])
    expect(await list({ tab: 'historic' })).toEqual([finished, canceled, inactive])
    expect(await list({ tab: 'historic', filter: { year: 2025 } })).toEqual([canceled, inactive])
    expect(await list({ tab: 'historic', filter: { period: 1 } })).toEqual([finished, inactive])
    expect(await list({ tab: 'historic', filter: { year: 2026, period: 2 } })).toEqual([])
    expect(await list({ filter: { enrollmentId: other } })).toEqual([waits])
    expect(await client.contracts.list({ tab: 'historic', filter: { year: 2025 } })).toMatchObject({ years: [2026, 2025], periods: [1, 2] })
    expect((await client.contracts.enrollments()).results.map(({ enrollmentId: id, contracts }) => [id, contracts])).toEqual([
      [own, 5],
      [other, 1],
    ])
  })
})
