import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isOpenStatus, officeOutcomes } from '#api/academic/request-office-limits.ts'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import type { RequestOutcome } from '#api/academic/request-status.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { AnswerAids } from './answer-aids.tsx'
import { AnswerTemplates } from './answer-templates.tsx'
import { AskDisclosure } from './ask-disclosure.tsx'
import { outcomeWords } from './office-labels.tsx'
import { DraftRestoredNotice } from './draft-restored-notice.tsx'
import { useActWords } from './use-act-words.ts'
import { useKeptWriting } from './use-kept-writing.ts'
import { useOfficeAct } from './use-office-act.ts'

interface DecisionCardProps {
  request: RequestAtOffice
  /** The reader's decision that was taken back; it prefills the form. */
  takenBack: TakenBack | undefined
  /** Called with the outcome of asking the student. */
  onAsked: (done: string) => void
}

export interface TakenBack {
  outcome: string
  text: string
}

/** The way to conclude a request. */
export function DecisionCard({ request, takenBack, onAsked }: DecisionCardProps) {
  const { status } = request
  const [isWriting, setIsWriting] = useState(false)
  const isOpen = isOpenStatus(status)
  // Text being written stays, even if somebody else has decided meanwhile.
  if (!isOpen && !isWriting) return null
  return (
    <Card aria-labelledby="decision">
      <CardHeader id="decision" title={<Trans>Decisão</Trans>} />
      <CardSection>
        <DecisionForm request={request} takenBack={takenBack} onWriting={setIsWriting} />
      </CardSection>
      {isOpen ? <AskDisclosure request={request} onDone={onAsked} /> : null}
    </Card>
  )
}

interface DecisionValues {
  outcome: string
  text: string
  files: { keys: string[]; unready?: string | undefined }
}

const noFiles = { keys: [] }

type Written = Pick<DecisionValues, 'outcome' | 'text'>
const nothing: Written = { outcome: '', text: '' }

interface DecisionFormProps extends Omit<DecisionCardProps, 'onAsked'> {
  onWriting: (isWriting: boolean) => void
}

function DecisionForm({ request, takenBack, onWriting }: DecisionFormProps) {
  const { t, i18n } = useLingui()
  const { problems, serverError } = useActWords()
  const { requestId, revision, status, typeId } = request
  const act = useOfficeAct(requestId)
  const [isChoosing, setIsChoosing] = useState(false)
  // Revision on the screen when the user began to write, whatever the page has loaded since.
  const begunAt = useRef<number>(undefined)
  const form = useAppForm<DecisionValues, void>({
    initialValues: { outcome: takenBack?.outcome ?? '', text: takenBack?.text ?? '', files: noFiles },
    idSuffix: '-decision',
    validate: ({ outcome, text, files }) => ({
      outcome: outcome === '' && problems['no-outcome'],
      text: outcome === 'rejected' && text.trim() === '' && t`Explique ao aluno por que foi negado`,
      files: files.unready,
    }),
    submit: async ({ outcome, text, files }) => {
      const decision = { outcome: outcome as RequestOutcome, text: text.trim() || null, files: files.keys }
      const seen = begunAt.current ?? revision
      begunAt.current = undefined
      await act(() => rpc.academic.requestOffice.decide.mutate({ requestId, revision: seen, ...decision }))
      kept.forget()
      onWriting(false)
    },
    serverError,
    resetOnSuccess: true,
  })
  const write = (written: Partial<Written>) => {
    begunAt.current ??= revision
    onWriting(true)
    for (const name of ['outcome', 'text'] as const) if (written[name] !== undefined) form.set(name, written[name])
  }
  const kept = useKeptWriting<Written>(`request-decision ${requestId}`, nothing, (written) => {
    if (!takenBack) write(written)
  })
  const change = (name: 'outcome' | 'text', value: string) => {
    const { outcome, text } = form.values
    write({ [name]: value })
    kept.change(() => ({ outcome, text, [name]: value }))
  }
  const isOver = !isOpenStatus(status)
  return (
    <>
      <AppForm
        form={form}
        aria-label={t`Decidir`}
        actions={
          isOver ? null : (
            <SubmitButton form={form} variant="primary" full>
              <Trans>Registrar a decisão</Trans>
            </SubmitButton>
          )
        }
      >
        {isOver && !form.isPending ? (
          <Notice tone="warning" live="alert" title={t`Este requerimento já foi concluído`}>
            <Trans>Outra pessoa decidiu antes. O seu texto continua abaixo, para copiar.</Trans>
          </Notice>
        ) : null}
        {kept.isDraftRestored && !takenBack ? <DraftRestoredNotice /> : null}
        <div id="outcome-decision" tabIndex={-1}>
          <RadioGroup
            legend={t`O que foi decidido`}
            name="outcome"
            value={form.values.outcome}
            onChange={(outcome) => change('outcome', outcome)}
            error={form.errors.find(({ fieldId }) => fieldId === 'outcome-decision')?.message}
            options={officeOutcomes.map((value) => ({ value, label: i18n._(outcomeWords[value]) }))}
          />
        </div>
        <TextAreaField
          {...form.field('text')}
          onChange={({ currentTarget }) => change('text', currentTarget.value)}
          label={t`Resposta ao aluno`}
          optional={form.values.outcome === 'rejected' ? undefined : t`(opcional, exceto para negar)`}
          rows={4}
          maxLength={5000}
        />
        <AnswerAids
          id="files-decision"
          onTemplates={() => setIsChoosing(true)}
          filesLabel={<Trans>Arquivos para o aluno</Trans>}
          error={form.errors.find(({ fieldId }) => fieldId === 'files-decision')?.message}
          onFiles={(keys, unready) => form.set('files', { keys, unready })}
        />
      </AppForm>
      <AnswerTemplates
        isOpen={isChoosing}
        typeId={typeId}
        fieldId={form.field('text').id}
        text={form.values.text}
        onInsert={(text) => change('text', text)}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
}
