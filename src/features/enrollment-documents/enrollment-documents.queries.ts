import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
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

/** Opens a file that the person sent. */
export const documentFileAddress = (key: string) => `${appConfig.basePath}/enrollment-documents/files/${key}`
