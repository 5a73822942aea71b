import { type FunctionCase, ofEveryone, ofSignedInThemselves, unknownUuid, withWrongPassword } from './answers.ts'

/** No authenticator made it. */
const noPasskey = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }

export const passkeyCalls: Record<string, FunctionCase> = {
  beginPasskeySignIn: { method: 'POST', answers: ofEveryone },
  signInWithPasskey: {
    method: 'POST',
    data: () => ({
      challenge: 'none',
      response: { ...noPasskey, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
    }),
    answers: { others: 'PASSKEY_REFUSED' },
  },
  listPasskeys: { method: 'GET', answers: ofSignedInThemselves },
  beginPasskey: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withWrongPassword },
  addPasskey: {
    method: 'POST',
    data: () => ({
      challenge: 'none',
      name: 'Celular',
      response: { ...noPasskey, response: { clientDataJSON: 'e30', attestationObject: 'AA', transports: [] } },
    }),
    answers: { ...ofSignedInThemselves, others: 'PASSKEY_REFUSED' },
  },
  removePasskey: {
    method: 'POST',
    data: () => ({ id: unknownUuid, currentPassword: 'wrong' }),
    answers: withWrongPassword,
  },
}
