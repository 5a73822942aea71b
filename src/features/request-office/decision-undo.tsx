import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { useIsEarlier } from '../../kit/review/use-is-earlier.ts'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'
import type { TakenBack } from './decision-card.tsx'
import { statusWords } from './office-labels.tsx'
import { useActWords } from './use-act-words.ts'
import { useNextInQueue } from './use-next-in-queue.ts'
import { useOfficeAct } from './use-office-act.ts'

interface DecisionUndoProps {
  request: RequestAtOffice
  /** Called with the decision that is about to be taken back. */
  onUndo: (decision: TakenBack) => void
  /** Called with the outcome. */
  onDone: (done: string) => void
}

/** Shows the reader's decision with a button to undo it for a minute; takes the focus, as the deciding form is far below and gone. */
export function DecisionUndo({ request, onUndo, onDone }: DecisionUndoProps) {
  const { requestId, status, result, undoUntil } = request
  const { t, i18n } = useLingui()
  const { done } = useActWords()
  const isOpen = useIsEarlier(undoUntil)
  const next = useNextInQueue(requestId)
  const act = useOfficeAct(requestId)
  const undo = useMutation({
    mutationFn: (_decision: string | null) => act(() => rpc.academic.requestOffice.undo.mutate({ requestId })),
    onSuccess: () => onDone(done.undo),
  })
  // The focus moves only to decisions made after the page was opened: before, it has not been read to any place.
  const [atFirst] = useState(undoUntil)
  const isFailed = undo.isError && (undoUntil === null || undo.variables === undoUntil)
  const decided = isOpen && undoUntil !== atFirst ? undoUntil : null
  const place = useFocusOnResult<HTMLDivElement>(isFailed ? 'failed' : decided)
  if (!isFailed && !isOpen) return null
  const decision = i18n._(statusWords[status])
  return (
    <div ref={place} tabIndex={-1}>
      {isFailed ? (
        <Notice tone="danger" live="alert" title={t`O minuto para desfazer terminou`} />
      ) : (
        <Notice
          tone="info"
          live="status"
          title={t`Decisão registrada: ${decision}`}
          action={
            <>
              <Button
                size="sm"
                loading={undo.isPending}
                onClick={() => {
                  onUndo({ outcome: status, text: result?.text ?? '' })
                  undo.mutate(undoUntil)
                }}
              >
                <Trans>Desfazer</Trans>
              </Button>
              {next ? (
                <Link to="/requests/$requestId" params={{ requestId: next }} className={buttonLook({ variant: 'primary', size: 'sm' })}>
                  <Trans>Abrir o próximo</Trans>
                </Link>
              ) : null}
            </>
          }
        >
          <Trans>Você pode desfazer durante um minuto. Depois disso, o aluno é avisado.</Trans>
        </Notice>
      )}
    </div>
  )
}
