import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addContract, addEnrollment, addInstitution, addTemplate } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { contractStatus, offerTermContract, type ContractQuery, withdrawTermContract } from './term-contract.ts'

let world: World
let student: FinancialClient
let wanted: ContractQuery
let enrollmentId: number
let userId = 6100

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  await addTemplate(world)
})

beforeEach(async () => {
  const academicRecord = `2026${++userId}`
  enrollmentId = await addEnrollment(world, { userId, registration: academicRecord })
  student = world.client(principal({ userId }))
  wanted = {
    tenantId: 1,
    enrollment: { institutionId: 11, academicRecord, userId, studentName: 'Ana Souza', taxId: '52998224725', course: 'Engenharia Civil' },
    year: 2027,
    period: 1,
    effectiveDate: '2027-02-01',
    endDate: '2027-07-31',
    monthly: 149_750,
    at: world.clock.now(),
  }
})

const offer = (given: Partial<ContractQuery> = {}) => offerTermContract(world.ports, { ...wanted, ...given })
const details = (contractId: number) => student.contracts.get({ contractId, enrollmentId })
const textOf = async (contractId: number) => JSON.stringify((await details(contractId)).offered?.content)
const getOffers = (contractId: number) => world.rows(1, 'select from financial.contract_offer where contract_id = $1', [contractId])

async function accept(contractId: number) {
  const { offered } = await details(contractId)
  await student.contracts.accept({ id: contractId, hash: offered!.hash })
}

describe('the contract of a term', () => {
  it('is offered with its price, numbered like the others, and waits', async () => {
    const { contractId, ...rest } = await offer()
    expect(rest).toEqual({ financialEnrollmentId: enrollmentId, status: 'waitingAcceptance' })
    const contract = await details(contractId)
    expect(contract).toMatchObject({
      year: 2027,
      period: 1,
      effectiveDate: '2027-02-01',
      endDate: '2027-07-31',
      status: 'waitingAcceptance',
    })
    expect(contract.number).toBe(`2027.1-${String(contractId).padStart(5, '0')}`)
    expect(await textOf(contractId)).toContain('2027/1 é de R$ 1.497,50')
  })

  it('is one, however often and in parallel it is asked for, and of each enrollment its own', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => offer()))
    expect(new Set(made.map(({ contractId }) => contractId)).size).toBe(1)
    expect(await getOffers(made[0]!.contractId)).toHaveLength(1)
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, index) => offer({ enrollment: { ...wanted.enrollment, academicRecord: `${userId}-${index}` } })),
    )
    expect(new Set(others.map(({ contractId }) => contractId)).size).toBe(8)
  })

  it('is withdrawn until it is accepted, and offered as another one afterwards', async () => {
    const withdraw = (contractId: number, tenantId = 1) => withdrawTermContract(world.ports, tenantId, contractId)
    const { contractId } = await offer()
    await withdraw(contractId, 2)
    expect(await contractStatus(world.ports, 1, contractId)).toBe('waitingAcceptance')
    await Promise.all([withdraw(contractId), withdraw(contractId)])
    expect(await contractStatus(world.ports, 1, contractId)).toBe('canceled')
    const anew = await offer()
    expect(anew).toMatchObject({ status: 'waitingAcceptance' })
    expect(anew.contractId).not.toBe(contractId)
    await accept(anew.contractId)
    await withdraw(anew.contractId)
    expect(await contractStatus(world.ports, 1, anew.contractId)).toBe('accepted')
  })

  it('is offered anew at another price, until it is accepted', async () => {
    const { contractId } = await offer()
    await offer({ monthly: 160_000 })
    expect(await getOffers(contractId)).toHaveLength(2)
    expect(await textOf(contractId)).toContain('R$ 1.600,00')
    await accept(contractId)
    expect(await offer({ monthly: 170_000 })).toEqual({ contractId, financialEnrollmentId: enrollmentId, status: 'accepted' })
    expect(await getOffers(contractId)).toHaveLength(2)
    expect(await contractStatus(world.ports, 1, contractId)).toBe('accepted')
  })

  it('is the one that was prepared, and never one that was canceled or of another term', async () => {
    await addContract(world, { enrollmentId, status: 'canceled', year: 2027, period: 1 })
    await addContract(world, { enrollmentId, status: 'inactive', year: 2027, period: 1 })
    await addContract(world, { enrollmentId, status: 'active', year: 2026, period: 2 })
    const prepared = await addContract(world, { enrollmentId, status: 'notAvailable', year: 2027, period: 1 })
    expect(await offer()).toEqual({ contractId: prepared, financialEnrollmentId: enrollmentId, status: 'waitingAcceptance' })
    expect(await details(prepared)).toMatchObject({ effectiveDate: '2027-02-01', endDate: '2027-07-31' })
  })

  it('takes the next number where one that came from elsewhere has it', async () => {
    const { contractId } = await offer({ period: 2 })
    await addContract(world, { enrollmentId, number: `2027.1-${String(contractId + 2).padStart(5, '0')}` })
    const made = await offer()
    expect(made.contractId).toBe(contractId + 3)
    expect((await details(made.contractId)).number).toBe(`2027.1-${String(contractId + 3).padStart(5, '0')}`)
  })

  it('makes the enrollment known for a course that owed nothing yet', async () => {
    const { financialEnrollmentId } = await offer({ enrollment: { ...wanted.enrollment, academicRecord: `2020${userId}` } })
    const { results } = await student.enrollments.list({})
    expect(results).toContainEqual(expect.objectContaining({ enrollmentId: financialEnrollmentId, registration: `2020${userId}` }))
  })

  it('does not come about without a template, and is unknown to other tenants', async () => {
    await expect(offer({ tenantId: 2, enrollment: { ...wanted.enrollment, institutionId: 21 } })).rejects.toThrow('no template')
    const { contractId } = await offer()
    expect(await contractStatus(world.ports, 2, contractId)).toBeNull()
    expect(await contractStatus(world.ports, 1, contractId)).toBe('waitingAcceptance')
  })
})
