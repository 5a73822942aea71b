/** Proof of work (altcha, version 2): cheap for one user, expensive in bulk. */
export interface Challenge {
  parameters: {
    algorithm: 'PBKDF2/SHA-256'
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature: string
    expiresAt: number
  }
  signature: string
}

/** Returns the `x-bot-protection` value. Self-contained: its source is inlined into a page. Throws for an unsolvable challenge. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const getBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const start = getBytes(nonce)
  const saltBytes = getBytes(salt)
  const password = new Uint8Array(start.length + 4)
  password.set(start)
  for (let counter = 0; counter < 100_000; counter += 1) {
    new DataView(password.buffer).setUint32(start.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations: cost }, key, keyLength * 8)
    const derivedKey = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
  throw new Error('The challenge has no solution')
}
