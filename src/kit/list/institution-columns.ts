import { msg } from '@lingui/core/macro'
import type { RowFormats } from './list.ts'

const institution = {
  header: msg`Instituição`,
  text: ({ institutionId }: { institutionId: number }, { institutionName }: RowFormats) => institutionName(institutionId),
}

/** The column for files, which name the institution beside the student in every context. Each list has both columns. */
export const institutionInFile = { ...institution, id: 'fileInstitution', only: 'file' } as const

export const institutionInTable = { ...institution, id: 'institution', only: 'table', fact: true, acrossInstitutions: true } as const
