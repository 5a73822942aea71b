import type { AppLocale } from '#api/locales.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function classCalendarOf(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _academicRecord: string,
  _locale: AppLocale,
): Promise<File> {
  throw new Error('unfinished')
}
