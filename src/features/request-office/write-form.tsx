import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { AnswerAids } from './answer-aids.tsx'
import { AnswerTemplates } from './answer-templates.tsx'
import { DraftRestoredNotice } from './draft-restored-notice.tsx'
import { useActWords } from './use-act-words.ts'
import { useKeptWriting } from './use-kept-writing.ts'
import { useOfficeAct } from './use-office-act.ts'

interface WriteValues {
  isInternal: string
  message: string
  files: { keys: string[]; unready?: string | undefined }
}

const noFiles = { keys: [] }

interface Kept {
  isInternal: string
  text: string
}

const nothing: Kept = { isInternal: 'false', text: '' }

interface WriteFormProps {
  request: RequestAtOffice
  /** Whether the form is open from the start. */
  opens: boolean
}

/** Form for a message to the student, or an internal note. */
export function WriteForm({ request, opens }: WriteFormProps) {
  const { t } = useLingui()
  const { problems, done, serverError } = useActWords()
  const { requestId, typeId, status } = request
  const act = useOfficeAct(requestId)
  const [isChoosing, setIsChoosing] = useState(false)
  const messageId = useRef<string>(undefined)
  // Number of sent messages; it gives each message a new upload field, without the files of the last one.
  const [sent, setSent] = useState(0)
  const [said, setSaid] = useState<string | null>(null)
  const isCanceled = status === 'canceled'
  const form = useAppForm<WriteValues, void>({
    initialValues: { isInternal: String(isCanceled), message: '', files: noFiles },
    idSuffix: '-written',
    validate: ({ message, files }) => ({ message: message.trim() === '' && problems['no-text'], files: files.unready }),
    submit: async ({ isInternal, message, files }) => {
      messageId.current ??= crypto.randomUUID()
      const data = { requestId, messageId: messageId.current, text: message, files: files.keys, isInternal: isInternal === 'true' }
      await act(() => rpc.academic.requestOffice.write.mutate(data))
      kept.forget()
      messageId.current = undefined
      setSent((count) => count + 1)
      setSaid(isInternal === 'true' ? t`Nota interna salva` : done.write)
    },
    serverError,
    resetOnSuccess: true,
  })
  const kept = useKeptWriting<Kept>(`request-office-message ${requestId}`, nothing, (written) => {
    if (!isCanceled) form.set('isInternal', written.isInternal)
    form.set('message', written.text)
  })
  const isNote = form.values.isInternal === 'true'
  /** Changed text makes another message, with another id. */
  const write = (text: string) => {
    messageId.current = undefined
    setSaid(null)
    form.set('message', text)
    kept.change(() => ({ isInternal: form.values.isInternal, text }))
  }
  return (
    <Disclosure
      // What opened once stays open.
      open={opens || kept.isDraftRestored || sent > 0}
      summary={isCanceled ? <Trans>Escrever nota interna</Trans> : <Trans>Escrever mensagem ou nota interna</Trans>}
    >
      <AppForm
        form={form}
        aria-label={t`Escrever`}
        actions={<SubmitButton form={form}>{isNote ? <Trans>Salvar nota interna</Trans> : <Trans>Enviar ao aluno</Trans>}</SubmitButton>}
      >
        {kept.isDraftRestored ? <DraftRestoredNotice /> : null}
        <RadioGroup
          legend={t`Para quem`}
          name="isInternal"
          horizontal
          value={form.values.isInternal}
          onChange={(value) => {
            form.set('isInternal', value)
            kept.change(() => ({ isInternal: value, text: form.values.message }))
          }}
          options={[
            { value: 'false', label: t`Aluno`, disabled: isCanceled },
            { value: 'true', label: t`Nota interna`, description: t`O aluno nunca vê.` },
          ]}
        />
        <TextAreaField
          {...form.field('message')}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          label={isNote ? t({ message: 'Nota', context: 'conversa' }) : t`Mensagem`}
          rows={4}
          maxLength={5000}
        />
        <AnswerAids
          key={sent}
          id="files-written"
          onTemplates={() => setIsChoosing(true)}
          filesLabel={<Trans>Arquivos da mensagem</Trans>}
          error={form.errors.find(({ fieldId }) => fieldId === 'files-written')?.message}
          onFiles={(keys, unready) => form.set('files', { keys, unready })}
        />
        {said ? <Notice tone="ok" live="status" title={said} /> : null}
      </AppForm>
      <AnswerTemplates
        isOpen={isChoosing}
        typeId={typeId}
        fieldId={form.field('message').id}
        text={form.values.message}
        onInsert={write}
        onClose={() => setIsChoosing(false)}
      />
    </Disclosure>
  )
}
