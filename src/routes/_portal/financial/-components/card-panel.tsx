import { useQuery } from '@tanstack/react-query'
import type { CardCharge } from '../../../../features/payments/card-charge.ts'
import { CardForm } from '../../../../features/payments/card-form.tsx'
import { paymentQueries } from '../../../../features/payments/payments.queries.ts'
import { useCaptcha } from '../../../../auth/captcha/use-captcha.ts'

/** Pays by card, which only people may: a captcha stands before it. */
export function CardPanel(charge: CardCharge) {
  return <CardForm {...charge} captcha={useCaptcha()} />
}

/** The same for people who signed in: the captcha is that of the institution they act in, whatever the address is. */
export function OwnCardPanel(charge: CardCharge) {
  const { data } = useQuery(paymentQueries.captcha())
  return <CardForm {...charge} captcha={useCaptcha(data)} />
}
