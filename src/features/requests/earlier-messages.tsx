import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RequestMessage } from '#api/academic/request-messages.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { requestQueries } from './requests.queries.ts'

/** Button that loads the messages before a position. */
export function EarlierMessages({
  requestId,
  before,
  onLoaded,
}: {
  requestId: string
  before: number
  onLoaded: (messages: readonly RequestMessage[], hasEarlier: boolean) => void
}) {
  const { t } = useLingui()
  const { refetch, isFetching, isError } = useQuery({ ...requestQueries.earlierMessages(requestId, before), enabled: false })
  return (
    <>
      <Button
        data-scripted
        size="sm"
        loading={isFetching}
        onClick={async () => {
          const { data } = await refetch()
          if (data) onLoaded(data.results, data.hasEarlier)
        }}
      >
        <Trans>Mostrar mensagens anteriores</Trans>
      </Button>
      {isError ? <Notice tone="danger" live="alert" title={t`Não foi possível carregar as mensagens anteriores. Tente de novo.`} /> : null}
    </>
  )
}
