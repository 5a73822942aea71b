import type { ConfirmOutcome } from '#api/reenrollment-calls.ts'
import type { ProcessStep } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function confirmChoice(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; idempotencyKey: string; revision: number; expectedTotal: number },
): Promise<ConfirmOutcome> {
  throw new Error('unfinished')
}

export async function generatePayment(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; idempotencyKey: string },
): Promise<ProcessStep> {
  throw new Error('unfinished')
}
