import type { PasskeyAnswer, PasskeyProof } from '#api/users/passkey-response.ts'

/** Returns a browser's proof in the form that services take: the portal itself adds the hostname at which the passkey was used. */
export function addHostname<Typed extends object>(
  hostname: string,
  { passkey, ...typed }: Typed & { passkey?: PasskeyAnswer | undefined },
): Omit<Typed, 'passkey'> & { passkey?: PasskeyProof } {
  return { ...typed, ...(passkey && { passkey: { ...passkey, hostname } }) }
}
