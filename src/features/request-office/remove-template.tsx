import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerTemplate } from '#api/academic/request-office.ts'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'

interface RemoveTemplateProps {
  template: AnswerTemplate
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a template of the whole office is deleted. */
export function RemoveTemplate({ template: { templateId, name }, onClose, onRemoved }: RemoveTemplateProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => rpc.academic.requestOffice.removeTemplate.mutate({ templateId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.templates.key() }),
  })
  const problem = removal.isError ? portalErrorCode(removal.error) : null
  return (
    <ConfirmDialog
      open
      destructive
      question={t`Remover o modelo “${name}”?`}
      confirmLabel={t`Remover modelo`}
      cancelLabel={t`Voltar`}
      loading={removal.isPending}
      error={
        problem === 'NOT_FOUND'
          ? t`Outra pessoa já removeu este modelo.`
          : problem && t`Não foi possível remover. Nada mudou: tente de novo.`
      }
      onConfirm={() => removal.mutate(undefined, { onSuccess: onRemoved })}
      onCancel={onClose}
    >
      <Trans>Ele deixa de existir para toda a equipe. O que já foi enviado não muda.</Trans>
    </ConfirmDialog>
  )
}
