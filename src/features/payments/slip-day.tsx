import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentQuote } from '#api/payments.ts'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'

/** The day on which a slip is to be paid, kept in the address. */
export function SlipDay({ days, today, on }: { days: PaymentQuote['slipDays']; today: string; on: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const dateField = useDateField()
  const formats = useFormats(useShell())
  const [problem, setProblem] = useState<DateProblem>()
  const [first, last] = [formats.date(days.from), formats.date(days.to)]
  return (
    <DateField
      {...dateField}
      label={t`Em que dia você vai pagar?`}
      hint={t`O valor do boleto é o desse dia.`}
      min={days.from}
      max={days.to}
      today={today}
      defaultValue={on}
      error={
        problem === 'beforeMin' || problem === 'afterMax' ? t`Escolha um dia de ${first} a ${last}` : problem && t`Este dia não existe`
      }
      onValueChange={(day, found) => {
        setProblem(found)
        if (found || !day || day === on) return
        void navigate({ to: '.', search: (before) => ({ ...before, on: day }), replace: true, resetScroll: false })
      }}
    />
  )
}
