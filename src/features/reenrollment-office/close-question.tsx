import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficeGroup } from '#api/academic/reenrollment-office.ts'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { getClassSettings, getClassValues } from './class-values.ts'
import { officeQueries } from './reenrollment-office.queries.ts'

interface CloseQuestionProps {
  periodId: number
  group: OfficeGroup
  onClose: () => void
  onSaved: (group: OfficeGroup) => void
}

/** Asks for confirmation before a class is closed for choosing, or opened again. */
export function CloseQuestion({ periodId, group, onClose, onSaved }: CloseQuestionProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { groupId, code, revision, isOpen } = group
  const change = useMutation({
    mutationFn: () =>
      rpc.academic.reenrollmentOffice.saveGroup.mutate({
        periodId,
        groupId,
        revision,
        settings: { ...getClassSettings(getClassValues(group)), isOpen: !isOpen },
      }),
    onSuccess: onSaved,
    onSettled: () => queryClient.invalidateQueries({ queryKey: officeQueries.all }),
  })
  const problem = change.isError
    ? portalErrorCode(change.error) === 'CONTENT_CHANGED'
      ? t`Outra pessoa mudou esta turma agora há pouco. Confira e confirme de novo.`
      : t`Não foi possível salvar. Nada mudou: tente de novo.`
    : null
  return (
    <ConfirmDialog
      open
      question={isOpen ? t`Fechar a turma ${code}?` : t`Reabrir a turma ${code}?`}
      confirmLabel={isOpen ? t`Fechar turma` : t`Reabrir turma`}
      cancelLabel={t`Voltar`}
      loading={change.isPending}
      error={problem}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      {isOpen ? (
        <Trans>Ninguém mais escolhe esta turma. Quem já confirmou continua nela; quem ainda não confirmou terá de escolher outra.</Trans>
      ) : (
        <Trans>Os alunos voltam a poder escolher esta turma, enquanto houver vagas.</Trans>
      )}
    </ConfirmDialog>
  )
}
