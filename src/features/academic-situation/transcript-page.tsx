import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileCheck, Printer } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { PrintLayout } from '#design/patterns/print-layout.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { BackToSituation } from '../../subjects/academic-situation/back-to-situation.tsx'
import { transcriptQuery } from './academic-situation.queries.ts'
import { Missing } from './course-progress.tsx'
import { EnrollmentStatus } from './situation-words.tsx'
import { SubjectsTable } from './subjects-table.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows the whole transcript for printing, for the student's own use; third parties only accept the issued document. */
export function TranscriptPage({ enrollmentId }: { enrollmentId: number }) {
  const { t } = useLingui()
  const { tenant, ...shell } = useShell()
  const formats = useFormats()
  const { data: transcript } = useSuspenseQuery(transcriptQuery(enrollmentId))
  const { student, taxId, enrollment, progress, histories } = transcript
  const { institution, course, academicRecord, status, startedOn, endedOn } = enrollment
  const issuedOn = formats.date(transcript.issuedOn)
  return (
    <>
      <PageHeader
        back={<BackToSituation enrollmentId={enrollmentId} />}
        title={<Trans>Histórico escolar</Trans>}
        actions={
          <>
            <Button data-scripted icon={<Printer />} onClick={() => window.print()}>
              <Trans>Imprimir</Trans>
            </Button>
            <Link to="/academic-situation/documents" search={{ enrollment: enrollmentId }} className={buttonLook({ variant: 'primary' })}>
              <FileCheck />
              <Trans>Emitir com código de validação</Trans>
            </Link>
          </>
        }
      />
      <PrintLayout
        wide
        brand={<BrandMark {...tenant} mode={shell.person?.mode} />}
        issued={issuedOn}
        footer={<Trans>Impresso para consulta em {issuedOn}. O documento emitido em PDF traz o código de validação.</Trans>}
      >
        <DescriptionList
          items={[
            { term: t`Nome`, description: student },
            { term: t`CPF`, description: taxId },
            { term: t`Instituição`, description: institution },
            { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
            { term: t`Matrícula`, description: academicRecord },
            { term: t`Currículo`, description: progress.curriculum },
            { term: t`Ingresso`, description: formats.date(startedOn) },
            { term: t`Situação da matrícula`, description: <EnrollmentStatus status={status} /> },
            ...(endedOn ? [{ term: t`Desde`, description: formats.date(endedOn) }] : []),
            { term: t`Média geral`, description: progress.average === null ? t`Ainda sem notas` : formats.grade(progress.average) },
          ]}
        />
        {histories.length > 0 ? (
          <SubjectsTable histories={histories} />
        ) : (
          <p>
            <Trans>Nenhuma disciplina cursada até esta data.</Trans>
          </p>
        )}
        <section>
          <CardTitle>
            <Trans>Exigência do currículo</Trans>
          </CardTitle>
          <Missing enrollment={enrollment} progress={progress} />
        </section>
      </PrintLayout>
    </>
  )
}
