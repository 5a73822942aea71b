import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { officeOutcomes } from '#api/academic/request-office-limits.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import type { BulkForm } from './bulk-form.ts'
import { outcomeWords } from './office-labels.tsx'

/** Choice of the person to whom the requests are assigned. */
export function AssignChoice({ form }: { form: BulkForm }) {
  const { t } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  return (
    <SelectField {...form.field('assignee')} label={t`Quem fica responsável`}>
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

/** Choice of the outcome with which the requests are concluded. */
export function ConcludeChoice({ form }: { form: BulkForm }) {
  const { t, i18n } = useLingui()
  const { outcome } = form.values
  return (
    <>
      <div id="outcome-bulk" tabIndex={-1}>
        <RadioGroup
          legend={t`Decisão`}
          name="bulk-outcome"
          value={outcome}
          onChange={(value) => form.set('outcome', value)}
          error={form.errors.find(({ fieldId }) => fieldId === 'outcome-bulk')?.message}
          options={officeOutcomes.map((value) => ({ value, label: i18n._(outcomeWords[value]) }))}
        />
      </div>
      <TextAreaField
        {...form.field('text')}
        label={t`Resposta ao aluno`}
        optional={outcome === 'rejected' ? undefined : t`(opcional, exceto para negar)`}
        hint={t`A mesma para todos.`}
        rows={3}
        maxLength={5000}
      />
    </>
  )
}
