import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Bank, BankAccount } from '#api/financial/banks.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { NameSearch } from '../../kit/list-parts/name-search.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountTable, BankTable } from './bank-tables.tsx'
import { bankSearch, type BankSearch } from './bank-search.ts'
import { bankQueries } from './banks.queries.ts'
import { RemoveAccount, RemoveBank } from './remove-questions.tsx'

const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }))

const page = { path: '/financial/banks', read: bankSearch }

/** The number of banks up to which no search is needed. */
const seenAtOnce = 5

type Opened =
  | { kind: 'bank'; bank: Bank | null }
  | { kind: 'remove-bank'; bank: Bank }
  | { kind: 'account'; account: BankAccount | null }
  | { kind: 'remove-account'; account: BankAccount }

/** Banks of the institution and the accounts that slips are paid to (docs/requirements/academic-and-financial.md §2). */
export function BanksPage({ search }: { search: BankSearch }) {
  const { t } = useLingui()
  const query = useQuery(bankQueries.list(search))
  const { data, error, isPlaceholderData } = query
  const [opened, open] = useState<Opened | null>(null)
  const [done, setDone] = useState('')
  const isSearched = search.search !== undefined
  const isDenied = error && portalErrorCode(error) === 'FORBIDDEN'
  const close = () => open(null)
  const closeAndAnnounce = (message: string) => {
    close()
    setDone(message)
  }
  return (
    <>
      <PageHeader
        title={t`Bancos e contas`}
        subtitle={t`Onde a instituição recebe, e o que os boletos trazem impresso.`}
        actions={
          data ? (
            <Button variant="primary" onClick={() => open({ kind: 'account', account: null })}>
              <Plus />
              <Trans>Cadastrar conta</Trans>
            </Button>
          ) : null
        }
      />
      {done ? <Notice tone="ok" live="status" title={done} /> : null}
      {isDenied ? (
        <Denied title={t`Você não tem acesso aos bancos`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar os bancos`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        <>
          <TitledSection
            id="banks"
            title={t`Bancos`}
            aside={
              <Button size="sm" onClick={() => open({ kind: 'bank', bank: null })}>
                <Landmark />
                <Trans>Cadastrar banco</Trans>
              </Button>
            }
          >
            {isSearched || data.banks.length > seenAtOnce ? (
              <NameSearch page={page} search={search} name="search" label={t`Nome, apelido ou código`} />
            ) : null}
            <BankTable
              banks={data.banks}
              busy={isPlaceholderData}
              isSearched={isSearched}
              onEdit={(bank) => open({ kind: 'bank', bank })}
              onRemove={(bank) => open({ kind: 'remove-bank', bank })}
            />
          </TitledSection>
          <TitledSection id="accounts" title={t`Contas`}>
            <AccountTable
              accounts={data.accounts}
              onEdit={(account) => open({ kind: 'account', account })}
              onRemove={(account) => open({ kind: 'remove-account', account })}
            />
          </TitledSection>
          {opened?.kind === 'bank' ? (
            <Suspense>
              <BankDialog
                bank={data.banks.find(({ bankId }) => bankId === opened.bank?.bankId) ?? opened.bank}
                onClose={close}
                onSaved={({ nickName }) => closeAndAnnounce(t`Banco salvo: ${nickName}`)}
              />
            </Suspense>
          ) : opened?.kind === 'remove-bank' ? (
            <RemoveBank
              bank={data.banks.find(({ bankId }) => bankId === opened.bank.bankId) ?? opened.bank}
              accounts={data.accounts.filter(({ bankId }) => bankId === opened.bank.bankId)}
              onClose={close}
              onRemoved={({ nickName }) => closeAndAnnounce(t`Banco excluído: ${nickName}`)}
            />
          ) : opened?.kind === 'account' ? (
            <AccountDialog
              account={data.accounts.find(({ accountId }) => accountId === opened.account?.accountId) ?? opened.account}
              institutions={data.institutions}
              onClose={close}
              onSaved={({ branch, number, digit }) => closeAndAnnounce(t`Conta salva: agência ${branch}, conta ${number}-${digit}`)}
            />
          ) : opened?.kind === 'remove-account' ? (
            <RemoveAccount
              account={opened.account}
              onClose={close}
              onRemoved={({ branch, number, digit }) => closeAndAnnounce(t`Conta excluída: agência ${branch}, conta ${number}-${digit}`)}
            />
          ) : null}
        </>
      ) : (
        <TableSkeleton label={t`Carregando os bancos`} rows={4} />
      )}
    </>
  )
}
