// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DebtOverview, DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { OwedTodayCard } from './owed-today-card.tsx'

const debt = (debtId: number, given: Partial<DebtSummary> = {}) =>
  ({
    debtId,
    type: 'tuition',
    description: `Débito ${debtId}`,
    installment: null,
    competency: '2026-10-01',
    dueDate: '2026-11-15',
    status: 'overdue',
    amountPayable: 10_000,
    cardInReview: null,
    ...given,
  }) as DebtSummary

async function show(count: number, listed: DebtSummary[] | undefined) {
  const owedToday = { count, amountPayable: count * 10_000, charges: 0, isNegotiable: false, debtIds: [], offer: null }
  await renderPart(<OwedTodayCard overview={{ owedToday } as unknown as DebtOverview} due={listed && ({ results: listed } as DebtPage)} />)
}

const more = () => screen.queryByRole('link', { name: /^Ver mais/ })?.textContent

it('lists what is owed, and says how much of it is elsewhere', async () => {
  await show(5, [debt(1), debt(2, { status: 'open' }), debt(3, { cardInReview: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11' })])
  expect(screen.getByText('Débito 1')).toBeTruthy()
  expect(screen.queryByText('Débito 2')).toBeNull()
  expect(screen.queryByText('Débito 3')).toBeNull()
  expect(more()).toBe('Ver mais 4 débitos vencidos')
})

it('says of one more that it is one', async () => {
  await show(2, [debt(1)])
  expect(more()).toBe('Ver mais 1 débito vencido')
})

it('leads nowhere else where all of it is listed, or the list is not loaded yet', async () => {
  await show(1, [debt(1)])
  expect(more()).toBeUndefined()
  cleanup()
  await show(1, undefined)
  expect(more()).toBeUndefined()
})
