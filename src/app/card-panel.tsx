import { CardForm } from '../features/payments/card-form.tsx'
import type { CardPayProps } from '../features/payments/checkout-page.tsx'
import { useCaptcha } from '../shell/captcha/use-captcha.ts'

/** Pays by card, which only people may: a captcha stands before it. */
export function CardPanel(props: CardPayProps) {
  return <CardForm {...props} captcha={useCaptcha()} />
}
