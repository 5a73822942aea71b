import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { HandCoins, Handshake, UserRound } from 'lucide-react'
import { peopleQuery } from '../../../auth/impersonation/impersonation.queries.ts'
import { hasPermission, isStaff } from '../../../request/permissions.ts'
import { agreementQueries } from '../../../features/agreements/agreements.queries.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { receivedQueries } from '../../../features/received-payments/received.queries.ts'
import { studentsQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { mayReadDebts } from '#api/permissions.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { type FoundRecords, mostFound, getRecords, withWayToAll } from './found-records.ts'
import { keepRecent } from './recent-pages.ts'
import type { SearchEntry } from './search-entries.ts'

/** Returns the part of `Acordo nº 10074` that services search for, which is the number. */
const withoutName = (wanted: string) => wanted.replace(/^\D*\s(?=\d+$)/, '')

/** Agreements of staff, by student, registration, tax id or number. */
export function useAgreementEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const navigate = useNavigate()
  const isAllowed = shell.person !== null && isStaff(shell.person) && offersPage(shell, '/financial/agreements')
  const enabled = isAllowed && wanted !== null
  const search = withoutName(wanted ?? '')
  const query = useQuery({ ...agreementQueries.list({ search, perPage: 10 }), enabled })
  const found = getRecords(query, enabled ? query.data?.results : undefined, ({ agreementId, studentName, madeAt, totalAmount }) => ({
    id: `agreement-${agreementId}`,
    title: studentName,
    description: [t`Acordo nº ${agreementId}`, t`fechado em ${formats.day(madeAt)}`].join(' · '),
    aside: formats.money(totalAmount),
    icon: <Handshake />,
    run: () => void navigate({ to: '/financial/agreements/$agreementId', params: { agreementId: String(agreementId) } }),
  }))
  return withWayToAll(found, false, {
    id: 'all-agreements',
    title: t`Ver todos os acordos com “${search}”`,
    icon: <Handshake />,
    run: () => void navigate({ to: '/financial/agreements', search: { search } }),
  })
}

/** Payments of students, by student, registration, tax id, or the numbers of receipts and banks. */
export function useReceivedEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const navigate = useNavigate()
  const isAllowed = shell.person !== null && isStaff(shell.person) && offersPage(shell, '/financial/received-payments')
  const enabled = isAllowed && wanted !== null
  const query = useQuery({ ...receivedQueries.list({ search: wanted ?? undefined, perPage: 10 }), enabled })
  const rows = enabled ? query.data?.results : undefined
  const found = getRecords(query, rows, ({ paymentId, studentName, receiptNumber, amount, createdAt, paidAt }) => ({
    id: `payment-${paymentId}`,
    title: studentName,
    description: [
      receiptNumber ? t`Recibo ${receiptNumber}` : t`Pagamento`,
      paidAt ? t`pago em ${formats.day(paidAt)}` : t`criado em ${formats.day(createdAt)}`,
    ].join(' · '),
    aside: formats.money(amount),
    icon: <HandCoins />,
    run: () => void navigate({ to: '/financial/received-payments/$paymentId', params: { paymentId } }),
  }))
  return withWayToAll(found, false, {
    id: 'all-received',
    title: t`Ver todos os recebimentos com “${wanted}”`,
    icon: <HandCoins />,
    run: () => void navigate({ to: '/financial/received-payments', search: { search: wanted ?? undefined } }),
  })
}

/** Returns students for staff, linked to their debts, else their data, else acting as them, by the staff's permissions. */
export function usePersonEntries(wanted: string | null): FoundRecords {
  const { person, openPaths, features } = useShell()
  const isOfStaff = person !== null && isStaff(person)
  const readsDebts = isOfStaff && features.includes('financial') && hasPermission(person, mayReadDebts)
  const keepsData = !readsDebts && offersPage({ openPaths }, '/personal-data')
  const actsAs = !readsDebts && !keepsData && offersPage({ openPaths }, '/impersonation')
  const sources = [
    useDebtors(readsDebts ? wanted : null),
    useStudentData(keepsData ? wanted : null),
    useImpersonatablePeople(actsAs ? wanted : null),
  ]
  return sources[readsDebts ? 0 : keepsData ? 1 : 2]!
}

/** Returns a function that opens a person's page and adds it to the recent pages. */
function usePersonVisit() {
  const { sessionMark } = useShell()
  const navigate = useNavigate()
  return (person: { title: string; description: string }, { href }: { href: string }) => {
    keepRecent({ ...person, href }, sessionMark)
    void navigate({ href })
  }
}

function useDebtors(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const { institutions, openPaths, person } = useShell()
  const allPeople = useAllPeople(wanted)
  const keepsData = offersPage({ openPaths }, '/personal-data')
  const router = useRouter()
  const visit = usePersonVisit()
  const enabled = wanted !== null
  const query = useQuery({ ...debtQueries.debtors(wanted ?? ''), enabled })
  const isAcross = person?.context?.institutionId === null
  const rows = enabled ? query.data : undefined
  const found = getRecords(query, rows, ({ enrollmentId, studentName, registration, course, institutionId }) => {
    const place = isAcross ? institutions.find(({ id }) => id === institutionId)?.name : null
    const words = { title: studentName, description: [t`Matrícula ${registration}`, course, place].filter(Boolean).join(' · ') }
    return {
      id: `student-${enrollmentId}`,
      ...words,
      icon: <UserRound />,
      run: () => visit(words, router.buildLocation({ to: '/financial/payments', search: { search: registration } })),
    }
  })
  // The service returns no more than these; students with debts appear in a group that links to all debts.
  return withWayToAll(found, keepsData && found.entries.length === mostFound, allPeople)
}

/** The page on which people are found, for staff who have it. */
function useAllPeople(wanted: string | null): SearchEntry {
  const { t } = useLingui()
  const navigate = useNavigate()
  return {
    id: 'all-people',
    title: t`Ver todas as pessoas com “${wanted}”`,
    icon: <UserRound />,
    run: () => void navigate({ to: '/personal-data', search: { q: wanted ?? undefined } }),
  }
}

function useStudentData(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const allPeople = useAllPeople(wanted)
  const router = useRouter()
  const visit = usePersonVisit()
  const enabled = wanted !== null
  const query = useQuery({ ...studentsQuery(wanted ?? ''), enabled })
  const rows = enabled ? query.data?.results : undefined
  const found = getRecords(query, rows, ({ account, name, courses }) => {
    const registration = courses[0]?.academicRecord
    const number = registration ? t`Matrícula ${registration}` : t`sem matrícula`
    const state = account === null ? t`sem conta no portal` : registration ? null : account.username
    const words = { title: name, description: [number, courses[0]?.course, state].filter(Boolean).join(' · ') }
    return {
      id: `person-${account?.personId ?? registration}`,
      ...words,
      icon: <UserRound />,
      run: () =>
        visit(
          words,
          // People without an account have no page: the list says so.
          account
            ? router.buildLocation({ to: '/personal-data/$personId', params: { personId: String(account.personId) } })
            : router.buildLocation({ to: '/personal-data', search: { q: registration ?? name } }),
        ),
    }
  })
  return withWayToAll(found, query.data?.hasMore ?? false, allPeople)
}

function useImpersonatablePeople(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const navigate = useNavigate()
  const enabled = wanted !== null
  const query = useQuery({ ...peopleQuery(wanted ?? ''), enabled })
  const found = getRecords(query, enabled ? query.data?.results : undefined, ({ name, username, roles }) => ({
    id: `act-as-${username}`,
    title: name,
    description: [t`Atuar como ${username}`, ...roles.map((role) => role.name), ...(roles.length === 0 ? [t`sem perfil`] : [])].join(' · '),
    icon: <UserRound />,
    run: () => void navigate({ to: '/impersonation', search: { q: username } }),
  }))
  return withWayToAll(found, query.data?.hasMore ?? false, {
    id: 'all-to-act-as',
    title: t`Ver todas as pessoas com “${wanted}”`,
    icon: <UserRound />,
    run: () => void navigate({ to: '/impersonation', search: { q: wanted ?? undefined } }),
  })
}
