// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Pendency } from '#api/academic/reenrollment.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { BlockedPanel } from '../../subjects/reenrollment/blocked-panel.tsx'
import { payableTogether, PendencyAction } from './pendency-action.tsx'

const debt: Pendency = {
  kind: 'payment_pending',
  id: 'payment_pending-7',
  isBlocking: false,
  waivedBecause: null,
  debtId: 7,
  type: 'tuition',
  description: null,
  competency: '2026-10-01',
  dueDate: '2026-11-10',
  daysOverdue: 11,
  amount: 122_635,
  isNegotiable: false,
  cardInReview: true,
}

test('a debt whose card is under review says so, and is not to be paid again', async () => {
  await renderPart(
    <BlockedPanel
      pendencies={{ results: [debt], isFinanceMissing: false }}
      retry={{ isFetching: false, refetch: () => undefined }}
      renderAction={(pendency) => <PendencyAction pendency={pendency} record="202310482" />}
    />,
  )
  expect(screen.getByText(/Cartão em análise: não pague de novo/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('who acts as the student looks at a debt, and is offered no payment', async () => {
  await renderPart(<PendencyAction pendency={{ ...debt, cardInReview: false, isNegotiable: true }} record={undefined} />, {
    shell: { person: { impersonated: true } },
  })
  const link = screen.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Ver', '/financial/payments/7'])
})

test('debts in the way are paid together, but not one that is being paid, is let pass or stands alone', () => {
  const owed = { ...debt, isBlocking: true, cardInReview: false }
  const others: Pendency[] = [debt, { ...owed, debtId: 8, waivedBecause: 'Acordado' }, { ...owed, debtId: 9, isBlocking: false }]
  expect(payableTogether([owed, { ...owed, debtId: 10 }, ...others]).map(({ debtId }) => debtId)).toEqual([7, 10])
  expect(payableTogether([owed, ...others])).toEqual([])
})
