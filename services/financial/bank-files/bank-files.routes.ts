import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { base } from '../base.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { mayManageBanks } from '#api/permissions.ts'
import { assignEntry, unassignEntry } from './assign-entry.ts'
import { bankFileDetails, bankFileEntries, cancelBankFile, confirmBankFile, listBankFiles } from './bank-files.queries.ts'
import { openDifferences, getReconciliation } from './reconciliation.queries.ts'
import { listRemittances, makeRemittance, readRemittance } from './remittances.queries.ts'
import { reopenDifference, resolveDifference } from './resolutions.queries.ts'
import { type BankFilePorts, sendBankFile } from './send-bank-file.queries.ts'

export function bankFilesRouter(ports: PaymentPorts & BankFilePorts & { findPerson: FindPerson }) {
  const { pool, clock } = ports
  const { bankFiles } = base
  return {
    list: bankFiles.list.handler(({ context, input }) => listBankFiles(pool, bankManager(context), input)),
    send: bankFiles.send.handler(({ context, input }) => sendBankFile(ports, bankManager(context), input.file)),
    get: bankFiles.get.handler(({ context, input }) => {
      const manager = bankManager(context)
      return bankFileDetails(pool, manager, input.fileId, civilToday(clock, manager.timeZone))
    }),
    entries: bankFiles.entries.handler(({ context, input }) => bankFileEntries(pool, bankManager(context), input)),
    book: bankFiles.book.handler(({ context, input }) => confirmBankFile(ports, bankManager(context), input.fileId)),
    cancel: bankFiles.cancel.handler(({ context, input }) => cancelBankFile(pool, bankManager(context), input.fileId)),
    remittances: bankFiles.remittances.handler(({ context }) => listRemittances(pool, bankManager(context), clock.now())),
    makeRemittance: bankFiles.makeRemittance.handler(({ context, input }) =>
      makeRemittance(pool, bankManager(context), input.accountId, clock.now()),
    ),
    readRemittance: bankFiles.readRemittance.handler(({ context, input }) =>
      readRemittance(pool, bankManager(context), input.remittanceId),
    ),
    reconciliation: bankFiles.reconciliation.handler(({ context, input }) => getReconciliation(ports, bankManager(context), input)),
    openDifferences: bankFiles.openDifferences.handler(({ context }) => {
      const manager = bankManager(context)
      return openDifferences(pool, manager, civilToday(clock, manager.timeZone))
    }),
    resolveDifference: bankFiles.resolveDifference.handler(({ context, input }) => resolveDifference(ports, bankManager(context), input)),
    assignEntry: bankFiles.assignEntry.handler(({ context, input }) => assignEntry(ports, bankManager(context), input)),
    unassignEntry: bankFiles.unassignEntry.handler(({ context, input }) =>
      unassignEntry(ports, bankManager(context), { ...input, note: '' }),
    ),
    reopenDifference: bankFiles.reopenDifference.handler(({ context, input }) =>
      reopenDifference(ports, bankManager(context), input.resolutionId),
    ),
  }
}

/** Throws UNAUTHORIZED without a token, FORBIDDEN for others than staff who manage banks, and while impersonating. */
function bankManager(context: ServiceContext) {
  const { tenantId, institutionId, userId, timeZone, profile, ...caller } = requireSelf(context)
  if (profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission({ tenantId, institutionId, userId, profile, ...caller }, mayManageBanks)
  return { tenantId, institutionId, userId, timeZone }
}
