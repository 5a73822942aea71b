import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import type { AskedItem, StudentAction } from '#api/academic/requests.ts'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc, type RpcInput } from '../../rpc/rpc.ts'
import { focusAdded } from '../../kit/editing/focus-part.ts'
import { isReason, ReasonField } from '../../kit/review/reason-field.tsx'
import { OfficeFiles } from './office-files.tsx'
import { ItemStatusPill } from './office-labels.tsx'
import { useActWords } from './use-act-words.ts'
import { useOfficeAct } from './use-office-act.ts'

interface AskedProps {
  request: RequestAtOffice
  /** Called with the outcome of an item, which then has no more buttons. */
  onDone: (done: string) => void
}

/** Lists what the office asked of the student, newest first, with what was handed in. */
export function AskedItems({ request, onDone }: AskedProps) {
  return request.actions.map((action) => <AskedCard key={action.actionId} request={request} action={action} onDone={onDone} />)
}

function AskedCard({
  request,
  action: { actionId, text, deadline, isOver, items, answeredAt },
  onDone,
}: AskedProps & { action: StudentAction }) {
  const { date } = useFormats()
  const id = `action-${actionId}`
  const lastDay = date(deadline)
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={<Trans>Pedido ao aluno</Trans>}
        aside={
          isOver && answeredAt === null ? (
            <Status tone="danger">
              <Trans>Prazo encerrado em {lastDay}</Trans>
            </Status>
          ) : (
            <Trans>Prazo: {lastDay}</Trans>
          )
        }
      />
      <CardSection dir="auto">{text}</CardSection>
      {items.map((item) => (
        <CardSection key={item.itemId}>
          <ReviewedItem request={request} item={item} onDone={onDone} />
        </CardSection>
      ))}
    </Card>
  )
}

function ReviewedItem({ request, item, onDone }: AskedProps & { item: AskedItem }) {
  const { t } = useLingui()
  const { requestId, revision, status: requestStatus } = request
  const { itemId, label, status, reason, files, text } = item
  const [given, setGiven] = useState<string | null>(null)
  const [isDropping, setDropping] = useState(false)
  const [isAttempted, setIsAttempted] = useState(false)
  const [reasonId, refuseId] = [`reason-${itemId}`, `refuse-${itemId}`]
  const { serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const review = useMutation({
    mutationFn: (decision: RpcInput<typeof rpc.academic.requestOffice.review>['review']) =>
      act(() => rpc.academic.requestOffice.review.mutate({ requestId, revision, itemId, review: decision })),
    onSuccess: (_, { status: decided }) => {
      setGiven(null)
      setDropping(false)
      onDone(done[decided])
    },
  })
  const done = {
    accepted: t`Item aceito: ${label}`,
    refused: t`Item recusado: ${label}`,
    not_applicable: t`Item dispensado: ${label}`,
  }
  const problem = review.isError ? serverError(portalErrorCode(review.error)) : null
  const isOpen = isOpenStatus(requestStatus)
  const mayDecide = isOpen && status === 'pending'
  const mayDrop = isOpen && (status === 'pending' || status === 'required' || status === 'refused')
  const refuse = () => {
    setIsAttempted(true)
    if (given !== null && isReason(given)) review.mutate({ status: 'refused', reason: given.trim() })
  }
  return (
    <FormSection legend={<span dir="auto">{label}</span>}>
      <div>
        <ItemStatusPill status={status} />
      </div>
      {reason ? <p dir="auto">{reason}</p> : null}
      {text ? <p dir="auto">{text}</p> : null}
      <OfficeFiles requestId={requestId} files={files} />
      {problem && !isDropping ? <Notice tone="danger" live="alert" title={problem} /> : null}
      {given === null ? (
        <div>
          <ButtonRow short>
            {mayDecide ? (
              <>
                <Button size="sm" loading={review.isPending} onClick={() => review.mutate({ status: 'accepted' })}>
                  <Trans>Aceitar</Trans>
                </Button>
                <Button
                  id={refuseId}
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    setGiven('')
                    focusAdded(reasonId)
                  }}
                >
                  <Trans>Recusar</Trans>
                </Button>
              </>
            ) : null}
            {mayDrop ? (
              <Button
                size="sm"
                variant={mayDecide ? 'quiet' : 'outline'}
                onClick={() => {
                  review.reset()
                  setDropping(true)
                }}
              >
                <Trans>Dispensar</Trans>
              </Button>
            ) : null}
          </ButtonRow>
        </div>
      ) : (
        <>
          <ReasonField
            id={reasonId}
            label={t`Motivo da recusa`}
            hint={t`O aluno recebe este texto e pode enviar de novo.`}
            value={given}
            error={isAttempted && !isReason(given) ? t`Explique o motivo` : undefined}
            onChange={({ currentTarget }) => setGiven(currentTarget.value)}
          />
          <ButtonRow short>
            <Button size="sm" variant="danger" loading={review.isPending} onClick={refuse}>
              <Trans>Recusar</Trans>
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setGiven(null)
                focusAdded(refuseId)
              }}
            >
              <Trans>Cancelar</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
      {isDropping ? (
        <ConfirmDialog
          open
          destructive
          question={t`Dispensar “${label}”?`}
          confirmLabel={t`Dispensar item`}
          cancelLabel={t`Voltar`}
          loading={review.isPending}
          error={problem}
          onConfirm={() => review.mutate({ status: 'not_applicable' })}
          onCancel={() => {
            review.reset()
            setDropping(false)
          }}
        >
          <Trans>O aluno deixa de ter que enviar este item. Não é possível desfazer: para recebê-lo, faça outro pedido.</Trans>
        </ConfirmDialog>
      ) : null}
    </FormSection>
  )
}
