import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { NameSearch } from '../../kit/list-parts/name-search.tsx'
import { requestQueries } from './requests.queries.ts'
import { requestsList, type RequestSearch } from './request-search.ts'
import { statusWords } from './request-words.tsx'

/** By name or protocol number, and by status. */
export function RequestFilters({ search }: { search: RequestSearch }) {
  const { t, i18n } = useLingui()
  const { data = [], isError } = useQuery(requestQueries.statuses())
  const known = data.filter(({ count }) => count > 0).map(({ status }) => status)
  const getCount = (status: (typeof known)[number]) => data.find((one) => one.status === status)?.count ?? 0
  return (
    <>
      <SelectFilters
        page={requestsList}
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
        <NameSearch page={requestsList} search={search} name="filter[name]" label={t`Nome ou número`} />
      </SelectFilters>
      {isError ? (
        <Notice tone="warning" title={t`Não foi possível carregar as situações. A lista de requerimentos está completa.`} />
      ) : null}
    </>
  )
}
