import { queryOptions } from '@tanstack/react-query'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { appConfig } from '#config'
import { getDocumentHistory, getEnrollmentDocuments } from './enrollment-documents.functions.ts'

export const documentQueries = {
  all: ['enrollment-documents'] as const,
  list: () => queryOptions({ queryKey: [...documentQueries.all, 'list'], queryFn: () => getEnrollmentDocuments() }),
  history: (documentEnrollmentId: number) =>
    queryOptions({
      queryKey: [...documentQueries.all, 'history', documentEnrollmentId],
      queryFn: () => getDocumentHistory({ data: { documentEnrollmentId } }),
    }),
}

/** Returns the documents still to be sent: refused ones first, then those never sent. */
export function remainingUploads(documents: readonly EnrollmentDocument[]): EnrollmentDocument[] {
  return (['refused', 'pending'] as const).flatMap((name) => documents.filter(({ status }) => status === name))
}

/** Returns the URL that opens a file sent by the person. */
export const documentFileAddress = (key: string) => `${appConfig.basePath}/enrollment-documents/files/${key}`
