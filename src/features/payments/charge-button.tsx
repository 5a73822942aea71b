import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { Form } from '#design/components/fields/form.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { type CodePayer, useCharge } from './charge.ts'
import type { ChargeProblemCode } from './payment-params.ts'
import { ChargeProblem } from './charge-problem.tsx'

interface ChargeButtonProps {
  payer: CodePayer
  /** Cents, as shown to the payer. */
  amount: number
  /** Day of payment of a bank slip; undefined charges by Pix. */
  dueOn?: string | undefined
  icon?: ReactNode
  /** Look of the button if another one is the page's main button. */
  variant?: 'outline' | undefined
  /** Accessible name: the visible words, then the debts, for people who hear the button out of context. */
  label?: string | undefined
  /** Shortens the reason why a person acting for another may not pay, for a bar with little room. */
  brief?: boolean | undefined
  /** Why the plain form charged nothing. */
  problem?: ChargeProblemCode | undefined
  children: ReactNode
}

/** Button that charges; before scripts run it is a plain form, if the payer has one. */
export function ChargeButton({ payer, amount, dueOn, icon, variant, label, brief, problem, children }: ChargeButtonProps) {
  const { t } = useLingui()
  const { isPending, error, press } = useCharge({
    payer,
    method: dueOn ? 'bank_slip' : 'pix',
    terms: [dueOn, amount],
    charge: (idempotencyKey) => {
      const charge = { expectedAmount: amount, idempotencyKey }
      return dueOn ? payer.chargeSlip({ ...charge, dueOn }) : payer.chargePix(charge)
    },
  })
  const { plain } = payer
  const shownError = error ?? (problem && !isPending ? new PortalError(problem, { amount }) : null)
  const button = (
    <DisabledWhileImpersonating brief={brief ? 'pay' : undefined}>
      <Button
        variant={variant ?? 'primary'}
        size="lg"
        full
        loading={isPending}
        icon={icon}
        aria-label={label}
        {...(plain ? { type: 'submit' } : { 'data-scripted': '', onClick: press })}
      >
        {children}
      </Button>
    </DisabledWhileImpersonating>
  )
  return (
    <>
      {plain ? (
        <Form
          id={plain.id}
          role="none"
          method="post"
          action={plain.action}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            press()
          }}
        >
          {plain.fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {dueOn ? <input type="hidden" name="on" value={dueOn} /> : null}
          <input type="hidden" name="amount" value={amount} />
          <RenderedKey />
          {button}
        </Form>
      ) : (
        button
      )}
      {shownError ? (
        <ChargeProblem
          error={shownError}
          title={dueOn ? t`Não foi possível gerar o boleto agora` : t`Não foi possível gerar o Pix agora`}
        />
      ) : null}
    </>
  )
}

/** Idempotency key of the plain form: each rendered page has one, so that a second press makes no second payment. */
function RenderedKey() {
  const [key] = useState(() => (import.meta.env.SSR ? crypto.randomUUID() : ''))
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />
}
