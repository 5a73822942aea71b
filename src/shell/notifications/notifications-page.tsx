import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { FilterForm } from '#design/components/table/filter-bar.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { BeyondLastPage } from '../../kit/list/beyond-last-page.tsx'
import { useListForm } from '../../kit/list/list-form.tsx'
import { pageRange } from '../../kit/list/page-range.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { MarkForm } from './notification-item.tsx'
import { NotificationsByPeriod } from './notification-list.tsx'
import { notificationPageQuery, unreadQuery } from './notifications.queries.ts'
import { notificationSearch, type NotificationSearch } from './notification-search.ts'
import { useMarkNotifications } from './use-mark-notifications.ts'
import { useFilterRemoval } from '../../kit/list-parts/use-filter-removal.ts'

export function NotificationsPage({ search }: { search: NotificationSearch }) {
  const { t } = useLingui()
  const { person } = useShell()
  const query = useQuery(notificationPageQuery(search))
  const { mark, markAll, isMarkingAll } = useMarkNotifications()
  const { data, isError, isPlaceholderData } = query
  const mayMark = !person?.impersonated
  const { pageCount } = pageRange(search.page ?? 1, search.perPage ?? appConfig.defaultPageSize, data?.totalCount ?? 0)
  const unread = useQuery(unreadQuery).data?.totalUnread ?? 0
  return (
    <>
      <PageHeader
        title={t`Notificações`}
        subtitle={data ? <Plural value={unread} _0="Todas lidas" one="# não lida" other="# não lidas" /> : null}
        actions={
          unread > 0 && mayMark ? (
            <MarkForm onSubmit={markAll}>
              <Button type="submit" size="sm" loading={isMarkingAll} icon={<CheckCheck />}>
                <Trans>Marcar todas como lidas</Trans>
              </Button>
            </MarkForm>
          ) : null
        }
      />
      <NotificationFilters search={search} />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar as notificações`} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.totalCount === 0 ? (
        <NoNotifications search={search} />
      ) : data.results.length === 0 ? (
        <BeyondLastPage
          pageCount={pageCount}
          renderLink={(link) => <Link {...link} to="/notifications" search={{ ...search, page: pageCount }} />}
        />
      ) : (
        <>
          <Card as="div" aria-busy={isPlaceholderData}>
            <NotificationsByPeriod
              notifications={data.results}
              readAt={query.dataUpdatedAt}
              onMark={mayMark ? mark : null}
              onLeave={() => undefined}
            />
          </Card>
          <ShortPager
            list={notificationsPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/notifications" search={{ ...search, page }} />}
          />
        </>
      )}
    </>
  )
}

const notificationsPage = { path: '/notifications', read: notificationSearch }

function NotificationFilters({ search }: { search: NotificationSearch }) {
  const { t } = useLingui()
  const removal = useFilterRemoval()
  const { form, carried } = useListForm(notificationsPage, search, ['q', 'state'])
  return (
    <FilterForm key={JSON.stringify(search)} {...form} label={t`Filtros`}>
      {carried}
      <SearchField name="q" label={t`Buscar notificações`} defaultValue={search.q} maxLength={100} />
      <FilterSelect
        label={t`Situação`}
        name="state"
        defaultValue={search.state ?? ''}
        selected={search.state !== undefined}
        removal={removal(t`Situação`, (link) => (
          <Link {...link} to="/notifications" search={{ q: search.q }} activeOptions={{ exact: true }} />
        ))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{t`Todas`}</option>
        <option value="unread">{t`Não lidas`}</option>
        <option value="read">{t`Lidas`}</option>
      </FilterSelect>
      <button type="submit" className="visually-hidden">
        <Trans>Filtrar</Trans>
      </button>
      {search.q || search.state ? (
        <Link to="/notifications" className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </Link>
      ) : null}
    </FilterForm>
  )
}

function NoNotifications({ search: { q, state } }: { search: NotificationSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<Illustration name="quiet" />} title={t`Nenhuma notificação aqui`}>
      {q || state ? (
        <Trans>Nenhuma notificação com estes filtros. Mude a busca ou a situação.</Trans>
      ) : (
        <Trans>Avisos da instituição aparecem aqui.</Trans>
      )}
    </EmptyState>
  )
}
