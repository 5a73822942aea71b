import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Paperclip, SendHorizontal } from 'lucide-react'
import type { requestsContract } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Composer } from '#design/components/fields/composer.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import type { SentFile } from '../../kit/uploads/upload-field.tsx'
import { requestQueries } from './requests.queries.ts'
import { sameFiles, remainingFiles } from './kept-files.ts'
import { useStoredDraft } from '../../kit/drafts/use-stored-draft.ts'

const UploadField = lazy(async () => ({ default: (await import('../../kit/uploads/upload-field.tsx')).UploadField }))

const most = 5000

interface Written {
  /** The id of the message, so that pressing again after a lost answer sends it once. */
  messageId: string
  text: string
  files: readonly SentFile[]
}

interface WriteMessageProps {
  requestId: string
  /** Whether the form is folded, unless something is already written. */
  folds: boolean
  postedText: string
}

/** A plain form before scripts load. */
export function WriteMessage({ requestId, folds, postedText }: WriteMessageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { value, begun, change, forget } = useStoredDraft<Written>(`request-message ${requestId}`, {
    messageId: '',
    text: postedText,
    files: [],
  })
  const [problem, setProblem] = useState<string>()
  const [isAttaching, setAttaching] = useState(false)
  const [unready, setUnready] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const { text, files } = value
  const isOpen = isAttaching || files.length > 0
  const write = useMutation({
    mutationFn: (messageId: string) =>
      rpc.academic.requests.write.mutate({ requestId, messageId, text, files: files.map(({ key }) => key) }),
    onSuccess: async () => {
      forget()
      setAttaching(false)
      setAsked(false)
      setTimesSent(timesSent + 1)
      await queryClient.invalidateQueries({ queryKey: requestQueries.detail(requestId).queryKey })
    },
  })
  const messages: ErrorMessages<(typeof requestsContract)['write']> = {
    NOT_ALLOWED: t`Este requerimento não recebe mais mensagens. O texto continua no campo.`,
    KEY_REUSED: t`Não foi possível enviar a mensagem. Recarregue a página; o texto continua no campo.`,
    UPLOAD_INCOMPLETE: t`Um arquivo ainda não chegou inteiro. Espere e envie de novo.`,
    TOO_MANY_ATTEMPTS: t`São muitas mensagens em pouco tempo. O texto continua no campo: espere alguns minutos e envie de novo.`,
    NOT_FOUND: t`Um arquivo não está mais guardado. Remova-o e escolha de novo.`,
    FORBIDDEN: t`Somente o aluno pode escrever à secretaria.`,
  }

  function send() {
    const isEmpty = text.trim() === ''
    setProblem(isEmpty ? t`Escreva a mensagem.` : undefined)
    setAsked(true)
    if (isEmpty || unready || write.isPending) return
    const messageId = value.messageId || crypto.randomUUID()
    change((before) => ({ ...before, messageId }))
    write.mutate(messageId)
  }

  const form = (
    <Form
      method="post"
      action={`${appConfig.basePath}/my-requests/${requestId}`}
      aria-label={t`Escrever à secretaria`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {write.isError ? (
        <Notice
          tone="danger"
          live="alert"
          title={
            messages[portalErrorCode(write.error)] ??
            t`Não foi possível enviar a mensagem. O texto continua no campo: tente de novo em alguns minutos.`
          }
        />
      ) : null}
      <div role="status" className="visually-hidden">
        {timesSent > 0 && write.isSuccess ? <Trans>Mensagem enviada</Trans> : null}
      </div>
      <Composer
        start={
          isOpen ? null : (
            <IconButton data-scripted label={t`Anexar arquivo`} onClick={() => setAttaching(true)}>
              <Paperclip />
            </IconButton>
          )
        }
        field={
          <TextAreaField
            label={t`Mensagem`}
            hideLabel
            placeholder={t`Escreva à secretaria`}
            rows={1}
            name="text"
            maxLength={most}
            countLabel={(remaining) => (remaining < 500 ? t`Caracteres restantes: ${remaining}` : '')}
            value={text}
            error={problem}
            onChange={({ currentTarget }) => {
              setProblem(undefined)
              // Changed text makes another message, with another id.
              const { value: typed } = currentTarget
              change((before) => ({ ...before, messageId: '', text: typed }))
            }}
          />
        }
        send={
          <Button type="submit" name="act" value="write" folds icon={<SendHorizontal />} loading={write.isPending}>
            <span>
              <Trans>Enviar mensagem</Trans>
            </span>
          </Button>
        }
      />
      {isOpen && begun ? (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <UploadField
            key={timesSent}
            label={t`Arquivos da mensagem`}
            optional={t`(opcional)`}
            use="request"
            error={isAsked ? unready : undefined}
            sent={remainingFiles(begun.files, files)}
            disabled={write.isPending}
            onChange={(chosen, found) => {
              setUnready(found)
              // The upload field stays open until the message is sent, even if the last file is removed while another is being uploaded.
              if (found) setAttaching(true)
              change((before) => (sameFiles(before.files, chosen) ? before : { ...before, messageId: '', files: chosen }))
            }}
          />
        </Suspense>
      ) : null}
    </Form>
  )
  return folds ? (
    <Disclosure summary={t`Escrever à secretaria`} open={(begun ?? value).text !== '' || timesSent > 0 || undefined}>
      {form}
    </Disclosure>
  ) : (
    form
  )
}
