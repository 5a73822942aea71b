import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { cardBrand } from '#design/components/fields/masks/card-brand.ts'
import { cardExpiry, isCardExpired } from '#design/components/fields/masks/card-expiry.ts'
import { cardNumber } from '#design/components/fields/masks/card-number.ts'
import { cardSecurityCode } from '#design/components/fields/masks/card-security-code.ts'
import type { CardCharge } from './card-charge.ts'
import { ChargeUnanswered, isAnswer } from './charge-unanswered.ts'
import { type CardDraft, CardNotTaken, sendCard } from './send-card.ts'
import { useCharge } from './use-charge.ts'

const blank: CardDraft = { number: '', holder: '', expiry: '', code: '' }

/** Checks a card, hands it to the acquirer and charges it. What is typed stays in this page's memory, and nowhere else. */
export function useCard({
  intention,
  amount,
  on,
  readComponent,
  charge,
  onCharged,
  onChanged,
  getCaptchaToken,
}: Omit<CardCharge, 'installments'> & { getCaptchaToken(): Promise<string> }) {
  const { t } = useLingui()
  const [card, setCard] = useState(blank)
  const [installments, setInstallments] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const { isPending, error, press } = useCharge({
    intention: `${intention}:${amount}:${installments}`,
    charge: async (idempotencyKey) => {
      const [cardToken, captchaToken] = await Promise.all([
        readComponent().then((component) => sendCard(component, card)),
        getCaptchaToken(),
      ])
      return charge({ cardToken, installments, expectedAmount: amount, idempotencyKey, captchaToken }).catch((cause: unknown) => {
        throw isAnswer(cause) ? cause : new ChargeUnanswered(undefined, { cause })
      })
    },
    onCharged,
    onChanged,
  })
  const brand = cardBrand(card.number)
  const [year, month] = on.split('-').map(Number) as [number, number]
  const expiryError = !cardExpiry.isValid(card.expiry)
    ? t`Digite mês e ano, como em 08/29`
    : isCardExpired(card.expiry, { year, month })
      ? t`Este cartão venceu`
      : null
  const found: Array<[keyof CardDraft, string | null]> = [
    [
      'number',
      cardNumber.isValid(card.number)
        ? null
        : card.number
          ? t`Confira o número: algum dígito está trocado ou falta`
          : t`Digite o número do cartão`,
    ],
    ['holder', card.holder.trim() ? null : t`Digite o nome como está no cartão`],
    ['expiry', expiryError],
    ['code', cardSecurityCode(brand).isValid(card.code) ? null : t`Digite o código de segurança`],
  ]
  const typed: FieldError[] = found.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  return {
    card,
    brand,
    installments,
    attempt,
    errors: isChecked ? typed : [],
    notTaken: error instanceof CardNotTaken ? error.reason : null,
    error,
    isPending,
    setInstallments,
    set: (part: keyof CardDraft, value: string) => setCard((before) => ({ ...before, [part]: value })),
    send: () => {
      setChecked(true)
      setAttempt((attempts) => attempts + 1)
      if (typed.length === 0) press()
    },
  }
}
