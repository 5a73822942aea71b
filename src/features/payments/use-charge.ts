import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswer } from './charge-unanswered.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/**
 * Asks for a charge. Pressing twice, here or in another tab, makes one: a repeated press repeats the key, another
 * intention has another. Where no answer came the next press repeats it too: it finds what the first one did.
 *
 * @param intention what is to be paid, how and at what amount
 * @param onChanged called when what was shown is no longer true, so that the page reads it again
 */
export function useCharge({
  intention,
  charge,
  onCharged,
  onChanged,
}: {
  intention: string
  charge(idempotencyKey: string): Promise<{ paymentId: string }>
  onCharged(payment: { paymentId: string }): unknown
  onChanged(): void
}) {
  const [key, setKey] = useState({ intention, value: '' })
  const pay = useMutation({
    mutationFn: () => {
      const idempotencyKey = key.intention === intention && key.value ? key.value : crypto.randomUUID()
      setKey({ intention, value: idempotencyKey })
      return charge(idempotencyKey)
    },
    onSuccess: onCharged,
    onError: (error) => {
      if (isAnswer(error)) setKey({ intention, value: '' })
      const code = portalErrorCode(error)
      if (code === 'AMOUNT_CHANGED' || code === 'DEBT_NOT_PAYABLE') onChanged()
    },
  })
  return {
    isPending: pay.isPending,
    error: pay.error,
    press: () => {
      if (!pay.isPending) pay.mutate()
    },
  }
}
