import {
  forbidden,
  type FunctionCase,
  ofSignedIn,
  ofSignedInThemselves,
  unknownToSignedInThemselves,
  unknownUuid,
  withWrongPassword,
} from './answers.ts'

export const accountCalls: Record<string, FunctionCase> = {
  getAccount: { method: 'GET', answers: ofSignedIn },
  listTimeZones: { method: 'GET', answers: ofSignedIn },
  saveAccount: { method: 'POST', data: () => ({ signLanguage: true }), answers: ofSignedInThemselves },
  listActivity: { method: 'GET', data: () => ({ before: null }), answers: ofSignedIn },
  listDevices: { method: 'GET', answers: ofSignedInThemselves },
  endDevice: {
    method: 'POST',
    data: () => ({ id: unknownUuid }),
    answers: unknownToSignedInThemselves,
  },
  beginSecondFactor: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withWrongPassword },
  confirmSecondFactor: { method: 'POST', data: () => ({ code: '000000' }), answers: { ...ofSignedInThemselves, others: 'WRONG_CODE' } },
  renewRecoveryCodes: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withWrongPassword },
  removeSecondFactor: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withWrongPassword },
  getProofState: { method: 'GET', answers: ofSignedInThemselves },
  beginPasskeyProof: { method: 'POST', answers: ofSignedInThemselves },
  proveIdentity: { method: 'POST', data: () => ({ password: 'wrong' }), answers: withWrongPassword },
  resetSecondFactor: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, reason: 'perdeu o celular' }),
    answers: { ...forbidden, operator: 'NOT_FOUND' },
  },
}
