import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, FolderOpen } from 'lucide-react'
import type {
  DocumentEnrollment,
  DocumentPurpose,
  DocumentStatus as StatusName,
  EnrollmentDocument,
} from '#api/academic/enrollment-documents.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { DocumentStatus } from './document-status.tsx'
import { documentQueries, remainingUploads } from './enrollment-documents.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Lists the documents that each course of a student or candidate requires (docs/requirements/academic-and-financial.md §2). */
export function EnrollmentDocumentsPage({ fileFailed }: { fileFailed: boolean }) {
  const { t } = useLingui()
  const query = useQuery(documentQueries.list())
  const { data, isError } = query
  const { person } = useShell()
  const doneBy = person?.impersonated ? person.name : null
  return (
    <>
      <PageHeader
        title={<Trans>Documentos da matrícula</Trans>}
        subtitle={data && data.documents.length > 0 ? <Missing statuses={data.statuses} /> : null}
      />
      {fileFailed ? (
        <Notice live="alert" tone="danger" title={t`Não foi possível abrir o arquivo. Tente de novo em alguns minutos.`} />
      ) : null}
      {doneBy && data && remainingUploads(data.documents).length > 0 ? (
        <Notice tone="info" title={<Trans>Só {doneBy} pode enviar documentos. Você pode abrir e ver como estão.</Trans>} />
      ) : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os documentos`}>
          <Trans>O serviço acadêmico está fora do ar agora. O que você enviou continua guardado.</Trans>
        </QueryError>
      ) : !data ? (
        <>
          <SkeletonCard lines={6} />
          <SkeletonCard lines={4} />
        </>
      ) : data.enrollments.length === 0 ? (
        <NoDocuments />
      ) : (
        <CardList aria-label={t`Cursos`}>
          {data.enrollments.map((enrollment) => (
            <EnrollmentCard
              key={enrollment.enrollmentId}
              enrollment={enrollment}
              documents={data.documents.filter(({ enrollmentId }) => enrollmentId === enrollment.enrollmentId)}
            />
          ))}
        </CardList>
      )}
    </>
  )
}

function Missing({ statuses }: { statuses: readonly { status: StatusName; count: number }[] }) {
  const getCount = (name: StatusName) => statuses.find(({ status }) => status === name)?.count ?? 0
  const missing = getCount('pending') + getCount('refused')
  if (missing === 0) return <Trans>Nada falta enviar agora.</Trans>
  return <Plural value={missing} one="Falta enviar # documento." other="Faltam # documentos para enviar." />
}

function NoDocuments() {
  const { t } = useLingui()
  const icon = <FolderOpen size={32} />
  return useShell().person?.profile === 'CANDIDATE' ? (
    <EmptyState icon={icon} title={t`Nenhum documento pedido ainda`}>
      <Trans>Quando a instituição abrir a sua matrícula, os documentos de admissão aparecem aqui, e avisamos no início.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={t`Nenhum documento aqui`}>
      <Trans>A instituição não pede documentos de nenhuma matrícula sua. Se isso mudar, avisamos no início.</Trans>
    </EmptyState>
  )
}

function EnrollmentCard({ enrollment, documents }: { enrollment: DocumentEnrollment; documents: readonly EnrollmentDocument[] }) {
  const { t } = useLingui()
  const { course, institution, academicRecord } = enrollment
  const of = (...statuses: StatusName[]) => statuses.flatMap((name) => documents.filter(({ status }) => status === name))
  const parts = [
    { title: t`Para enviar`, shown: remainingUploads(documents) },
    { title: t`Enviados`, shown: of('waiting', 'accepted', 'not_applicable') },
  ]
  return (
    <Card as="li">
      <CardHeader
        title={<OfficeText>{course}</OfficeText>}
        aside={
          <Facts>
            {institution}
            {t`matrícula ${academicRecord}`}
          </Facts>
        }
      />
      {parts.map(({ title, shown }) =>
        shown.length === 0 ? null : (
          <div key={title}>
            <h3 className="card__subheading">{title}</h3>
            <CardRows aria-label={title}>
              {shown.map((document) => (
                <DocumentRow key={document.documentEnrollmentId} document={document} />
              ))}
            </CardRows>
          </div>
        ),
      )}
    </Card>
  )
}

function DocumentRow({ document }: { document: EnrollmentDocument }) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const name = document.name[shell.locale]
  const { status, reason, sentAt, decidedAt, documentEnrollmentId, purpose, guidance } = document
  const purposes: Record<DocumentPurpose, string> = { admission: t`Admissão`, graduation: t`Formatura` }
  const isMissing = status === 'refused' || status === 'pending'
  const decidedOn = decidedAt ? formats.day(decidedAt) : ''
  const sentOn = sentAt ? formats.day(sentAt) : ''
  const date: Record<StatusName, string | null> = {
    pending: null,
    waiting: t`Enviado em ${sentOn}`,
    accepted: t`Em ${decidedOn}`,
    refused: t`Em ${decidedOn}`,
    not_applicable: null,
  }
  const see: [string, string] = [t`Ver`, t`Ver ${name}`]
  const words: Record<StatusName, [string, string]> = {
    pending: [t`Enviar`, t`Enviar ${name}`],
    refused: [t`Enviar de novo`, t`Enviar de novo: ${name}`],
    waiting: see,
    accepted: [t`Ver`, t`Ver ou atualizar ${name}`],
    not_applicable: see,
  }
  const isSeenOnly = Boolean(shell.person?.impersonated)
  const [verb, label] = isSeenOnly ? see : words[status]
  return (
    <ItemRow
      icon={<FileText />}
      title={name}
      description={
        <>
          <div>{purposes[purpose]}</div>
          {isMissing ? status === 'refused' ? <OfficeText>{reason}</OfficeText> : guidance?.[shell.locale] : null}
        </>
      }
      status={<DocumentStatus status={status} />}
      date={date[status]}
      action={
        <Link
          to="/enrollment-documents/$documentEnrollmentId"
          params={{ documentEnrollmentId: String(documentEnrollmentId) }}
          className={buttonLook({ variant: status === 'refused' && !isSeenOnly ? 'primary' : 'outline', size: 'sm' })}
          aria-label={label}
        >
          {verb}
        </Link>
      }
      dense={!isMissing}
    />
  )
}
