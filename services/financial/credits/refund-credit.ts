import type { z } from 'zod'
import { creditRefundLimits } from '#api/financial/credit-refund-limits.ts'
import type { creditRefund } from '#api/financial/credits.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { checkFile } from '../../platform/files/check-file.ts'
import { type FileKind, fileTypes } from '../../platform/files/file-store.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { PaymentFilePorts } from '../payments/files/payment-files.ts'
import { getLeft, lockCredits, moveMoney } from './credit-ledger.queries.ts'
import { type CreditManager, earlierAct, getProof, recordAct } from './credit-uses.queries.ts'
import { requireStudent } from './student-credits.queries.ts'

/**
 * Records that credit of a student was paid back outside the portal, oldest first, with who did it and the proof. Idempotent by key. Throws
 * NOT_FOUND, DAY_NOT_ALLOWED for a day to come, FILE_TYPE, FILE_TOO_LARGE, KEY_REUSED, or CONTENT_CHANGED where the credit is not as shown.
 */
export async function refundCredit(
  { pool, clock, files }: PaymentFilePorts,
  manager: CreditManager,
  {
    enrollmentId,
    amount,
    expectedLeft,
    refundedOn,
    way,
    destination,
    reference,
    proof,
    note,
    idempotencyKey,
  }: z.output<typeof creditRefund>,
): Promise<{ useId: string }> {
  const { tenantId, timeZone } = manager
  const now = clock.now()
  if (refundedOn > civilToday(clock, timeZone)) throw new DomainError('DAY_NOT_ALLOWED')
  const checked = proof ? await checkedProof(proof) : null
  const useId = crypto.randomUUID()
  const proofName = checked && `${useId}.${checked.kind}`
  let stored = false
  try {
    return await inTenant(pool, tenantId, async ({ client }) => {
      const { institutionId } = await requireStudent(client, manager, enrollmentId)
      const earlier = await earlierAct(client, manager, idempotencyKey, { kind: 'refund', enrollmentId, amount })
      if (earlier) return { useId: earlier }
      const sources = await lockCredits(client, tenantId, enrollmentId)
      if (getLeft(sources) !== expectedLeft) throw new DomainError('CONTENT_CHANGED')
      if (checked && proofName) {
        await files.put(storageKey(tenantId, proofName), checked.bytes)
        stored = true
      }
      const refund = {
        way,
        destination,
        refundedOn,
        reference: reference || null,
        proofName,
        proofTitle: proof?.name.slice(0, 200) ?? null,
      }
      await recordAct(client, manager, { useId, kind: 'refund', institutionId, enrollmentId, amount, refund, note, idempotencyKey }, now)
      await moveMoney(client, tenantId, { useId, sources, parts: [{ kind: 'refund', amount }], now })
      return { useId }
    })
  } catch (error) {
    if (stored) await files.remove(storageKey(tenantId, proofName!)).catch(() => undefined)
    throw error
  }
}

/** The proof of a refund under its sender's name for it (GET /credits/uses/{useId}/proof). Throws NOT_FOUND. */
export async function readProof({ pool, files }: Pick<PaymentFilePorts, 'pool' | 'files'>, scope: DebtScope, useId: string): Promise<File> {
  const { tenantId } = scope
  const proof = await readTenant(pool, tenantId, ({ client }) => getProof(client, scope, useId))
  const bytes = proof ? await files.read(storageKey(tenantId, proof.name)) : null
  if (!proof || !bytes) throw new DomainError('NOT_FOUND')
  return new File([new Uint8Array(bytes)], proof.title, { type: fileTypes[proof.name.slice(-3) as FileKind] })
}

/** Checks that a file does nothing by itself, and returns it without the metadata that a camera added. */
async function checkedProof(file: File): Promise<{ kind: FileKind; bytes: Buffer }> {
  if (file.size > creditRefundLimits.maxSize) throw new DomainError('FILE_TOO_LARGE')
  const checked = await checkFile(Buffer.from(await file.arrayBuffer()), file)
  if (checked === 'FILE_PIXELS') throw new DomainError('FILE_TOO_LARGE')
  if (checked === 'FILE_ACTIVE' || checked === 'FILE_LOCKED') throw new DomainError(checked)
  if (typeof checked === 'string') throw new DomainError('FILE_TYPE')
  return checked
}

const storageKey = (tenantId: number, name: string) => `refunds/${tenantId}/${name}`
