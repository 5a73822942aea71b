import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSearch } from 'lucide-react'
import type { Protocol } from '#api/academic/protocols.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { EmptyValue, rowLinkLook } from '#design/components/table/table-cell.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { NameSearch } from '../../kit/list-parts/name-search.tsx'
import { protocolQueries } from './protocols.queries.ts'
import { protocolSearch, type ProtocolSearch } from './protocol-search.ts'
import { categoryWords, RequestStatus, situationWords } from './request-words.tsx'
import { RequestsHeader } from './requests-header.tsx'
import { useChannelWords } from './use-channel-words.ts'

const protocolsPage = { path: '/my-requests/protocols', read: protocolSearch }

/** Lists all protocols, opened here or at the counter. */
export function ProtocolsPage({ search }: { search: ProtocolSearch }) {
  const { t } = useLingui()
  const query = useQuery(protocolQueries.list(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <RequestsHeader />
      <ProtocolFilters search={search} />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os protocolos`}>
          <Trans>O serviço acadêmico está fora do ar agora. Os seus protocolos continuam guardados.</Trans>
        </QueryError>
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.results.length === 0 ? (
        <NoProtocols search={search} />
      ) : (
        <>
          <ProtocolTable protocols={data.results} busy={isPlaceholderData} />
          <ShortPager
            list={protocolsPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/my-requests/protocols" search={{ ...search, page }} />}
          />
        </>
      )}
    </>
  )
}

function ProtocolFilters({ search }: { search: ProtocolSearch }) {
  const { t, i18n } = useLingui()
  const { data, isError } = useQuery(protocolQueries.filters())
  const { situations = [], years = [], categories = [] } = data ?? {}
  const getCount = (category: string) => categories.find((one) => one.category === category)?.count ?? 0
  return (
    <>
      <SelectFilters
        page={protocolsPage}
        search={search}
        filters={[
          {
            name: 'filter[category]',
            label: t`Tipo`,
            all: t`Todos os tipos`,
            options: withChosen(
              categories.map(({ category }) => category),
              search['filter[category]'],
            ).map((category) => ({ value: category, label: `${i18n._(categoryWords[category])} (${getCount(category)})` })),
          },
          {
            name: 'filter[situation]',
            label: t`Situação`,
            all: t`Todas as situações`,
            options: withChosen(situations, search['filter[situation]']).map((situation) => ({
              value: situation,
              label: i18n._(situationWords[situation]),
            })),
          },
          {
            name: 'filter[year]',
            label: t`Ano`,
            all: t`Todos os anos`,
            options: withChosen(years, search['filter[year]']).map((year) => ({ value: year, label: year })),
          },
        ]}
      >
        <NameSearch page={protocolsPage} search={search} name="filter[search]" label={t`Número ou assunto`} />
      </SelectFilters>
      {isError ? <Notice tone="warning" title={t`Não foi possível carregar os filtros. A lista de protocolos está completa.`} /> : null}
    </>
  )
}

function ProtocolTable({ protocols, busy }: { protocols: readonly Protocol[]; busy: boolean }) {
  const { t, i18n } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const channels = useChannelWords()
  return (
    <ColumnTable
      label={t`Protocolos`}
      rows={protocols}
      rowId={({ requestId }) => requestId}
      busy={busy}
      columns={[
        {
          name: t`Número`,
          kind: 'title',
          cell: ({ requestId, number }) => (
            <Link to="/my-requests/protocols/$requestId" params={{ requestId }} className={rowLinkLook}>
              {number}
            </Link>
          ),
        },
        { name: t`Assunto`, kind: 'fact', wraps: true, cell: ({ name }) => name[shell.locale] },
        { name: t`Tipo`, kind: 'fact', leftOut: 'snug', cell: ({ category }) => i18n._(categoryWords[category]) },
        { name: t`Situação`, cell: ({ status }) => <RequestStatus status={status} /> },
        { name: t`Aberto em`, cell: ({ openedAt }) => formats.day(openedAt) },
        { name: t`Prazo`, cell: ({ deadline }) => (deadline ? formats.date(deadline) : <EmptyValue label={t`nenhum`} />) },
        { name: t`Onde foi aberto`, kind: 'fact', leftOut: 'snug', cell: ({ channel }) => channels[channel] },
      ]}
    />
  )
}

function NoProtocols({ search }: { search: ProtocolSearch }) {
  const { t } = useLingui()
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  return (
    <EmptyState icon={<FileSearch size={32} />} title={isNarrowed ? t`Nenhum protocolo com estes filtros` : t`Nenhum protocolo ainda`}>
      {isNarrowed ? (
        <Trans>Confira o número ou escolha outro tipo, situação ou ano.</Trans>
      ) : (
        <Trans>Cada requerimento enviado, aqui ou no balcão da secretaria, recebe um número e aparece nesta lista.</Trans>
      )}
    </EmptyState>
  )
}
