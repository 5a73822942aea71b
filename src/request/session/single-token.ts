import type { TokenSet } from './session.ts'

/** `expires_in` is in seconds. */
export interface SingleTokenAnswer {
  access_token: string
  expires_in: number
}

/** Returns the tokens of a session that has a single token. */
export function toSingleTokenSet({ access_token: accessToken, expires_in: seconds }: SingleTokenAnswer): TokenSet {
  return { accessToken, refreshToken: null, idToken: '', isSingle: true, accessTokenExpiresAt: Date.now() + seconds * 1000 }
}
