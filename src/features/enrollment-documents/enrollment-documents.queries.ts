import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { EnrollmentDocument } from '#api/enrollment-documents.ts'
import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../shared/search/search-values.ts'
import { getDocumentHistory, getEnrollmentDocuments } from './enrollment-documents.functions.ts'

/** Why a file did not open, in the URL. */
export const documentsSearch = (search: Record<string, unknown>) => allOptional({ file: oneOf(search.file, ['failed']) })

export const documentParams = {
  parse: ({ documentEnrollmentId }: { documentEnrollmentId: string }) => {
    if (!integer(documentEnrollmentId, 1, 2_147_483_647)) throw notFound()
    return { documentEnrollmentId }
  },
}

export const documentQueries = {
  all: ['enrollment-documents'] as const,
  list: () => queryOptions({ queryKey: [...documentQueries.all, 'list'], queryFn: () => getEnrollmentDocuments() }),
  history: (documentEnrollmentId: number) =>
    queryOptions({
      queryKey: [...documentQueries.all, 'history', documentEnrollmentId],
      queryFn: () => getDocumentHistory({ data: { documentEnrollmentId } }),
    }),
}

/** What was refused, which is mended first, and what was never sent. */
export function leftToSend(documents: readonly EnrollmentDocument[]): EnrollmentDocument[] {
  return (['refused', 'pending'] as const).flatMap((name) => documents.filter(({ status }) => status === name))
}

/** Opens a file that the person sent. */
export const documentFileAddress = (key: string) => `${appConfig.basePath}/enrollment-documents/files/${key}`
