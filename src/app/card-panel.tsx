import { CardForm } from '../features/payments/card-form.tsx'
import type { CardCharge } from '../features/payments/card-charge.ts'
import { useCaptcha } from '../shell/captcha/use-captcha.ts'

/** Pays by card, which only people may: a captcha stands before it. */
export function CardPanel(charge: CardCharge) {
  return <CardForm {...charge} captcha={useCaptcha()} />
}
