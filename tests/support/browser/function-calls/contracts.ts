import { type FunctionCase, ofOwner, ofOwnerThemselves, ofPersons } from './answers.ts'

export const contractCalls: Record<string, FunctionCase> = {
  listContracts: { method: 'GET', data: () => ({ tab: 'current', filter: {} }), answers: ofPersons },
  listContractEnrollments: { method: 'GET', answers: ofPersons },
  getContract: {
    method: 'GET',
    data: ({ contract: { contractId, enrollmentId } }) => ({ contractId, enrollmentId }),
    answers: ofOwner,
  },
  acceptContract: {
    method: 'POST',
    data: ({ contractToAccept: { contractId, hash } }) => ({ contractId, hash }),
    answers: ofOwnerThemselves,
  },
}
