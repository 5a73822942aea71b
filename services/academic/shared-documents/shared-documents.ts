import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { DocumentValidation, IssuableDocument, IssuableKind, SharedDocument, ValidityDays } from '#api/academic/shared-documents.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { type Issuer, issueDocument, type Letterheads } from '../../platform/documents/issue-document.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { shortName } from '../../platform/masking.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { type CallerScope, callerScope, studentProfiles } from '../access/scopes.ts'
import { newValidationCode } from '../cards/card-code.ts'
import { listEnrollments } from '../enrollments/enrollments.queries.ts'
import { resultFileKey } from '../requests/result-files.queries.ts'
import type { AcademicPrinter } from './academic-printer.ts'
import type { ContractPort } from './contract-port.ts'
import {
  addSharedDocument,
  addView,
  documentByToken,
  findSharedDocument,
  type SharedDocumentRow,
  getState,
} from './shared-documents.queries.ts'
import { listReenrolled, readReenrollmentProof } from './reenrollment-proof.queries.ts'
import { readTranscript } from './transcript.queries.ts'

export interface SharedDocumentPorts extends Letterheads {
  pool: pg.Pool
  clock: Clock
  files: FileStore
  printer: AcademicPrinter
  contracts: ContractPort
  /** Public address of a path below the portal's base, on a hostname of the tenant. */
  publicAddress(tenantId: number, path: `/${string}`): Promise<string>
}

interface SharedDocumentInput {
  kind: IssuableKind
  enrollmentId: number
  contractId: number | null
  validityDays: ValidityDays
  idempotencyKey: string
}

type Facts = Pick<SharedDocumentRow, 'institutionId' | 'student' | 'course' | 'institution' | 'situation' | 'number'>
type Link = Pick<SharedDocumentRow, 'sharedToken' | 'issuedAt' | 'expiresAt'>

const day = 86_400_000

/** Lists the documents of every enrollment and the accepted contracts. If the financial service is down, only the contracts are missing. */
export async function issuableDocuments(ports: SharedDocumentPorts, context: ServiceContext, caller: Caller): Promise<IssuableDocument[]> {
  const scope = callerScope(caller, studentProfiles)
  const [enrollments, reenrolled, contracts] = await Promise.all([
    listEnrollments(ports.pool, scope),
    listReenrolled(ports.pool, scope),
    ports.contracts.accepted(context).catch(() => []),
  ])
  return [
    ...enrollments.flatMap(({ enrollmentId, course }) =>
      (['transcript', 'enrollment_statement'] as const).map((kind) => ({ kind, enrollmentId, contractId: null, course, number: null })),
    ),
    ...reenrolled.map(({ enrollmentId, course, period }) => ({
      kind: 'reenrollment' as const,
      enrollmentId,
      contractId: null,
      course,
      number: period,
    })),
    ...contracts.map(({ enrollmentId, contractId, course, number }) => ({
      kind: 'contract' as const,
      enrollmentId,
      contractId,
      course,
      number,
    })),
  ]
}

/**
 * Issues a document in the caller's language, keeps its file and makes the link that validates it. The same key again gives the same
 * document.
 *
 * Throws NOT_FOUND for what is another's, KEY_REUSED, REPORT_FAILED, STORAGE_UNAVAILABLE.
 */
export async function issueSharedDocument(
  ports: SharedDocumentPorts,
  context: ServiceContext,
  caller: Caller,
  wanted: SharedDocumentInput,
): Promise<SharedDocument> {
  const { pool, clock, files } = ports
  const scope = callerScope(caller, studentProfiles)
  const issuedAt = clock.now()
  const before = await issuedBefore(ports, scope, wanted)
  if (before) return before
  const link: Link = {
    sharedToken: newValidationCode(),
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + wanted.validityDays * day),
  }
  const { facts, file } =
    wanted.kind === 'contract'
      ? await contractFile(ports, context, caller, wanted)
      : await enrollmentFile(ports, scope, caller, { ...wanted, kind: wanted.kind }, link)
  const bytes = Buffer.from(await file.arrayBuffer())
  const documentId = wanted.idempotencyKey
  const { tenantId, userId } = scope
  const { kind, enrollmentId } = wanted
  const contractId = getContractId(wanted)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = { documentId, tenantId, userId, kind, enrollmentId, contractId, ...facts, ...link, fileName: file.name, sha256 }
  const made = await addSharedDocument(pool, row, issuedAt, () => files.put(fileKey({ tenantId, documentId }), bytes))
  const issued = made ?? (await issuedBefore(ports, scope, wanted))
  if (!issued) throw new DomainError('KEY_REUSED')
  return issued
}

/** Returns what the key was used for; undefined if it is new. Throws KEY_REUSED for another document. */
async function issuedBefore(
  { pool, clock }: SharedDocumentPorts,
  scope: CallerScope,
  wanted: SharedDocumentInput,
): Promise<SharedDocument | undefined> {
  const found = await findSharedDocument(pool, scope, wanted.idempotencyKey, clock.now())
  if (!found) return undefined
  const isSame =
    found.kind === wanted.kind &&
    found.enrollmentId === wanted.enrollmentId &&
    found.contractId === getContractId(wanted) &&
    Date.parse(found.expiresAt) - Date.parse(found.issuedAt) === wanted.validityDays * day
  if (!isSame) throw new DomainError('KEY_REUSED')
  return found
}

const getContractId = ({ kind, contractId }: SharedDocumentInput) => (kind === 'contract' ? contractId : null)

async function enrollmentFile(
  ports: SharedDocumentPorts,
  scope: CallerScope,
  caller: Caller,
  { kind, enrollmentId }: { kind: Exclude<IssuableKind, 'contract'>; enrollmentId: number },
  { sharedToken, expiresAt }: Link,
): Promise<{ facts: Facts; file: File }> {
  const today = civilToday(ports.clock, caller.timeZone)
  const { institutionId, ...printed } = await readPrinted(ports.pool, scope, { kind, enrollmentId }, today)
  const address = await ports.publicAddress(scope.tenantId, `/documents/validate/${sharedToken}`)
  const issuer: Issuer = { tenantId: scope.tenantId, institutionId }
  const document = { ...printed, validation: { address, sharedToken, expiresAt: expiresAt.toISOString() } }
  const file = await issueDocument(ports, issuer, document, caller.locale)
  const { student, enrollment } = printed.data
  const { course, institution, status: situation } = enrollment
  const number = printed.kind === 'reenrollment' ? printed.data.period : null
  return { facts: { institutionId, student, course, institution, situation, number }, file }
}

async function readPrinted(
  pool: pg.Pool,
  scope: CallerScope,
  { kind, enrollmentId }: { kind: Exclude<IssuableKind, 'contract'>; enrollmentId: number },
  today: string,
) {
  if (kind === 'reenrollment') {
    const { institutionId, ...data } = await readReenrollmentProof(pool, scope, enrollmentId, today)
    return { kind, data, institutionId }
  }
  const { institutionId, ...data } = await readTranscript(pool, scope, enrollmentId, today)
  return { kind, data, institutionId }
}

async function contractFile(
  { contracts }: SharedDocumentPorts,
  context: ServiceContext,
  { institutionId }: Caller,
  { contractId, enrollmentId }: SharedDocumentInput,
): Promise<{ facts: Facts; file: File }> {
  if (contractId === null) throw new DomainError('NOT_FOUND')
  const {
    acceptance,
    course,
    institutionName: institution,
    status: situation,
    number,
  } = await contracts.find(context, { contractId, enrollmentId })
  if (!acceptance) throw new DomainError('NOT_FOUND')
  const facts = { institutionId, student: acceptance.name, course, institution, situation, number }
  return { facts, file: await contracts.print(context, contractId) }
}

/** Returns the file as issued: a new file with the same facts would have another hash. Throws NOT_FOUND. */
export async function issuedFile({ pool, files }: SharedDocumentPorts, row: SharedDocumentRow): Promise<File> {
  const bytes = await files.read(row.kind === 'request_result' ? await resultFileKey(pool, row) : fileKey(row))
  if (!bytes) throw new DomainError('NOT_FOUND')
  return new File([new Uint8Array(bytes)], row.fileName, { type: 'application/pdf' })
}

const fileKey = ({ tenantId, documentId }: Pick<SharedDocumentRow, 'tenantId' | 'documentId'>) => `documents/${tenantId}/${documentId}.pdf`

/** Returns the public data of a document by its link. Throws NOT_FOUND. */
export async function validateDocument({ pool, clock }: SharedDocumentPorts, token: string): Promise<DocumentValidation> {
  const row = await documentByToken(pool, token)
  if (!row) throw new DomainError('NOT_FOUND')
  const now = clock.now()
  const state = getState(row, now)
  if (state === 'valid') await addView(pool, row, now)
  const { tenantId, kind, institution, issuedAt, expiresAt, student, course, situation, number, sha256 } = row
  return {
    tenantId,
    kind,
    institution,
    state,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    facts: state === 'valid' ? { student: shortName(student), course, situation, number, sha256 } : null,
  }
}
