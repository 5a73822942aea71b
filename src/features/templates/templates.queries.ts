import { queryOptions } from '@tanstack/react-query'
import type { TemplatePreview } from '#api/financial/financial.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { getReportTemplate, listReportTemplates, previewTemplate } from './templates.functions.ts'

export const templateQueries = {
  all: ['templates'] as const,
  list: () => queryOptions({ queryKey: [...templateQueries.all, 'list'], queryFn: () => listReportTemplates() }),
  detail: (templateId: number) =>
    queryOptions({ queryKey: [...templateQueries.all, templateId], queryFn: () => getReportTemplate({ data: { templateId } }) }),
  /** Never changed. */
  version: (templateId: number, version: number) =>
    queryOptions({
      queryKey: [...templateQueries.all, templateId, version],
      queryFn: () => getReportTemplate({ data: { templateId, version } }),
      staleTime: Infinity,
    }),
  /** The PDF, which is rendered again when any of the input changes. */
  preview: (asked: TemplatePreview) =>
    queryOptions({
      queryKey: ['template-preview', asked],
      queryFn: async () => Uint8Array.from(atob(await previewTemplate({ data: asked })), (character) => character.charCodeAt(0)),
      staleTime: 60_000,
      gcTime: 60_000,
      // The first document after a start loads the printer: on a busy machine that takes longer than a call may last.
      retry: (failures, error) => failures === 0 && portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE',
    }),
}
