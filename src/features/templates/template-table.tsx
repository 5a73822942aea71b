import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LayoutTemplate, Trash2 } from 'lucide-react'
import type { TemplateSummary } from '#api/financial/report-templates.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useTemplateWords } from './use-template-words.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

interface TemplateTableProps {
  templates: readonly TemplateSummary[]
  onRemove: (template: TemplateSummary) => void
}

export function TemplateTable({ templates, onRemove }: TemplateTableProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { documents } = useTemplateWords()
  const columns: DataColumn<TemplateSummary, never, Formats>[] = [
    {
      id: 'name',
      name: t`Modelo`,
      title: true,
      cell: ({ templateId, name }) => (
        <Link to="/financial/template/$templateId" params={{ templateId }} className={textLinkLook()}>
          <span dir="auto">
            <OfficeText>{name}</OfficeText>
          </span>
        </Link>
      ),
    },
    { id: 'document', name: t`Documento`, fact: true, cell: ({ document }) => documents[document] },
    {
      id: 'institution',
      name: t`Instituição`,
      wraps: true,
      fact: true,
      cell: ({ institutionName }) => <span dir="auto">{institutionName}</span>,
    },
    {
      id: 'use',
      name: t`Uso`,
      cell: ({ usedVersion }) =>
        usedVersion === null ? (
          <Status>
            <Trans>Sem uso</Trans>
          </Status>
        ) : (
          <Status tone="ok">
            <Trans>Em uso: versão {usedVersion}</Trans>
          </Status>
        ),
    },
    {
      id: 'saved',
      name: t`Última versão`,
      wraps: true,
      cell: ({ savedAt, savedBy }, { dateTime }) => (
        <div>
          <div>
            <time dateTime={savedAt}>{dateTime(savedAt)}</time>
          </div>
          {savedBy === null ? null : <div dir="auto">{savedBy}</div>}
        </div>
      ),
    },
  ]
  return (
    <DataTable
      label={t`Modelos`}
      columns={columns}
      rows={templates}
      rowId={({ templateId }) => String(templateId)}
      words={formats}
      rowActions={{
        name: t`Ações`,
        render: (template) =>
          template.usedVersion === null ? (
            <IconButton label={t`Excluir ${template.name}`} onClick={() => onRemove(template)}>
              <Trash2 />
            </IconButton>
          ) : null,
      }}
      empty={
        <EmptyState icon={<LayoutTemplate size={32} />} title={t`Nenhum modelo ainda`}>
          <Trans>Enquanto não há um, o informe de pagamentos e o boleto saem no formato padrão.</Trans>
        </EmptyState>
      }
    />
  )
}
