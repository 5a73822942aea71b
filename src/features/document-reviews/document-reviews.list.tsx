import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DocumentToReview, ReviewPage } from '#api/academic/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { defineList } from '../../kit/list/list.ts'
import { mayReviewDocuments } from '#api/permissions.ts'
import { reviewQueries } from './document-reviews.queries.ts'
import { reviewAddress } from './review-address.ts'
import { documentStatusPill, purposeWords, statusWords } from './review-labels.tsx'

const { pending, accepted, refused, not_applicable } = statusWords

export const documentReviewList = defineList({
  address: reviewAddress,
  query: reviewQueries.list,
  rowId: ({ documentEnrollmentId }: DocumentToReview) => String(documentEnrollmentId),
  columns: [
    {
      id: 'student',
      header: msg`Aluno`,
      title: true,
      sort: 'student',
      text: ({ student }) => student,
      cell: ({ documentEnrollmentId, student }, { rowLink }) =>
        rowLink({
          to: '/document-reviews/$documentEnrollmentId',
          params: { documentEnrollmentId: String(documentEnrollmentId) },
          className: rowLinkLook,
          dir: 'auto',
          children: student,
        }),
    },
    { id: 'academicRecord', header: msg`Matrícula`, leftOut: 'narrow', code: true, text: ({ academicRecord }) => academicRecord },
    { id: 'document', header: msg`Documento`, fact: true, wraps: true, text: ({ name }, { i18n }) => name[i18n.locale as AppLocale] },
    { id: 'purpose', header: msg`Finalidade`, leftOut: 'narrow', text: ({ purpose }, { i18n }) => i18n._(purposeWords[purpose]) },
    { id: 'course', header: msg`Curso`, fact: true, sort: 'course', wraps: true, text: ({ course }) => course },
    {
      id: 'sentAt',
      header: msg`Enviado em`,
      sort: 'sentAt',
      text: ({ sentAt }, { day }) => sentAt && day(sentAt),
      csv: ({ sentAt }, { dateTime }) => (sentAt ? dateTime(sentAt) : ''),
    },
    {
      id: 'decidedAt',
      header: msg`Analisado em`,
      only: 'file',
      text: ({ decidedAt }, { dateTime }) => decidedAt && dateTime(decidedAt),
    },
    {
      id: 'status',
      header: msg`Situação`,
      text: ({ status }, { i18n }) => i18n._(statusWords[status]),
      cell: ({ status, claimedBy }, { i18n }) => (
        <>
          {status === 'waiting' ? null : documentStatusPill(i18n, status)}{' '}
          {claimedBy === null ? null : <span dir="auto">{i18n._(msg`Aberto por ${claimedBy}`)}</span>}
        </>
      ),
    },
  ],
  filters: [
    { kind: 'search', field: 'search', label: msg`Aluno ou matrícula` },
    {
      kind: 'choice',
      field: 'status',
      label: msg`Situação`,
      all: statusWords.waiting,
      options: { accepted, refused, not_applicable, pending, all: msg`Todas as situações` },
    },
    { kind: 'listed', field: 'kind', label: msg`Documento`, all: msg`Todos os documentos`, useOptions: useKinds },
    { kind: 'choice', field: 'purpose', label: msg`Finalidade`, all: msg`Qualquer finalidade`, options: purposeWords },
    { kind: 'listed', field: 'course', label: msg`Curso`, all: msg`Todos os cursos`, useOptions: useCourses },
  ],
  Summary: ReviewSummary,
  words: {
    title: msg`Análise de documentos`,
    loading: msg`Carregando os documentos`,
    failed: {
      title: msg`Não foi possível carregar a fila de documentos`,
      text: msg`O serviço acadêmico está fora do ar agora. Os filtros continuam como estão.`,
    },
    nothing: { title: msg`Nenhum documento aguarda validação`, text: msg`O que os alunos enviarem aparece aqui.` },
    nothingFound: {
      title: msg`Nenhum documento com estes filtros`,
      text: msg`Confira o nome ou a matrícula, ou procure em outra situação.`,
    },
    denied: msg`Você não tem acesso à análise de documentos`,
    exporting: msg`Exportando documentos`,
    exported: (rows) => msg`Documentos exportados: ${rows}`,
    file: {
      name: msg`documentos`,
      signedOut: msg`Sessão encerrada. Entre de novo para exportar os documentos.`,
      denied: msg`Você não tem acesso para exportar os documentos.`,
      failed: msg`O serviço acadêmico está fora do ar agora. Tente exportar de novo em alguns minutos.`,
    },
  },
  exportPermission: mayReviewDocuments,
})

function useKinds() {
  const { i18n } = useLingui()
  const { data } = useQuery(reviewQueries.options)
  return (data?.kinds ?? []).map(({ kindId, name }) => ({ value: kindId, name: name[i18n.locale as AppLocale] }))
}

function useCourses() {
  const { data } = useQuery(reviewQueries.options)
  return (data?.courses ?? []).map((course) => ({ value: course, name: course }))
}

function ReviewSummary({ page }: { page: ReviewPage }) {
  return <Plural value={page.totalCount} _0="Nenhum documento" one="# documento" other="# documentos" />
}
