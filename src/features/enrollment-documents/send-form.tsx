import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { enrollmentDocumentsContract, DocumentSide, EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { type SentFile, UploadField } from '../../kit/uploads/upload-field.tsx'
import { documentQueries } from './enrollment-documents.queries.ts'
import { type FilesBySide, useDocumentDraft } from './use-document-draft.ts'

/** @param onSent once the document is shown as it is then */
export function SendForm({ document, onSent }: { document: EnrollmentDocument; onSent: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { documentEnrollmentId, revision, hasBack, status } = document
  const draft = useDocumentDraft(documentEnrollmentId, hasBack)
  const [asked, setAsked] = useState(false)
  const [unready, setUnready] = useState<Partial<Record<DocumentSide, string | undefined>>>({})
  const refresh = () => queryClient.invalidateQueries({ queryKey: documentQueries.all })
  const send = useMutation({
    mutationFn: () =>
      rpc.academic.enrollmentDocuments.send.mutate({ documentEnrollmentId, revision, files: filesToSend(draft.files, draft.sides) }),
    onSuccess: async () => {
      draft.forget()
      await refresh()
      onSent()
    },
    // Reloads the document's current state; the chosen files stay.
    onError: (error) => (portalErrorCode(error) === 'CONTENT_CHANGED' || portalErrorCode(error) === 'NOT_ALLOWED') && refresh(),
  })
  const messages: ErrorMessages<(typeof enrollmentDocumentsContract)['send']> = {
    CONTENT_CHANGED: t`Este documento mudou em outra aba ou na secretaria. Os seus arquivos foram mantidos: confira e envie de novo.`,
    NOT_ALLOWED: t`A secretaria está com este documento aberto, ou um arquivo já está em outro documento. Nada foi enviado.`,
    UPLOAD_INCOMPLETE: t`Falta um arquivo. Envie a frente e o verso.`,
    NOT_FOUND: t`Um arquivo não está mais guardado. Remova-o e escolha de novo.`,
    FORBIDDEN: t`Somente o aluno pode enviar documentos.`,
  }
  const labels = { whole: t`Arquivos do documento`, front: t`Frente`, back: t`Verso` }
  const unchosen = {
    whole: t`Escolha ao menos um arquivo.`,
    front: t`Escolha o arquivo da frente.`,
    back: t`Escolha o arquivo do verso. Se o documento todo está em um arquivo, marque “Tudo em um arquivo, ou em páginas”.`,
  }
  const getProblem = (side: DocumentSide) => unready[side] ?? (draft.files[side].length === 0 ? unchosen[side] : undefined)
  const problem = (side: DocumentSide) => (asked ? getProblem(side) : undefined)
  return (
    <Form
      aria-label={t`Enviar o documento`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!draft.sides.some(getProblem)) send.mutate()
      }}
      actions={
        <Button type="submit" variant={status === 'pending' || status === 'refused' ? 'primary' : 'outline'} loading={send.isPending}>
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
          legend={t`Como vai enviar?`}
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
          sent={draft.initial[side].filter(({ key }) => draft.files[side].some((file) => file.key === key))}
          disabled={send.isPending}
          onChange={(files, problem) => {
            draft.setFiles(side, files)
            setUnready((before) => ({ ...before, [side]: problem }))
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
