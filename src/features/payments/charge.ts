import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AcquirerComponent, PaymentMethodType } from '#api/payments.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'

interface Charge {
  /** Cents that the payer was shown. When they are no longer right nothing is charged. */
  expectedAmount: number
  /** One key charges once. */
  idempotencyKey: string
}

interface SlipCharge extends Charge {
  /** The day on which the slip is to be paid. */
  dueOn: string
}

interface CardCharge extends Charge {
  /** What the acquirer gave the browser for the card. */
  cardToken: string
  installments: number
  captchaToken: string
}

type Charged = Promise<{ paymentId: string }>

/** Who pays by a code: which functions charge and which page follows differ between a session and a payment link. */
export interface CodePayer {
  /** Tells one thing to pay from another. */
  intent: string
  chargePix(charge: Charge): Charged
  chargeSlip(charge: SlipCharge): Charged
  /** Opens the page of a payment that was just made. */
  openPayment(method: PaymentMethodType, paymentId: string): unknown
  /** Refetches what was shown, which is no longer right. */
  refetch(): Promise<unknown>
}

/** Who may pay by card too. */
export interface Payer extends CodePayer {
  /** Whose captcha guards the card: the institution that the signed-in person acts in, or the hostname. */
  captcha: 'institution' | 'hostname'
  getAcquirerComponent(): Promise<AcquirerComponent>
  chargeCard(charge: CardCharge): Charged
}

/** A card may have been charged: the charge was requested, and no answer came. */
export class ChargeUnanswered extends Error {}

const noAnswer: PortalErrorCode[] = ['UNKNOWN', 'UPSTREAM_UNAVAILABLE', 'BAD_GATEWAY']

/** Whether the service decided, rather than that no answer came. */
export const isAnswer = (error: unknown) => !noAnswer.includes(portalErrorCode(error))

/**
 * Requests a charge. Pressing twice makes one: a repeated press repeats the idempotency key, and so does the press after
 * a charge without an answer, which then finds what the first one did. Another intent, method or amount has another key.
 *
 * @param terms what else tells this charge from another: its amount, day or installments
 */
export function useCharge({
  payer,
  method,
  terms,
  charge,
}: {
  payer: CodePayer
  method: PaymentMethodType
  terms: ReadonlyArray<string | number | undefined>
  charge(idempotencyKey: string): Charged
}) {
  const intent = [payer.intent, method, ...terms].join(':')
  const [key, setKey] = useState({ intent, value: '' })
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => {
      const idempotencyKey = key.intent === intent && key.value ? key.value : crypto.randomUUID()
      setKey({ intent, value: idempotencyKey })
      return charge(idempotencyKey)
    },
    onSuccess: ({ paymentId }) => payer.openPayment(method, paymentId),
    onError: (cause) => {
      if (isAnswer(cause)) setKey({ intent, value: '' })
      const code = portalErrorCode(cause)
      // Still pending until the page shows the new amount: a press before that would send the old one again.
      return code === 'AMOUNT_CHANGED' || code === 'DEBT_NOT_PAYABLE' ? payer.refetch() : undefined
    },
  })
  return {
    isPending,
    error,
    press: () => {
      if (!isPending) mutate()
    },
  }
}
