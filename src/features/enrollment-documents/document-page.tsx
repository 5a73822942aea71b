import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, notFound } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DocumentFile, EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { FileCard } from '#design/components/files/file-card.tsx'
import { formatBytes } from '#design/components/files/file-types.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DocumentStatus, useStatusNames } from './document-status.tsx'
import { documentFileAddress, documentQueries, remainingUploads } from './enrollment-documents.queries.ts'
import { DocumentSent } from './document-sent.tsx'
import { ReplaceSent, SendDocument } from './send-document.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows one document: what a good copy looks like, why it was refused, its files and history, and the form to send it. */
export function DocumentPage({ documentEnrollmentId }: { documentEnrollmentId: number }) {
  const { locale } = useShell()
  const [timesSent, setTimesSent] = useState(0)
  const { data } = useSuspenseQuery(documentQueries.list())
  const document = data.documents.find((one) => one.documentEnrollmentId === documentEnrollmentId)
  if (!document) throw notFound()
  const isExplained = document.status === 'refused' && document.reason
  const isSent = document.files.length > 0 && (document.status === 'waiting' || document.status === 'accepted')
  const onSent = () => setTimesSent(timesSent + 1)
  const others = remainingUploads(data.documents).filter((one) => one !== document)
  const enrollment = data.enrollments.find(({ enrollmentId }) => enrollmentId === document.enrollmentId)
  return (
    <>
      <PageHeader
        back={
          <Link to="/enrollment-documents" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Documentos da matrícula</Trans>
          </Link>
        }
        title={document.name[locale]}
        status={isExplained ? null : <DocumentStatus status={document.status} />}
        subtitle={enrollment?.course}
      />
      {isExplained ? (
        <Notice tone="danger" title={<Trans>Por que foi recusado</Trans>}>
          <OfficeText>{document.reason}</OfficeText>
        </Notice>
      ) : null}
      <TwoColumn width="wide" aside={<History document={document} />}>
        {timesSent > 0 ? (
          <DocumentSent times={timesSent} next={others.find(({ enrollmentId }) => enrollmentId === document.enrollmentId) ?? others[0]} />
        ) : null}
        {isSent ? null : <SendDocument document={document} onSent={onSent} />}
        {document.files.length > 0 ? (
          <SentFiles files={document.files}>
            {/* Closed and empty again after each sending. */}
            {isSent ? <ReplaceSent key={timesSent} document={document} onSent={onSent} /> : null}
          </SentFiles>
        ) : null}
      </TwoColumn>
    </>
  )
}

function SentFiles({ files, children }: { files: readonly DocumentFile[]; children: ReactNode }) {
  return (
    <Card aria-labelledby="sent-files">
      <CardHeader id="sent-files" title={<Trans>Enviado por último</Trans>} />
      <CardSection>
        <FileList files={files} />
      </CardSection>
      {children}
    </Card>
  )
}

function FileList({ files }: { files: readonly DocumentFile[] }) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const sides = { whole: null, front: t`Frente`, back: t`Verso` }
  return (
    <ul className="file-upload__list" aria-label={t`Arquivos`}>
      {files.map(({ key, name, type, size, side }) => (
        <FileCard
          key={key}
          name={name}
          // Only the students themselves may open their files.
          href={person?.impersonated ? undefined : documentFileAddress(key)}
          isImage={type !== 'application/pdf'}
          details={
            <Facts>
              {sides[side]}
              {formatBytes(size, locale)}
            </Facts>
          }
        />
      ))}
    </ul>
  )
}

function History({ document: { documentEnrollmentId, files: shown } }: { document: EnrollmentDocument }) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const { person } = shell
  const names = useStatusNames()
  const isShown = ({ key }: DocumentFile) => shown.some((file) => file.key === key)
  const { data, isError } = useQuery(documentQueries.history(documentEnrollmentId))
  const titles = {
    sent: t({ message: 'Enviado', context: 'documento' }),
    accepted: names.accepted,
    refused: names.refused,
    not_applicable: names.not_applicable,
    undone: t`Decisão desfeita`,
  }
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>Histórico do documento</Trans>} />
      <CardSection>
        {data === undefined ? (
          isError ? (
            <Notice tone="danger" title={t`Não foi possível carregar o histórico.`} />
          ) : (
            <SkeletonRows rows={3} />
          )
        ) : data.length === 0 ? (
          <p>
            <Trans>Nada foi enviado ainda.</Trans>
          </p>
        ) : (
          <Timeline
            label={t`Histórico do documento`}
            events={data.map(({ kind, at, by, reason, files }) => ({
              id: `${kind}-${at}`,
              title: titles[kind],
              date: <time dateTime={at}>{formats.dateTime(at)}</time>,
              who: by === 'office' ? t`Secretaria` : person?.impersonated ? <span dir="auto">{person.name}</span> : t`Você`,
              // The files sent last are shown beside the history, so they are not repeated.
              text: reason ? <OfficeText>{reason}</OfficeText> : files.some((file) => !isShown(file)) ? <FileList files={files} /> : null,
            }))}
          />
        )}
      </CardSection>
    </Card>
  )
}
