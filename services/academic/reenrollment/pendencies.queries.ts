import type { EnrollmentDocument } from '#api/enrollment-documents.ts'
import type { AppLocale } from '#api/locales.ts'
import type { Pendencies } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function listPendencies(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _academicRecord: string,
  _locale: AppLocale,
): Promise<Pendencies> {
  throw new Error('unfinished')
}

export async function mandatoryDocuments(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _academicRecord: string,
): Promise<EnrollmentDocument[]> {
  throw new Error('unfinished')
}
