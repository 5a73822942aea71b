import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import type { DebtKind, DebtOrigin, DebtPaymentType, ListedDebt } from '#api/financial/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { quietValue, rowLinkLook } from '#design/components/table/table-cell.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { institutionInFile, institutionInTable } from '../../kit/list/institution-columns.ts'
import { defineList } from '../../kit/list/list.ts'
import { debtAgeWords, paidByWords } from '../../subjects/debts/debt-age-words.ts'
import { debtStatusPill } from '../../subjects/debts/debt-status.tsx'
import { debtStatusWord, debtStatusWords, debtTypeWords, debtWords } from '../../subjects/debts/debt-words.ts'
import { mayReadDebts } from '#api/permissions.ts'
import { debtQueries, receivableSearch } from './debts.queries.ts'
import { debtAddress, type DebtSearch } from './debt-address.ts'

const isPayable = ({ status }: ListedDebt) => status === 'open' || status === 'overdue'

const paymentTypeWords: Record<DebtPaymentType, MessageDescriptor> = {
  ...paidByWords,
  agreement: msg`Acordo`,
}

const originWords: Record<DebtOrigin, MessageDescriptor> = {
  enrollment: msg({ message: 'Matrícula', context: 'origem do débito' }),
  service: msg`Serviço`,
  agreement: msg`Acordo`,
}

const kindWords: Record<DebtKind, MessageDescriptor> = {
  anticipation: msg`Antecipação`,
  negotiation: msg`Negociação`,
  agreement: msg`Acordo`,
  pending: msg({ message: 'Pendente', context: 'débito' }),
}

export const debtList = defineList({
  address: debtAddress,
  shownAs: { lastDue: '-dueDate' },
  query: debtQueries.list,
  rowId: (debt: ListedDebt) => String(debt.debtId),
  columns: [
    { id: 'number', header: msg`Número`, only: 'file', text: ({ debtId }) => String(debtId) },
    {
      id: 'studentName',
      header: msg`Aluno`,
      title: true,
      sort: 'studentName',
      text: ({ studentName }) => studentName,
      cell: ({ debtId, studentName, ...debt }, { i18n, rowLink, ...formats }) =>
        rowLink({
          to: '/financial/payments/$debtId',
          params: { debtId: String(debtId) },
          className: rowLinkLook,
          dir: 'auto',
          'aria-label': `${studentName}, ${debtWords(i18n, formats).fullName(debt)}`,
          children: studentName,
        }),
    },
    {
      id: 'registration',
      header: msg`Matrícula`,
      fact: true,
      sort: 'registration',
      code: true,
      text: ({ registration }) => registration,
    },
    { id: 'course', header: msg`Curso`, only: 'file', text: ({ course }) => course },
    institutionInFile,
    {
      id: 'type',
      header: msg`Tipo`,
      fact: true,
      sort: 'type',
      givenBy: { field: 'type' },
      text: ({ type }, { i18n }) => i18n._(debtTypeWords[type]),
    },
    {
      id: 'origin',
      header: msg`Origem`,
      optional: true,
      text: ({ record }, { i18n }) => (record ? i18n._(originWords[record.origin]) : null),
    },
    {
      id: 'kind',
      header: msg`Natureza`,
      optional: true,
      text: ({ record }, { i18n }) => (record?.kind ? i18n._(kindWords[record.kind]) : null),
    },
    { id: 'description', header: msg`Descrição`, only: 'file', text: ({ description }) => description },
    {
      id: 'competency',
      header: msg`Competência`,
      fact: true,
      leftOut: 'crowded',
      sort: 'competency',
      text: ({ competency }, { shortMonth }) => shortMonth(competency),
    },
    { ...institutionInTable, wraps: true, leftOut: 'tight' },
    { id: 'dueDate', header: msg`Vencimento`, sort: 'dueDate', text: ({ dueDate }, { date }) => date(dueDate) },
    {
      id: 'paidAt',
      header: msg`Pagamento`,
      leftOut: 'narrow',
      sort: 'paidAt',
      givenBy: { field: 'status', options: ['open', 'overdue'] },
      text: ({ paidAt }, { day }) => paidAt && day(paidAt),
    },
    {
      id: 'paidOn',
      header: msg`Pago em`,
      only: 'table',
      leftOut: 'lines',
      text: ({ status, paidAt }, { day }) => (status === 'settled' && paidAt ? day(paidAt) : null),
    },
    { id: 'grossAmount', header: msg`Valor original`, leftOut: 'narrow', sort: 'grossAmount', cents: ({ grossAmount }) => grossAmount },
    { id: 'scholarship', header: msg`Bolsa`, optional: true, cents: ({ record }) => record?.scholarship ?? null },
    { id: 'netAmount', header: msg`Valor líquido`, optional: true, cents: ({ record }) => record?.netAmount ?? null },
    { id: 'charges', header: msg`Multa e juros`, optional: true, cents: ({ record }) => record?.charges ?? null },
    { id: 'discounts', header: msg`Descontos`, optional: true, cents: ({ record }) => record?.discounts ?? null },
    {
      id: 'amountPayable',
      header: msg`A pagar hoje`,
      main: true,
      sort: 'amountPayable',
      cents: (debt) => (isPayable(debt) ? debt.amountPayable : null),
      cell: (debt, { i18n, money, noValue }) => {
        const amount = money(debt.amountPayable)
        if (isPayable(debt)) return <strong>{amount}</strong>
        return debt.status === 'settled' ? quietValue(i18n._(msg`Pago ${amount}`)) : noValue
      },
    },
    {
      id: 'amount',
      header: msg`Valor`,
      only: 'table',
      leftOut: 'lines',
      main: true,
      cents: (debt) => (isPayable(debt) ? null : debt.status === 'settled' ? debt.amountPayable : debt.grossAmount),
    },
    {
      id: 'paidAmount',
      header: msg`Valor pago`,
      optional: true,
      leftOut: 'cards',
      cents: ({ status, amountPayable }) => (status === 'settled' ? amountPayable : null),
    },
    {
      id: 'status',
      header: msg`Situação`,
      sort: 'status',
      // An open debt says how soon it is due, and a paid one whether an agreement paid it.
      givenBy: { field: 'status', options: ['overdue', 'canceled', 'in_agreement', 'in_agency', 'loss'] },
      text: (debt, { i18n }) => i18n._(debtStatusWord(debt)),
      // The status is the same as on the debt's page, except that the due date beside it says how long a debt is overdue.
      cell: ({ status, dueDate, paidByAgreement }, { i18n, today }) =>
        debtStatusPill(i18n, { status, paidByAgreement, ...(status === 'open' && { dueDate, today }) }),
    },
    {
      id: 'paymentType',
      header: msg`Forma de pagamento`,
      optional: true,
      text: ({ record }, { i18n }) => (record?.paymentType ? i18n._(paymentTypeWords[record.paymentType]) : null),
    },
    {
      id: 'statusCode',
      header: msg`Código da situação`,
      optional: true,
      code: true,
      text: ({ record }) => record?.codes.status ?? null,
    },
    {
      id: 'paymentMethodCode',
      header: msg`Código da forma de pagamento`,
      optional: true,
      code: true,
      text: ({ record }) => record?.codes.paymentMethod ?? null,
    },
    {
      id: 'paymentPlaceCode',
      header: msg`Código do local de pagamento`,
      optional: true,
      code: true,
      text: ({ record }) => record?.codes.paymentPlace ?? null,
    },
    {
      id: 'responsible',
      header: msg`Responsável financeiro`,
      optional: true,
      wraps: true,
      text: ({ record }) => record?.responsible ?? null,
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno, matrícula ou CPF` },
    { kind: 'choice', field: 'status', label: msg`Situação`, all: msg`Todas as situações`, options: debtStatusWords },
    { kind: 'choice', field: 'age', label: msg`Atraso`, all: msg`Com ou sem atraso`, options: debtAgeWords },
    { kind: 'period', from: 'dueFrom', to: 'dueTo', label: msg`Vencimento` },
    { kind: 'choice', field: 'type', label: msg`Tipo`, all: msg`Todos os tipos`, options: debtTypeWords },
    { kind: 'period', from: 'paidFrom', to: 'paidTo', label: msg`Pagamento` },
    { kind: 'choice', field: 'paidBy', label: msg`Forma de pagamento`, all: msg`Todas as formas`, options: paidByWords },
    { kind: 'institution', field: 'institutionId', label: msg`Instituição`, all: msg`Todas` },
  ],
  Summary: DebtsSummary,
  words: {
    title: msg`Débitos`,
    loading: msg`Carregando os débitos`,
    failed: {
      title: msg`Não foi possível carregar os débitos`,
      text: msg`O serviço financeiro está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: { title: msg`Nenhum débito ainda`, text: msg`Os débitos dos alunos aparecem aqui assim que forem lançados.` },
    nothingFound: {
      title: msg`Nenhum débito com estes filtros`,
      text: msg`Confira o nome, a matrícula ou o CPF, ou procure em um período maior.`,
    },
    denied: msg`Você não tem acesso aos débitos dos alunos`,
    exporting: msg`Exportando débitos`,
    exported: (rows) => msg`Débitos exportados: ${rows}`,
    file: {
      name: msg`débitos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os débitos.`,
      denied: msg`Você não tem acesso para exportar os débitos dos alunos.`,
      failed: msg`O serviço financeiro está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayReadDebts,
  settingsKey: 'staff-debts-table',
})

function DebtsSummary({ page, search }: { page: { totalCount: number; totals: { amountPayable: number } }; search: DebtSearch }) {
  const formats = useFormats()
  const receivable = receivableSearch(search)
  const { data: open } = useQuery({ ...debtQueries.totals(receivable ?? search), enabled: receivable !== null })
  const totals = receivable ? open?.totals : page.totals
  const { money, number } = formats
  const openCount = receivable && open && open.totalCount < page.totalCount ? number(open.totalCount) : null
  return (
    <Facts>
      <Plural value={page.totalCount} _0="Nenhum débito" one="# débito" other="# débitos" />
      {totals ? <AmountWords status={search.status} amount={money(totals.amountPayable)} openCount={openCount} /> : null}
      {search.status === 'overdue' ? (
        <Link to="/financial/payments" className={textLinkLook({ size: 'sm' })}>
          <Trans>Ver todos os débitos</Trans>
        </Link>
      ) : null}
    </Facts>
  )
}

interface AmountWordsProps {
  status: DebtSearch['status']
  amount: string
  /** Number of debts in the amount, if fewer than the list has; null otherwise. */
  openCount: string | null
}

function AmountWords({ status, amount, openCount }: AmountWordsProps) {
  switch (status) {
    case 'settled':
      return <Trans>{amount} recebidos, pelo portal ou por outro meio</Trans>
    case 'in_agreement':
      return <Trans>{amount} em acordo</Trans>
    case 'canceled':
      return <Trans>{amount} cancelados</Trans>
    case 'in_agency':
      return <Trans>{amount} com a assessoria de cobrança</Trans>
    case 'loss':
      return <Trans>{amount} dados como perda</Trans>
    default:
      return openCount === null ? (
        <Trans>{amount} a receber</Trans>
      ) : (
        <Trans>
          {amount} a receber de {openCount} em aberto
        </Trans>
      )
  }
}
