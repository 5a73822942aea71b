import type { ProcessStep, ReenrollmentSettings } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function readProcess(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function readSettings(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _academicRecord: string,
): Promise<ReenrollmentSettings[]> {
  throw new Error('unfinished')
}
