import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { templateQueries } from './templates.queries.ts'
import { UnknownFields } from './unknown-fields.tsx'
import { useTemplateWords } from './use-template-words.ts'

interface VersionUseDialogProps {
  template: TemplateDetails
  /** Null for the product's own layout. */
  version: number | null
  loading: boolean
  error: ReactNode
  onUse: () => void
  onClose: () => void
}

/** Asks for confirmation before documents use another version, and names its text in braces that would be printed as it is. */
export function VersionUseDialog({ template, version, loading, error, onUse, onClose }: VersionUseDialogProps) {
  const { t } = useLingui()
  const { documents } = useTemplateWords()
  const { templateId, newestVersion, institutionName } = template
  const older = useQuery({
    ...templateQueries.version(templateId, version ?? newestVersion),
    enabled: version !== null && version !== newestVersion,
  })
  const content = version === newestVersion ? template.content : older.data?.content
  const document = documents[template.document]
  return (
    <ConfirmDialog
      open
      question={version === null ? t`Voltar ao formato padrão?` : t`Usar a versão ${version} nos documentos?`}
      confirmLabel={version === null ? t`Voltar ao padrão` : t`Usar esta versão`}
      cancelLabel={t`Cancelar`}
      loading={loading}
      error={error}
      onConfirm={onUse}
      onCancel={onClose}
    >
      <p>
        <Trans>
          Vale para os próximos documentos ({document}) de {institutionName}. Você pode voltar a outra versão a qualquer momento.
        </Trans>
      </p>
      {version !== null && content ? <UnknownFields content={content} /> : null}
    </ConfirmDialog>
  )
}
