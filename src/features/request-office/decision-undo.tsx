import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { RequestStatus } from '#api/request-status.ts'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useIsBefore } from '../../shared/review/use-is-before.ts'
import { actAddress } from './office-act.ts'
import { statusWords } from './office-labels.tsx'
import { undoDecision } from './request-office.functions.ts'
import { useOfficeAct } from './use-office-act.ts'

/** What the reader decided, with the way back for a minute. */
export function DecisionUndo({ requestId, status, undoUntil }: { requestId: string; status: RequestStatus; undoUntil: string }) {
  const { t, i18n } = useLingui()
  const isOpen = useIsBefore(undoUntil)
  const act = useOfficeAct(requestId)
  const undo = useMutation({ mutationFn: () => act(() => undoDecision({ data: { requestId } })) })
  if (undo.isError) return <Notice tone="danger" live="alert" title={t`O minuto para desfazer terminou`} />
  if (!isOpen) return null
  const decision = i18n._(statusWords[status])
  return (
    <Notice
      tone="info"
      live="status"
      title={t`Decisão registrada: ${decision}`}
      action={
        <ButtonForm
          method="post"
          action={actAddress(requestId)}
          onSubmit={(event) => {
            event.preventDefault()
            undo.mutate()
          }}
        >
          <input type="hidden" name="act" value="undo" />
          <Button type="submit" size="sm" loading={undo.isPending}>
            <Trans>Desfazer</Trans>
          </Button>
        </ButtonForm>
      }
    >
      <Trans>Você pode desfazer durante um minuto. Depois disso, o aluno é avisado.</Trans>
    </Notice>
  )
}
