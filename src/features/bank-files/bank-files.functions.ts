import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { bankFileEntryQuery, reconciliationQuery } from '#api/financial/bank-files.ts'
import { entityId, pageQuery, searchText } from '#api/shared.ts'
import { getCivilDate } from '../../i18n/formats.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'
import { periodOfMonth, recentMonths } from './months.ts'

/** Returns the return files, what can be sent to the banks, and the unresolved differences. */
export const listBankFiles = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery)
  .handler(async ({ context, data }) => {
    const { bankFiles } = context.upstream.financial
    const [files, { accounts, results: remittances }, { results: differences }] = await Promise.all([
      bankFiles.list(data),
      bankFiles.remittances(),
      bankFiles.openDifferences(),
    ])
    return { files, accounts, remittances, differences }
  })

/** A file with one page of its entries. */
export const getBankFile = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(bankFileEntryQuery)
  .handler(async ({ context, data }) => {
    const { bankFiles } = context.upstream.financial
    const [file, entries] = await notFoundIfMissing(Promise.all([bankFiles.get({ fileId: data.fileId }), bankFiles.entries(data)]))
    return { file, entries }
  })
/** Gets the reconciliation, of the first account and the current month where none is given. `data` is null without accounts. */
export const getReconciliation = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(
    z.object({ accountId: entityId.optional(), month: z.iso.date().optional(), differences: reconciliationQuery.shape.differences }),
  )
  .handler(async ({ context: { upstream, scope }, data }) => {
    const { bankFiles } = upstream.financial
    const { accounts } = await bankFiles.remittances()
    const months = recentMonths(getCivilDate(new Date(), scope.acting.timeZone))
    const month = data.month ?? months[0]!
    const accountId = data.accountId ?? accounts[0]?.accountId
    const { differences } = data
    const found =
      accountId === undefined
        ? null
        : await notFoundIfMissing(bankFiles.reconciliation({ accountId, differences, ...periodOfMonth(month) }))
    return { accounts, months, accountId, month, found }
  })
const mostDebts = 20

/** Returns open debts of the students that a text finds, for payments whose student is unknown. */
export const findOpenDebts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(3)) }))
  .handler(async ({ context, data: { search } }) => {
    const { results } = await context.upstream.financial.debts.list({
      filter: { search, status: 'open' },
      sort: 'dueDate',
      page: 1,
      perPage: mostDebts,
    })
    return results.map(({ debtId, studentName, registration, type, description, installment, competency, dueDate, amountPayable }) => ({
      debtId,
      studentName,
      registration,
      type,
      description,
      installment,
      competency,
      dueDate,
      amountPayable,
    }))
  })
