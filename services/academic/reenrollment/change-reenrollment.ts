import type { ProcessStep } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function cancelReenrollment(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function changeChoice(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function discardChange(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}
