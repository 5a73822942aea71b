import { queryOptions } from '@tanstack/react-query'
import { getSharedDocuments } from './shared-documents.functions.ts'

export type ShownDocument = Awaited<ReturnType<typeof getSharedDocuments>>['documents'][number]

export const sharedDocumentsQuery = queryOptions({ queryKey: ['shared-documents'], queryFn: () => getSharedDocuments() })
