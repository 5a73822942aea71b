import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getSituation } from '#api/academic/request-names.ts'
import type { DraftRow } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { getGroup } from './request-group.ts'
import { DraftRequestRow, RequestRow } from './request-rows.tsx'
import { RequestFilters } from './request-filters.tsx'
import { type ListedRow, requestQueries } from './requests.queries.ts'
import { isNarrowed, requestsList, type RequestSearch } from './request-search.ts'

interface GroupedRequestsProps {
  page: { results: readonly ListedRow[]; drafts: readonly DraftRow[]; totalCount: number }
  search: RequestSearch
  busy: boolean
}

/** Groups a page of requests by who acts next; what was searched is one list. The pager stands below the last group. */
export function GroupedRequests({ page: { results, drafts, totalCount }, search, busy }: GroupedRequestsProps) {
  const { t } = useLingui()
  const name = search['filter[name]']
  const mainCourse = getMostFrequent([...results, ...drafts].map(({ course }) => course))
  const row = (request: ListedRow, isFirst = false) => (
    <RequestRow
      key={request.requestId}
      request={request}
      isFirst={isFirst}
      showsCourse={request.course !== mainCourse}
      showsNumber={name !== undefined && request.protocol.includes(name)}
    />
  )
  const pager = totalCount > appConfig.pageSizes[0] && (
    <ShortPager
      list={requestsList}
      search={search}
      totalCount={totalCount}
      renderLink={(page, link) => <Link {...link} to="/my-requests" search={{ ...search, done: undefined, page }} />}
    />
  )
  if (isNarrowed(search))
    return (
      <>
        <Card as="div" aria-busy={busy}>
          <CardRows aria-label={t`Requerimentos encontrados`}>{results.map((request) => row(request))}</CardRows>
        </Card>
        {pager}
      </>
    )
  const ofGroup = (group: ReturnType<typeof getGroup>) => results.filter((request) => getGroup(request) === group)
  const [awaited, active, concluded] = [ofGroup('awaited'), ofGroup('active'), ofGroup('concluded')]
  const shownDrafts = search.page === undefined ? drafts : []
  const hasOpen = awaited.length + active.length + shownDrafts.length > 0
  const past = concluded.length > 0 ? <ConcludedCard folds={hasOpen} rows={concluded.map((request) => row(request))} pager={pager} /> : null
  return (
    <TwoColumn
      width="wide"
      // On a phone, what is past and how to find it come after what is going on.
      aside={
        <>
          {hasOpen ? past : null}
          <RequestFilters search={search} />
        </>
      }
    >
      {awaited.length + shownDrafts.length > 0 ? (
        <Card aria-labelledby="awaited" aria-busy={busy}>
          <CardHeader id="awaited" title={<Trans>Esperando você</Trans>} />
          <CardRows>
            {awaited.map((request, index) => row(request, index === 0))}
            {shownDrafts.map((draft, index) => (
              <DraftRequestRow
                key={draft.draftId}
                draft={draft}
                isFirst={awaited.length + index === 0}
                showsCourse={draft.course !== mainCourse}
              />
            ))}
          </CardRows>
        </Card>
      ) : null}
      {active.length > 0 ? (
        <Card aria-labelledby="active" aria-busy={busy}>
          <CardHeader id="active" title={<Trans>Em andamento</Trans>} />
          <CardRows>{active.map((request) => row(request))}</CardRows>
        </Card>
      ) : null}
      {hasOpen ? null : past}
      {concluded.length === 0 ? pager : null}
    </TwoColumn>
  )
}

function ConcludedCard({ folds, rows, pager }: { folds: boolean; rows: ReactNode; pager: ReactNode }) {
  const { number } = useFormats()
  const { data = [] } = useQuery(requestQueries.statuses())
  const count = data.reduce((sum, one) => sum + (getSituation(one.status) === 'concluded' ? one.count : 0), 0)
  return (
    <Card aria-labelledby="concluded">
      <CardHeader id="concluded" title={<Trans>Encerrados</Trans>} aside={count > 0 ? number(count) : undefined} folds={folds} />
      <CardRows>{rows}</CardRows>
      {pager ? <CardSection>{pager}</CardSection> : null}
    </Card>
  )
}

/** Rows name only what differs from most of them. */
function getMostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
