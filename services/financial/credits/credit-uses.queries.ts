import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RefundWay } from '#api/financial/credits.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { DebtParts } from '../payments/booking/settle-debt.queries.ts'
import type { StoredUseKind } from './credits.schema.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { creditUse } from './credits.schema.ts'

/** Staff who act on credit in their own name. */
export interface CreditManager {
  tenantId: number
  /** Null means every institution of the tenant. */
  institutionId: number | null
  userId: number
  timeZone: string
}

export interface RecordedAct {
  useId: string
  kind: StoredUseKind
  institutionId: number
  enrollmentId: number
  amount: number
  debtId?: number
  /** Remaining parts of the debt before the act, needed for undoing it. */
  before?: DebtParts
  entry?: { accountId: number; bankEntryId: string }
  refund?: {
    way: RefundWay
    destination: string
    refundedOn: string
    reference: string | null
    proofName: string | null
    proofTitle: string | null
  }
  note: string
  idempotencyKey: string
}

/**
 * The act that was recorded under the key, so that one press acts once. Waits for one that is under way, until the transaction ends. Throws
 * KEY_REUSED where it was another act.
 */
export async function earlierAct(
  client: pg.ClientBase,
  { tenantId, userId }: CreditManager,
  idempotencyKey: string,
  { kind, enrollmentId, debtId, amount }: { kind: StoredUseKind; enrollmentId?: number; debtId?: number; amount?: number },
): Promise<string | null> {
  await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`credit-use ${tenantId} ${userId} ${idempotencyKey}`}::text, 0))`)
  const [use] = await query<{ use_id: string; same: boolean }>(
    client,
    sql`select use_id, kind = ${kind} and (${enrollmentId ?? null}::int is null or enrollment_id = ${enrollmentId ?? null}::int)
        and debt_id is not distinct from ${debtId ?? null}::int and (${amount ?? null}::bigint is null or amount_cents = ${amount ?? null}::bigint) as same
      from financial.credit_use where tenant_id = ${tenantId} and made_by = ${userId} and idempotency_key = ${idempotencyKey}::uuid`,
  )
  if (use && !use.same) throw new DomainError('KEY_REUSED')
  return use?.use_id ?? null
}

export async function recordAct(client: pg.ClientBase, { tenantId, userId }: CreditManager, act: RecordedAct, now: Date): Promise<void> {
  const { useId, kind, institutionId, enrollmentId, amount, debtId = null, before, entry, refund, note, idempotencyKey } = act
  await query(
    client,
    sql`insert into financial.credit_use (use_id, tenant_id, institution_id, enrollment_id, kind, amount_cents, debt_id, account_id, bank_entry_id,
        way, destination, refunded_on, reference, proof_name, proof_title, note, made_by, made_at, idempotency_key,
        part_cents, rest_cents, rest_of_cents)
      values (${useId}::uuid, ${tenantId}, ${institutionId}, ${enrollmentId}, ${kind}, ${amount}, ${debtId}::int, ${entry?.accountId ?? null}::int,
        ${entry?.bankEntryId ?? null}::text, ${refund?.way ?? null}::text, ${refund?.destination ?? null}::text, ${refund?.refundedOn ?? null}::date,
        ${refund?.reference ?? null}::text, ${refund?.proofName ?? null}::text, ${refund?.proofTitle ?? null}::text, ${note || null}::text, ${userId},
        ${now.toISOString()}::timestamptz, ${idempotencyKey}::uuid,
        ${before?.part_cents ?? null}::bigint, ${before?.rest_cents ?? null}::bigint, ${before?.rest_of_cents ?? null}::bigint)`,
  )
}

const actColumns = selectColumns(creditUse, 'credit_use', [
  'kind',
  'institutionId',
  'enrollmentId',
  'debtId',
  'accountId',
  'bankEntryId',
  'madeAt',
  'undoneAt',
])

/** An act with the remaining parts of the debt before it. */
export type MadeAct = SelectedRow<typeof actColumns> & DebtParts

/** Locks an act, so that it is undone only once. Throws NOT_FOUND if the caller may not see it. */
export async function lockAct(client: pg.ClientBase, { tenantId, institutionId }: CreditManager, useId: string): Promise<MadeAct> {
  const [act] = await query<MadeAct>(
    client,
    sql`select ${actColumns}, part_cents, rest_cents, rest_of_cents
      from financial.credit_use where tenant_id = ${tenantId} and use_id = ${useId}::uuid for update`,
  )
  if (!act || (institutionId !== null && act.institutionId !== institutionId)) throw new DomainError('NOT_FOUND')
  return act
}

export async function markUndone(
  client: pg.ClientBase,
  { tenantId, userId }: CreditManager,
  { useId, note, now }: { useId: string; note: string; now: Date },
): Promise<void> {
  await query(
    client,
    sql`update financial.credit_use set undone_by = ${userId}, undone_at = ${now.toISOString()}::timestamptz, undone_note = ${note || null}::text
      where tenant_id = ${tenantId} and use_id = ${useId}::uuid`,
  )
}

/** Returns the stored name of a refund's proof and its sender's name for it; null if there is none. */
export async function getProof(
  client: pg.ClientBase,
  manager: Pick<CreditManager, 'tenantId' | 'institutionId'>,
  useId: string,
): Promise<{ name: string; title: string } | null> {
  const [proof] = await query<{ name: string; title: string }>(
    client,
    sql`select proof_name as name, proof_title as title from financial.credit_use
      where ${placeCondition(manager, 'credit_use')} and use_id = ${useId}::uuid and proof_name is not null`,
  )
  return proof ?? null
}
