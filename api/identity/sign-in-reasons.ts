/** `sign_in_reason` of the authorize address: why somebody is asked who was signed in before. Their session ended, or they left. Without zod: the sign-in page loads it. */
const signInReasons = ['over', 'left'] as const
export type SignInReason = (typeof signInReasons)[number]

/** Undefined for anything else. @param given untrusted */
export const signInReason = (given: unknown): SignInReason | undefined => signInReasons.find((one) => one === given)
