import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useListForm } from '../../shared/list/list-form.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

interface BudgetFormProps {
  search: NewAgreementSearch
  today: string
  /** Cents. */
  grossAmount: number
  count: number
}

export function BudgetForm({ search, today, grossAmount, count }: BudgetFormProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const dateField = useDateField()
  const { form, carried } = useListForm(newAgreementPage, search, ['budget', 'first'])
  const isNarrowed = search.budget !== undefined || search.first !== undefined
  return (
    <Card aria-labelledby="budget">
      <CardSection>
        <CardTitle id="budget">
          <Plural value={count} one="# débito escolhido" other="# débitos escolhidos" />: {formats.money(grossAmount)}
        </CardTitle>
        <Form
          key={`${search.budget} ${search.first}`}
          {...form}
          aria-label={t`Condições do acordo`}
          actions={
            <>
              <Button type="submit">
                <Trans>Mostrar planos</Trans>
              </Button>
              {isNarrowed ? (
                <Link
                  to="/financial/agreements/new"
                  search={{ debts: search.debts }}
                  className={buttonLook({ variant: 'quiet' })}
                  activeOptions={{ exact: true, explicitUndefined: true }}
                >
                  <Trans>Mostrar todos</Trans>
                </Link>
              ) : null}
            </>
          }
        >
          {carried}
          <FormRow>
            <CurrencyField
              label={t`Quanto posso pagar por mês`}
              optional={t`opcional`}
              locale={i18n.locale}
              name="budget"
              defaultValue={search.budget ?? null}
            />
            <DateField
              {...dateField}
              label={t`Primeira parcela em`}
              optional={t`opcional`}
              name="first"
              min={today}
              today={today}
              defaultValue={search.first}
            />
          </FormRow>
        </Form>
      </CardSection>
    </Card>
  )
}
