import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bank, BankAccount } from '#api/financial/banks.ts'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { useUnproven } from '../../auth/step-up/use-unproven.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { bankQueries } from './banks.queries.ts'

/** Asks for confirmation before a bank is deleted, or says which accounts prevent it. */
export function RemoveBank({
  bank,
  accounts,
  onClose,
  onRemoved,
}: {
  bank: Bank
  /** The accounts of this bank, as far as the reader can see them. */
  accounts: readonly BankAccount[]
  onClose: () => void
  onRemoved: (bank: Bank) => void
}) {
  const { t } = useLingui()
  const unproven = useUnproven()
  const { bankId, nickName } = bank
  const { problem, ...question } = useRemoval(
    () => rpc.integration.banks.remove.mutate({ bankId }),
    () => onRemoved(bank),
  )
  if (bank.accounts > 0)
    return (
      <Dialog open onClose={onClose} title={t`${nickName} tem contas`} closeLabel={t`Fechar`}>
        <p>
          <Trans>Um banco só é excluído quando nenhuma conta é dele. Exclua antes estas, ou mude-as de banco:</Trans>
        </p>
        <PlainList>
          {accounts.map(({ accountId, branch, number, digit, institutionName }) => (
            <PlainRow key={accountId} aside={<span dir="auto">{institutionName}</span>}>
              <code>
                {branch} / {number}-{digit}
              </code>
            </PlainRow>
          ))}
        </PlainList>
        {accounts.length < bank.accounts ? (
          <p>
            <Trans>Há contas de instituições que o seu perfil não alcança.</Trans>
          </p>
        ) : null}
      </Dialog>
    )
  return (
    <ConfirmDialog
      {...question}
      open
      destructive
      question={t`Excluir o banco ${nickName}?`}
      confirmLabel={t`Excluir banco`}
      cancelLabel={t`Voltar`}
      error={
        problem === 'IN_USE'
          ? t`Alguém acabou de cadastrar uma conta neste banco.`
          : problem === 'NOT_FOUND'
            ? t`Outra pessoa já excluiu este banco.`
            : problem === 'STEP_UP_REQUIRED'
              ? unproven
              : problem && t`Não foi possível excluir. Nada mudou: tente de novo.`
      }
      onCancel={onClose}
    >
      <Trans>Ele pode ser cadastrado de novo a qualquer momento.</Trans>
    </ConfirmDialog>
  )
}

export function RemoveAccount({
  account,
  onClose,
  onRemoved,
}: {
  account: BankAccount
  onClose: () => void
  onRemoved: (account: BankAccount) => void
}) {
  const { t } = useLingui()
  const unproven = useUnproven()
  const { accountId, branch, number, digit } = account
  const { problem, ...question } = useRemoval(
    () => rpc.integration.bankAccounts.remove.mutate({ accountId }),
    () => onRemoved(account),
  )
  return (
    <ConfirmDialog
      {...question}
      open
      destructive
      question={t`Excluir a conta ${number}-${digit}, da agência ${branch}?`}
      confirmLabel={t`Excluir conta`}
      cancelLabel={t`Voltar`}
      error={
        problem === 'IN_USE'
          ? t`Esta conta já tem boletos, ou é a que registra boletos: ela não pode ser excluída.`
          : problem === 'NOT_FOUND'
            ? t`Outra pessoa já excluiu esta conta.`
            : problem === 'STEP_UP_REQUIRED'
              ? unproven
              : problem && t`Não foi possível excluir. Nada mudou: tente de novo.`
      }
      onCancel={onClose}
    >
      <Trans>Só uma conta sem boletos pode ser excluída.</Trans>
    </ConfirmDialog>
  )
}

function useRemoval(remove: () => Promise<unknown>, onRemoved: () => void) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankQueries.all }),
  })
  return {
    loading: removal.isPending,
    problem: removal.isError ? (portalErrorCode(removal.error) ?? 'failed') : null,
    onConfirm: () => removal.mutate(undefined, { onSuccess: onRemoved }),
  }
}
