import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DebtStatus } from '#api/debts.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { DebtSearch } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'
import { receivableSearch } from './debt-list.ts'

/** How many debts the filters leave, and how much money that is. */
export function StaffDebtsSummary({ search }: { search: DebtSearch }) {
  const { money } = useFormats(useShell())
  const { data: list } = useQuery(debtQueries.list(search))
  const receivable = receivableSearch(search)
  const { data: open } = useQuery({ ...debtQueries.list(receivable ?? search), enabled: receivable !== null })
  const totals = receivable ? open?.totals : list?.totals
  // Holds the line while nothing is known, so that the page does not jump.
  if (!list) return <>&nbsp;</>
  return (
    <>
      <Plural value={list.totalCount} one="# débito" other="# débitos" />
      {totals ? ' · ' : null}
      {totals ? <AmountWords status={search.status} amount={money(totals.amountPayable)} /> : null}
    </>
  )
}

function AmountWords({ status, amount }: { status: DebtStatus | undefined; amount: string }) {
  switch (status) {
    case 'settled':
      return <Trans>{amount} recebidos</Trans>
    case 'in_agreement':
      return <Trans>{amount} em acordo</Trans>
    case 'canceled':
      return <Trans>{amount} cancelados</Trans>
    default:
      return <Trans>{amount} a receber</Trans>
  }
}
