import { createServerFn } from '@tanstack/react-start'
import { formatCnpj, formatCpf } from '@brazilian-utils/brazilian-utils'
import { z } from 'zod'
import { baseYear } from '#api/income-report.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/** Years in which the signed-in person paid, the last closed one first. */
export const listBaseYears = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.incomeReports.years()).results)

/** Whether the institution has a template to print the report by. */
export const hasIncomeDocument = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.reports.paths({ folder: 'IncomeReport' })).results.length > 0)

/** What the signed-in person paid in a year, a report for each course; none for a year without payments. */
export const getIncomeReports = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ baseYear }))
  .handler(async ({ context, data }) => {
    try {
      const { results } = await context.upstream.financial.incomeReports.get(data)
      return results.map(({ beneficiary, payer, ...report }) => ({
        ...report,
        beneficiary: { ...beneficiary, taxId: formatCnpj(beneficiary.taxId) },
        payer: { ...payer, taxId: formatCpf(payer.taxId) },
      }))
    } catch (error) {
      if (portalErrorCode(error) === 'NOT_FOUND') return []
      throw error
    }
  })
