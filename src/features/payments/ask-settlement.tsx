import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { askSettlement } from './payments.functions.ts'
import { paymentQueries } from './payments.queries.ts'

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
  return (
    <>
      <Button full loading={ask.isPending} onClick={() => ask.mutate()}>
        <Trans>Já paguei este boleto</Trans>
      </Button>
      {ask.data && ask.data.status !== 'settled' ? (
        <Notice tone="info" live="status" title={t`O banco ainda não avisou`}>
          <Trans>Guarde o comprovante. Se em 2 dias úteis ele não aparecer aqui, fale com o setor financeiro.</Trans>
        </Notice>
      ) : null}
      {ask.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível perguntar ao banco agora`}>
          <Trans>Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
