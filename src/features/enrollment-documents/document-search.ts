import { notFound } from '@tanstack/react-router'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Parses the page's search, where `file` says that a file could not be opened. */
export const documentsSearch = (search: Record<string, unknown>) => allOptional({ file: wordOrUndefined(search.file, ['failed']) })

export const documentParams = {
  parse: ({ documentEnrollmentId }: { documentEnrollmentId: string }) => {
    if (!integer(documentEnrollmentId, 1, 2_147_483_647)) throw notFound()
    return { documentEnrollmentId }
  },
}
