import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { EnrollmentDocument, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { BlockedPanel } from '../../subjects/reenrollment/blocked-panel.tsx'
import { returnToReenrollment } from '../../subjects/reenrollment/way-back.tsx'
import { ExceptionList } from './exception-list.tsx'
import { PayAll, payableTogether, PendencyAction } from './pendency-action.tsx'
import { isOutside, StepHeader } from './reenrollment-header.tsx'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'
import { QueueCard, ReenrollmentStatusCard } from './reenrollment-status-card.tsx'
import { usePendencies, useProcess } from './use-process.ts'

/** First step: lists the pending items, each with what to do about it. Settled items disappear by themselves. */
export function PendingItemsPage({ academicRecord, search: { record } }: { academicRecord: string; search: ReenrollmentSearch }) {
  const { t } = useLingui()
  const { person } = useShell()
  const process = useProcess(academicRecord)
  const query = usePendencies(academicRecord)
  useEffect(returnToReenrollment, [])
  const { data } = query
  if (isOutside(process))
    return (
      <>
        <StepHeader process={process} record={record} step="pending_items" />
        <ReenrollmentStatusCard process={process} record={record} />
      </>
    )
  // Dependencies are chosen in the next step: they do not stop it.
  const mayGoOn = data !== undefined && !data.isFinanceMissing && process.step !== 'pending_items'
  const payable = person?.impersonated ? [] : payableTogether(data?.results ?? [])
  return (
    <>
      <StepHeader process={process} record={record} step="pending_items" />
      <QueueCard process={process} />
      <TwoColumn
        width="wide"
        aside={
          <>
            <ExceptionList exceptions={process.exceptions} />
            <MandatoryDocuments academicRecord={academicRecord} />
          </>
        }
      >
        {data ? (
          <BlockedPanel
            pendencies={data}
            retry={query}
            first={payable.length > 0 ? <PayAll debts={payable} record={record} /> : null}
            renderAction={(pendency) =>
              pendency.kind === 'dependency_adaptation' && !mayGoOn ? null : <PendencyAction pendency={pendency} record={record} />
            }
          />
        ) : query.isError ? (
          <QueryError query={query} title={t`Não foi possível carregar as pendências`}>
            <Trans>O serviço acadêmico está fora do ar agora. O que você já fez continua guardado.</Trans>
          </QueryError>
        ) : (
          <SkeletonRows rows={4} />
        )}
      </TwoColumn>
      {mayGoOn ? (
        <StickyActionBar
          label={t`Você pode escolher as disciplinas`}
          action={
            <Link to="/reenrollments/subjects" search={{ record }} className={buttonLook({ variant: 'primary', size: 'lg' })}>
              <Trans>Continuar</Trans>
            </Link>
          }
        />
      ) : null}
    </>
  )
}

const tones = { pending: 'warning', waiting: 'info', accepted: 'ok', refused: 'danger', not_applicable: 'neutral' } as const

/** Lists all documents that the period requires, including accepted ones. */
function MandatoryDocuments({ academicRecord }: { academicRecord: string }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const { data = [] } = useQuery(reenrollmentQueries.documents(academicRecord))
  if (data.length === 0) return null
  const names: Record<DocumentStatus, string> = {
    pending: t({ message: 'Pendente', context: 'documento' }),
    waiting: t`Aguardando validação`,
    accepted: t({ message: 'Aceito', context: 'documento' }),
    refused: t({ message: 'Recusado', context: 'documento' }),
    not_applicable: t`Não se aplica`,
  }
  return (
    <Card aria-labelledby="documents">
      <CardHeader id="documents" title={<Trans>Documentos do período</Trans>} />
      <CardSection>
        <PlainList>
          {data.map(({ documentEnrollmentId, name, status }: EnrollmentDocument) => (
            <PlainRow key={documentEnrollmentId} aside={<Status tone={tones[status]}>{names[status]}</Status>}>
              {name[locale]}
            </PlainRow>
          ))}
        </PlainList>
      </CardSection>
    </Card>
  )
}
