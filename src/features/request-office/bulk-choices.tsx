import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeOutcomes } from '#api/request-office-limits.ts'
import type { BulkAct } from '#api/request-office.ts'
import type { RequestOutcome } from '#api/request-status.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { outcomeWords } from './office-labels.tsx'
import { officeQueries } from './request-office.queries.ts'

interface ChoiceProps {
  /** Null until the choice is complete. */
  onChange: (act: BulkAct | null) => void
}

export function AssignChoice({ onChange }: ChoiceProps) {
  const { t } = useLingui()
  const { data } = useQuery(officeQueries.options)
  const actOf = (value: string): BulkAct | null => {
    if (value === '') return null
    if (value === 'share_out') return { kind: 'share_out' }
    return { kind: 'assign', userId: value === 'nobody' ? null : Number(value) }
  }
  return (
    <SelectField
      id="bulk-assignee"
      label={t`Quem fica responsável`}
      defaultValue=""
      onChange={({ currentTarget }) => onChange(actOf(currentTarget.value))}
    >
      <option value="">{t`Escolha`}</option>
      {data ? <option value={data.me}>{t`Eu`}</option> : null}
      <option value="share_out">{t`Distribuir entre a equipe`}</option>
      <option value="nobody">{t`Ninguém`}</option>
      {data?.people.map(({ userId, name }) =>
        userId === data.me ? null : (
          <option key={userId} value={userId}>
            {name}
          </option>
        ),
      )}
    </SelectField>
  )
}

export function ConcludeChoice({ onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const [outcome, setOutcome] = useState<RequestOutcome | ''>('')
  const [text, setText] = useState('')
  const tell = (chosen: RequestOutcome | '', written: string) => {
    const isComplete = chosen !== '' && (chosen !== 'rejected' || written.trim() !== '')
    onChange(isComplete ? { kind: 'conclude', outcome: chosen, text: written.trim() || null } : null)
  }
  return (
    <Form aria-label={t`Decisão`} onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        legend={t`Decisão`}
        name="bulk-outcome"
        value={outcome}
        onChange={(value) => {
          setOutcome(value as RequestOutcome)
          tell(value as RequestOutcome, text)
        }}
        options={officeOutcomes.map((value) => ({ value, label: i18n._(outcomeWords[value]) }))}
      />
      <TextAreaField
        id="bulk-text"
        label={t`Resposta ao aluno`}
        optional={outcome === 'rejected' ? undefined : t`(opcional)`}
        hint={t`A mesma para todos.`}
        rows={3}
        maxLength={5000}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          tell(outcome, currentTarget.value)
        }}
      />
    </Form>
  )
}
