import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { AskedItem, Request, requestsContract, StudentAction } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Prompt } from '#design/components/data/prompt.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { type SentFile, UploadField } from '../../kit/uploads/upload-field.tsx'
import { HandedInItems } from './handed-in-items.tsx'
import { openItems } from './stream-entries.ts'
import { useShortDates } from './short-dates.ts'
import { requestQueries } from './requests.queries.ts'
import { sameFiles, remainingFiles } from './kept-files.ts'
import { useStoredDraft } from '../../kit/drafts/use-stored-draft.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows what the office still asks of the student, newest first: documents, and data to confirm. */
export function StudentActions({ request }: { request: Request }) {
  return request.actions
    .toSorted((one, other) => other.askedAt.localeCompare(one.askedAt))
    .map((action) => <OpenAction key={action.actionId} request={request} action={action} />)
}

function OpenAction({ request, action }: { request: Request; action: StudentAction }) {
  const { t } = useLingui()
  const { person } = useShell()
  const short = useShortDates()
  const { requestId } = request
  const { actionId, text, deadline, isOver, items } = action
  const open = openItems(request, action)
  if (open.length === 0) return null
  const day = short.date(deadline)
  return (
    <Prompt id={`action-${actionId}`} title={isOver ? <Trans>O prazo acabou em {day}</Trans> : <Trans>Envie até {day}</Trans>}>
      <p>
        <OfficeText>{text}</OfficeText>
      </p>
      {isOver ? (
        <Notice tone="warning" title={t`Escreva à secretaria nesta página e peça mais tempo. O que você preencheu continua aqui.`} />
      ) : null}
      <HandedInItems requestId={requestId} items={items.filter((item) => !open.includes(item))} />
      {person?.impersonated ? (
        <p>
          <Trans>Somente o aluno pode enviar o que a secretaria pede.</Trans>
        </p>
      ) : (
        // The key resets the form once something was handed in.
        <HandInForm
          key={open.map(({ itemId, status: now }) => `${itemId} ${now}`).join()}
          {...{ requestId, actionId, isOver }}
          items={open}
        />
      )}
    </Prompt>
  )
}

interface HandInFormProps {
  requestId: string
  actionId: number
  isOver: boolean
  items: readonly AskedItem[]
}

interface Entered {
  texts: Record<string, string>
  files: Record<string, readonly SentFile[]>
}

const nothing: Entered = { texts: {}, files: {} }

/** Data goes by a plain form before scripts load; files need them. */
function HandInForm({ requestId, actionId, isOver, items }: HandInFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { value, begun, change, forget } = useStoredDraft(`request-action ${actionId}`, nothing)
  const [unready, setUnready] = useState<Record<string, string | undefined>>({})
  const [isAsked, setAsked] = useState(false)
  const given = items
    .map(({ itemId, kind, text }) =>
      kind === 'document'
        ? { itemId, files: (value.files[itemId] ?? []).map(({ key }) => key), text: null }
        : { itemId, files: [], text: (value.texts[itemId] ?? text ?? '').trim() || null },
    )
    .filter(({ files, text }) => files.length > 0 || text !== null)
  const isReady = items.every(({ itemId }) => unready[itemId] === undefined)
  const handIn = useMutation({
    mutationFn: () => rpc.academic.requests.answerAction.mutate({ requestId, actionId, items: given }),
    onSuccess: async () => {
      forget()
      await queryClient.invalidateQueries({ queryKey: requestQueries.all })
    },
    // The current state is loaded; entered values stay.
    onError: (error) =>
      ['NOT_ALLOWED', 'DEADLINE_OVER'].includes(portalErrorCode(error)) && queryClient.invalidateQueries({ queryKey: requestQueries.all }),
  })
  const messages: ErrorMessages<(typeof requestsContract)['answerAction']> = {
    NOT_ALLOWED: t`Isto já foi enviado ou conferido pela secretaria. O que você preencheu continua aqui.`,
    DEADLINE_OVER: t`O prazo acabou. O que você preencheu continua aqui: escreva à secretaria nesta página e peça mais tempo.`,
    UPLOAD_INCOMPLETE: t`Um arquivo ainda não chegou inteiro. Espere e envie de novo.`,
    NOT_FOUND: t`Um arquivo não está mais guardado. Remova-o e escolha de novo.`,
    FORBIDDEN: t`Somente o aluno pode enviar o que a secretaria pede.`,
  }
  const problem = (isMissing: boolean, itemId: number) =>
    isAsked ? (unready[itemId] ?? (isMissing && given.length === 0 ? t`Falta enviar.` : undefined)) : undefined
  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/my-requests/${requestId}`}
      aria-label={t`Enviar à secretaria`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (given.length > 0 && isReady && !handIn.isPending) handIn.mutate()
      }}
      actions={
        <Button type="submit" name="act" value="answer" variant="primary" loading={handIn.isPending}>
          <Trans>Enviar</Trans>
        </Button>
      }
    >
      <input type="hidden" name="actionId" value={actionId} />
      {handIn.isError ? (
        <Notice
          tone="danger"
          live="alert"
          title={
            messages[portalErrorCode(handIn.error)] ??
            t`Não foi possível enviar. O que você preencheu continua aqui: tente de novo em alguns minutos.`
          }
        />
      ) : null}
      {items.map(({ itemId, kind, label, status, reason, text }) => (
        <Fragment key={itemId}>
          {status === 'refused' && reason ? (
            <Notice tone="danger" title={t`Por que “${label}” foi recusado`}>
              <OfficeText>{reason}</OfficeText>
            </Notice>
          ) : null}
          {kind === 'data' ? (
            <TextAreaField
              label={label}
              name={`item-${itemId}`}
              maxLength={5000}
              rows={3}
              value={value.texts[itemId] ?? text ?? ''}
              error={problem(!(value.texts[itemId] ?? text), itemId)}
              disabled={isOver}
              onChange={({ currentTarget }) => {
                const { value: typed } = currentTarget
                change((before) => ({ ...before, texts: { ...before.texts, [itemId]: typed } }))
              }}
            />
          ) : begun ? (
            <UploadField
              label={label}
              use="request"
              error={problem(!value.files[itemId]?.length, itemId)}
              sent={remainingFiles(begun.files[itemId], value.files[itemId])}
              disabled={handIn.isPending || isOver}
              onChange={(files, found) => {
                setUnready((before) => (before[itemId] === found ? before : { ...before, [itemId]: found }))
                change((before) =>
                  sameFiles(before.files[itemId], files) ? before : { ...before, files: { ...before.files, [itemId]: files } },
                )
              }}
            />
          ) : (
            <noscript>
              <Notice title={label}>
                <Trans>Para enviar arquivos, ligue o JavaScript do navegador. Se preferir, leve o documento à secretaria.</Trans>
              </Notice>
            </noscript>
          )}
        </Fragment>
      ))}
    </Form>
  )
}
