import { type FunctionCase, unknownNumber, unknownToStudents, unknownToStudentsThemselves, unknownUuid } from './answers.ts'

const requestId = unknownUuid

export const requestCalls: Record<string, FunctionCase> = {
  cancelRequest: { method: 'POST', data: () => ({ requestId }), answers: unknownToStudentsThemselves },
  listFieldValues: {
    method: 'GET',
    data: () => ({ id: 'class-subjects', enrollmentId: unknownNumber, filter: {}, isList: false }),
    answers: unknownToStudents,
  },
}
