import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AcquirerComponent, PaymentQuote } from '#api/financial/payments.ts'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { cardBrand } from '#design/components/fields/masks/card-brand.ts'
import { cardExpiry, isCardExpired } from '#design/components/fields/masks/card-expiry.ts'
import { cardNumber } from '#design/components/fields/masks/card-number.ts'
import { cardSecurityCode } from '#design/components/fields/masks/card-security-code.ts'
import type { Captcha } from '../../auth/captcha/use-captcha.ts'
import type { PaidDebt } from './paid-debts.tsx'
import { ChargeUnanswered, isAnswer, type Payer, useCharge } from './charge.ts'

/** Digits only, the expiry as `MMYY`. */
export interface CardDraft {
  number: string
  holder: string
  expiry: string
  code: string
}

const blank: CardDraft = { number: '', holder: '', expiry: '', code: '' }

/** In cents; `on` is today's civil date. */
export type CardQuote = Pick<PaymentQuote, 'amount' | 'on' | 'installments'> & { debts: PaidDebt[] }

/** Card data stays in memory and goes to the acquirer only (PCI). */
export function useCardForm(payer: Payer, { amount, on }: CardQuote, captcha: Captcha) {
  const { t } = useLingui()
  const [card, setCard] = useState(blank)
  const [installments, setInstallments] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const { isPending, error, press } = useCharge({
    payer,
    method: 'credit_card',
    terms: [amount, installments],
    charge: async (idempotencyKey) => {
      const [cardToken, captchaToken] = await Promise.all([
        payer.getAcquirerComponent().then((component) => tokenizeCard(component, card)),
        captcha.getToken(),
      ])
      const charge = { cardToken, installments, expectedAmount: amount, idempotencyKey, captchaToken }
      return payer.chargeCard(charge).catch((cause: unknown) => {
        throw isAnswer(cause) ? cause : new ChargeUnanswered(undefined, { cause })
      })
    },
  })
  const brand = cardBrand(card.number)
  const [year, month] = on.split('-').map(Number) as [number, number]
  const expiryError = !cardExpiry.isValid(card.expiry)
    ? t`Informe mês e ano, como em 08/29`
    : isCardExpired(card.expiry, { year, month })
      ? t`Este cartão venceu`
      : null
  const checks: Array<[keyof CardDraft, string | null]> = [
    [
      'number',
      cardNumber.isValid(card.number)
        ? null
        : card.number
          ? t`Confira o número: algum dígito está trocado ou falta`
          : t`Informe o número do cartão`,
    ],
    ['holder', card.holder.trim() ? null : t`Informe o nome como está no cartão`],
    ['expiry', expiryError],
    ['code', cardSecurityCode(brand).isValid(card.code) ? null : t`Informe o código de segurança`],
  ]
  const errors: FieldError[] = checks.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  return {
    card,
    brand,
    installments,
    attempt,
    errors: isChecked ? errors : [],
    /** Null if the acquirer issued a token. */
    tokenProblem: error instanceof CardTokenError ? error.reason : null,
    error,
    isPending,
    setInstallments,
    set: (part: keyof CardDraft, value: string) => setCard((before) => ({ ...before, [part]: value })),
    submit: () => {
      setChecked(true)
      setAttempt((attempts) => attempts + 1)
      if (errors.length === 0) press()
    },
  }
}

class CardTokenError extends Error {
  readonly reason: 'invalid' | 'unreachable'

  constructor(reason: CardTokenError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Sends the card to the acquirer only; neither portal nor services see it. Returns a single-use token. @throws CardTokenError */
async function tokenizeCard({ tokenUrl, publicKey }: AcquirerComponent, { number, holder, expiry, code }: CardDraft): Promise<string> {
  const body = JSON.stringify({ publicKey, number, holder, expiry: `${expiry.slice(0, 2)}/${expiry.slice(2)}`, code })
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new CardTokenError('unreachable', { cause })
  })
  if (response.status === 422) throw new CardTokenError('invalid')
  if (!response.ok) throw new CardTokenError('unreachable')
  const { token } = (await response.json()) as { token: string }
  return token
}
