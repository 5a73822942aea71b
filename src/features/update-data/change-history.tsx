import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonalDataChange } from '#api/personal-data.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { ShortPager } from '../../shared/short-pager.tsx'
import { personalDataChangesQuery, type UpdateDataSearch, updateDataSearch } from './update-data.queries.ts'
import { useFieldNames, usePurposes } from './use-update-words.ts'

const page = { path: '/update-data', read: updateDataSearch }

export function ChangeHistory({ search }: { search: UpdateDataSearch }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const names = useFieldNames()
  const valueOf = useValueWords()
  const { data, isError } = useQuery(personalDataChangesQuery(search))
  return (
    <Card aria-labelledby="changes">
      <CardHeader id="changes" title={<Trans>Histórico de alterações</Trans>} />
      {data === undefined ? (
        <CardSection>
          {isError ? <Notice tone="danger" title={t`Não foi possível carregar o histórico.`} /> : <SkeletonRows rows={3} />}
        </CardSection>
      ) : data.results.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nada mudou ainda. O que você alterar aqui aparece nesta lista.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows>
          {data.results.map((change) => {
            const { changeId, changedAt, changedBy, field } = change
            const moment = formats.dateTime(changedAt)
            return (
              <ItemRow
                key={changeId}
                title={names[field]}
                description={
                  <>
                    <span dir="auto">{valueOf(change)}</span>
                    <br />
                    {changedBy ? t`${moment}, por ${changedBy}` : moment}
                  </>
                }
              />
            )
          })}
        </CardRows>
      )}
      {data && data.totalCount > data.results.length ? (
        <CardSection>
          <ShortPager
            list={page}
            search={search}
            totalCount={data.totalCount}
            renderLink={(target, link) => <Link {...link} to="/update-data" search={{ ...search, page: target }} />}
          />
        </CardSection>
      ) : null}
    </Card>
  )
}

/** `Santos → São Paulo`; what was or became empty is said. */
function useValueWords() {
  const { t } = useLingui()
  const purposes = usePurposes()
  return ({ field, oldValue, newValue }: PersonalDataChange) => {
    const word = (value: string) => (field === 'purpose' ? (purposes[value as keyof typeof purposes] ?? value) : value)
    if (oldValue === null) return word(newValue ?? '')
    const before = word(oldValue)
    if (newValue === null) return t`${before} (removido)`
    return `${before} → ${word(newValue)}`
  }
}
