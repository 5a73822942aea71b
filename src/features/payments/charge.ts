import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AcquirerComponent, PaymentMethodType } from '#api/financial/payments.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'

interface Charge {
  /** Cents, as shown to the payer; the charge fails if the amount has changed. */
  expectedAmount: number
  idempotencyKey: string
}

interface SlipCharge extends Charge {
  dueOn: string
}

interface CardCharge extends Charge {
  /** Issued by the acquirer for one charge. */
  cardToken: string
  installments: number
  captchaToken: string
}

type Charged = Promise<{ paymentId: string }>

/** Form of a charge before scripts run: its target, and the fields that it sends besides the amount. */
interface PlainCharge {
  id?: string | undefined
  action: string
  fields: ReadonlyArray<readonly [name: string, value: string | number]>
}

/** Abstracts the calls of a session and of a payment link. */
export interface CodePayer {
  /** Identifies what is paid, for the idempotency key. */
  intent: string
  chargePix(charge: Charge): Charged
  chargeSlip(charge: SlipCharge): Charged
  /** Null where a charge needs scripts. */
  plain: PlainCharge | null
  openPayment(method: PaymentMethodType, paymentId: string): unknown
  /** Refetches the shown data, which is outdated. */
  refetch(): Promise<unknown>
}

export interface Payer extends CodePayer {
  /** Captcha of the user's institution, or of the hostname. */
  captcha: 'institution' | 'hostname'
  getAcquirerComponent(): Promise<AcquirerComponent>
  chargeCard(charge: CardCharge): Charged
}

/** The charge was requested without a response, so a card may have been charged. */
export class ChargeUnanswered extends Error {}

const noAnswer: PortalErrorCode[] = ['UNKNOWN', 'UPSTREAM_UNAVAILABLE', 'BAD_GATEWAY']

/** False if the outcome is unknown. */
export const isAnswer = (error: unknown) => !noAnswer.includes(portalErrorCode(error))

/** Idempotent: a repeated press, or one after an unanswered charge, reuses the key; another intent, method or `terms` gets a new one. */
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
      return code === 'AMOUNT_CHANGED' ||
        code === 'DEBT_NOT_PAYABLE' ||
        code === 'EARLIER_INSTALLMENT_OPEN' ||
        code === 'PAYMENT_IN_PROGRESS'
        ? payer.refetch()
        : undefined
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
