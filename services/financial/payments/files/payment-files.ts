import type pg from 'pg'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import type { PaymentFile } from '#api/financial/payment-files.ts'
import type { Clock } from '../../../platform/clock.ts'
import { inTenant, readTenant } from '../../../platform/database.ts'
import { type FileKind, type FileStore, fileTypes } from '../../../platform/files/file-store.ts'
import { checkFile } from '../../../platform/files/check-file.ts'
import type { DebtScope, CallerScope } from '../../access/scopes.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { paymentById } from '../payments.queries.ts'
import { countFiles, deleteFile, fileByName, filesOfPayment, insertFile, lockPayment, type StoredFile } from './payment-files.queries.ts'

export interface PaymentFilePorts {
  pool: pg.Pool
  clock: Clock
  files: FileStore
}

const urlLifetimeSeconds = 300

/** Files of a payment, oldest first (GET /files). Throws NOT_FOUND. */
export async function paymentFiles({ pool }: Pick<PaymentFilePorts, 'pool'>, scope: DebtScope, paymentId: string): Promise<PaymentFile[]> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    if (!(await paymentById(client, scope, paymentId))) throw new DomainError('NOT_FOUND')
    return (await filesOfPayment(client, scope.tenantId, paymentId)).map(toFile)
  })
}

/**
 * The file is stored before its row, so no row lacks its file; idempotent by name. Throws NOT_FOUND, FILE_TYPE, FILE_ACTIVE,
 * FILE_LOCKED, FILE_TOO_LARGE, TOO_MANY_FILES.
 */
export async function sendPaymentFile(
  { pool, clock, files }: PaymentFilePorts,
  scope: CallerScope,
  { name, paymentId, file }: { name: string; paymentId: string; file: File },
): Promise<PaymentFile> {
  if (file.size > paymentFileLimits.maxSize) throw new DomainError('FILE_TOO_LARGE')
  const bytes = await checkedContent(Buffer.from(await file.arrayBuffer()), file, name)
  const key = storageKey(scope.tenantId, name)
  const title = file.name.slice(0, 200)
  let isNew = false
  try {
    return await inTenant(pool, scope.tenantId, async ({ client }) => {
      if (!(await paymentById(client, scope, paymentId))) throw new DomainError('NOT_FOUND')
      await lockPayment(client, paymentId)
      const known = await fileByName(client, name)
      if (known && known.paymentId !== paymentId) throw new DomainError('NOT_FOUND')
      if (known) return toFile(known)
      if ((await countFiles(client, paymentId)) >= paymentFileLimits.maxCount) throw new DomainError('TOO_MANY_FILES')
      await files.put(key, bytes)
      isNew = true
      const sentAt = clock.now()
      const stored = { name, title, size: bytes.length, sentAt }
      await insertFile(client, scope.tenantId, paymentId, stored)
      return toFile(stored)
    })
  } catch (error) {
    if (isNew) await files.remove(key).catch(() => undefined)
    throw error
  }
}

/** A short-lived URL of a file (GET /files/get-url). Throws NOT_FOUND. */
export async function paymentFileUrl({ pool, files }: PaymentFilePorts, scope: DebtScope, name: string): Promise<string> {
  await requireFile(pool, scope, name)
  return files.presign(storageKey(scope.tenantId, name), urlLifetimeSeconds)
}

/** A file under its original title (GET /files/{name}). Throws NOT_FOUND. */
export async function readPaymentFile({ pool, files }: PaymentFilePorts, scope: DebtScope, name: string): Promise<File> {
  const { title } = await requireFile(pool, scope, name)
  const bytes = await files.read(storageKey(scope.tenantId, name))
  if (!bytes) throw new DomainError('NOT_FOUND')
  return new File([new Uint8Array(bytes)], title, { type: fileTypes[getFileKind(name)] })
}

export async function removePaymentFile({ pool, files }: PaymentFilePorts, scope: CallerScope, name: string): Promise<void> {
  await requireFile(pool, scope, name)
  await inTenant(pool, scope.tenantId, ({ client }) => deleteFile(client, scope.tenantId, name))
  await files.remove(storageKey(scope.tenantId, name))
}

/** Checks that the content matches its type and is not active, and strips image metadata for privacy. */
async function checkedContent(bytes: Buffer, file: File, name: string): Promise<Buffer> {
  const checked = await checkFile(bytes, file)
  if (checked === 'FILE_PIXELS') throw new DomainError('FILE_TOO_LARGE')
  if (checked === 'FILE_ACTIVE' || checked === 'FILE_LOCKED') throw new DomainError(checked)
  if (typeof checked === 'string' || checked.kind !== getFileKind(name)) throw new DomainError('FILE_TYPE')
  return checked.bytes
}

const getFileKind = (name: string) => name.slice(-3) as FileKind

async function requireFile(pool: pg.Pool, scope: DebtScope, name: string): Promise<{ title: string }> {
  const file = await readTenant(pool, scope.tenantId, async ({ client }) => {
    const found = await fileByName(client, name)
    return found && (await paymentById(client, scope, found.paymentId)) ? found : null
  })
  if (!file) throw new DomainError('NOT_FOUND')
  return file
}

const storageKey = (tenantId: number, name: string) => `payments/${tenantId}/${name}`

const toFile = ({ name, title, size, sentAt }: StoredFile): PaymentFile => ({ name, title, size, sentAt: sentAt.toISOString() })
