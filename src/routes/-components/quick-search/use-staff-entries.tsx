import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Handshake, UserRound } from 'lucide-react'
import { mayReadDebts } from '#api/debt-permissions.ts'
import { peopleQuery } from '../../../auth/impersonation/impersonation.queries.ts'
import { hasPermission, isStaff } from '../../../auth/permissions.ts'
import { agreementQueries } from '../../../features/agreements/agreements.queries.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { studentsQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { hasFeature } from '../../../request/features.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { type FoundRecords, recordsOf } from './found-records.ts'

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
  const query = useQuery({ ...agreementQueries.list({ search: wanted ?? undefined, perPage: 10 }), enabled })
  const rows = enabled ? query.data?.results.slice(0, most) : undefined
  return recordsOf(query, rows, ({ agreementId, studentName, madeAt, totalAmount }) => ({
    id: `agreement-${agreementId}`,
    title: studentName,
    description: [t`Acordo nº ${agreementId}`, t`fechado em ${formats.day(madeAt)}`, formats.money(totalAmount)].join(' · '),
    icon: <Handshake {...icon} />,
    run: () => void navigate({ to: '/financial/agreements/$agreementId', params: { agreementId: String(agreementId) } }),
  }))
}

/** Students, for staff: to their debts, else to their data, else to act as them, by what the staff may do. */
export function usePersonEntries(wanted: string | null): FoundRecords {
  const { person, navigation, features } = useShell()
  const isOfStaff = person !== null && isStaff(person)
  const readsDebts = isOfStaff && hasFeature(features, 'financial') && hasPermission(person, mayReadDebts)
  const keepsData = !readsDebts && offersPage(navigation, '/personal-data')
  const actsAs = !readsDebts && !keepsData && offersPage(navigation, '/impersonation')
  const sources = [
    useDebtors(readsDebts ? wanted : null),
    useStudentData(keepsData ? wanted : null),
    usePeopleToActAs(actsAs ? wanted : null),
  ]
  return sources[readsDebts ? 0 : keepsData ? 1 : 2]!
}

function useDebtors(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const { institutions, person } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...debtQueries.debtors(wanted ?? ''), enabled })
  const isAcross = person?.context?.institutionId === null
  const rows = enabled ? query.data : undefined
  return recordsOf(query, rows, ({ enrollmentId, studentName, registration, course, institutionId }) => ({
    id: `student-${enrollmentId}`,
    title: studentName,
    description: [t`Débitos de ${registration}`, course, isAcross ? institutions.find(({ id }) => id === institutionId)?.name : null]
      .filter(Boolean)
      .join(' · '),
    icon: <UserRound {...icon} />,
    run: () => void navigate({ to: '/financial/payments', search: { search: registration } }),
  }))
}

function useStudentData(wanted: string | null): FoundRecords {
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...studentsQuery(wanted ?? ''), enabled })
  const rows = enabled ? query.data?.results.slice(0, most) : undefined
  return recordsOf(query, rows, ({ personId, name, username }) => ({
    id: `person-${personId}`,
    title: name,
    description: username,
    icon: <UserRound {...icon} />,
    run: () => void navigate({ to: '/personal-data/$personId', params: { personId: String(personId) } }),
  }))
}

function usePeopleToActAs(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...peopleQuery(wanted ?? ''), enabled })
  const rows = enabled ? query.data?.results.slice(0, most) : undefined
  return recordsOf(query, rows, ({ name, username }) => ({
    id: `act-as-${username}`,
    title: name,
    description: t`Atuar como ${username}`,
    icon: <UserRound {...icon} />,
    run: () => void navigate({ to: '/impersonation', search: { q: username } }),
  }))
}
