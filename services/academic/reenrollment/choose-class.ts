import type { ChoiceOutcome } from '#api/reenrollment-calls.ts'
import type { ProcessStep } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function chooseClass(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupId: number },
): Promise<ChoiceOutcome> {
  throw new Error('unfinished')
}

export async function giveUpClass(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupId: number },
): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function prolongHolds(_ports: ReenrollmentPorts, _scope: StudentScope, _academicRecord: string): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function joinWaitingList(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupId: number },
): Promise<ProcessStep> {
  throw new Error('unfinished')
}

export async function leaveWaitingList(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupId: number },
): Promise<ProcessStep> {
  throw new Error('unfinished')
}
