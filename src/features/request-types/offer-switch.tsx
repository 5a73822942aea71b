import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '#design/components/choices/switch.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { requestTypeQueries } from './request-types.queries.ts'

/** Takes effect at once. */
export function useOffer(typeId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOffered: boolean) => rpc.academic.requestTypes.switch.mutate({ typeId, isActive: isOffered }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestTypeQueries.all }),
  })
}

/** Whether students may choose the type. */
export function OfferSwitch({ typeId, isActive, onSwitch }: { typeId: number; isActive: boolean; onSwitch: () => void }) {
  const { t } = useLingui()
  const offer = useOffer(typeId)
  return (
    <>
      <Switch
        label={t`Oferecer aos alunos`}
        description={t`Vale na hora. Requerimentos já enviados seguem até o fim.`}
        checked={offer.isPending ? offer.variables : isActive}
        onChange={({ target }) => {
          onSwitch()
          offer.mutate(target.checked)
        }}
      />
      {offer.isError ? <Notice tone="danger" live="alert" title={t`Não foi possível mudar. Tente de novo.`} /> : null}
    </>
  )
}
