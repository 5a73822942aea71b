import { type FunctionCase, ofEveryone, ofHumans, ofOperators, ofSignedIn } from './answers.ts'

export const signInCalls: Record<string, FunctionCase> = {
  getLaunch: { method: 'GET', answers: ofEveryone },
  getSignInMethods: { method: 'GET', answers: ofEveryone },
  signInWithPassword: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, password: 'Aurora#2026', captchaToken: 'none' }),
    answers: ofHumans,
  },
  getCaptchaChallenge: { method: 'POST', answers: ofEveryone },
  getRecoveryOffer: { method: 'GET', answers: ofEveryone },
  recoverUsername: { method: 'POST', data: () => ({ captchaToken: 'none', email: 'ana@exemplo.edu.br' }), answers: ofHumans },
  resetPassword: { method: 'POST', data: ({ student }) => ({ captchaToken: 'none', user: student.username }), answers: ofHumans },
  checkResetLink: { method: 'POST', data: () => ({ token: 'none' }), answers: ofEveryone },
  confirmPassword: {
    method: 'POST',
    data: () => ({ captchaToken: 'none', token: 'none', newPassword: 'Nova#Senha2027' }),
    answers: ofHumans,
  },
  changePassword: {
    method: 'POST',
    data: () => ({ currentPassword: 'wrong', newPassword: 'Nova#Senha2027' }),
    answers: { anonymous: 'UNAUTHORIZED', impersonated: 'FORBIDDEN', others: 'WRONG_PASSWORD' },
  },
  signUp: {
    method: 'POST',
    data: () => ({
      captchaToken: 'none',
      uuid: crypto.randomUUID(),
      name: 'Pessoa Nova',
      username: 'pessoa.nova',
      email: 'nova@exemplo.edu.br',
      cellphone: '11987654321',
      password: 'Nova#Senha2027',
    }),
    answers: ofHumans,
  },
  getContexts: { method: 'GET', answers: ofSignedIn },
  startImpersonation: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, reason: 'para a matriz de acesso' }),
    answers: ofOperators,
  },
}
