import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Handshake, UserRound } from 'lucide-react'
import { isStaff } from '../../../auth/permissions.ts'
import { agreementQueries } from '../../../features/agreements/agreements.queries.ts'
import { studentsQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import type { FoundRecords } from './found-records.ts'

const most = 5
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Agreements of staff, by student, registration or tax id. */
export function useAgreementEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const navigate = useNavigate()
  const isAllowed = shell.person !== null && isStaff(shell.person) && offersPage(shell.navigation, '/financial/agreements')
  const enabled = isAllowed && wanted !== null
  const { data, isFetching, isError } = useQuery({ ...agreementQueries.list({ search: wanted ?? undefined, perPage: 10 }), enabled })
  const entries = (enabled ? (data?.results ?? []) : []).slice(0, most).map(({ agreementId, studentName, madeAt, totalAmount }) => ({
    id: `agreement-${agreementId}`,
    title: studentName,
    description: [t`Acordo nº ${agreementId}`, t`fechado em ${formats.day(madeAt)}`, formats.money(totalAmount)].join(' · '),
    icon: <Handshake {...icon} />,
    run: () => void navigate({ to: '/financial/agreements/$agreementId', params: { agreementId: String(agreementId) } }),
  }))
  return { entries, isFetching, isError }
}

/** Students and candidates, for staff who keep their data. */
export function usePersonEntries(wanted: string | null): FoundRecords {
  const { navigation } = useShell()
  const navigate = useNavigate()
  const enabled = offersPage(navigation, '/personal-data') && wanted !== null
  const { data, isFetching, isError } = useQuery({ ...studentsQuery(wanted ?? ''), enabled })
  const entries = (enabled ? (data?.results ?? []) : []).slice(0, most).map(({ personId, name, username }) => ({
    id: `person-${personId}`,
    title: name,
    description: username,
    icon: <UserRound {...icon} />,
    run: () => void navigate({ to: '/personal-data/$personId', params: { personId: String(personId) } }),
  }))
  return { entries, isFetching, isError }
}
