import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import type { TemplatePreview } from '#api/financial.ts'
import { appLocales } from '#api/locales.ts'
import type { TemplateDetails } from '#api/report-templates.ts'
import type { ReportTemplate } from '#api/template-content.ts'
import { AutocompleteField } from '#design/components/choices/autocomplete-field.tsx'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { QueryError } from '../../shared/query-error.tsx'
import { FaultNotice, faultsIn } from './fault-list.tsx'
import { PdfView } from './pdf-view.tsx'
import { templateText } from './template-file.ts'
import { findTemplateStudents } from './templates.functions.ts'
import { templateQueries } from './templates.queries.ts'

const leastSearch = 2

interface PreviewViewProps {
  template: TemplateDetails
  /** As it stands in the editor. */
  content: ReportTemplate
}

/** The document of an example and that of a student, side by side. */
export function PreviewView({ template: { institutionId, document }, content }: PreviewViewProps) {
  const { t, i18n } = useLingui()
  const [student, setStudent] = useState<ChoiceOption | null>(null)
  const asked = { institutionId, document, source: templateText(content), locale: appLocales.catch('pt-BR').parse(i18n.locale) }
  return (
    <TwoColumn
      width="half"
      aside={
        <TitledSection id="preview-student" title={t`Com os dados de um estudante`}>
          <AutocompleteField
            id="preview-student-search"
            label={t`Estudante`}
            hint={t`Nome, matrícula ou CPF`}
            value={student}
            onChange={setStudent}
            onSearch={async (search, signal) => {
              if (search.trim().length < leastSearch) return []
              const found = await findTemplateStudents({ data: { institutionId, search: search.slice(0, 100) }, signal })
              return found.map(({ academicRecord, name, course }) => ({
                value: academicRecord,
                label: name,
                description: `${academicRecord} · ${course}`,
              }))
            }}
            loadingText={t`Buscando…`}
            emptyText={t`Ninguém encontrado nesta instituição`}
            failedText={t`Não foi possível buscar estudantes`}
            retryText={t`Tentar de novo`}
            resultCount={(count) => t`${plural(count, { one: '# estudante', other: '# estudantes' })}`}
          />
          {student ? (
            <Preview asked={{ ...asked, academicRecord: student.value }} label={t`Documento de ${student.label}`} />
          ) : (
            <EmptyState icon={<UserRound size={32} strokeWidth={1.75} aria-hidden />} title={t`Escolha um estudante`}>
              <Trans>O documento dele aparece aqui, como ele o baixaria. Nada é enviado a ninguém.</Trans>
            </EmptyState>
          )}
          {document === 'bank-slip' ? (
            <p>
              <Trans>A linha digitável e o código de barras são de exemplo: este boleto não pode ser pago.</Trans>
            </p>
          ) : null}
        </TitledSection>
      }
    >
      <TitledSection id="preview-example" title={t`Com dados de exemplo`}>
        <Preview asked={{ ...asked, academicRecord: null }} label={t`Documento de exemplo`} />
      </TitledSection>
    </TwoColumn>
  )
}

function Preview({ asked, label }: { asked: TemplatePreview; label: string }) {
  const { t } = useLingui()
  const query = useQuery(templateQueries.preview(asked))
  const { data, error } = query
  if (data) return <PdfView file={data} label={label} />
  if (!error) return <Skeleton shape="row" />
  const faults = faultsIn(error)
  if (faults) return <FaultNotice title={t`O modelo ainda não pode ser impresso`} faults={faults} />
  if (portalErrorCode(error) === 'NOT_FOUND')
    return <Notice tone="info" title={t`Este estudante ainda não tem pagamentos, e por isso não tem informe.`} />
  if (portalErrorCode(error) === 'FORBIDDEN') return <Notice tone="warning" title={t`O seu perfil não vê dados de estudantes.`} />
  return <QueryError query={query} title={t`Não foi possível gerar a prévia`} />
}
