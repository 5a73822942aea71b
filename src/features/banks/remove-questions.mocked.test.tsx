// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Bank, BankAccount } from '#api/financial/banks.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { RemoveAccount, RemoveBank } from './remove-questions.tsx'

const functions = vi.hoisted(() => ({
  removeBank: vi.fn<(call: object) => Promise<void>>(),
  removeBankAccount: vi.fn<(call: object) => Promise<void>>(),
}))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'integration.banks.remove': functions.removeBank,
    'integration.bankAccounts.remove': functions.removeBankAccount,
  }),
)
beforeEach(() => vi.resetAllMocks())

const account = { accountId: 4, branch: '0057', number: '72189', digit: '6', institutionName: 'Campus Norte' } as unknown as BankAccount
const bank = { bankId: 2, nickName: 'Itaú', accounts: 0 } as unknown as Bank
const failed = 'Não foi possível excluir. Nada mudou: tente de novo.'

test.each<[PortalErrorCode, string]>([
  ['IN_USE', 'Esta conta já tem boletos, ou é a que registra boletos: ela não pode ser excluída.'],
  ['NOT_FOUND', 'Outra pessoa já excluiu esta conta.'],
  ['UPSTREAM_UNAVAILABLE', failed],
])('an account that is not deleted (%s) stays, and it is said why', async (code, why) => {
  const onRemoved = vi.fn()
  const { user } = await renderPart(<RemoveAccount account={account} onClose={() => undefined} onRemoved={onRemoved} />)
  functions.removeBankAccount.mockRejectedValueOnce(new PortalError(code)).mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: 'Excluir conta' }))
  await screen.findByText(why)
  expect(onRemoved).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Excluir conta' }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(account))
  expect(functions.removeBankAccount).toHaveBeenLastCalledWith({ accountId: 4 })
})

test.each<[PortalErrorCode, string]>([
  ['IN_USE', 'Alguém acabou de cadastrar uma conta neste banco.'],
  ['NOT_FOUND', 'Outra pessoa já excluiu este banco.'],
  ['UPSTREAM_UNAVAILABLE', failed],
])('so does a bank (%s)', async (code, why) => {
  const { user } = await renderPart(<RemoveBank bank={bank} accounts={[]} onClose={() => undefined} onRemoved={() => undefined} />)
  functions.removeBank.mockRejectedValueOnce(new PortalError(code))
  await user.click(screen.getByRole('button', { name: 'Excluir banco' }))
  await screen.findByText(why)
})

test('a bank with accounts names them, and is not asked about', async () => {
  const used = { ...bank, accounts: 2 }
  await renderPart(<RemoveBank bank={used} accounts={[account]} onClose={() => undefined} onRemoved={() => undefined} />)
  expect(screen.getByText('0057 / 72189-6')).toBeTruthy()
  expect(screen.getByText('Há contas de instituições que o seu perfil não alcança.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Excluir banco' })).toBeNull()
})
