import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { BankFileDetails, BankFileEntry } from '#api/financial/bank-files.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { NoValue } from '../../kit/list/list-table.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { bankFileSearch, type BankFileSearch } from './bank-file-search.ts'
import { EntryState, useFindingNames } from './bank-file-words.tsx'
import { tellOfMoney } from './file-parts.tsx'

/** Lists the lines of a file, each with its slip. */
export function EntryTable({
  file: { fileId, findings },
  entries,
  search,
  busy,
}: {
  file: BankFileDetails
  entries: { results: BankFileEntry[]; totalCount: number }
  search: BankFileSearch
  busy: boolean
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const names = useFindingNames()
  const page = { path: `/financial/bank-files/${fileId}`, read: bankFileSearch }
  const present = withChosen(
    findings.map(({ finding }) => finding),
    search.finding,
  )
  const columns: DataColumn<BankFileEntry, never, Formats>[] = [
    {
      id: 'number',
      name: t`Nosso número`,
      title: true,
      cell: ({ ourNumber, slip }) =>
        slip ? (
          <Link to="/financial/received-payments/$paymentId" params={{ paymentId: slip.paymentId }} className={textLinkLook({})}>
            <code>{ourNumber}</code>
          </Link>
        ) : (
          <code>{ourNumber}</code>
        ),
    },
    { id: 'line', name: t`Linha`, numeric: true, leftOut: 'cards', cell: ({ line }, { number }) => number(line) },
    {
      id: 'payer',
      name: t`Pagador`,
      wraps: true,
      fact: true,
      cell: ({ slip }) => (slip ? <span dir="auto">{slip.payerName}</span> : <NoValue />),
    },
    {
      id: 'paid',
      name: t`Pago em`,
      cell: ({ paidOn, finding }, { date }) => (paidOn && tellOfMoney.has(finding) ? date(paidOn) : <NoValue />),
    },
    { id: 'slip', name: t`Valor do boleto`, numeric: true, cell: ({ slip }, { money }) => (slip ? money(slip.amount) : <NoValue />) },
    {
      id: 'amount',
      name: t`Valor pago`,
      numeric: true,
      main: true,
      cell: ({ amount, finding }, { money }) => (tellOfMoney.has(finding) ? money(amount) : <NoValue />),
    },
    {
      id: 'finding',
      name: t`Situação`,
      cell: ({ finding, movement, reasons }) => (
        <>
          <EntryState finding={finding} />
          {tellOfMoney.has(finding) && finding !== 'to_check' ? null : (
            <div>{reasons ? t`Movimento ${movement}, motivos ${reasons}` : t`Movimento ${movement}`}</div>
          )}
        </>
      ),
    },
    {
      id: 'booked',
      name: t`Baixa`,
      cell: ({ isBooked, finding }) => (!tellOfMoney.has(finding) ? <NoValue /> : isBooked ? t`Sim` : t`Não`),
    },
  ]
  return (
    <TitledSection id="entries" title={t`Lançamentos`}>
      <SelectFilters
        page={page}
        search={search}
        filters={[
          {
            name: 'finding',
            label: t`Situação`,
            all: t`Todas as situações`,
            options: present.map((finding) => ({ value: finding, label: names[finding] })),
          },
        ]}
      />
      <DataTable
        label={t`Lançamentos`}
        columns={columns}
        rows={entries.results}
        rowId={({ line }) => String(line)}
        words={formats}
        busy={busy}
        empty={
          <EmptyState icon={<SearchX size={32} />} title={t`Nenhum lançamento nesta situação`}>
            <Trans>Escolha outra situação.</Trans>
          </EmptyState>
        }
      />
      <ShortPager
        list={page}
        search={search}
        totalCount={entries.totalCount}
        renderLink={(target, link) => (
          <Link {...link} to="/financial/bank-files/$fileId" params={{ fileId }} search={{ ...search, page: target }} />
        )}
      />
    </TitledSection>
  )
}
