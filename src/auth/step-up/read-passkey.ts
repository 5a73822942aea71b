import type { PasskeyAnswer, PasskeyProof } from '#api/users/passkey-response.ts'

/** A proof of a browser as services take it: the portal itself says at which hostname a passkey was used. */
export function addHostname<Typed extends object>(
  hostname: string,
  { passkey, ...typed }: Typed & { passkey?: PasskeyAnswer | undefined },
): Omit<Typed, 'passkey'> & { passkey?: PasskeyProof } {
  return { ...typed, ...(passkey && { passkey: { ...passkey, hostname } }) }
}
