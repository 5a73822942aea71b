import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { BackToSituation } from '../../subjects/academic-situation/back-to-situation.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { IssueDocument } from './issue-document.tsx'
import { IssuedDocument } from './issued-document.tsx'
import { sharedDocumentsQuery, type ShownDocument } from './shared-documents.queries.ts'
import type { DocumentOutcome, SharedDocumentsSearch } from './shared-document-search.ts'

/** Documents that a student issues for others, with the links that validate them (docs/requirements/academic-and-financial.md §2). */
export function SharedDocumentsPage({ search: { done, report, enrollment, kind } }: { search: SharedDocumentsSearch }) {
  const { t } = useLingui()
  const query = useQuery(sharedDocumentsQuery)
  const { data, isError } = query
  // Documents are sorted newest first.
  const fresh = done === 'issued' ? data?.documents[0] : undefined
  const earlier = data?.documents.filter((document) => document !== fresh) ?? []
  return (
    <>
      <PageHeader back={<BackToSituation enrollmentId={enrollment} />} title={<Trans>Emitir documentos</Trans>} />
      {done ? <Outcome outcome={done} /> : null}
      {report ? <ReportFailed /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os documentos`}>
          <Trans>O serviço acadêmico está fora do ar agora. Os links que você enviou continuam guardados.</Trans>
        </QueryError>
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : data.issuable.length === 0 && data.documents.length === 0 ? (
        <EmptyState icon={<FileCheck size={32} />} title={t`Nenhum documento aqui`}>
          <Trans>Quando a sua matrícula for feita, você pode emitir o histórico e a declaração aqui.</Trans>
        </EmptyState>
      ) : (
        <>
          {fresh ? <IssuedList label={t`Documento emitido agora`} documents={[fresh]} /> : null}
          {data.issuable.length > 0 ? (
            <IssueDocument issuable={data.issuable} formKey={data.formKey} enrollmentId={enrollment} kind={kind} />
          ) : null}
          {fresh && earlier.length === 0 ? null : (
            <TitledSection id="issued" title={<Trans>Já emitidos</Trans>}>
              {earlier.length > 0 ? (
                <IssuedList label={t`Já emitidos`} documents={earlier} />
              ) : (
                <p>
                  <Trans>Você ainda não emitiu nenhum documento.</Trans>
                </p>
              )}
            </TitledSection>
          )}
        </>
      )}
    </>
  )
}

function IssuedList({ label, documents }: { label: string; documents: readonly ShownDocument[] }) {
  return (
    <CardList aria-label={label}>
      {documents.map((document) => (
        <IssuedDocument key={document.documentId} document={document} />
      ))}
    </CardList>
  )
}

function Outcome({ outcome }: { outcome: DocumentOutcome }) {
  const { t } = useLingui()
  if (outcome === 'issued' || outcome === 'revoked')
    return (
      <Notice live="status" tone="ok">
        {outcome === 'issued' ? <Trans>Documento emitido. Baixe o PDF ou envie o link.</Trans> : <Trans>Link revogado.</Trans>}
      </Notice>
    )
  const [title, text] = {
    notRevoked: [t`O link não foi revogado`, t`Ele continua válido. Tente de novo em alguns minutos.`],
    tooMany: [t`Muitos documentos em pouco tempo`, t`Nada foi emitido. Espere uma hora e tente de novo.`],
    storage: [t`Não foi possível guardar o documento`, t`Nada foi emitido. Tente de novo em alguns minutos.`],
    failed: [t`Não foi possível emitir o documento`, t`Nada foi emitido. Tente de novo em alguns minutos.`],
  }[outcome]
  return (
    <Notice live="alert" tone="danger" title={title}>
      {text}
    </Notice>
  )
}
