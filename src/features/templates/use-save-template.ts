import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { reportTemplatesContract, TemplateChange } from '#api/financial/report-templates.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { saveReportTemplate } from './templates.functions.ts'
import { templateQueries } from './templates.queries.ts'

/** Saves a version, or chooses the one in use. If somebody else saved first, their version is loaded. */
export function useSaveTemplate(templateId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (data: TemplateChange) => saveReportTemplate({ data }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(templateQueries.detail(templateId).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: templateQueries.list().queryKey })
    },
    onError: (error) => {
      if (portalErrorCode(error) === 'CONTENT_CHANGED')
        void queryClient.invalidateQueries({ queryKey: templateQueries.detail(templateId).queryKey })
    },
  })
  const messages: ErrorMessages<typeof reportTemplatesContract.update, 'TEMPLATE_INVALID' | 'CONTENT_CHANGED'> = {
    NOT_ALLOWED: t`Este modelo já tem versões demais. Baixe o arquivo e crie outro modelo.`,
    NOT_FOUND: t`Outra pessoa excluiu este modelo. Baixe o arquivo para não perder o que você mudou.`,
  }
  const code = save.isError ? portalErrorCode(save.error) : null
  const isOvertaken = code === 'CONTENT_CHANGED'
  return {
    save,
    isOvertaken,
    problem:
      code === null || isOvertaken || code === 'TEMPLATE_INVALID'
        ? null
        : (messages[code] ?? t`Não foi possível salvar. O que você mudou continua aqui: tente de novo.`),
  }
}
