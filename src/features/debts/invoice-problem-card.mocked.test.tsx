// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { InvoiceProblem } from '#api/financial/debts.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { InvoiceProblemCard } from './invoice-problem-card.tsx'

const functions = vi.hoisted(() => ({ retryInvoice: vi.fn<(call: object) => Promise<void>>() }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'financial.invoices.retry': functions.retryInvoice }),
)
beforeEach(() => vi.resetAllMocks())

const problem: InvoiceProblem = { step: 'issue', hasFailed: true, reason: 'CPF do tomador inválido', nextAttemptAt: '2026-11-27T12:00:00Z' }
const manager = { permissions: { financial: ['debts.read', 'invoices.manage'] } }
const retry = () => screen.queryByRole('button', { name: 'Tentar de novo' })

const show = (person: object) => renderPart(<InvoiceProblemCard debtId={7} problem={problem} />, { shell: { person } })

test('who may not manage invoices reads what is wrong, and asks for nothing', async () => {
  await show({ permissions: { financial: ['debts.read'] } })
  expect(screen.getByText('A emissão falhou várias vezes')).toBeTruthy()
  expect(screen.getByText('O emissor respondeu: CPF do tomador inválido')).toBeTruthy()
  expect(retry()).toBeNull()
})

test('another attempt is asked for, and after a refusal once more', async () => {
  functions.retryInvoice.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce()
  const { user } = await show(manager)
  await user.click(retry()!)
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível pedir a nova tentativa')
  await user.click(retry()!)
  expect((await screen.findByRole('status')).textContent).toContain('Vamos tentar em até um minuto')
  expect(functions.retryInvoice).toHaveBeenLastCalledWith({ debtId: 7 })
})

test('an attempt after which nothing is wrong any more leaves nothing to do', async () => {
  functions.retryInvoice.mockResolvedValueOnce()
  const { user, rerender } = await show(manager)
  await user.click(retry()!)
  await screen.findByText('Vamos tentar em até um minuto')
  rerender(<InvoiceProblemCard debtId={7} problem={null} />)
  expect(screen.getByRole('status').textContent).toContain('A nota fiscal não tem mais pendência')
  expect(retry()).toBeNull()
})
