import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentPlan } from '#api/financial/agreement-settings.ts'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { agreementSettingsQueries, type ShownPlace } from './agreement-settings.queries.ts'
import { useSettingsWords } from './use-settings-words.ts'

interface RemovePlanProps {
  place: ShownPlace
  plan: PaymentPlan
  onClose: () => void
  onRemoved: (outcome: { isRetired: boolean }) => void
}

/** Asks for confirmation before a plan is withdrawn, or deleted if no agreement refers to it. */
export function RemovePlan({ place, plan, onClose, onRemoved }: RemovePlanProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const name = useSettingsWords(place).planName(plan)
  const removal = useMutation({
    mutationFn: () => rpc.integration.agreementPlans.remove.mutate({ planId: plan.planId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: agreementSettingsQueries.all }),
  })
  return (
    <ConfirmDialog
      open
      destructive
      loading={removal.isPending}
      question={plan.isUsed ? t`Tirar de oferta o plano ${name}?` : t`Excluir o plano ${name}?`}
      confirmLabel={plan.isUsed ? t`Tirar de oferta` : t`Excluir plano`}
      cancelLabel={t`Voltar`}
      error={
        removal.isError
          ? portalErrorCode(removal.error) === 'NOT_FOUND'
            ? t`Outra pessoa já excluiu este plano.`
            : t`Não foi possível excluir. Nada mudou: tente de novo.`
          : null
      }
      onConfirm={() => removal.mutate(undefined, { onSuccess: onRemoved })}
      onCancel={onClose}
    >
      {plan.isUsed ? (
        <Trans>Há acordos feitos com este plano: eles continuam como foram combinados. Nenhum aluno o recebe mais.</Trans>
      ) : (
        <Trans>Nenhum acordo foi feito com este plano.</Trans>
      )}
    </ConfirmDialog>
  )
}
