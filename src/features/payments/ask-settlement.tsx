import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { Payment } from '#api/financial/payments.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { paymentFilesQuery } from './files/payment-files.queries.ts'
import { askSettlement } from './payments.functions.ts'
import { paymentQueries } from './payments.queries.ts'

// Only needed if the bank has no payment yet.
const PaymentFiles = lazy(() => import('./files/payment-files.tsx'))

/** Milliseconds. */
const pollInterval = 5_000

export function AskSettlement({ payment: { paymentId, debts } }: { payment: Payment }) {
  const { debtId, registration: academicRecord } = debts[0]!
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => askSettlement({ data: { paymentId, academicRecord } }),
  })
  const queued = ask.data?.status === 'queued' ? ask.data.settlementId : null
  const { data: polled } = useQuery({
    ...paymentQueries.settlement(queued ?? '', debtId),
    enabled: queued !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? pollInterval : false),
  })
  const status = polled?.status ?? ask.data?.status
  useEffect(() => {
    if (status === 'settled') void queryClient.invalidateQueries({ queryKey: paymentQueries.all })
  }, [status, queryClient])
  const { data: files = [] } = useQuery(paymentFilesQuery(paymentId))
  const needsFiles = files.length > 0 || (status !== undefined && status !== 'settled')
  return (
    <>
      <DisabledWhileImpersonating>
        <Button full loading={ask.isPending} onClick={() => ask.mutate()}>
          <Trans>Já paguei este boleto</Trans>
        </Button>
      </DisabledWhileImpersonating>
      {status && status !== 'settled' ? (
        <Notice tone="info" live="status" title={t`O banco ainda não avisou`}>
          <Trans>Se quiser, envie o comprovante abaixo: a equipe financeira confere se em 2 dias úteis o banco não avisar.</Trans>
        </Notice>
      ) : null}
      {needsFiles ? (
        <Suspense fallback={null}>
          <DisabledWhileImpersonating>
            <PaymentFiles paymentId={paymentId} />
          </DisabledWhileImpersonating>
        </Suspense>
      ) : null}
      {ask.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível perguntar ao banco agora`}>
          <Trans>Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
