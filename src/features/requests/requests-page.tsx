import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { DraftList } from './draft-list.tsx'
import { NameSearch } from '../../kit/list-parts/name-search.tsx'
import { requestQueries } from './requests.queries.ts'
import { requestSearch, type RequestSearch } from './request-search.ts'
import { RequestTable } from './request-table.tsx'
import { statusWords } from './request-words.tsx'
import { RequestsHeader } from './requests-header.tsx'
import { useRequestsWatch } from './use-request-watch.ts'

const requestsPage = { path: '/my-requests', read: requestSearch }

/** Drafts to go on with, and what was sent, newest first. */
export function RequestsPage({ search }: { search: RequestSearch }) {
  const { t } = useLingui()
  const query = useQuery(requestQueries.list(search))
  const { data, error, isError, isPlaceholderData } = query
  useRequestsWatch()
  return (
    <>
      <RequestsHeader />
      {search.done ? (
        <Notice tone="ok" live="status" title={search.done === 'canceled' ? t`Requerimento cancelado` : t`Rascunho descartado`} />
      ) : null}
      {data && data.drafts.length > 0 ? <DraftList drafts={data.drafts} /> : null}
      <RequestFilters search={search} />
      {isError ? (
        portalErrorCode(error) === 'FORBIDDEN' ? (
          <EmptyState icon={icon} title={t`Requerimentos indisponíveis para você`}>
            <Trans>Só alunos fazem requerimentos aqui. Se você é aluno, troque de perfil ou fale com a secretaria.</Trans>
          </EmptyState>
        ) : (
          <QueryError query={query} title={t`Não foi possível carregar os requerimentos`}>
            <Trans>O serviço acadêmico está fora do ar agora. O que você pediu e os seus rascunhos continuam guardados.</Trans>
          </QueryError>
        )
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.results.length === 0 ? (
        <NoRequests search={search} />
      ) : (
        <>
          <RequestTable requests={data.results} busy={isPlaceholderData} />
          <ShortPager
            list={requestsPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/my-requests" search={{ ...search, done: undefined, page }} />}
          />
        </>
      )}
    </>
  )
}

const icon = <Illustration name="paper" />

function RequestFilters({ search }: { search: RequestSearch }) {
  const { t, i18n } = useLingui()
  const { data = [], isError } = useQuery(requestQueries.statuses())
  const known = data.filter(({ count }) => count > 0).map(({ status }) => status)
  const getCount = (status: (typeof known)[number]) => data.find((one) => one.status === status)?.count ?? 0
  return (
    <>
      <SelectFilters
        page={requestsPage}
        search={search}
        filters={[
          {
            name: 'filter[status]',
            label: t`Situação`,
            all: t`Todas as situações`,
            options: withChosen(known, search['filter[status]']).map((status) => ({
              value: status,
              label: `${i18n._(statusWords[status])} (${getCount(status)})`,
            })),
          },
        ]}
      >
        <NameSearch page={requestsPage} search={search} name="filter[name]" label={t`Nome do requerimento`} />
      </SelectFilters>
      {isError ? (
        <Notice tone="warning" title={t`Não foi possível carregar as situações. A lista de requerimentos está completa.`} />
      ) : null}
    </>
  )
}

function NoRequests({ search }: { search: RequestSearch }) {
  const { t } = useLingui()
  const isNarrowed = search['filter[name]'] || search['filter[status]'] || search.page
  return isNarrowed ? (
    <EmptyState icon={icon} title={t`Nenhum requerimento com estes filtros`}>
      <Trans>Confira o nome ou escolha outra situação.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      icon={icon}
      title={t`Nenhum requerimento ainda`}
      action={
        <Link to="/my-requests/new" className={buttonLook()}>
          <Trans>Ver o que posso pedir</Trans>
        </Link>
      }
    >
      <Trans>Declarações, segunda via do diploma, revisão de nota: peça aqui e acompanhe até a resposta.</Trans>
    </EmptyState>
  )
}
