import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { foldText } from '#design/components/choices/fold-text.ts'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { PanelProps } from '../panels.tsx'
import { listApplicationStatuses } from './status.functions.ts'

const statusesQuery = queryOptions({
  queryKey: ['application-statuses'],
  queryFn: () => listApplicationStatuses(),
  staleTime: 0,
  refetchInterval: 15_000,
})

const states: Record<'healthy' | 'degraded' | 'unhealthy', { tone: 'ok' | 'warning' | 'danger'; word: MessageDescriptor }> = {
  healthy: { tone: 'ok', word: msg`Funcionando` },
  degraded: { tone: 'warning', word: msg`Lento` },
  unhealthy: { tone: 'danger', word: msg`Fora do ar` },
}

export default function StatusDialog({ onClose }: PanelProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const { data, isError, isFetching, refetch } = useQuery(statusesQuery)
  const found = data?.filter(({ name }) => foldText(name).includes(foldText(text)))
  return (
    <Dialog open onClose={onClose} title={t`Situação dos sistemas`} closeLabel={t`Fechar`}>
      <div role="search">
        <SearchField
          id="status-search"
          label={t`Buscar um sistema`}
          clearLabel={t`Limpar a busca`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {isError && !data ? (
        <ErrorState
          title={t`Não foi possível carregar a situação dos sistemas`}
          retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        />
      ) : null}
      {!found && !isError ? (
        <div aria-busy="true">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      ) : null}
      <div role="status">
        {found?.length === 0 ? (
          <EmptyState title={t`Nenhum sistema encontrado`}>
            <Trans>Confira o que você digitou.</Trans>
          </EmptyState>
        ) : null}
      </div>
      {found && found.length > 0 ? (
        <PlainList>
          {found.map(({ name, status, url }) => (
            <PlainRow key={name} aside={<Status tone={states[status].tone}>{i18n._(states[status].word)}</Status>}>
              {url === null ? (
                name
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkLook({ variant: 'alone' })}>
                  {name}
                </a>
              )}
            </PlainRow>
          ))}
        </PlainList>
      ) : null}
    </Dialog>
  )
}
