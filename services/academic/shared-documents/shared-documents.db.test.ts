import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { principal } from '../../../tests/support/callers.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { classSettings, getOffice, putChoice, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { type AcademicClient, createWorld, type World } from '../testing/world.ts'

const accepted: ContractDetails = {
  contractId: 3,
  enrollmentId: 1,
  number: '2026.2-00001',
  year: 2026,
  period: 2,
  status: 'active',
  effectiveDate: '2026-08-01',
  endDate: '2027-01-31',
  acceptedAt: '2026-07-02T01:30:15Z',
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora',
  offered: null,
  acceptance: { acceptedAt: '2026-07-02T01:30:15Z', name: 'Ana Souza', taxId: '***.982.247-**', hash: '0'.repeat(64) },
}

let world: World
let ana: AcademicClient
let bruno: AcademicClient
let isFinancialDown = false

beforeAll(async () => {
  world = await createWorld({
    contracts: {
      accepted: async () => {
        if (isFinancialDown) throw new Error('down')
        return [accepted]
      },
      find: async (_, { contractId }) => {
        if (contractId !== 3) throw new DomainError('NOT_FOUND')
        return accepted
      },
      print: async () => new File(['%PDF-1.7 contract'], 'contrato.pdf', { type: 'application/pdf' }),
    },
  })
  ana = world.client(principal({ userId: 1001, institutionId: 11 }))
  bruno = world.client(principal({ userId: 1002, institutionId: 11 }))
})

const code = (expected: string) => expect.objectContaining({ code: expected })
const anybody = () => world.client(null).sharedDocuments
const newKey = () => ({ idempotencyKey: crypto.randomUUID() })
const wantedTranscript = { kind: 'transcript', enrollmentId: 1, contractId: null, validityDays: 90 } as const
const transcript = () => ({ ...wantedTranscript, ...newKey() })

describe('a shared document', () => {
  it('is kept as it was issued, with the address that validates it', async () => {
    const issued = await ana.sharedDocuments.issue(transcript())
    const file = await ana.sharedDocuments.file(issued)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(issued.sha256)
    expect(file.name).toMatch(/^historico-escolar-/)
    const { text } = await textOfPdf(new File([bytes], 'a.pdf'))
    expect(text.replaceAll(' ', '')).toContain(`https://tenant-1.example/documents/validate/${issued.sharedToken}`)
    expect(text).toContain('Resistência dos Materiais I')
  })

  it('tells anybody what it is and no more, and its owner that somebody looked', async () => {
    const issued = await ana.sharedDocuments.issue({ ...transcript(), kind: 'enrollment_statement' })
    const { facts, ...rest } = await anybody().validate(issued)
    expect(rest).toEqual({
      tenantId: 1,
      kind: 'enrollment_statement',
      institution: expect.any(String),
      state: 'valid',
      issuedAt: issued.issuedAt,
      expiresAt: issued.expiresAt,
    })
    expect(facts).toEqual({ student: 'Ana S.', course: 'Engenharia Civil', situation: 'active', number: null, sha256: issued.sha256 })
    await anybody().validate(issued)
    const [first] = (await ana.sharedDocuments.list()).results.filter(({ documentId }) => documentId === issued.documentId)
    expect(first).toMatchObject({ views: 1, lastViews: [expect.any(String)] })
  })

  it('is issued once for one key, however often it is asked for', async () => {
    const wanted = transcript()
    const [first, second] = await Promise.all([ana.sharedDocuments.issue(wanted), ana.sharedDocuments.issue(wanted)])
    expect(second).toEqual(first)
    expect(await ana.sharedDocuments.issue(wanted)).toEqual(first)
    const bytes = Buffer.from(await (await ana.sharedDocuments.file(first)).arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256)
    for (const other of [{ validityDays: 30 as const }, { kind: 'enrollment_statement' as const }])
      await expect(ana.sharedDocuments.issue({ ...wanted, ...other })).rejects.toEqual(code('KEY_REUSED'))
    const bruno = world.client(principal({ userId: 1002, institutionId: 12 }))
    await expect(bruno.sharedDocuments.issue({ ...wanted, enrollmentId: 3 })).rejects.toEqual(code('KEY_REUSED'))
  })

  it('names nobody once it is revoked, for good', async () => {
    const issued = await ana.sharedDocuments.issue(transcript())
    const revoked = await ana.sharedDocuments.revoke(issued)
    expect(revoked.state).toBe('revoked')
    expect(await ana.sharedDocuments.revoke(issued)).toEqual(revoked)
    expect(await anybody().validate(issued)).toMatchObject({ state: 'revoked', facts: null })
  })

  it('names nobody once it has expired', async () => {
    const issued = await ana.sharedDocuments.issue({ ...transcript(), validityDays: 30 })
    await world.rows(1, `update academic.shared_document set expires_at = issued_at where document_id = $1`, [issued.documentId])
    expect(await anybody().validate(issued)).toMatchObject({ state: 'expired', facts: null })
  })

  it('is looked for from one address sixty times a minute', async () => {
    const scraper = world.client(null, 'pt-BR', '203.0.113.60').sharedDocuments
    const unknown = { sharedToken: 'A'.repeat(22) }
    for (let look = 0; look < 60; look++) await expect(scraper.validate(unknown)).rejects.toEqual(code('NOT_FOUND'))
    await expect(scraper.validate(unknown)).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })

  it('is another person’s as if there were none', async () => {
    const issued = await ana.sharedDocuments.issue(transcript())
    await expect(bruno.sharedDocuments.issue(transcript())).rejects.toEqual(code('NOT_FOUND'))
    await expect(bruno.sharedDocuments.transcript({ enrollmentId: 1 })).rejects.toEqual(code('NOT_FOUND'))
    await expect(bruno.sharedDocuments.revoke(issued)).rejects.toEqual(code('NOT_FOUND'))
    await expect(bruno.sharedDocuments.file(issued)).rejects.toEqual(code('NOT_FOUND'))
    expect((await bruno.sharedDocuments.list()).results).toEqual([])
    await expect(anybody().validate({ sharedToken: 'A'.repeat(22) })).rejects.toEqual(code('NOT_FOUND'))
    await expect(world.client(null).sharedDocuments.list()).rejects.toEqual(code('UNAUTHORIZED'))
  })

  it('is not issued or revoked in somebody’s name', async () => {
    const support = world.client(principal({ userId: 1001, institutionId: 11, impersonatedBy: 9 }))
    await expect(support.sharedDocuments.issue(transcript())).rejects.toEqual(code('FORBIDDEN'))
    const [first] = (await ana.sharedDocuments.list()).results
    await expect(support.sharedDocuments.revoke(first!)).rejects.toEqual(code('FORBIDDEN'))
  })

  it('may be a contract that was accepted, which the financial service prints', async () => {
    const contract = { kind: 'contract', enrollmentId: 1, contractId: 3, validityDays: 30, ...newKey() } as const
    expect((await ana.sharedDocuments.issuable()).results).toContainEqual(
      expect.objectContaining({ kind: 'contract', number: '2026.2-00001' }),
    )
    const issued = await ana.sharedDocuments.issue(contract)
    expect(await (await ana.sharedDocuments.file(issued)).text()).toBe('%PDF-1.7 contract')
    expect((await anybody().validate(issued)).facts).toMatchObject({ student: 'Ana S.', number: '2026.2-00001' })
    await expect(ana.sharedDocuments.issue({ ...contract, ...newKey(), contractId: 4 })).rejects.toEqual(code('NOT_FOUND'))
    isFinancialDown = true
    const { results } = await ana.sharedDocuments.issuable()
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['transcript', 'enrollment_statement']))
  })

  it('may be the proof of a reenrollment, once it is complete', async () => {
    const proof = { kind: 'reenrollment', enrollmentId: 1, contractId: null, validityDays: 30 } as const
    const office = getOffice(world)
    const { periodId } = await office.addPeriod({ institutionId: 11, settings: termSettings() })
    const [subjectId] = [...(await subjectIds(world)).values()]
    const { groupId } = await office.addGroup({ periodId, settings: classSettings({ subjectId: subjectId! }) })
    const reenrollmentId = await putChoice(world, {
      periodId,
      enrollmentId: 1,
      status: 'awaiting_payment',
      seats: [{ groupId, status: 'taken' }],
    })
    await expect(ana.sharedDocuments.issue({ ...proof, ...newKey() })).rejects.toEqual(code('NOT_FOUND'))
    const kinds = async () => (await ana.sharedDocuments.issuable()).results.filter(({ kind }) => kind === 'reenrollment')
    expect(await kinds()).toEqual([])
    await world.rows(1, `update academic.reenrollment set status = 'completed', completed_at = $2 where reenrollment_id = $1`, [
      reenrollmentId,
      world.clock.now(),
    ])
    expect(await kinds()).toEqual([
      { kind: 'reenrollment', enrollmentId: 1, contractId: null, course: 'Engenharia Civil', number: '2031/1' },
    ])
    const issued = await ana.sharedDocuments.issue({ ...proof, ...newKey() })
    expect((await anybody().validate(issued)).facts).toMatchObject({ student: 'Ana S.', number: '2031/1' })
    const { text } = await textOfPdf(await ana.sharedDocuments.file(issued))
    for (const part of ['Comprovante de rematrícula', 'T-A', 'seg 19:00–20:40', issued.sharedToken]) expect(text).toContain(part)
    await expect(bruno.sharedDocuments.issue({ ...proof, ...newKey() })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is issued so many times an hour and no more', async () => {
    const student = world.client(principal({ userId: 1003, institutionId: 11 }))
    const tries = await Promise.allSettled(Array.from({ length: 31 }, () => student.sharedDocuments.issue(transcript())))
    const codes = tries.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'issued'))
    expect(codes.filter((one) => one === 'TOO_MANY_ATTEMPTS')).toHaveLength(1)
  })

  it('is not issued where its file cannot be stored', async () => {
    const put = () => Promise.reject(new DomainError('STORAGE_UNAVAILABLE'))
    const full = await createWorld({ files: { put } as unknown as FileStore })
    const student = full.client(principal({ userId: 1001, institutionId: 11 })).sharedDocuments
    await expect(student.issue(transcript())).rejects.toEqual(code('STORAGE_UNAVAILABLE'))
    expect((await student.list()).results).toEqual([])
  })
})
