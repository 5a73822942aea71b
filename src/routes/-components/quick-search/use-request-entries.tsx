import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { AppLocale } from '#api/locales.ts'
import { isStaff } from '../../../auth/permissions.ts'
import { officeQueries } from '../../../features/request-office/request-office.queries.ts'
import { requestQueries } from '../../../features/requests/requests.queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { type FoundRecords, recordsOf } from './found-records.ts'

const most = 5
const icon = <FileText size={20} strokeWidth={1.75} aria-hidden />

/** By protocol; own ones by their type too, those of the office by student too. @param wanted null to find nothing */
export function useRequestEntries(wanted: string | null): FoundRecords {
  const { person, navigation } = useShell()
  const isOfStaff = person !== null && isStaff(person)
  const ofOffice = useOfficeRequests(isOfStaff && offersPage(navigation, '/requests') ? wanted : null)
  const own = useOwnRequests(!isOfStaff && offersPage(navigation, '/my-requests') ? wanted : null)
  return isOfStaff ? ofOffice : own
}

function useOwnRequests(wanted: string | null): FoundRecords {
  const { t, i18n } = useLingui()
  const { day } = useFormats(useShell())
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...requestQueries.list({ 'filter[name]': wanted ?? undefined }), enabled })
  const rows = enabled ? query.data?.results.slice(0, most) : undefined
  return recordsOf(query, rows, ({ requestId, name, protocol, createdAt }) => ({
    id: `request-${requestId}`,
    title: name[i18n.locale as AppLocale],
    description: [t`Protocolo ${protocol}`, t`enviado em ${day(createdAt)}`].join(' · '),
    icon,
    run: () => void navigate({ to: '/my-requests/$requestId', params: { requestId } }),
  }))
}

function useOfficeRequests(wanted: string | null): FoundRecords {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...officeQueries.list({ search: wanted ?? undefined }), enabled })
  const rows = enabled ? query.data?.results.slice(0, most) : undefined
  return recordsOf(query, rows, ({ requestId, name, protocol, student }) => ({
    id: `request-${requestId}`,
    title: student,
    description: [name[i18n.locale as AppLocale], t`Protocolo ${protocol}`].join(' · '),
    icon,
    run: () => void navigate({ to: '/requests/$requestId', params: { requestId } }),
  }))
}
