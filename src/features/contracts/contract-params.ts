import { notFound } from '@tanstack/react-router'
import { integer } from '../../shared/search/search-values.ts'

const id = (text: string) => {
  if (!integer(text, 1, 2_147_483_647)) throw notFound()
  return text
}

/** The contract and the enrollment in a path; what cannot be one is not found. */
export const contractParams = {
  parse: ({ contractId, enrollmentId }: { contractId: string; enrollmentId: string }) => ({
    contractId: id(contractId),
    enrollmentId: id(enrollmentId),
  }),
}
