// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { IncomeReportPage } from './income-report-page.tsx'
import { incomeReportQueries } from './income-report.queries.ts'

const functions = vi.hoisted(() => ({ getIncomeReports: vi.fn<() => Promise<object>>() }))
vi.mock('./income-report.functions.ts', () => functions)

const show = (years: object[], year?: number) =>
  renderPart(<IncomeReportPage search={{ year }} />, {
    shell: { openPaths: ['/financial/report-income'] },
    data: [
      [incomeReportQueries.years().queryKey, years],
      [incomeReportQueries.hasDocument().queryKey, true],
    ],
  })

test('who never paid is told why there is nothing, and nothing to print', async () => {
  await show([])
  expect(screen.getByText('Nenhum pagamento ainda')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Baixar PDF/ })).toBeNull()
})

test('a year without payments says so, and has nothing to print', async () => {
  functions.getIncomeReports.mockResolvedValue([])
  await show([{ baseYear: 2025, isClosed: true }], 1999)
  expect(await screen.findByText('Nenhum pagamento em 1999')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Baixar PDF/ })).toBeNull()
  expect(screen.getByRole('link', { name: '2025' })).toBeTruthy()
})
