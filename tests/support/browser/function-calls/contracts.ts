import { type FunctionCase, ofOwnerThemselves } from './answers.ts'

export const contractCalls: Record<string, FunctionCase> = {
  acceptContract: {
    method: 'POST',
    data: ({ contractToAccept: { contractId, hash } }) => ({ contractId, hash }),
    answers: ofOwnerThemselves,
  },
}
