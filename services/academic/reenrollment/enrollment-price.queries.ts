import type { EnrollmentPrice } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function priceOfGroups(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupIds: number[] },
): Promise<EnrollmentPrice> {
  throw new Error('unfinished')
}
