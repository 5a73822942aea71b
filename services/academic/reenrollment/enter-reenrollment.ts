import type { ProcessStep } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function enterReenrollment(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}
