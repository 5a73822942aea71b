import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { RequestAtOffice } from '#api/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { CardSection } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { askStudent } from './request-office.functions.ts'
import { useActWords } from './use-act-words.ts'
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

interface AskProps {
  request: RequestAtOffice
  /** Told what came of it. */
  onDone: (done: string) => void
}

/** Asks the student for documents or data until a last day. Folded again once it is sent, and empty for another one. */
export function AskDisclosure({ request, onDone }: AskProps) {
  const { t } = useLingui()
  const { date } = useFormats(useShell())
  const [sent, setSent] = useState(0)
  return (
    <CardSection data-scripted>
      <Disclosure key={sent} summary={<Trans>Pedir documentos ou dados que faltam</Trans>}>
        <AskForm
          request={request}
          onSent={(deadline) => {
            setSent((count) => count + 1)
            const lastDay = date(deadline)
            onDone(t`Pedido enviado. O aluno tem até ${lastDay}.`)
          }}
        />
      </Disclosure>
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
  const nextId = useRef(1)
  const dateField = useDateField()
  const form = useAppForm<AskValues, unknown>({
    initialValues: { text: '', deadline: '', items: [{ id: 0, kind: 'document', label: '' }] },
    idSuffix: '-asked',
    validate: ({ text, deadline, items }) => ({
      text: text.trim() === '' && t`Diga ao aluno o que falta`,
      deadline: deadline === '' && t`Escolha o último dia`,
      items: items.some(({ label }) => label.trim() === '') && t`Descreva cada item`,
    }),
    submit: async ({ text, deadline, items }) => {
      const asked = items.map(({ kind, label }) => ({ kind, label }))
      await act(() => askStudent({ data: { requestId, revision, text, deadline, items: asked } }))
      onSent(deadline)
    },
    serverError: (code) => (code === 'DAY_NOT_ALLOWED' ? { deadline: problems[code] } : serverError(code)),
  })
  const { items } = form.values
  const change = (id: number, given: Partial<Asked>) =>
    form.set(
      'items',
      items.map((item) => (item.id === id ? { ...item, ...given } : item)),
    )
  const errorOf = (name: keyof AskValues) => form.errors.find(({ fieldId }) => fieldId === `${name}-asked`)?.message
  return (
    <AppForm
      form={form}
      aria-label={t`Pedir documentos ou dados que faltam`}
      actions={
        <SubmitButton form={form} full needsScripts>
          <Trans>Enviar o pedido</Trans>
        </SubmitButton>
      }
    >
      <TextAreaField {...form.field('text')} label={t`Mensagem ao aluno`} rows={3} maxLength={5000} />
      <DateField
        {...dateField}
        id="deadline-asked"
        label={t`Último dia para responder`}
        name="deadline"
        error={errorOf('deadline')}
        onValueChange={(date) => form.set('deadline', date ?? '')}
      />
      <div id="items-asked" tabIndex={-1}>
        {items.map(({ id, kind, label }, index) => {
          const number = index + 1
          return (
            <FormSection key={id} legend={t`Item ${number}`}>
              <RadioGroup
                legend={t`O que é pedido`}
                name={`kind-${id}`}
                horizontal
                value={kind}
                onChange={(value) => change(id, { kind: value as Asked['kind'] })}
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
                error={errorOf('items') && label.trim() === '' ? errorOf('items') : undefined}
                onChange={({ currentTarget }) => change(id, { label: currentTarget.value })}
              />
              {items.length > 1 ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() =>
                    form.set(
                      'items',
                      items.filter((item) => item.id !== id),
                    )
                  }
                >{t`Remover o item ${number}`}</Button>
              ) : null}
            </FormSection>
          )
        })}
      </div>
      {items.length < mostItems ? (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => form.set('items', [...items, { id: nextId.current++, kind: 'document', label: '' }])}
        >
          <Trans>Acrescentar item</Trans>
        </Button>
      ) : null}
    </AppForm>
  )
}
