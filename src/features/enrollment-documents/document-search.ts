import { notFound } from '@tanstack/react-router'
import { allOptional, integer, oneOf } from '../../kit/search/search-values.ts'

/** Why a file did not open, in the URL. */
export const documentsSearch = (search: Record<string, unknown>) => allOptional({ file: oneOf(search.file, ['failed']) })

export const documentParams = {
  parse: ({ documentEnrollmentId }: { documentEnrollmentId: string }) => {
    if (!integer(documentEnrollmentId, 1, 2_147_483_647)) throw notFound()
    return { documentEnrollmentId }
  },
}
