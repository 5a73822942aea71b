import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { CardSection } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { focusAdded, focusNeighbor } from '../../kit/editing/focus-part.ts'
import { changed, without } from '../../kit/editing/list-edits.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { DraftRestoredNotice } from './draft-restored-notice.tsx'
import { useActWords } from './use-act-words.ts'
import { useKeptWriting } from './use-kept-writing.ts'
import { useOfficeAct } from './use-office-act.ts'

interface Asked {
  id: number
  kind: 'document' | 'data'
  label: string
}

interface AskValues {
  text: string
  deadline: string
  items: readonly Asked[]
}

const mostItems = 20

const isBlank = ({ label }: Asked) => label.trim() === ''

const nothing: AskValues = { text: '', deadline: '', items: [{ id: 0, kind: 'document', label: '' }] }

const isBegun = ({ text, deadline, items }: AskValues) => text.trim() !== '' || deadline !== '' || items.length > 1 || !items.every(isBlank)

interface AskProps {
  request: RequestAtOffice
  /** Called with the outcome. */
  onDone: (done: string) => void
}

/** Form that asks the student for documents or data until a date. After sending, it is folded and empty again. */
export function AskDisclosure({ request, onDone }: AskProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [sent, setSent] = useState(0)
  return (
    <CardSection>
      <AskForm
        key={sent}
        request={request}
        onSent={(deadline) => {
          setSent((count) => count + 1)
          const lastDay = date(deadline)
          onDone(t`Pedido enviado. O aluno tem até ${lastDay}.`)
        }}
      />
    </CardSection>
  )
}

interface AskFormProps {
  request: RequestAtOffice
  onSent: (deadline: string) => void
}

function AskForm({ request: { requestId, revision }, onSent }: AskFormProps) {
  const { t } = useLingui()
  const { problems, serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const dateField = useDateField()
  const add = useRef<HTMLButtonElement>(null)
  const getProblem = (item: Asked, index: number) => {
    const number = index + 1
    return isBlank(item) && t`Descreva o item ${number}`
  }
  const form = useAppForm<AskValues, unknown>({
    initialValues: nothing,
    idSuffix: '-asked',
    validate: ({ text, deadline, items }) => ({
      text: text.trim() === '' && t`Diga ao aluno o que falta`,
      deadline: deadline === '' && t`Escolha o último dia`,
      items: items.map(getProblem).find(Boolean),
    }),
    submit: async ({ text, deadline, items }) => {
      const asked = items.map(({ kind, label }) => ({ kind, label }))
      await act(() => rpc.academic.requestOffice.ask.mutate({ requestId, revision, text, deadline, items: asked }))
      kept.forget()
      onSent(deadline)
    },
    serverError: (code) => (code === 'DAY_NOT_ALLOWED' ? { deadline: problems[code] } : serverError(code)),
  })
  const kept = useKeptWriting<AskValues>(
    `request-ask ${requestId}`,
    nothing,
    ({ text, deadline, items }) => {
      form.set('text', text)
      form.set('deadline', deadline)
      form.set('items', items)
    },
    isBegun,
  )
  const write = <Name extends keyof AskValues>(name: Name, value: AskValues[Name]) => {
    form.set(name, value)
    kept.change((before) => ({ ...before, [name]: value }))
  }
  const { text, deadline, items } = form.values
  const change = (index: number, given: Partial<Asked>) =>
    write(
      'items',
      changed(items, index, (item) => ({ ...item, ...given })),
    )
  // Each item gets an error of its own.
  const errors = form.errors.flatMap((error) =>
    error.fieldId === 'items-asked'
      ? items.flatMap((item, index) => {
          const message = getProblem(item, index)
          return message ? [{ fieldId: `label-${item.id}`, message }] : []
        })
      : [error],
  )
  const getError = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  return (
    <Disclosure open={kept.isDraftRestored} summary={<Trans>Pedir documentos ou dados que faltam</Trans>}>
      <AppForm
        form={{ ...form, errors }}
        aria-label={t`Pedir documentos ou dados que faltam`}
        actions={
          <SubmitButton form={form} full needsScripts>
            <Trans>Enviar o pedido</Trans>
          </SubmitButton>
        }
      >
        {kept.isDraftRestored ? <DraftRestoredNotice /> : null}
        <TextAreaField
          {...form.field('text')}
          value={text}
          onChange={({ currentTarget }) => write('text', currentTarget.value)}
          label={t`Mensagem ao aluno`}
          rows={3}
          maxLength={5000}
        />
        <DateField
          {...dateField}
          id="deadline-asked"
          label={t`Último dia para responder`}
          name="deadline"
          value={deadline || null}
          error={getError('deadline-asked')}
          onValueChange={(date) => write('deadline', date ?? '')}
        />
        <EditedFields>
          {items.map(({ id, kind, label }, index) => {
            const number = index + 1
            return (
              <FormSection key={id} id={partId(id)} legend={t`Item ${number}`}>
                <RadioGroup
                  legend={t`O que é pedido`}
                  name={`kind-${id}`}
                  horizontal
                  value={kind}
                  onChange={(value) => change(index, { kind: value as Asked['kind'] })}
                  options={[
                    { value: 'document', label: t`Documento` },
                    { value: 'data', label: t`Dado` },
                  ]}
                />
                <TextField
                  id={`label-${id}`}
                  label={t`Descrição do item ${number}`}
                  value={label}
                  maxLength={200}
                  error={getError(`label-${id}`)}
                  onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
                />
                {items.length > 1 ? (
                  <div>
                    <Button
                      size="sm"
                      variant="quiet"
                      onClick={() => {
                        const remaining = without(items, index)
                        write('items', remaining)
                        focusNeighbor(partId(remaining[Math.min(index, remaining.length - 1)]!.id), add.current)
                      }}
                    >{t`Remover o item ${number}`}</Button>
                  </div>
                ) : null}
              </FormSection>
            )
          })}
        </EditedFields>
        {items.length < mostItems ? (
          <div>
            <Button
              ref={add}
              size="sm"
              variant="quiet"
              onClick={() => {
                const id = Math.max(...items.map((item) => item.id)) + 1
                write('items', [...items, { id, kind: 'document', label: '' }])
                focusAdded(partId(id))
              }}
            >
              <Trans>Acrescentar item</Trans>
            </Button>
          </div>
        ) : null}
      </AppForm>
    </Disclosure>
  )
}

const partId = (id: number) => `item-${id}`
