import { msg } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { AgreementSummary } from '#api/financial/agreements.ts'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { institutionInFile, institutionInTable } from '../../kit/list/institution-columns.ts'
import { defineList } from '../../kit/list/list.ts'
import { mayReadDebts } from '#api/permissions.ts'
import { agreementStatusPill, agreementStatusWords } from './agreement-labels.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { agreementAddress } from './agreement-address.ts'

export const agreementList = defineList({
  address: agreementAddress,
  query: agreementQueries.list,
  rowId: (agreement: AgreementSummary) => String(agreement.agreementId),
  columns: [
    { id: 'fileNumber', header: msg`Número`, only: 'file', text: ({ agreementId }) => String(agreementId) },
    {
      id: 'studentName',
      header: msg`Aluno`,
      title: true,
      sort: 'studentName',
      text: ({ studentName }) => studentName,
      cell: ({ agreementId, studentName }, { i18n, rowLink }) =>
        rowLink({
          to: '/financial/agreements/$agreementId',
          params: { agreementId: String(agreementId) },
          className: rowLinkLook,
          dir: 'auto',
          'aria-label': `${studentName}, ${i18n._(msg`Acordo nº ${agreementId}`)}`,
          children: studentName,
        }),
    },
    { id: 'number', header: msg`Acordo`, only: 'table', leftOut: 'cards', code: true, text: ({ agreementId }) => String(agreementId) },
    { ...institutionInTable, leftOut: 'lines' },
    { id: 'registration', header: msg`Matrícula`, fact: true, leftOut: 'tight', code: true, text: ({ registration }) => registration },
    { id: 'course', header: msg`Curso`, only: 'file', text: ({ course }) => course },
    institutionInFile,
    { id: 'madeAt', header: msg`Fechado em`, sort: 'madeAt', text: ({ madeAt }, { day }) => day(madeAt) },
    { id: 'installmentCount', header: msg`Parcelas`, only: 'file', text: ({ installments: { count } }) => String(count) },
    {
      id: 'installments',
      header: msg`Parcelas pagas`,
      numeric: true,
      text: ({ installments: { paid } }) => String(paid),
      cell: ({ installments: { paid, count } }, { i18n }) => i18n._(msg`${paid} de ${count}`),
    },
    { id: 'grossAmount', header: msg`Débitos`, only: 'file', cents: ({ grossAmount }) => grossAmount },
    { id: 'officeAmount', header: msg`Taxa de cobrança`, only: 'file', cents: ({ officeAmount }) => officeAmount },
    {
      id: 'futureInterestAmount',
      header: msg`Juros do parcelamento`,
      only: 'file',
      cents: ({ futureInterestAmount }) => futureInterestAmount,
    },
    { id: 'totalAmount', header: msg`Total`, leftOut: 'narrow', sort: 'totalAmount', cents: ({ totalAmount }) => totalAmount },
    { id: 'paidAmount', header: msg`Valor pago`, only: 'file', cents: ({ paidAmount }) => paidAmount },
    { id: 'dueAmount', header: msg`Falta pagar`, main: true, named: true, sort: 'dueAmount', cents: ({ dueAmount }) => dueAmount },
    {
      id: 'nextDueDate',
      header: msg`Próxima parcela`,
      only: 'file',
      text: ({ nextDueDate }, { date }) => nextDueDate && date(nextDueDate),
    },
    {
      id: 'status',
      header: msg`Situação`,
      text: ({ status }, { i18n }) => i18n._(agreementStatusWords[status]),
      cell: ({ status, overdue }, { i18n }) => agreementStatusPill(i18n, status, overdue),
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno, matrícula, CPF ou número`, hint: msg`Aluno, CPF ou número` },
    { kind: 'choice', field: 'status', label: msg`Situação`, all: msg`Todas as situações`, options: agreementStatusWords },
    {
      kind: 'choice',
      field: 'overdue',
      label: msg`Parcelas`,
      all: msg`Com ou sem parcela vencida`,
      options: { true: msg`Com parcela vencida`, false: msg`Sem parcela vencida` },
    },
    { kind: 'institution', field: 'institutionId', label: msg`Instituição`, all: msg`Todas` },
    { kind: 'period', from: 'madeFrom', to: 'madeTo', label: msg`Fechado em` },
  ],
  Summary: ({ page }) => <Plural value={page.totalCount} _0="Nenhum acordo" one="# acordo" other="# acordos" />,
  words: {
    title: msg`Acordos`,
    loading: msg`Carregando os acordos`,
    failed: {
      title: msg`Não foi possível carregar os acordos`,
      text: msg`O serviço financeiro está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: { title: msg`Nenhum acordo ainda`, text: msg`Os acordos dos alunos aparecem aqui assim que forem feitos.` },
    nothingFound: {
      title: msg`Nenhum acordo com estes filtros`,
      text: msg`Confira o nome, a matrícula ou o número, ou procure em um período maior.`,
    },
    denied: msg`Esta conta não pode ver os acordos dos alunos`,
    exporting: msg`Exportando acordos`,
    exported: (rows) => msg`Acordos exportados: ${rows}`,
    file: {
      name: msg`acordos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os acordos.`,
      denied: msg`Você não tem acesso para exportar os acordos dos alunos.`,
      failed: msg`O serviço financeiro está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayReadDebts,
})
