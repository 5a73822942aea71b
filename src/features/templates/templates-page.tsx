import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TemplateSummary } from '#api/financial/report-templates.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { NewTemplateDialog } from './new-template-dialog.tsx'
import { TemplateTable } from './template-table.tsx'
import { templateQueries } from './templates.queries.ts'

/** Templates of income reports and bank slips (docs/requirements/academic-and-financial.md §2). */
export function TemplatesPage() {
  const { t } = useLingui()
  const query = useQuery(templateQueries.list())
  const { data, error } = query
  const [isNew, setIsNew] = useState(false)
  const [removed, setRemoved] = useState<TemplateSummary | null>(null)
  const [done, setDone] = useState('')
  return (
    <>
      <PageHeader
        title={t`Modelos de documentos`}
        subtitle={t`Como saem o informe de pagamentos e o boleto da instituição.`}
        actions={
          data ? (
            <Button variant="primary" onClick={() => setIsNew(true)}>
              <Plus />
              <Trans>Novo modelo</Trans>
            </Button>
          ) : null
        }
      />
      {done ? <Notice tone="ok" live="status" title={done} /> : null}
      {error && portalErrorCode(error) === 'FORBIDDEN' ? (
        <Denied title={t`Você não tem acesso aos modelos de documentos`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar os modelos`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        <>
          <TemplateTable templates={data.results} onRemove={setRemoved} />
          {isNew ? <NewTemplateDialog institutions={data.institutions} onClose={() => setIsNew(false)} /> : null}
          {removed ? (
            <RemoveTemplate
              template={removed}
              onClose={() => setRemoved(null)}
              onRemoved={({ name }) => {
                setRemoved(null)
                setDone(t`Modelo excluído: ${name}`)
              }}
            />
          ) : null}
        </>
      ) : (
        <TableSkeleton label={t`Carregando os modelos`} rows={4} />
      )}
    </>
  )
}

interface RemoveTemplateProps {
  template: TemplateSummary
  onClose: () => void
  onRemoved: (template: TemplateSummary) => void
}

function RemoveTemplate({ template, onClose, onRemoved }: RemoveTemplateProps) {
  const { t } = useLingui()
  const { templateId, name } = template
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => rpc.integration.templates.remove.mutate({ templateId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templateQueries.all }),
  })
  const problem = removal.isError ? portalErrorCode(removal.error) : null
  return (
    <ConfirmDialog
      open
      destructive
      question={t`Excluir o modelo ${name}?`}
      confirmLabel={t`Excluir modelo`}
      cancelLabel={t`Voltar`}
      loading={removal.isPending}
      error={
        problem === 'IN_USE'
          ? t`Este modelo está em uso. Escolha antes outro modelo, ou volte ao formato padrão.`
          : problem === 'NOT_FOUND'
            ? t`Outra pessoa já excluiu este modelo.`
            : problem && t`Não foi possível excluir. Nada mudou: tente de novo.`
      }
      onConfirm={() => removal.mutate(undefined, { onSuccess: () => onRemoved(template) })}
      onCancel={onClose}
    >
      <Trans>Todas as versões dele são excluídas. Para guardar uma, baixe antes o arquivo.</Trans>
    </ConfirmDialog>
  )
}
