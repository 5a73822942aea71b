import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import type { BankFile } from '#api/financial/bank-files.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { NoValue } from '../../kit/list/list-table.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { BankFilesHeader } from './bank-files-header.tsx'
import { bankFilesSearch, type BankFilesSearch } from './bank-file-search.ts'
import { AccountName, BankFileState, ConfirmedSlips, confirmsOnly, UnprocessedEntries } from './bank-file-words.tsx'
import { bankFileQueries } from './bank-files.queries.ts'
import { Remittances } from './remittances.tsx'
import { SendFile } from './send-file.tsx'
import { WaitingDecisions } from './waiting-decisions.tsx'

const page = { path: '/financial/bank-files', read: bankFilesSearch }

/** Lists the return files of the banks, and what the banks are asked to register. */
export function BankFilesPage({ search }: { search: BankFilesSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const query = useQuery(bankFileQueries.list(search))
  const { data, error, isPlaceholderData } = query
  return (
    <>
      <BankFilesHeader tab={search.view ?? 'returns'} />
      {error && portalErrorCode(error) === 'FORBIDDEN' ? (
        <Denied title={t`Você não tem acesso aos arquivos bancários`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar os arquivos`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        search.view === 'remittances' ? (
          <Remittances accounts={data.accounts} remittances={data.remittances} />
        ) : (
          <>
            <TwoColumn
              width="wide"
              aside={
                <SendFile
                  onSent={async ({ fileId, isKnown }) => {
                    await queryClient.invalidateQueries({ queryKey: bankFileQueries.all })
                    await navigate({ to: '/financial/bank-files/$fileId', params: { fileId }, search: isKnown ? { known: true } : {} })
                  }}
                />
              }
            >
              {(search.page ?? 1) > 1 ? null : (
                <WaitingDecisions files={data.files.results} accounts={data.accounts} differences={data.differences} />
              )}
            </TwoColumn>
            <TitledSection id="returns" title={t`Arquivos de retorno`}>
              <FileTable files={data.files.results} busy={isPlaceholderData} />
              <ShortPager
                list={page}
                search={search}
                totalCount={data.files.totalCount}
                renderLink={(target, link) => <Link {...link} to="/financial/bank-files" search={{ ...search, page: target }} />}
              />
            </TitledSection>
          </>
        )
      ) : (
        <TableSkeleton label={t`Carregando os arquivos`} rows={4} />
      )}
    </>
  )
}

function FileTable({ files, busy }: { files: readonly BankFile[]; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const columns: DataColumn<BankFile, never, Formats>[] = [
    {
      id: 'name',
      name: t`Arquivo`,
      title: true,
      wraps: true,
      cell: ({ fileId, name }) => (
        <Link to="/financial/bank-files/$fileId" params={{ fileId }} className={textLinkLook({})} dir="auto" translate="no">
          {name}
        </Link>
      ),
    },
    {
      id: 'account',
      name: t`Conta`,
      fact: true,
      leftOut: 'snug',
      cell: ({ account }) => (account ? <AccountName account={account} /> : <NoValue />),
    },
    { id: 'sent', name: t`Enviado em`, wraps: true, cell: ({ sentAt }, { dateTime }) => <time dateTime={sentAt}>{dateTime(sentAt)}</time> },
    {
      id: 'payments',
      name: t`Pagamentos`,
      numeric: true,
      cell: ({ payments }, { number }) => (payments.entries === 0 ? <NoValue /> : number(payments.entries)),
    },
    {
      id: 'amount',
      name: t`Valor`,
      numeric: true,
      main: true,
      cell: ({ payments }, { money }) => (payments.entries === 0 ? <NoValue /> : money(payments.amount)),
    },
    {
      id: 'status',
      name: t`Situação`,
      wraps: true,
      cell: (file) => (
        <div>
          <BankFileState file={file} />
          {confirmsOnly(file) ? (
            <div>
              <ConfirmedSlips file={file} />
            </div>
          ) : (
            <UnprocessedEntries file={file} />
          )}
        </div>
      ),
    },
  ]
  return (
    <DataTable
      label={t`Arquivos de retorno`}
      columns={columns}
      rows={files}
      rowId={({ fileId }) => fileId}
      words={formats}
      busy={busy}
      empty={
        <EmptyState icon={<ArrowLeftRight size={32} />} title={t`Nenhum arquivo de retorno`}>
          <Trans>Salve o retorno no site do banco e envie aqui. Você vê o que há nele antes da baixa.</Trans>
        </EmptyState>
      }
    />
  )
}
