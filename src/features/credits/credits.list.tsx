import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { CreditPage, ListedCredit } from '#api/financial/credits.ts'
import { statusPill } from '#design/components/feedback/status.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { debtWords } from '../../subjects/debts/debt-words.ts'
import { methodWords } from '../../subjects/debts/method-words.ts'
import { institutionInFile, institutionInTable } from '../../kit/list/institution-columns.ts'
import { defineList } from '../../kit/list/list.ts'
import { mayReadDebts } from '#api/permissions.ts'
import { creditAddress } from './credit-search.ts'
import { creditQueries } from './credits.queries.ts'

const balances = { left: msg`Com saldo`, used: msg`Usado` }
const getBalance = ({ left }: ListedCredit) => (left > 0 ? 'left' : 'used')

export const creditList = defineList({
  address: creditAddress,
  query: creditQueries.list,
  rowId: (credit: ListedCredit) => String(credit.creditId),
  columns: [
    {
      id: 'studentName',
      header: msg`Aluno`,
      title: true,
      sort: 'studentName',
      text: ({ studentName }) => studentName,
      cell: ({ enrollmentId, studentName, amount, paidAt }, { day, money, rowLink }) =>
        rowLink({
          to: '/financial/credits/$enrollmentId',
          params: { enrollmentId: String(enrollmentId) },
          className: rowLinkLook,
          dir: 'auto',
          'aria-label': [studentName, money(amount), day(paidAt)].join(', '),
          children: studentName,
        }),
    },
    { id: 'registration', header: msg`Matrícula`, fact: true, code: true, text: ({ registration }) => registration },
    { id: 'taxId', header: msg`CPF`, only: 'file', text: ({ taxId }) => taxId },
    { id: 'course', header: msg`Curso`, only: 'file', text: ({ course }) => course },
    institutionInFile,
    { ...institutionInTable, leftOut: 'lines' },
    { id: 'method', header: msg`Forma`, fact: true, text: ({ method }, { i18n }) => i18n._(methodWords[method]) },
    {
      id: 'paidAt',
      header: msg`Pago em`,
      sort: 'paidAt',
      text: ({ paidAt }, { day }) => day(paidAt),
      csv: ({ paidAt }, { dateTime }) => dateTime(paidAt),
    },
    { id: 'receiptNumber', header: msg`Recibo`, leftOut: 'narrow', code: true, text: ({ receiptNumber }) => receiptNumber },
    {
      id: 'debt',
      header: msg`Débito do pagamento`,
      leftOut: 'tight',
      wraps: true,
      only: 'table',
      text: () => '',
      cell: ({ debt }, { i18n, ...formats }) => <span dir="auto">{debtWords(i18n, formats).fullName(debt)}</span>,
    },
    { id: 'amount', header: msg`Crédito`, sort: 'amount', cents: ({ amount }) => amount },
    { id: 'left', header: msg`Saldo`, main: true, sort: 'left', cents: ({ left }) => left },
    {
      id: 'balance',
      header: msg`Situação`,
      text: (credit, { i18n }) => i18n._(balances[getBalance(credit)]),
      cell: (credit, { i18n }) => (getBalance(credit) === 'left' ? statusPill('info', i18n._(balances.left)) : i18n._(balances.used)),
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno, matrícula, CPF ou recibo`, hint: msg`Aluno, CPF ou recibo` },
    { kind: 'choice', field: 'balance', label: msg`Situação`, all: msg`Todas as situações`, options: balances },
    { kind: 'choice', field: 'method', label: msg`Forma`, all: msg`Todas`, options: methodWords },
    { kind: 'period', from: 'paidFrom', to: 'paidTo', label: msg`Pago em` },
    { kind: 'institution', field: 'institutionId', label: msg`Instituição`, all: msg`Todas` },
  ],
  Summary: CreditSummary,
  words: {
    title: msg`Créditos`,
    loading: msg`Carregando os créditos`,
    failed: {
      title: msg`Não foi possível carregar os créditos`,
      text: msg`O serviço financeiro está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: {
      title: msg`Nenhum crédito`,
      text: msg`O que os alunos pagam a mais, ou de novo, aparece aqui para abater de um débito ou devolver.`,
    },
    nothingFound: {
      title: msg`Nenhum crédito com estes filtros`,
      text: msg`Confira o nome, a matrícula ou o recibo, ou procure em um período maior.`,
    },
    denied: msg`Você não tem acesso aos créditos`,
    exporting: msg`Exportando créditos`,
    exported: (rows) => msg`Créditos exportados: ${rows}`,
    file: {
      name: msg`creditos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os créditos.`,
      denied: msg`Você não tem acesso para exportar os créditos.`,
      failed: msg`O serviço financeiro está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayReadDebts,
})

function CreditSummary({ page: { totalCount, totals } }: { page: CreditPage }) {
  const { money } = useFormats()
  const left = money(totals.left)
  return (
    <Facts>
      <Plural value={totalCount} _0="Nenhum crédito" one="# crédito" other="# créditos" />
      <Trans>{left} a usar</Trans>
    </Facts>
  )
}
