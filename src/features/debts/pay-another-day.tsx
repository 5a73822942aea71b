import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { appConfig } from '#config'
import type { DebtDetails, SlipDays } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { CalendarClock } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Sheet } from '#design/components/overlays/sheet.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { PayDayField } from '../../subjects/debts/pay-day-field.tsx'
import { useListForm } from '../../kit/list/list-form.tsx'
import { isSlipDay } from '#api/financial/slip-days.ts'
import { debtQueries } from './debts.queries.ts'
import { anotherDaySearch, type AnotherDaySearch } from './debt-address.ts'

interface PayAnotherDayProps {
  debt: DebtDetails
  days: SlipDays
  on: string | undefined
  method: PaymentMethodType | undefined
}

/** What staff ask: what is owed on another day, whatever the method. */
export function PayAnotherDayCard(props: PayAnotherDayProps) {
  return (
    <Card aria-labelledby="another-day">
      <CardSection>
        <CardTitle id="another-day">
          <Trans>Valor em outro dia</Trans>
        </CardTitle>
        <AnotherDayForm {...props} methods={[]} />
      </CardSection>
    </Card>
  )
}

/** A row of a list, which opens the simulation of another day. */
export function PayAnotherDaySheet(props: PayAnotherDayProps) {
  const { t } = useLingui()
  return (
    <li>
      <Sheet
        title={<span id="another-day">{t`Pagar em outro dia`}</span>}
        closeLabel={t`Fechar`}
        href={`?on=${props.debt.suggestedDay?.on ?? props.debt.today}`}
        startsOpen={props.on !== undefined}
        row={<ActionRow icon={<CalendarClock />} title={t`Pagar em outro dia`} />}
      >
        <CardSection>
          <AnotherDayForm {...props} methods={props.debt.methods} />
        </CardSection>
      </Sheet>
    </li>
  )
}

/** Uses the server's own calculation of charges. A plain form before scripts load. */
function AnotherDayForm({ debt, days, on, method, methods }: PayAnotherDayProps & { methods: readonly PaymentMethodType[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { form, carried } = useListForm({ path: `/financial/payments/${debt.debtId}`, read: anotherDaySearch }, { on, method }, [
    'on',
    'method',
  ])
  const names: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
  const show = (change: AnotherDaySearch) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
  const chosen = methods.find((type) => type === method) ?? methods[0]
  return (
    <Form {...form} aria-labelledby="another-day">
      {carried}
      <FormRow>
        <PayDayField
          name="on"
          label={t`Dia do pagamento`}
          hint={(first, last) => t`De ${first} a ${last}`}
          min={debt.today}
          max={days.to}
          closed={chosen === 'bank_slip' ? days.closed : undefined}
          today={debt.today}
          day={on ?? debt.suggestedDay?.on}
          onChange={(chosenDay) => show({ on: chosenDay })}
        />
        {methods.length > 1 ? (
          <SelectField
            name="method"
            label={t`Forma de pagamento`}
            value={chosen}
            onChange={(event) => show({ method: event.currentTarget.value as PaymentMethodType })}
          >
            {methods.map((type) => (
              <option key={type} value={type}>
                {names[type]}
              </option>
            ))}
          </SelectField>
        ) : null}
      </FormRow>
      <AnotherDayAmount debt={debt} days={days} on={on} method={chosen} />
      {/* Where scripts run, a chosen day answers at once; one that is chosen before is taken then. */}
      <Button type="submit" full data-unscripted="">
        <Trans>Calcular</Trans>
      </Button>
    </Form>
  )
}

/** The price of a debt on the day for which it was requested, in cents. */
const payableAmount = ({ breakdown, offer }: DebtDetails) => offer?.amount ?? breakdown.amountPayable

interface AnotherDayAmountProps {
  debt: DebtDetails
  days: SlipDays
  on: string | undefined
  method: PaymentMethodType | undefined
}

function AnotherDayAmount({ debt, days, on: asked, method }: AnotherDayAmountProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const on = asked !== undefined && debt.today <= asked && asked <= days.to ? asked : undefined
  const { data } = useQuery({ ...debtQueries.detail(debt.debtId, on), enabled: on !== undefined })
  const minutes = appConfig.pix.validMinutes[debt.requestId ? 'requests' : 'others']
  const later = asked === undefined ? debt.suggestedDay : on && data ? { on: data.breakdown.on, amountPayable: payableAmount(data) } : null
  const day = later ? formats.date(later.on) : ''
  const difference = later ? later.amountPayable - payableAmount(debt) : 0
  return (
    <div aria-live="polite">
      {later ? (
        <>
          <AmountBreakdown
            size="compact"
            lines={[
              {
                label: t`Em ${day}`,
                note: difference === 0 ? t`O mesmo que hoje` : undefined,
                amount: <Amount size="medium">{formats.money(later.amountPayable)}</Amount>,
              },
              ...(difference > 0 ? [{ label: t`A mais`, amount: formats.money(difference) }] : []),
              ...(difference < 0 ? [{ label: t`A menos`, amount: formats.money(-difference) }] : []),
            ]}
          />
          {method === 'pix' ? (
            <p>
              <Trans>Gere o Pix no próprio dia: o código vale {minutes} minutos.</Trans>
            </p>
          ) : null}
          {method === 'credit_card' ? (
            <p>
              <Trans>Com cartão, o valor é o do dia em que você paga.</Trans>
            </p>
          ) : null}
          {method === 'bank_slip' && isSlipDay(days, later.on) ? (
            <Link
              to="/financial/payment-checkout"
              search={{ debts: String(debt.debtId), method, on: later.on }}
              className={textLinkLook({ variant: 'alone' })}
            >
              <Trans>Gerar boleto para este dia</Trans>
            </Link>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
