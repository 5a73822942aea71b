import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark, SearchX } from 'lucide-react'
import type { Bank, BankAccount } from '#api/financial/banks.ts'
import { OptionLogo } from '#design/components/choices/option.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { NoValue } from '../../kit/list/list-table.tsx'
import { RowMenu } from '../../kit/list-parts/row-menu.tsx'

interface RowActs<Row> {
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

export function BankTable({
  banks,
  busy,
  isSearched,
  ...acts
}: { banks: readonly Bank[]; busy: boolean; isSearched: boolean } & RowActs<Bank>) {
  const { t } = useLingui()
  const getActs = useRowActs(acts)
  const formats = useFormats()
  const columns: DataColumn<Bank, never, Formats>[] = [
    { id: 'name', name: t`Banco`, title: true, cell: ({ name, logo }) => <NamedBank name={name} logo={logo} /> },
    { id: 'code', name: t`Código`, cell: ({ code }) => <code>{code}</code> },
    { id: 'nickname', name: t`Apelido`, wraps: true, cell: ({ nickName }) => <BankName>{nickName}</BankName> },
    { id: 'accounts', name: t`Contas`, numeric: true, cell: ({ accounts }, { number }) => number(accounts) },
  ]
  return (
    <DataTable
      label={t`Bancos`}
      columns={columns}
      rows={banks}
      rowId={({ bankId }) => String(bankId)}
      words={formats}
      busy={busy}
      rowActions={{ name: t`Ações`, render: (bank) => <RowMenu label={t`Ações para ${bank.nickName}`} acts={getActs(bank)} /> }}
      empty={
        isSearched ? (
          <EmptyState icon={<SearchX size={32} />} title={t`Nenhum banco com esta busca`}>
            <Trans>Confira o nome ou o código, ou apague a busca.</Trans>
          </EmptyState>
        ) : (
          <EmptyState icon={<Landmark size={32} />} title={t`Nenhum banco cadastrado`}>
            <Trans>Cadastre o banco em que a instituição tem conta. Sem conta, não há boletos.</Trans>
          </EmptyState>
        )
      }
    />
  )
}

export function AccountTable({ accounts, ...acts }: { accounts: readonly BankAccount[] } & RowActs<BankAccount>) {
  const { t } = useLingui()
  const getActs = useRowActs(acts)
  const formats = useFormats()
  const columns: DataColumn<BankAccount, never, Formats>[] = [
    {
      id: 'account',
      name: t`Agência e conta`,
      title: true,
      cell: ({ branch, number, digit }) => (
        <code>
          {branch} / {number}-{digit}
        </code>
      ),
    },
    { id: 'bank', name: t`Banco`, wraps: true, cell: ({ bankName }) => <BankName>{bankName}</BankName> },
    { id: 'institution', name: t`Instituição`, wraps: true, cell: ({ institutionName }) => <span dir="auto">{institutionName}</span> },
    { id: 'agreement', name: t`Convênio`, cell: ({ agreement }) => <code>{agreement}</code> },
    { id: 'wallet', name: t`Carteira`, leftOut: 'tight', cell: ({ wallet }) => <code>{wallet}</code> },
    { id: 'next', name: t`Próximo nosso número`, leftOut: 'tight', numeric: true, cell: ({ nextNumber }) => String(nextNumber) },
    {
      id: 'slips',
      name: t`Boletos`,
      cell: ({ registersSlips }) =>
        registersSlips ? (
          <Status tone="ok">
            <Trans>Registra boletos</Trans>
          </Status>
        ) : (
          <NoValue />
        ),
    },
  ]
  return (
    <DataTable
      label={t`Contas`}
      columns={columns}
      rows={accounts}
      rowId={({ accountId }) => String(accountId)}
      words={formats}
      rowActions={{
        name: t`Ações`,
        render: (account) => <RowMenu label={t`Ações para a conta ${account.number}-${account.digit}`} acts={getActs(account)} />,
      }}
      empty={
        <EmptyState icon={<Landmark size={32} />} title={t`Nenhuma conta cadastrada`}>
          <Trans>Cadastre primeiro o banco, depois a conta.</Trans>
        </EmptyState>
      }
    />
  )
}

const NamedBank = ({ name, logo }: Pick<Bank, 'name' | 'logo'>) => (
  <>
    <OptionLogo name={name} logo={logo} size="sm" /> <BankName>{name}</BankName>
  </>
)

const BankName = ({ children }: { children: string }) => (
  <span dir="auto" translate="no">
    {children}
  </span>
)

function useRowActs<Row>({ onEdit, onRemove }: RowActs<Row>) {
  const { t } = useLingui()
  return (row: Row) => [
    { name: t`Editar`, onPress: () => onEdit(row) },
    { name: t`Excluir`, onPress: () => onRemove(row) },
  ]
}
