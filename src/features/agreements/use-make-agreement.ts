import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { MakeAgreementInput } from '#api/agreements.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { makeAgreement } from './agreements.functions.ts'
import { agreementQueries } from './agreements.queries.ts'

/** Makes the agreement and opens it. Pressing twice makes one; what is no longer true on the page is read again. */
export function useMakeAgreement(wanted: Omit<MakeAgreementInput, 'idempotencyKey'>) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // One key for one intention: a repeated press repeats the key, another plan or total is another intention.
  const intention = JSON.stringify(wanted)
  const [key, setKey] = useState({ intention, value: '' })
  return useMutation({
    mutationFn: () => {
      const idempotencyKey = key.intention === intention && key.value ? key.value : crypto.randomUUID()
      setKey({ intention, value: idempotencyKey })
      return makeAgreement({ data: { ...wanted, idempotencyKey } })
    },
    onSuccess: async ({ agreementId }) => {
      await navigate({
        to: '/financial/agreements/$agreementId',
        params: { agreementId: String(agreementId) },
        search: { made: true },
        replace: true,
      })
      // Debts changed with it, wherever they are shown.
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (['AMOUNT_CHANGED', 'TERMS_CHANGED', 'PLAN_NOT_AVAILABLE', 'DEBT_NOT_NEGOTIABLE', 'NOT_FOUND'].includes(portalErrorCode(error))) {
        void queryClient.invalidateQueries({ queryKey: agreementQueries.all })
      }
    },
  })
}
