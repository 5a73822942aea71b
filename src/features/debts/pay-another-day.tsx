import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { DebtDetails } from '#api/debts.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../session/shell.queries.ts'
import { debtQueries } from './debts.queries.ts'

/** What the debt would come to on another day, from the same function that charges. */
export function PayAnotherDay({ debt, on }: { debt: DebtDetails; on: string | undefined }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const navigate = useNavigate()
  const dateField = useDateField()
  const [problem, setProblem] = useState<DateProblem>()
  const { data } = useQuery({ ...debtQueries.detail(debt.debtId, on), enabled: on !== undefined })
  const later = on === undefined ? undefined : data
  const difference = later ? later.breakdown.amountPayable - debt.breakdown.amountPayable : 0
  return (
    <Card aria-labelledby="another-day">
      <CardSection>
        <CardTitle id="another-day">
          <Trans>E se eu pagar em outro dia?</Trans>
        </CardTitle>
        <DateField
          {...dateField}
          label={t`Dia do pagamento`}
          hideLabel
          min={debt.today}
          today={debt.today}
          defaultValue={on}
          error={problem === 'beforeMin' ? t`Escolha hoje ou um dia depois` : problem && t`Este dia não existe`}
          onValueChange={(day, found) => {
            setProblem(found)
            if (found || (day ?? undefined) === on) return
            void navigate({ to: '.', search: (previous) => ({ ...previous, on: day ?? undefined }), replace: true, resetScroll: false })
          }}
        />
        <div aria-live="polite">
          {later ? (
            <AmountBreakdown
              size="compact"
              lines={[
                { label: <Trans>Seriam</Trans>, amount: <Amount size="medium">{formats.money(later.breakdown.amountPayable)}</Amount> },
                ...(difference > 0 ? [{ label: t`A mais`, amount: formats.money(difference) }] : []),
                ...(difference < 0 ? [{ label: t`A menos`, amount: formats.money(-difference) }] : []),
              ]}
            />
          ) : null}
        </div>
      </CardSection>
    </Card>
  )
}
