import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplatePreview } from '#api/financial/financial.ts'
import type { AppLocale } from '#api/locales.ts'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { AutocompleteField } from '#design/components/choices/autocomplete-field.tsx'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { FaultNotice, templateErrors } from './fault-list.tsx'
import { PdfView } from './pdf-view.tsx'
import { TemplateLanguage } from './template-language.tsx'
import { templateText } from './template-file.ts'
import { findTemplateStudents } from './templates.functions.ts'
import { templateQueries } from './templates.queries.ts'

const leastSearch = 2

export interface PreviewedTemplate {
  template: TemplateDetails
  /** The content as it stands in the editor. */
  content: ReportTemplate
  /** The language that is printed, which is the one being edited. */
  locale: AppLocale
}

/** Returns the input of a preview, without the person whose document is printed. */
export const getPreview = ({ template: { institutionId, document }, content, locale }: PreviewedTemplate) => ({
  institutionId,
  document,
  source: templateText(content),
  locale,
})

/** Shows the document of an example or of a student, as large as the page. */
export function PreviewView({ onLocale, ...previewed }: PreviewedTemplate & { onLocale: (locale: AppLocale) => void }) {
  const { t } = useLingui()
  const { institutionId, document } = previewed.template
  const [student, setStudent] = useState<ChoiceOption | null>(null)
  const asked = getPreview(previewed)
  return (
    <>
      <TemplateLanguage locale={previewed.locale} onLocale={onLocale} />
      <AutocompleteField
        id="preview-student-search"
        label={t`Ver com os dados de um estudante`}
        optional={t`(opcional)`}
        hint={t`Nome, matrícula ou CPF. Nada é enviado a ninguém.`}
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
      {document === 'bank-slip' ? (
        <p>
          <Trans>A linha digitável e o código de barras são de exemplo: este boleto não pode ser pago.</Trans>
        </p>
      ) : null}
      <TitledSection id="preview-document" title={student ? t`Documento de ${student.label}` : t`Com dados de exemplo`}>
        <Preview
          key={student?.value}
          asked={{ ...asked, academicRecord: student?.value ?? null }}
          label={student ? t`Documento de ${student.label}` : t`Documento de exemplo`}
        />
      </TitledSection>
    </>
  )
}

/** @param keepsLast shows the last document while another is printed */
export function Preview({ asked, label, keepsLast = false }: { asked: TemplatePreview; label: string; keepsLast?: boolean }) {
  const { t } = useLingui()
  const query = useQuery({ ...templateQueries.preview(asked), placeholderData: keepsLast ? keepPreviousData : undefined })
  const { data, error } = query
  if (data) return <PdfView file={data} label={label} />
  if (!error) return <Skeleton shape="row" />
  const faults = templateErrors(error)
  if (faults) return <FaultNotice title={t`O modelo ainda não pode ser impresso`} faults={faults} />
  if (portalErrorCode(error) === 'NOT_FOUND')
    return <Notice tone="info" title={t`Este estudante ainda não tem pagamentos, e por isso não tem informe.`} />
  if (portalErrorCode(error) === 'FORBIDDEN') return <Notice tone="warning" title={t`O seu perfil não vê dados de estudantes.`} />
  return <QueryError query={query} title={t`Não foi possível gerar a prévia`} />
}
