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

async function show(count: number, listed: DebtSummary[] | undefined, negotiable = true) {
  const owedToday = { count, amountPayable: count * 10_000, charges: 0, isNegotiable: negotiable, debtIds: [], offer: null }
  const overview = { owedToday } as unknown as DebtOverview
  await renderPart(<OwedTodayCard overview={overview} due={listed && ({ results: listed } as DebtPage)} negotiable={negotiable} />)
}

const title = () => screen.getByRole('heading').textContent

it('names the one debt that is overdue, and since when', async () => {
  await show(1, [debt(2, { status: 'open' }), debt(3, { cardInReview: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11' }), debt(1)])
  expect(title()).toBe('Débito 1')
  expect(screen.getByText('Venceu em 15/11/2026')).toBeTruthy()
})

it('has the sum of several, and of one until it is listed', async () => {
  await show(5, [debt(1)])
  expect(title()).toBe('Total em atraso')
  expect(screen.getByText('5 débitos')).toBeTruthy()
  cleanup()
  await show(1, undefined)
  expect(title()).toBe('Total em atraso')
})

it('offers to negotiate to those who may', async () => {
  await show(1, [debt(1)])
  expect(screen.getByRole('link', { name: 'Negociar' })).toBeTruthy()
  cleanup()
  await show(1, [debt(1)], false)
  expect(screen.queryByRole('link', { name: 'Negociar' })).toBeNull()
})
