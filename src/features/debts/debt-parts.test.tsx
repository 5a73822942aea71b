// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DebtDetails } from '#api/financial/debts.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { DebtBreakdown } from './debt-breakdown.tsx'
import { DebtReceipts } from './debt-receipts.tsx'
import { debtQueries } from './debts.queries.ts'
import { getDebt } from './testing/debt-samples.ts'

describe('the rules that a debt is reckoned by', () => {
  const show = (debt: DebtDetails, events: object[]) =>
    renderPart(<DebtBreakdown debt={debt} />, { data: [[debtQueries.events(debt.institutionId).queryKey, events]] })

  test('are told with its rates, in the words of its institution', async () => {
    const { user } = await show(getDebt(), [{ name: 'Juros de mora', description: '1% ao mês' }])
    await user.click(screen.getByText('Regras de descontos e atrasos'))
    expect(screen.getByText('Depois do vencimento: multa de 2%, uma vez, e juros de 1% ao mês, contados por dia.')).toBeTruthy()
    expect(screen.getByText('Juros de mora').tagName).toBe('DT')
  })

  test('are none where nothing is charged', async () => {
    await show(getDebt({ rates: { finesBasisPoints: 0, interestBasisPoints: 0 } }), [])
    expect(screen.queryByText('Regras de descontos e atrasos')).toBeNull()
  })
})

describe('money that was received for a debt', () => {
  type Receipt = DebtDetails['receipts'][number]
  const settlement: Receipt = {
    paymentId: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11',
    receiptNumber: '2026-00000042',
    kind: 'settlement',
    late: false,
    byCredit: false,
    method: 'pix',
    amount: 50_000,
    paidAt: '2026-11-26T12:10:00Z',
  }
  const settled = 'O débito está pago, mesmo que o dinheiro tenha chegado depois do prazo. Não é preciso fazer mais nada.'

  test('late is said, and that nothing is left to do', async () => {
    await renderPart(<DebtReceipts paidAt={settlement.paidAt} receipts={[{ ...settlement, late: true }]} />)
    expect(screen.getByText(/recebido depois do prazo/)).toBeTruthy()
    expect(screen.getByText(settled)).toBeTruthy()
  })

  test('late for a part is not said to have paid the debt', async () => {
    await renderPart(<DebtReceipts paidAt={null} receipts={[{ ...settlement, late: true }]} />)
    expect(screen.queryByText(settled)).toBeNull()
  })

  test('twice is credit, and what becomes of it is said', async () => {
    await renderPart(
      <DebtReceipts
        paidAt={settlement.paidAt}
        receipts={[settlement, { ...settlement, receiptNumber: '2026-00000043', kind: 'credit' }]}
      />,
    )
    expect(screen.getByText(/ficou como crédito/)).toBeTruthy()
    expect(screen.getByText('O que acontece com o crédito')).toBeTruthy()
    expect(screen.queryByText(settled)).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Recibo' }).map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('number=2026-00000042'),
      expect.stringContaining('number=2026-00000043'),
    ])
  })
})
