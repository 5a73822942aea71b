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
import { GroupedRequests } from './grouped-requests.tsx'
import { RequestFilters } from './request-filters.tsx'
import { requestQueries } from './requests.queries.ts'
import { isNarrowed, type RequestSearch } from './request-search.ts'
import { RequestsHeader } from './requests-header.tsx'
import { useRequestsWatch } from './use-request-watch.ts'

/** Lists what waits for the student, what is under way and what is concluded (docs/requirements/academic-and-financial.md §2). */
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
      {isNarrowed(search) ? <RequestFilters search={search} /> : null}
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
      ) : data.results.length === 0 && (search.page !== undefined || isNarrowed(search) || data.drafts.length === 0) ? (
        <NoRequests search={search} />
      ) : (
        <GroupedRequests page={data} search={search} busy={isPlaceholderData} />
      )}
    </>
  )
}

const icon = <Illustration name="paper" />

function NoRequests({ search }: { search: RequestSearch }) {
  const { t } = useLingui()
  return isNarrowed(search) || search.page !== undefined ? (
    <EmptyState icon={icon} title={t`Nenhum requerimento com estes filtros`}>
      <Trans>Confira o nome ou o número, ou escolha outra situação.</Trans>
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
