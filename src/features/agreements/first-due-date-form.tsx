import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { CardSection } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

/** The day of the first installment; without one, each plan has its usual day. */
export function FirstDueDateForm({ search, today }: { search: NewAgreementSearch; today: string }) {
  const { t } = useLingui()
  const dateField = useDateField()
  const { form, carried } = useListForm(newAgreementPage, search, ['first'])
  return (
    <CardSection>
      <Form
        {...form}
        aria-label={t`Primeira parcela`}
        actions={
          <Button type="submit">
            <Trans>Mostrar planos</Trans>
          </Button>
        }
      >
        {carried}
        <DateField
          key={search.first}
          {...dateField}
          label={t`Primeira parcela em`}
          optional={t`(opcional)`}
          name="first"
          min={today}
          today={today}
          defaultValue={search.first}
        />
      </Form>
    </CardSection>
  )
}
