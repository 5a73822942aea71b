import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import type { useAppForm } from '../form/use-app-form.ts'
import { writtenReason } from './review-reason.ts'

type ReasonForm = Pick<ReturnType<typeof useAppForm<{ reason: string; written: string }, unknown>>, 'field' | 'set' | 'values'>

interface ReasonChoiceProps {
  form: ReasonForm
  /** Common ones, in the reviewer's language. */
  reasons: readonly string[]
  /** The most characters of a custom reason. */
  longest: number
  /** In a narrow card. */
  compact?: boolean
}

/** A choice of the reason for a refusal: a common one, or one that is typed. */
export function ReasonChoice({ form, reasons, longest, compact }: ReasonChoiceProps) {
  const { t } = useLingui()
  const { id, error, value } = form.field('reason')
  const options = [...reasons.map((words) => ({ value: words, label: words })), { value: writtenReason, label: t`Outro motivo` }]
  return (
    <>
      {compact ? (
        <SelectField
          id={id}
          label={<Trans>Motivo da recusa</Trans>}
          hint={t`O aluno recebe este texto.`}
          value={value}
          error={error}
          onChange={({ currentTarget }) => form.set('reason', currentTarget.value)}
        >
          <option value="">{t`Escolha`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      ) : (
        <div id={id} tabIndex={-1}>
          <RadioGroup
            legend={<Trans>Motivo da recusa</Trans>}
            hint={t`O aluno recebe este texto.`}
            name="reason"
            value={value}
            onChange={(reason) => form.set('reason', reason)}
            error={error}
            options={options}
          />
        </div>
      )}
      {value === writtenReason ? (
        <TextAreaField {...form.field('written')} label={t`Outro motivo, por escrito`} rows={compact ? 2 : 3} maxLength={longest} />
      ) : null}
    </>
  )
}
