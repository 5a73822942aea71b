/** The server functions that need no session. All others answer 401 to callers without one before a byte of the body is read. */
const publicFunctions: ReadonlySet<string> = new Set([
  'getShell',
  'findRedirect',
  'getSignInMethods',
  'signInWithPassword',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'getLaunch',
  'getCaptchaChallenge',
  'getRecoveryOffer',
  'recoverUsername',
  'resetPassword',
  'checkResetLink',
  'confirmPassword',
  'signUp',
  'requestPayerLink',
  'getPayerOverview',
  'getPayerQuote',
  'chargePayerPix',
  'chargePayerSlip',
  'getPayerComponent',
  'chargePayerCard',
  'getPayerPayment',
  'getPayerSlip',
  'getPaymentLink',
  'chargeLinkPix',
  'chargeLinkSlip',
  'getLinkComponent',
  'chargeLinkCard',
  'getLinkPayment',
  'getLinkSlip',
])

/** The id in a function's address says whether it is public, so that nothing has to be loaded to know. @param hash Base64url */
export function functionId(name: string, hash: string): string {
  const short = hash.slice(0, 4)
  return publicFunctions.has(name.replace('_createServerFn_handler', '')) ? `_${short}` : short.replace(/^_/, '-')
}

export const isPublicFunctionId = (id: string): boolean => id.startsWith('_')
