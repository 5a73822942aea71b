import type { z } from 'zod'
import type pg from 'pg'
import type { creditUndo } from '#api/financial/credits.ts'
import { getCivilDate, civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { unpayDebt } from '../payments/booking/settle-debt.queries.ts'
import { moveBack } from './credit-ledger.queries.ts'
import { type CreditManager, lockAct, type MadeAct, markUndone } from './credit-uses.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import type { StoredUseKind } from './credits.schema.ts'

/**
 * Takes an act back on the civil day that it was made: what it paid is owed again, and the money is where it was. Throws NOT_FOUND,
 * CONTENT_CHANGED where somebody did so already, DEADLINE_OVER, or NOT_ALLOWED where something has followed from it.
 *
 * @param onUndone runs inside the transaction
 */
export async function undoAct(
  ports: PaymentPorts,
  manager: CreditManager,
  { useId, note }: z.output<typeof creditUndo>,
  kinds: readonly StoredUseKind[],
  onUndone?: (client: pg.ClientBase, act: MadeAct) => Promise<void>,
): Promise<void> {
  const { pool, clock } = ports
  const { tenantId, timeZone } = manager
  const now = clock.now()
  await inTenant(pool, tenantId, async ({ client }) => {
    const act = await lockAct(client, manager, useId)
    if (!kinds.includes(act.kind)) throw new DomainError('NOT_FOUND')
    if (act.undoneAt) throw new DomainError('CONTENT_CHANGED')
    if (getCivilDate(act.madeAt, timeZone) !== civilToday(clock, timeZone)) throw new DomainError('DEADLINE_OVER')
    const { isMoved, paid } = await moveBack(client, tenantId, useId, now)
    if (!isMoved) throw new DomainError('NOT_ALLOWED')
    if (paid > 0 && act.debtId !== null && !(await unpayDebt(client, tenantId, { debtId: act.debtId, paid, before: act, now })))
      throw new DomainError('NOT_ALLOWED')
    await markUndone(client, manager, { useId, note, now })
    await onUndone?.(client, act)
  })
  await removeCanceledCharges(ports, tenantId, null)
}
