import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { addressFields } from '#api/address-rules.ts'
import type { AddressPurpose, PersonalDataChange } from '#api/academic/personal-data.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { postalCode } from '#design/components/fields/masks/brazilian-documents.ts'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import type { Mask } from '#design/components/fields/masks/mask.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { rpc, RpcOutput } from '../../rpc/rpc.ts'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { localityQueries } from './update-data.queries.ts'
import { useFieldNames, usePurposes } from './use-update-words.ts'

interface ChangeHistoryProps<Search extends { page?: number | undefined; perPage?: number | undefined }>
  extends Pick<ComponentProps<typeof ShortPager<Search>>, 'list' | 'search' | 'renderLink'> {
  query: Pick<UseQueryResult<RpcOutput<typeof rpc.academic.personalData.changes>>, 'data' | 'isError'>
  emptyText: ReactNode
}

export function ChangeHistory<Search extends { page?: number | undefined; perPage?: number | undefined }>({
  query: { data, isError },
  emptyText,
  ...pager
}: ChangeHistoryProps<Search>) {
  const { t } = useLingui()
  const formats = useFormats()
  const names = useFieldNames()
  const getWord = useValueWords()
  return (
    <Card aria-labelledby="changes">
      <CardHeader id="changes" title={<Trans>Histórico de alterações</Trans>} />
      {data === undefined ? (
        <CardSection>
          {isError ? <Notice tone="danger" title={t`Não foi possível carregar o histórico.`} /> : <SkeletonRows rows={3} />}
        </CardSection>
      ) : data.results.length === 0 ? (
        <CardSection>
          <p>{emptyText}</p>
        </CardSection>
      ) : (
        <CardRows>
          {bySaving(data.results).map(([first, ...others]) => {
            const { changeId, changedAt, changedBy } = first
            const moment = formats.dateTime(changedAt)
            return (
              <ItemRow
                key={changeId}
                title={changedBy ? t`${moment}, por ${changedBy}` : moment}
                description={
                  <ChangeList
                    nothing=""
                    changes={[first, ...others].sort(asInForm).map(({ field, oldValue, newValue }) => ({
                      id: field,
                      term: names[field],
                      before: oldValue && getWord(field, oldValue),
                      after: newValue && getWord(field, newValue),
                    }))}
                  />
                }
              />
            )
          })}
        </CardRows>
      )}
      {data && data.totalCount > data.perPage ? (
        <CardSection>
          <ShortPager {...pager} totalCount={data.totalCount} />
        </CardSection>
      ) : null}
    </Card>
  )
}

/** Groups the changes that were saved together. */
function bySaving(changes: readonly PersonalDataChange[]): Array<[PersonalDataChange, ...PersonalDataChange[]]> {
  const groups: Array<[PersonalDataChange, ...PersonalDataChange[]]> = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last && last[0].changedAt === change.changedAt && last[0].addressId === change.addressId) last.push(change)
    else groups.push([change])
  }
  return groups
}

const formOrder: ReadonlyArray<PersonalDataChange['field']> = ['mobile', 'phone', 'email', 'purpose', 'country', ...addressFields]

const asInForm = (one: PersonalDataChange, other: PersonalDataChange) => formOrder.indexOf(one.field) - formOrder.indexOf(other.field)

/** Returns the function that formats a stored value for reading: countries and states by name. */
function useValueWords() {
  const { i18n } = useLingui()
  const purposes = usePurposes()
  const { data: countries } = useQuery(localityQueries.countries(i18n.locale))
  const { data: states } = useQuery(localityQueries.states())
  return (field: PersonalDataChange['field'], value: string): string => {
    const named = { purpose: purposes[value as AddressPurpose], country: getName(countries, value), state: getName(states, value) }
    return (field in named ? named[field as keyof typeof named] : null) ?? written(field, value)
  }
}

const getName = (list: ReadonlyArray<{ code: string; name: string }> | undefined, wanted: string) =>
  list?.find(({ code }) => code === wanted)?.name

/** Formats Brazilian phone numbers as in the form; foreign ones stay as typed. */
function written(field: PersonalDataChange['field'], value: string): string {
  const masks: Partial<Record<typeof field, Mask>> = { mobile: brazilianPhone, phone: brazilianPhone, zipCode: postalCode }
  const mask = masks[field]
  return mask && /^\d+$/.test(value) && mask.isValid(value) ? mask.format(value) : value
}
