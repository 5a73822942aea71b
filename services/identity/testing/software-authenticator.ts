import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyResponse } from '#api/users/passkey-response.ts'
import type { NewPasskeyResponse } from '#api/users/passkeys.ts'

interface Asked {
  challenge: string
  origin: string
  rpId: string
  /** Whether the device was unlocked; otherwise it was only touched. */
  isUnlocked?: boolean
}

const flagBits = { present: 0x01, unlocked: 0x04, hasCredential: 0x40 }
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** A device with one passkey (ES256), which answers as a browser would. @param counts false for password managers, which share passkeys */
export function softwareAuthenticator({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = encoded(credentialId)
  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ rpId, isUnlocked = true }: Asked, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | flagBits.present | (isUnlocked ? flagBits.unlocked : 0)]), count])
  }

  return {
    id,
    /** Sets the counter like a copy of the device would have it, which does not know of later signatures. */
    setCounter: (count: number) => (counter = count),
    make(asked: Asked): NewPasskeyResponse {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, isoCBOR.encode(key)])
      const authData = new Uint8Array(Buffer.concat([head(asked, flagBits.hasCredential), credential]))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return {
        ...base,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', asked)),
          attestationObject: encoded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    answer(asked: Asked): PasskeyResponse {
      if (counts) counter++
      const [client, data] = [clientData('webauthn.get', asked), head(asked, 0)]
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...base,
        response: { clientDataJSON: encoded(client), authenticatorData: encoded(data), signature: encoded(signature) },
      }
    },
  }
}
