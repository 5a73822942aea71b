import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { enrollmentDocumentsContract, DocumentSide, EnrollmentDocument } from '#api/enrollment-documents.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type SentFile, UploadField } from '../../shared/uploads/upload-field.tsx'
import { sendDocument } from './enrollment-documents.functions.ts'
import { documentQueries } from './enrollment-documents.queries.ts'
import { type FilesBySide, useDocumentDraft } from './use-document-draft.ts'

export function SendDocument({ document }: { document: EnrollmentDocument }) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const [timesSent, setTimesSent] = useState(0)
  const isReady = useHydrated()
  const { status, maySend, guidance } = document
  const titles = {
    pending: t`Enviar o documento`,
    refused: t`Enviar de novo`,
    accepted: t`Atualizar o documento`,
    waiting: t`Trocar o que foi enviado`,
    not_applicable: t`Este documento não é pedido a você`,
  }
  const note: ReactNode = person?.impersonated ? (
    <Trans>Só a própria pessoa envia documentos.</Trans>
  ) : status === 'not_applicable' ? (
    <Trans>A secretaria marcou que ele não se aplica à sua matrícula.</Trans>
  ) : maySend ? null : (
    <Trans>A secretaria está com o documento aberto. Quando ela decidir, o resultado aparece aqui.</Trans>
  )
  return (
    <Card aria-labelledby="send-document">
      <CardHeader id="send-document" title={titles[status]} />
      <CardSection>
        {timesSent > 0 ? (
          <Notice live="status" tone="ok" title={<Trans>Documento enviado</Trans>}>
            <Trans>A secretaria vai conferir. Avisamos quando houver resposta.</Trans>
          </Notice>
        ) : null}
        {guidance ? <p>{guidance[locale]}</p> : null}
        {status === 'accepted' && !note ? (
          <p>
            <Trans>O documento já foi aceito. Se mudou, envie o novo: ele é conferido outra vez.</Trans>
          </p>
        ) : null}
        {note ? <p>{note}</p> : null}
      </CardSection>
      {note ? null : (
        <CardSection>
          {isReady ? (
            // Begins anew after each sending.
            <SendForm key={timesSent} document={document} onSent={() => setTimesSent(timesSent + 1)} />
          ) : (
            <noscript>
              <Notice tone="info">
                <Trans>Para enviar arquivos, ligue o JavaScript do navegador. Se preferir, leve o documento à secretaria.</Trans>
              </Notice>
            </noscript>
          )}
        </CardSection>
      )}
    </Card>
  )
}

function SendForm({ document, onSent }: { document: EnrollmentDocument; onSent: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { documentEnrollmentId, revision, hasBack } = document
  const draft = useDocumentDraft(documentEnrollmentId, hasBack)
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState<Partial<Record<DocumentSide, boolean>>>({})
  const refresh = () => queryClient.invalidateQueries({ queryKey: documentQueries.all })
  const send = useMutation({
    mutationFn: () => sendDocument({ data: { documentEnrollmentId, revision, files: filesToSend(draft.files, draft.sides) } }),
    onSuccess: async () => {
      draft.forget()
      onSent()
      await refresh()
    },
    // Shows what it is now; the files stay.
    onError: (error) => (portalErrorCode(error) === 'CONTENT_CHANGED' || portalErrorCode(error) === 'NOT_ALLOWED') && refresh(),
  })
  const messages: ErrorMessages<(typeof enrollmentDocumentsContract)['send']> = {
    CONTENT_CHANGED: t`Este documento mudou em outra aba ou na secretaria. Os seus arquivos foram mantidos: confira e envie de novo.`,
    NOT_ALLOWED: t`A secretaria está com este documento aberto, ou um arquivo já está em outro documento. Nada foi enviado.`,
    UPLOAD_INCOMPLETE: t`Falta um arquivo. Envie a frente e o verso.`,
    NOT_FOUND: t`Um arquivo não está mais guardado. Remova-o e escolha de novo.`,
    FORBIDDEN: t`Só a própria pessoa envia documentos.`,
  }
  const isSending = draft.sides.some((side) => sending[side])
  const missing = draft.sides.filter((side) => draft.files[side].length === 0)
  const labels = { whole: t`Arquivos do documento`, front: t`Frente`, back: t`Verso` }
  const unchosen = { whole: t`Escolha ao menos um arquivo.`, front: t`Escolha o arquivo da frente.`, back: t`Escolha o arquivo do verso.` }
  const problem = (side: DocumentSide) => {
    if (!asked) return undefined
    if (sending[side]) return t`Espere o arquivo chegar e envie o documento.`
    return draft.files[side].length === 0 ? unchosen[side] : undefined
  }
  return (
    <Form
      aria-label={t`Enviar o documento`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (missing.length === 0 && !isSending) send.mutate()
      }}
      actions={
        <Button type="submit" variant="primary" loading={send.isPending}>
          <Trans>Enviar documento</Trans>
        </Button>
      }
    >
      {send.isError ? (
        <Notice
          live="alert"
          tone="danger"
          title={
            messages[portalErrorCode(send.error)] ??
            t`Não foi possível enviar o documento. Os seus arquivos foram mantidos; tente de novo em alguns minutos.`
          }
        />
      ) : null}
      {draft.isRestored ? (
        <Notice live="status" tone="info">
          <Trans>Os arquivos que já tinham chegado estão aqui. Falta enviar o documento.</Trans>
        </Notice>
      ) : null}
      {hasBack ? (
        <RadioGroup
          name="sides"
          legend={t`Como está o documento?`}
          value={draft.isSplit ? 'split' : 'whole'}
          onChange={(value) => draft.setSplit(value === 'split')}
          options={[
            { value: 'split', label: t`Frente e verso em dois arquivos` },
            { value: 'whole', label: t`Tudo em um arquivo, ou em páginas` },
          ]}
        />
      ) : null}
      {draft.sides.map((side) => (
        <UploadField
          key={side}
          label={labels[side]}
          error={problem(side)}
          most={side === 'whole' ? undefined : 1}
          sent={draft.initial[side]}
          disabled={send.isPending}
          onChange={(files, isUnderWay) => {
            draft.setFiles(side, files)
            setSending((before) => (before[side] === isUnderWay ? before : { ...before, [side]: isUnderWay }))
          }}
        />
      ))}
      {/* The fields say it beside their files. */}
      <div role="alert" className="visually-hidden">
        {draft.sides.map((side) => problem(side)).find(Boolean)}
      </div>
    </Form>
  )
}

const filesToSend = (files: FilesBySide, sides: readonly DocumentSide[]) =>
  sides.flatMap((side) => files[side].map(({ key }: SentFile) => ({ key, side })))
