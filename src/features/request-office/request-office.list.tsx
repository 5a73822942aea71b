import { msg, plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import type { AppLocale } from '#api/locales.ts'
import { mayManageRequests } from '#api/permissions.ts'
import { requestStatuses } from '#api/academic/request-names.ts'
import type { OfficePage, OfficeRequest } from '#api/academic/request-office.ts'
import { statusPill } from '#design/components/feedback/status.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { defineList } from '../../kit/list/list.ts'
import { agePill, ageWords, requestStatusPill, statusWords } from './office-labels.tsx'
import { officeQueries } from './request-office.queries.ts'
import { officeAddress } from './office-search.ts'

const { late, soon, in_time, paused } = ageWords

export const requestOfficeList = defineList({
  address: officeAddress,
  query: officeQueries.list,
  rowId: ({ requestId }: OfficeRequest) => requestId,
  columns: [
    {
      id: 'student',
      header: msg`Aluno`,
      title: true,
      sort: 'student',
      text: ({ student }) => student,
      cell: ({ requestId, student, unread }, { i18n, rowLink }) => (
        <>
          {rowLink({ to: '/requests/$requestId', params: { requestId }, className: rowLinkLook, dir: 'auto', children: student })}{' '}
          {unread > 0 ? statusPill('info', i18n._(msg`${plural(unread, { one: '# mensagem nova', other: '# mensagens novas' })}`)) : null}
        </>
      ),
    },
    { id: 'name', header: msg`Requerimento`, fact: true, wraps: true, text: ({ name }, { i18n }) => name[i18n.locale as AppLocale] },
    { id: 'protocol', header: msg`Protocolo`, leftOut: 'tight', fact: true, code: true, text: ({ protocol }) => protocol },
    { id: 'academicRecord', header: msg`Matrícula`, only: 'file', text: ({ academicRecord }) => academicRecord },
    { id: 'course', header: msg`Curso`, optional: true, wraps: true, text: ({ course }) => course },
    {
      id: 'sentAt',
      header: msg`Enviado em`,
      leftOut: 'narrow',
      sort: 'sentAt',
      text: ({ sentAt }, { day }) => day(sentAt),
      csv: ({ sentAt }, { dateTime }) => dateTime(sentAt),
    },
    {
      id: 'updatedAt',
      header: msg`Atualizado em`,
      sort: 'updatedAt',
      only: 'file',
      text: ({ updatedAt }, { dateTime }) => dateTime(updatedAt),
    },
    {
      id: 'deadline',
      header: msg`Prazo`,
      sort: 'deadline',
      wraps: true,
      text: ({ deadline }, { date }) => deadline && date(deadline),
      cell: ({ deadline, age }, { i18n, date, noValue }) =>
        deadline ? (
          <span>
            {date(deadline)} {agePill(i18n, age)}
          </span>
        ) : (
          noValue
        ),
    },
    {
      id: 'age',
      header: msg`Situação do prazo`,
      only: 'file',
      text: ({ age }, { i18n }) => (age === 'none' ? null : i18n._(ageWords[age])),
    },
    {
      id: 'assignee',
      header: msg`Responsável`,
      text: ({ assignee }) => assignee?.name ?? null,
      cell: ({ assignee }, { i18n }) => (
        <>
          <UserRound className="cell__sign" size={16} />
          <span dir="auto">{assignee ? oneLine(assignee.name) : i18n._(msg`Ninguém`)}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: msg`Situação`,
      givenBy: { field: 'status', options: requestStatuses },
      text: ({ status }, { i18n }) => i18n._(statusWords[status]),
      cell: ({ status }, { i18n }) => requestStatusPill(i18n, status),
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno, matrícula ou protocolo` },
    { kind: 'choice', field: 'age', label: msg`Prazo`, all: msg`Qualquer prazo`, options: { late, soon, in_time, paused } },
    {
      kind: 'choice',
      field: 'status',
      label: msg`Situação`,
      all: msg({ message: 'Em aberto', context: 'requerimentos' }),
      options: { ...statusWords, all: msg`Todas as situações` },
    },
    { kind: 'listed', field: 'assignee', label: msg`Responsável`, all: msg`Qualquer responsável`, useOptions: useAssignees },
    { kind: 'listed', field: 'type', label: msg`Requerimento`, all: msg`Todos os requerimentos`, useOptions: useTypes },
    { kind: 'listed', field: 'course', label: msg`Curso`, all: msg`Todos os cursos`, useOptions: useCourses },
  ],
  Summary: RequestSummary,
  words: {
    title: msg`Requerimentos`,
    loading: msg`Carregando os requerimentos`,
    failed: {
      title: msg`Não foi possível carregar os requerimentos`,
      text: msg`O serviço acadêmico está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: { title: msg`Nenhum requerimento em aberto`, text: msg`O que os alunos pedirem aparece aqui.` },
    nothingFound: {
      title: msg`Nenhum requerimento com estes filtros`,
      text: msg`Confira o nome, a matrícula ou o protocolo, ou procure em outra situação.`,
    },
    denied: msg`Você não tem acesso aos requerimentos`,
    exporting: msg`Exportando requerimentos`,
    exported: (rows) => msg`Requerimentos exportados: ${rows}`,
    file: {
      name: msg`requerimentos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os requerimentos.`,
      denied: msg`Você não tem acesso para exportar os requerimentos.`,
      failed: msg`O serviço acadêmico está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayManageRequests,
  settingsKey: 'request-office',
})

/** Keeps a name of two words in one line, for which it is short enough. */
const oneLine = (name: string) => (name.split(' ').length === 2 ? name.replace(' ', '\u00a0') : name)

function useTypes() {
  const { i18n } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  return (data?.types ?? []).map(({ typeId, name }) => ({ value: typeId, name: name[i18n.locale as AppLocale] }))
}

function useCourses() {
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  return (data?.courses ?? []).map((course) => ({ value: course, name: course }))
}

function useAssignees() {
  const { t } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  const people = (data?.people ?? []).map(({ userId, name }) => ({ value: userId, name }))
  return [{ value: 'me', name: t`Atribuídos a mim` }, { value: 'nobody', name: t`Sem responsável` }, ...people]
}

function RequestSummary({ page: { totalCount } }: { page: OfficePage }) {
  return <Plural value={totalCount} _0="Nenhum requerimento" one="# requerimento" other="# requerimentos" />
}
