import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RefusedAct } from '#design/components/actions/refused-act.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { settingQueries } from './financial-settings.queries.ts'

interface RemoveSettingProps {
  institution: ManagedInstitution
  settingId: number
  onRemoved: () => void
}

/** Asks for confirmation before the settings of an institution are deleted, or says why they cannot be. */
export function RemoveSetting({ institution: { name, hasDebts }, settingId, onRemoved }: RemoveSettingProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const removal = useMutation({
    mutationFn: () => rpc.financial.settings.remove.mutate({ settingId }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: settingQueries.list().queryKey })
      setAsked(false)
      onRemoved()
    },
  })
  const close = () => {
    removal.reset()
    setAsked(false)
  }
  const problem = removal.isError ? portalErrorCode(removal.error) : null
  const stays = t`Esta instituição já lançou débitos: as configurações podem ser mudadas, mas não excluídas.`
  const ask = (
    <Button data-scripted onClick={() => setAsked(true)}>
      <Trans>Excluir configurações</Trans>
    </Button>
  )
  return (
    <div>
      {hasDebts ? <RefusedAct reason={stays}>{ask}</RefusedAct> : ask}
      {isAsked ? (
        <ConfirmDialog
          open
          destructive
          question={t`Excluir as configurações de ${name}?`}
          confirmLabel={t`Excluir configurações`}
          cancelLabel={t`Voltar`}
          loading={removal.isPending}
          error={
            problem === 'IN_USE'
              ? stays
              : problem === 'NOT_FOUND'
                ? t`Outra pessoa já excluiu estas configurações.`
                : problem && t`Não foi possível excluir. Nada mudou: tente de novo.`
          }
          onConfirm={() => removal.mutate()}
          onCancel={close}
        >
          <Trans>Só as de uma instituição que ainda não lançou débitos podem ser excluídas. As versões anteriores são perdidas.</Trans>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
