import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { mayReadDebts } from '#api/permissions.ts'
import type { ReceivedPayment, ReceivedPaymentPage } from '#api/financial/received-payments.ts'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { methodWords } from '../../subjects/debts/method-words.ts'
import { institutionInFile, institutionInTable } from '../../kit/list/institution-columns.ts'
import { defineList, type RowFormats } from '../../kit/list/list.ts'
import { receivedStatusPill, statusWords } from './received-labels.tsx'
import { receivedQueries } from './received.queries.ts'
import { receivedAddress } from './received-address.ts'

export const receivedList = defineList({
  address: receivedAddress,
  query: receivedQueries.list,
  rowId: (payment: ReceivedPayment) => payment.paymentId,
  columns: [
    {
      id: 'studentName',
      header: msg`Aluno`,
      title: true,
      sort: 'studentName',
      text: ({ studentName }) => studentName,
      cell: ({ paymentId, studentName, method, createdAt, amount }, { i18n, day, money, rowLink }) =>
        rowLink({
          to: '/financial/received-payments/$paymentId',
          params: { paymentId },
          className: rowLinkLook,
          dir: 'auto',
          'aria-label': [studentName, i18n._(methodWords[method]), money(amount), day(createdAt)].join(', '),
          children: studentName,
        }),
    },
    { id: 'registration', header: msg`Matrícula`, fact: true, code: true, text: ({ registration }) => registration },
    { id: 'taxId', header: msg`CPF`, only: 'file', text: ({ taxId }) => taxId },
    { id: 'course', header: msg`Curso`, only: 'file', text: ({ course }) => course },
    institutionInFile,
    {
      id: 'method',
      header: msg`Forma`,
      fact: true,
      givenBy: { field: 'method' },
      text: ({ method }, { i18n }) => i18n._(methodWords[method]),
    },
    { ...institutionInTable, leftOut: 'lines' },
    {
      id: 'createdAt',
      header: msg`Criado em`,
      leftOut: 'narrow',
      sort: 'createdAt',
      text: ({ createdAt }, { day }) => day(createdAt),
      csv: ({ createdAt }, { dateTime }) => dateTime(createdAt),
    },
    {
      id: 'paidAt',
      header: msg`Pago em`,
      sort: 'paidAt',
      text: ({ paidAt }, { day }) => paidAt && day(paidAt),
      csv: ({ paidAt }, { dateTime }) => (paidAt ? dateTime(paidAt) : ''),
    },
    {
      id: 'createdOn',
      header: msg`Criado em`,
      only: 'table',
      leftOut: 'lines',
      text: ({ createdAt, paidAt }, { day }) => (paidAt ? null : day(createdAt)),
    },
    { id: 'amount', header: msg`Valor`, main: true, sort: 'amount', cents: ({ amount }) => amount },
    { id: 'receivedAmount', header: msg`Recebido`, only: 'file', cents: ({ receivedAmount }) => receivedAmount },
    { id: 'creditAmount', header: msg`Crédito`, only: 'file', cents: ({ creditAmount }) => creditAmount },
    { id: 'debtCount', header: msg`Débitos`, only: 'file', text: ({ debtCount }) => String(debtCount) },
    { id: 'receiptNumber', header: msg`Recibo`, leftOut: 'narrow', code: true, text: ({ receiptNumber }) => receiptNumber },
    { id: 'late', header: msg`Recebido fora do prazo`, only: 'file', text: ({ late }, formats) => yesOrNothing(late, formats) },
    {
      id: 'throughLink',
      header: msg`Por link de pagamento`,
      only: 'file',
      text: ({ throughLink }, formats) => yesOrNothing(throughLink, formats),
    },
    {
      id: 'settlementNotFound',
      header: msg`Banco consultado, sem pagamento`,
      only: 'file',
      text: ({ settlementNotFound }, formats) => yesOrNothing(settlementNotFound, formats),
    },
    {
      id: 'status',
      header: msg`Situação`,
      givenBy: { field: 'status' },
      text: ({ status }, { i18n }) => i18n._(statusWords[status]),
      cell: ({ status }, { i18n }) => receivedStatusPill(i18n, status),
    },
    {
      id: 'notes',
      header: msg`Observações`,
      only: 'table',
      wraps: true,
      leftOut: 'tight',
      text: (payment, formats) => getNotes(payment, formats).join(' · '),
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno, matrícula, CPF, recibo ou nº no banco`, hint: msg`Aluno, CPF ou recibo` },
    { kind: 'choice', field: 'method', label: msg`Forma`, all: msg`Todas`, options: methodWords },
    { kind: 'choice', field: 'status', label: msg`Situação`, all: msg`Todas as situações`, options: statusWords },
    { kind: 'period', from: 'createdFrom', to: 'createdTo', label: msg`Criado em` },
    { kind: 'period', from: 'paidFrom', to: 'paidTo', label: msg`Pago em` },
    { kind: 'institution', field: 'institutionId', label: msg`Instituição`, all: msg`Todas` },
    { kind: 'choice', field: 'late', label: msg`Prazo`, all: msg`Qualquer prazo`, options: { true: msg`Recebido fora do prazo` } },
  ],
  Summary: ReceivedSummary,
  words: {
    title: msg`Recebimentos`,
    loading: msg`Carregando os recebimentos`,
    failed: {
      title: msg`Não foi possível carregar os recebimentos`,
      text: msg`O serviço financeiro está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: { title: msg`Nenhum pagamento ainda`, text: msg`Os pagamentos dos alunos aparecem aqui assim que forem pedidos.` },
    nothingFound: {
      title: msg`Nenhum pagamento com estes filtros`,
      text: msg`Confira o nome, a matrícula ou o número, ou procure em um período maior.`,
    },
    denied: msg`Você não tem acesso aos recebimentos`,
    exporting: msg`Exportando recebimentos`,
    exported: (rows) => msg`Pagamentos exportados: ${rows}`,
    file: {
      name: msg`recebimentos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os recebimentos.`,
      denied: msg`Você não tem acesso para exportar os recebimentos.`,
      failed: msg`O serviço financeiro está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayReadDebts,
})

const yesOrNothing = (value: boolean, { i18n }: RowFormats) => (value ? i18n._(msg`sim`) : null)

function getNotes({ late, creditAmount, throughLink, settlementNotFound }: ReceivedPayment, { i18n, money }: RowFormats): string[] {
  const credit = money(creditAmount)
  return [
    late && i18n._(msg`Recebido fora do prazo`),
    creditAmount > 0 && i18n._(msg`Crédito de ${credit}`),
    throughLink && i18n._(msg`Por link de pagamento`),
    settlementNotFound && i18n._(msg`Banco consultado, sem pagamento`),
  ].filter((note) => note !== false)
}

function ReceivedSummary({ page }: { page: ReceivedPaymentPage }) {
  const { money, number } = useFormats()
  const { receivedAmount, paidCount } = page.totals
  const amount = money(receivedAmount)
  const paid = number(paidCount)
  return (
    <Facts>
      <Plural value={page.totalCount} _0="Nenhum pagamento pelo portal" one="# pagamento pelo portal" other="# pagamentos pelo portal" />
      {paidCount < page.totalCount ? (
        <Trans>
          {amount} recebidos, em {paid} deles
        </Trans>
      ) : (
        <Trans>{amount} recebidos</Trans>
      )}
    </Facts>
  )
}
