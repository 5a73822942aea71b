import { useLingui } from '@lingui/react/macro'
import { isStaff } from '../../../request/permissions.ts'
import { firstCapital } from '../../../i18n/formats.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { useWantedRecords } from './found-records.ts'
import { byBestMatch, type EntryGroup, findInGroups } from './search-entries.ts'
import { useActionEntries } from './use-action-entries.tsx'
import { useDebtEntries } from './use-debt-entries.tsx'
import { useDocumentEntries } from './use-document-entries.tsx'
import { usePageEntries, useRecentEntries } from './use-page-entries.tsx'
import { useOfficeTypeEntries, useRequestEntries, useRequestTypeEntries } from './use-request-entries.tsx'
import { useEditedTypeEntries, useTemplateEntries } from './use-setup-entries.tsx'
import { useAgreementEntries, usePersonEntries, useReceivedEntries } from './use-staff-entries.tsx'

const mostAreas = 6
/** The largest number of actions that are offered before anything is typed: more would push the pages out of view. */
const mostActions = 4
/** Entries for needs that no page covers. */
const fallbackEntries = ['new-request', 'support']

interface FoundGroups {
  groups: readonly EntryGroup[]
  /** The number of results for the searched text, counted before areas are shown in place of no results. */
  count: number
  isNothing: boolean
  isFetching: boolean
  /** What could not be searched. */
  failed: string[]
}

/** Returns the results for a text; before anything is typed, recent pages and the most frequent actions. */
export function useFoundGroups(query: string): FoundGroups {
  const { t } = useLingui()
  const { person } = useShell()
  const { pages, tabs, ...menu } = usePageEntries()
  const actions = useActionEntries()
  const recent = useRecentEntries()
  const records = useWantedRecords(query)
  const debts = useDebtEntries(records)
  const types = useRequestTypeEntries(records)
  const officeTypes = useOfficeTypeEntries(records)
  const editedTypes = useEditedTypeEntries(records)
  // Groups that are searched here, and groups that a service has searched.
  const sources = [
    { title: t`Páginas`, name: t`páginas`, ...menu, entries: [...pages, ...tabs] },
    { title: t`Pessoas`, name: t`pessoas`, isByService: true, ...usePersonEntries(records) },
    { title: t`Débitos`, name: t`débitos`, isByService: debts.isFoundByService, isRecords: true, most: 6, ...debts },
    { title: t`Documentos`, name: t`documentos`, isRecords: true, most: 6, ...useDocumentEntries(records) },
    { title: t`Acordos`, name: t`acordos`, isByService: true, ...useAgreementEntries(records) },
    { title: t`Recebimentos`, name: t`recebimentos`, isByService: true, ...useReceivedEntries(records) },
    { title: t`Requerimentos`, name: t`requerimentos`, isByService: true, ...useRequestEntries(records) },
    {
      title: t`Tipos de requerimento`,
      name: t`tipos de requerimento`,
      isRecords: true,
      ...editedTypes,
      entries: [...officeTypes, ...editedTypes.entries],
    },
    { title: t`Modelos de documentos`, name: t`modelos`, ...useTemplateEntries(records) },
    { title: t`Ações`, entries: [...actions, ...types] },
  ].map((source) => ({ isFetching: false, isError: false, name: '', isByService: false, most: undefined, ...source }))
  const isFetching = sources.some((source) => source.isFetching)
  const failed = sources.filter(({ isError }) => isError).map(({ name }) => name)

  const searched = findInGroups(
    sources.filter(({ isByService }) => !isByService),
    query,
  )
  const entriesOf = ({ title, entries, isByService, most }: (typeof sources)[number]) =>
    isByService ? entries : (searched.find((group) => group.title === title)?.entries.slice(0, most) ?? [])
  const withReasons = (group: EntryGroup): EntryGroup =>
    group.isRecords
      ? group
      : {
          ...group,
          entries: group.entries.map(({ also, ...entry }) => ({
            ...entry,
            description: firstCapital([entry.description, also && t`também: ${also}`].filter(Boolean).join(' · ')),
          })),
        }
  const found = byBestMatch(
    sources.map((source) => ({ ...source, entries: entriesOf(source) })),
    query,
  ).map(withReasons)

  const daily = tabs.filter(({ isDaily }) => isDaily)
  const most = person !== null && isStaff(person) && daily.length > 0 ? daily : actions
  const offered = [
    { title: t`Abertas há pouco`, entries: recent },
    { title: t`Ações`, entries: most.slice(0, mostActions) },
    { title: t`Páginas`, entries: pages.filter(({ isHere }) => !isHere) },
  ]
  const count = found.flatMap(({ entries }) => entries).length
  if (!query.trim()) return { groups: offered, count: 0, isNothing: false, isFetching, failed: [] }
  const isNothing = count === 0 && !isFetching
  return {
    groups: isNothing
      ? [
          { title: t`Ações`, entries: actions.filter(({ id }) => fallbackEntries.includes(id)) },
          { title: t`Suas áreas`, entries: pages.slice(0, mostAreas) },
        ]
      : found,
    count,
    isNothing,
    isFetching,
    failed,
  }
}
