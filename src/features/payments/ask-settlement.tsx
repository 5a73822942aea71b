import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { paymentFilesQuery } from './files/payment-files.queries.ts'
import { askSettlement } from './payments.functions.ts'
import { paymentQueries } from './payments.queries.ts'

// Only for whoever asks in vain: the server never draws it.
const PaymentFiles = lazy(() => import('./files/payment-files.tsx'))

/** For whoever has paid and does not see it here yet: asks the bank now. */
export function AskSettlement({ paymentId }: { paymentId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => askSettlement({ data: { paymentId } }),
    onSuccess: ({ status }) => {
      if (status === 'settled') void queryClient.invalidateQueries({ queryKey: paymentQueries.all })
    },
  })
  const { data: files = [] } = useQuery(paymentFilesQuery(paymentId))
  const isDoubted = files.length > 0 || (ask.data !== undefined && ask.data.status !== 'settled')
  return (
    <>
      <Button full loading={ask.isPending} onClick={() => ask.mutate()}>
        <Trans>Já paguei este boleto</Trans>
      </Button>
      {ask.data && ask.data.status !== 'settled' ? (
        <Notice tone="info" live="status" title={t`O banco ainda não avisou`}>
          <Trans>Se quiser, envie o comprovante abaixo: a equipe financeira confere se em 2 dias úteis o banco não avisar.</Trans>
        </Notice>
      ) : null}
      {isDoubted ? (
        <Suspense fallback={null}>
          <PaymentFiles paymentId={paymentId} />
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
