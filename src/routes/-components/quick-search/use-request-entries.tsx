import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ClipboardPlus, FileText } from 'lucide-react'
import { appConfig } from '#config'
import type { AppLocale } from '#api/locales.ts'
import { isStaff } from '../../../request/permissions.ts'
import { statusWords } from '../../../features/request-office/office-labels.tsx'
import { officeQueries } from '../../../features/request-office/request-office.queries.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { requestQueries } from '../../../features/requests/requests.queries.ts'
import { withNonBreakingHyphens } from '../../../kit/text/with-non-breaking-hyphens.ts'
import { type FoundRecords, mostFound, getRecords, withWayToAll } from './found-records.ts'
import { keepRecent } from './recent-pages.ts'
import type { SearchEntry } from './search-entries.ts'

const icon = <FileText />

/** Finds requests by protocol; own ones by their type too, those of the office by student too. @param wanted null to find nothing */
export function useRequestEntries(wanted: string | null): FoundRecords {
  const { person, openPaths } = useShell()
  const isOfStaff = person !== null && isStaff(person)
  const ofOffice = useOfficeRequests(isOfStaff && offersPage({ openPaths }, '/requests') ? wanted : null)
  const own = useOwnRequests(!isOfStaff && offersPage({ openPaths }, '/my-requests') ? wanted : null)
  return isOfStaff ? ofOffice : own
}

function useOwnRequests(wanted: string | null): FoundRecords {
  const { t, i18n } = useLingui()
  const { day } = useFormats()
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({
    ...rpc.academic.requests.list.queryOptions({
      page: 1,
      perPage: appConfig.defaultPageSize,
      filter: { name: (wanted && (parseProtocol(wanted) ?? wanted)) ?? undefined },
    }),
    placeholderData: keepPreviousData,
    enabled,
  })
  const rows = enabled ? query.data?.results.slice(0, mostFound) : undefined
  return getRecords(query, rows, ({ requestId, name, protocol, createdAt }) => ({
    id: `request-${requestId}`,
    title: name[i18n.locale as AppLocale],
    description: [t`Protocolo ${withNonBreakingHyphens(protocol)}`, t`enviado em ${day(createdAt)}`].join(' · '),
    icon,
    run: () => void navigate({ to: '/my-requests/$requestId', params: { requestId } }),
  }))
}

/** Returns the protocol in a text, among other words or as copied from a search result, with non-breaking hyphens. */
function parseProtocol(text: string): string | null {
  const [, year, number, digits] = /(20\d\d)[\s\u2060-]*(\d{6})\b|\b(\d{5,6})\b/.exec(text) ?? []
  return year && number ? `${year}-${number}` : (digits ?? null)
}

/** Terms people use for types with such names, in any institution. */
const typeWords: ReadonlyArray<[RegExp, MessageDescriptor]> = [
  [
    /trancamento/i,
    msg`trancar, trancar curso, trancar faculdade, trancar matrícula, parar de estudar, desistir do curso, cancelar curso, cancelar matrícula`,
  ],
  [/restitui/i, msg`reembolso, devolução, estorno`],
]

/** Returns what a student may request; the page of an unavailable type says why. Ignores failures: the page of all types is found too. */
export function useRequestTypeEntries(wanted: string | null): SearchEntry[] {
  const { t, i18n } = useLingui()
  const { person, openPaths, locale } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null && person !== null && !isStaff(person) && offersPage({ openPaths }, '/my-requests')
  const { data } = useQuery({ ...requestQueries.types(), enabled })
  if (!enabled || !data?.enrollmentId) return []
  const search = { enrollment: data.enrollmentId }
  return data.results.map(({ typeId, name, summary, mayAsk }) => ({
    id: `request-type-${typeId}`,
    title: mayAsk && !person.impersonated ? t`Pedir: ${name[locale]}` : name[locale],
    called: [name[locale], ...typeWords.flatMap(([names, words]) => (names.test(name['pt-BR']) ? i18n._(words) : []))].join(', '),
    description: mayAsk ? summary[locale] : t`Indisponível agora. Veja por quê`,
    icon: <ClipboardPlus />,
    run: () => void navigate({ to: '/my-requests/new/$typeId', params: { typeId: String(typeId) }, search }),
  }))
}

/** Returns the office's requests, also concluded ones, last changed first. */
function useOfficeRequests(wanted: string | null): FoundRecords {
  const { t, i18n } = useLingui()
  const { sessionMark } = useShell()
  const navigate = useNavigate()
  const router = useRouter()
  const enabled = wanted !== null
  const query = useQuery({ ...officeQueries.list({ search: wanted ?? undefined, status: 'all', sort: '-updatedAt' }), enabled })
  const rows = enabled ? query.data?.results : undefined
  const found = getRecords(query, rows, ({ requestId, name, protocol, student, status }) => {
    const words = {
      title: name[i18n.locale as AppLocale],
      description: [student, t`Protocolo ${withNonBreakingHyphens(protocol)}`].join(' · '),
    }
    return {
      id: `request-${requestId}`,
      ...words,
      aside: i18n._(statusWords[status]),
      icon,
      run: () => {
        const { href } = router.buildLocation({ to: '/requests/$requestId', params: { requestId } })
        keepRecent({ ...words, href }, sessionMark)
        void navigate({ href })
      },
    }
  })
  return withWayToAll(found, false, {
    id: 'all-requests',
    title: t`Ver todos os requerimentos com “${wanted}”`,
    icon,
    run: () => void navigate({ to: '/requests', search: { search: wanted ?? undefined, status: 'all' } }),
  })
}

/** Returns entries for the office's open requests by type. @param wanted null to find nothing */
export function useOfficeTypeEntries(wanted: string | null): SearchEntry[] {
  const { t } = useLingui()
  const { openPaths, locale } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null && offersPage({ openPaths }, '/requests')
  const { data } = useQuery({ ...rpc.academic.requestOffice.options.queryOptions(), enabled })
  return (enabled ? (data?.types ?? []) : []).map(({ typeId, name }) => ({
    id: `office-type-${typeId}`,
    title: name[locale],
    description: t`Ver requerimentos deste tipo`,
    icon,
    run: () => void navigate({ to: '/requests', search: { type: typeId } }),
  }))
}
