import { createServerFn } from '@tanstack/react-start'
import { formatTaxId } from '#api/tax-id.ts'
import { z } from 'zod'
import { baseYear } from '#api/financial/income-report.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/** Returns whether the income report exists as a PDF: it needs a template. */
export const hasIncomeDocument = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.reports.paths({ folder: 'IncomeReport' })).results.length > 0)

/** One report per course; empty without payments. */
export const getIncomeReports = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ baseYear }))
  .handler(async ({ context, data }) => {
    try {
      const { results } = await context.upstream.financial.incomeReports.get(data)
      return results.map(({ beneficiary, payer, ...report }) => ({
        ...report,
        beneficiary: { ...beneficiary, taxId: formatTaxId(beneficiary.taxId) },
        payer: { ...payer, taxId: formatTaxId(payer.taxId) },
      }))
    } catch (error) {
      if (portalErrorCode(error) === 'NOT_FOUND') return []
      throw error
    }
  })
