import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Barcode, Wallet } from 'lucide-react'
import { getPrice } from '#api/financial/debt-offers.ts'
import type { DebtSummary } from '#api/financial/debts.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { useDebtWords } from '../../../subjects/debts/debt-words.ts'
import { hasPermission, isStaff } from '../../../request/permissions.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { mayReadDebts } from '#api/permissions.ts'
import { type FoundRecords, withWayToAll } from './found-records.ts'
import { eachSlip } from './each-slip.ts'
import type { SearchEntry } from './search-entries.ts'

/** Two hundred debts: more than a student gathers in two courses. */
const mostPages = 4

/** The digits of a bank slip or of its bars. */
const slipLine = /^(?:[.\s]*\d){44,47}$/

const isPayable = ({ status, cardInReview }: DebtSummary) => !cardInReview && (status === 'open' || status === 'overdue')

const byDue = (one: DebtSummary, other: DebtSummary) => one.dueDate.localeCompare(other.dueDate)

const byLatestDue = (one: DebtSummary, other: DebtSummary) => other.dueDate.localeCompare(one.dueDate)

/** `1.250,00` as people type it. */
const amountWords = (amount: number, formatted: string) => `${formatted}, ${(amount / 100).toFixed(2)}, ${Math.trunc(amount / 100)}`

/**
 * A student's own, which are still to be searched; by student, registration or tax id for staff; by a slip's digits for both.
 *
 * @param wanted null to find nothing
 */
export function useDebtEntries(wanted: string | null): FoundRecords & { isFoundByService: boolean } {
  const { t } = useLingui()
  const shell = useShell()
  const { person, features } = shell
  const formats = useFormats()
  const { fullName, statusName } = useDebtWords()
  const navigate = useNavigate()
  const isOfStaff = person !== null && isStaff(person)
  const isAllowed = features.includes('financial') && (!isOfStaff || hasPermission(person, mayReadDebts))
  const isFoundByService = isOfStaff || (wanted !== null && slipLine.test(wanted))
  // The debts are sorted by what remains to be paid: overdue, then open, and with them every slip.
  const search = {
    ...(isFoundByService ? { search: wanted ?? undefined, perPage: 10 as const } : { perPage: 50 as const }),
    sort: 'status' as const,
  }
  const { data, isFetching, isError, isPaused } = useQuery({ ...debtQueries.list(search), enabled: isAllowed && wanted !== null })
  const pages = isFoundByService || !data ? 1 : Math.min(Math.ceil(data.totalCount / data.perPage), mostPages)
  const others = useQueries({ queries: Array.from({ length: pages - 1 }, (_, index) => debtQueries.list({ ...search, page: index + 2 })) })
  if (!data || wanted === null) return { entries: [], isFetching, isError: isError || isPaused, isFoundByService }
  const found = [data, ...others.map((page) => page.data)].flatMap((page) => page?.results ?? [])
  // Debts that need no payment come after the others, newest first, however they were paid.
  const inOrder = isOfStaff
    ? found
    : [...found.filter(isPayable).sort(byDue), ...found.filter((debt) => !isPayable(debt)).sort(byLatestDue)]
  // Terms of people who want to pay, who do not mean paid debts.
  const toPay = t`pagar, pagar boleto, como pago, onde pago, quanto devo, quanto tenho que pagar, valor a pagar, o que devo, dívida, débito em aberto, em aberto, conta, fatura, boleto, 2ª via do boleto, segunda via do boleto, 2ª via, segunda via, gerar boleto, emitir boleto, baixar boleto, imprimir boleto, carnê, guia, taxa, copia e cola, código de barras, linha digitável, pix, pagar com pix, vencimento`
  const overdue = t`atrasado, atrasada, em atraso, vencido, vencida`
  const entries = inOrder.map((debt): SearchEntry => {
    const amount = formats.money(getPrice(debt))
    return {
      id: `debt-${debt.debtId}`,
      title: isOfStaff ? debt.studentName : fullName(debt),
      description: [
        ...(isOfStaff ? [fullName(debt)] : []),
        ...(debt.cardInReview
          ? [t`Cartão em análise`]
          : debt.status === 'overdue'
            ? [t`Venceu em ${formats.date(debt.dueDate)}`]
            : debt.status === 'open'
              ? [t`Vence em ${formats.date(debt.dueDate)}`]
              : [statusName(debt.status, debt.paidByAgreement), t`vencimento ${formats.date(debt.dueDate)}`]),
      ].join(' · '),
      aside: amount,
      called: isPayable(debt) ? (debt.status === 'overdue' ? `${overdue}, ${toPay}` : toPay) : undefined,
      keywords: amountWords(getPrice(debt), amount),
      icon: <Wallet />,
      run: () => void navigate({ to: '/financial/payments/$debtId', params: { debtId: String(debt.debtId) } }),
    }
  })
  if (isFoundByService) {
    const all: SearchEntry = {
      id: 'all-debts',
      title: t`Ver todos os débitos com “${wanted}”`,
      icon: <Wallet />,
      run: () => void navigate({ to: '/financial/payments', search: { search: wanted } }),
    }
    return { ...withWayToAll({ entries, isFetching, isError }, data.totalCount > found.length, all), isFoundByService }
  }
  const slips = eachSlip(found).map(({ paymentId, dueOn, amount, debts }): SearchEntry => {
    const formatted = formats.money(amount)
    return {
      id: `slip-${paymentId}`,
      title: t`Boleto de ${debts.map(fullName).join(', ')}`,
      description: t`pagar até ${formats.date(dueOn)}`,
      aside: formatted,
      called: toPay,
      keywords: amountWords(amount, formatted),
      icon: <Barcode />,
      run: () => void navigate({ to: '/financial/payments/slip/$paymentId', params: { paymentId } }),
    }
  })
  return {
    entries: [...slips, ...entries],
    isFetching: isFetching || others.some((page) => page.isFetching),
    isError: isError || isPaused || others.some((page) => page.isError || page.isPaused),
    isFoundByService,
  }
}
