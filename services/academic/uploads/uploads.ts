import { createHash } from 'node:crypto'
import type pg from 'pg'
import { uploadLimits } from '#api/academic/upload-limits.ts'
import type { OpenUpload, Upload, UploadUse } from '#api/academic/uploads.ts'
import type { Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { checkFile } from '../../platform/files/check-file.ts'
import { checkRequestFile } from '../../platform/files/check-request-file.ts'
import { type FileStore, getFileKind } from '../../platform/files/file-store.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { CallerScope } from '../access/scopes.ts'
import { checkAnnounced } from './upload-name.ts'
import { deleteUpload, endUpload, findUpload, insertUpload, type UploadRow } from './uploads.queries.ts'

export interface UploadPorts {
  pool: pg.Pool
  clock: Clock
  files: FileStore
}

const { partSize, maxOpen } = uploadLimits
/** Lifetime of a part's URL in seconds: long enough for 20 MB on a slow phone; resuming gives new URLs. */
const partUrlSeconds = 3600
const fileUrlSeconds = 300

/**
 * Begins an upload, or goes on with it. Throws FILE_TYPE, FILE_HEIC, FILE_TOO_LARGE, TOO_MANY_FILES, NOT_FOUND for the key of
 * somebody else's, KEY_REUSED for that of another file.
 */
export async function beginUpload(
  ports: UploadPorts,
  scope: CallerScope,
  { key, ...announced }: { key: string; name: string; type: string; size: number; use: UploadUse },
): Promise<OpenUpload> {
  const checked = checkAnnounced(announced)
  if (typeof checked === 'string') throw new DomainError(checked)
  const facts = { key, ...checked, size: announced.size, use: announced.use }
  const row = await insertUpload(ports.pool, scope, { ...facts, createdAt: ports.clock.now() }, maxOpen)
  if (!row) throw new DomainError('TOO_MANY_FILES')
  if (row.userId !== scope.userId) throw new DomainError('NOT_FOUND')
  const isSame = row.name === facts.name && row.type === facts.type && row.size === facts.size && row.use === facts.use
  if (!isSame || row.state !== 'begun') throw new DomainError('KEY_REUSED')
  return openParts(ports, row)
}

/** Returns missing parts of an unfinished upload (GET /upload). Throws NOT_FOUND, FILE_TYPE for a type other than announced. */
export async function resumeUpload(ports: UploadPorts, scope: CallerScope, key: string, contentType: string): Promise<OpenUpload> {
  const row = await requireUpload(ports, scope, key)
  if (row.state !== 'begun') throw new DomainError('NOT_FOUND')
  if (row.type !== contentType) throw new DomainError('FILE_TYPE')
  return openParts(ports, row)
}

/**
 * Checks the whole file and keeps it under a key of its own; idempotent. Throws NOT_FOUND, UPLOAD_INCOMPLETE, and whatever `checkFile`
 * has against it, from then on.
 */
export async function completeUpload(ports: UploadPorts, scope: CallerScope, key: string): Promise<Upload> {
  const row = await requireUpload(ports, scope, key)
  if (row.state !== 'begun') return getOutcome(row)
  const id = storageKey(row)
  let check = checking.get(id)
  if (!check) {
    check = inTurn(() => checkAndKeep(ports, scope, row)).finally(() => checking.delete(id))
    checking.set(id, check)
  }
  const ended = await check
  if (ended) return getOutcome(ended)
  // Parts are missing, unless another call has just completed it.
  const now = await findUpload(ports.pool, scope, key)
  if (now?.state === 'begun') throw new DomainError('UPLOAD_INCOMPLETE')
  if (now) return getOutcome(now)
  // The upload was aborted meanwhile.
  await ports.files.remove(storageKey(row))
  throw new DomainError('NOT_FOUND')
}

/** Aborts an upload. Throws NOT_FOUND for a complete one, which may be in use. */
export async function abortUpload(ports: UploadPorts, scope: CallerScope, key: string): Promise<void> {
  if (!(await deleteUpload(ports.pool, scope, key))) throw new DomainError('NOT_FOUND')
  await removeParts(ports, { tenantId: scope.tenantId, key })
}

/** A URL of a complete file for its owner, for minutes (GET /download). Throws NOT_FOUND. */
export async function downloadUrl(ports: UploadPorts, scope: CallerScope, key: string): Promise<string> {
  const row = await requireUpload(ports, scope, key)
  if (row.state !== 'complete') throw new DomainError('NOT_FOUND')
  return ports.files.presign(storageKey(row), fileUrlSeconds)
}

/** Two files of 20 MB are in memory at most, however many are completed at once. */
const inTurn = limitConcurrency(2)
/** Running checks by key: a caller who asks again, because no answer came in time, waits for the same check. */
const checking = new Map<string, Promise<UploadRow | undefined>>()

/** Undefined when parts are missing or the upload ended meanwhile. */
async function checkAndKeep(ports: UploadPorts, scope: CallerScope, row: UploadRow): Promise<UploadRow | undefined> {
  const bytes = await joinParts(ports, row)
  if (!bytes) return undefined
  const checked = row.use === 'request' ? await checkRequestFile(bytes, row) : await checkFile(bytes, row)
  let end: Parameters<typeof endUpload>[3]
  if (typeof checked === 'string') end = { state: 'failed', problem: checked }
  else {
    await ports.files.put(storageKey(row), checked.bytes)
    const sha256 = createHash('sha256').update(checked.bytes).digest('hex')
    end = { state: 'complete', size: checked.bytes.length, sha256 }
  }
  const ended = await endUpload(ports.pool, scope, row.key, end)
  // Parts that remain are removed with the abandoned ones.
  if (ended) await removeParts(ports, ended).catch(() => undefined)
  return ended
}

async function requireUpload({ pool }: UploadPorts, scope: CallerScope, key: string): Promise<UploadRow> {
  const row = await findUpload(pool, scope, key)
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

function getOutcome({ problem, key, name, type, use, size, sha256, createdAt }: UploadRow): Upload {
  if (problem) throw new DomainError(problem)
  return { key, name, type, use, size, sha256: sha256!, createdAt: createdAt.toISOString() }
}

async function openParts({ files, clock }: UploadPorts, row: UploadRow): Promise<OpenUpload> {
  const folder = getFolder(row)
  const arrived = new Map((await files.list(folder)).map(({ key, size }) => [key, size]))
  const missing = splitParts(row).filter(({ number, size }) => arrived.get(`${folder}${number}`) !== size)
  const validUntil = new Date(clock.now().getTime() + partUrlSeconds * 1000).toISOString()
  const parts = missing.map(async (part) => ({
    ...part,
    url: await files.presignPut(`${folder}${part.number}`, part.size, partUrlSeconds),
  }))
  return { key: row.key, size: row.size, partSize, parts: await Promise.all(parts), validUntil }
}

/** Null when a part is missing or has another size than was signed. Reads no further than the announced size. */
async function joinParts({ files }: UploadPorts, row: UploadRow): Promise<Buffer | null> {
  const whole = Buffer.allocUnsafe(row.size)
  for (const { number, offset, size } of splitParts(row)) {
    const bytes = await files.read(`${getFolder(row)}${number}`)
    if (bytes?.length !== size) return null
    bytes.copy(whole, offset)
  }
  return whole
}

async function removeParts({ files }: UploadPorts, row: Pick<UploadRow, 'tenantId' | 'key'>): Promise<void> {
  await Promise.all((await files.list(getFolder(row))).map(({ key }) => files.remove(key)))
}

function splitParts({ size }: Pick<UploadRow, 'size'>): Array<{ number: number; offset: number; size: number }> {
  return Array.from({ length: Math.ceil(size / partSize) }, (_, index) => {
    const offset = index * partSize
    return { number: index + 1, offset, size: Math.min(partSize, size - offset) }
  })
}

const getFolder = ({ tenantId, key }: Pick<UploadRow, 'tenantId' | 'key'>) => `parts/${tenantId}/${key}/` as const

/** The key of a complete upload in the file store. */
export const storageKey = ({ tenantId, userId, key, type }: Pick<UploadRow, 'tenantId' | 'userId' | 'key' | 'type'>) =>
  `uploads/${tenantId}/${userId}/${key}.${getFileKind(type)}`
