import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Barcode, Wallet } from 'lucide-react'
import { mayReadDebts } from '#api/debt-permissions.ts'
import type { DebtSummary } from '#api/debts.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { useDebtWords } from '../../../shared/debts/debt-words.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { hasFeature } from '../../../request/features.ts'
import { hasPermission, isStaff } from '../../../auth/permissions.ts'
import { useShell } from '../../../request/shell.queries.ts'
import type { FoundRecords } from './found-records.ts'
import { eachSlip } from './each-slip.ts'
import { findInGroups, type SearchEntry, wantedWords } from './search-entries.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Two hundred debts: more than a student gathers in two courses. */
const mostPages = 4

/** The list has all of them. */
const mostForStaff = 5

/** The digits of a bank slip or of its bars. */
const slipLine = /^(?:[.\s]*\d){44,47}$/

/** Who writes one of them looks for what is to be paid. */
const payingWords = ['pagar', 'quitar', 'boleto', 'boletos', 'boleta', 'pix', 'pay', 'paying', 'bill', 'bills']

const isPayable = ({ status }: DebtSummary) => status === 'open' || status === 'overdue'

/** Those that were paid are not meant where somebody wants to pay. @param payable how many of the first ones can be paid */
function findOwn(entries: SearchEntry[], wanted: string, payable: number): readonly SearchEntry[] {
  const words = wantedWords(wanted)
  const sought = words.filter((word) => !payingWords.includes(word))
  const meant = sought.length < words.length ? entries.slice(0, payable) : entries
  return sought.length === 0 ? meant : (findInGroups([{ title: '', entries: meant }], sought.join(' '))[0]?.entries ?? [])
}

const byLatestDue = (one: DebtSummary, other: DebtSummary) => other.dueDate.localeCompare(one.dueDate)

/** By description for students; by student, registration or tax id for staff; by a slip's digits for both. @param wanted null to find nothing */
export function useDebtEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const shell = useShell()
  const { person, features } = shell
  const formats = useFormats(shell)
  const { fullName, statusName } = useDebtWords()
  const navigate = useNavigate()
  const isOfStaff = person !== null && isStaff(person)
  const isAllowed = hasFeature(features, 'financial') && (!isOfStaff || hasPermission(person, mayReadDebts))
  const isFoundByService = isOfStaff || (wanted !== null && slipLine.test(wanted))
  // By what remains to be paid: overdue, then open, and with them every slip.
  const search = {
    ...(isFoundByService ? { search: wanted ?? undefined, perPage: 10 as const } : { perPage: 50 as const }),
    sort: 'status' as const,
  }
  const { data, isFetching, isError } = useQuery({ ...debtQueries.list(search), enabled: isAllowed && wanted !== null })
  const pages = isFoundByService || !data ? 1 : Math.min(Math.ceil(data.totalCount / data.perPage), mostPages)
  const others = useQueries({ queries: Array.from({ length: pages - 1 }, (_, index) => debtQueries.list({ ...search, page: index + 2 })) })
  if (!data || wanted === null) return { entries: [], isFetching, isError }
  const found = [data, ...others.map((page) => page.data)].flatMap((page) => page?.results ?? [])
  // What is not to be paid comes after it, the newest first, however it was paid.
  const inOrder = isOfStaff ? found : [...found.filter(isPayable), ...found.filter((debt) => !isPayable(debt)).sort(byLatestDue)]
  const entries = inOrder.map((debt) => ({
    id: `debt-${debt.debtId}`,
    title: isOfStaff ? debt.studentName : fullName(debt),
    description: [
      ...(isOfStaff ? [fullName(debt)] : []),
      ...(debt.status === 'overdue'
        ? [t`Venceu em ${formats.date(debt.dueDate)}`]
        : debt.status === 'open'
          ? [t`Vence em ${formats.date(debt.dueDate)}`]
          : [statusName(debt.status, debt.paidByAgreement), t`vencimento ${formats.date(debt.dueDate)}`]),
    ].join(' · '),
    aside: formats.money(debt.amountPayable),
    keywords: formats.money(debt.amountPayable),
    icon: <Wallet {...icon} />,
    run: () => void navigate({ to: '/financial/payments/$debtId', params: { debtId: String(debt.debtId) } }),
  }))
  // Not filtered again: matches by tax id, registration or slip are not in the visible text.
  if (isFoundByService) return { entries: isOfStaff ? entries.slice(0, mostForStaff) : entries, isFetching, isError }
  const slips = eachSlip(found).map(({ paymentId, dueOn, amount, debts }) => ({
    id: `slip-${paymentId}`,
    title: t`Boleto de ${debts.map(fullName).join(', ')}`,
    description: t`pagar até ${formats.date(dueOn)}`,
    aside: formats.money(amount),
    keywords: formats.money(amount),
    icon: <Barcode {...icon} />,
    run: () => void navigate({ to: '/financial/payments/slip/$paymentId', params: { paymentId } }),
  }))
  return {
    entries: findOwn([...slips, ...entries], wanted, inOrder.filter(isPayable).length + slips.length).slice(0, 10),
    isFetching: isFetching || others.some((page) => page.isFetching),
    isError: isError || others.some((page) => page.isError),
  }
}
