import { promisify } from 'node:util'
import { decrypt } from 'xml-encryption'
import { getAttribute, getChildren, getDescendants } from '../../platform/saml-xml.ts'

/** Methods for content, best first, and for its keys. The signature is inside and all failures get the same answer, so CBC is no oracle. */
export const decryptionMethods = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
]

/**
 * The text of the one encrypted assertion of a response; null without one. Throws for several, for other algorithms, and for whatever
 * the key (PEM) does not open.
 */
export async function openedAssertion(response: Element, privateKey: string): Promise<string | null> {
  const [encrypted, ...others] = getDescendants(response, 'EncryptedAssertion')
  if (!encrypted) return null
  const isAlone = others.length === 0 && getDescendants(response, 'Assertion').length === 0
  if (!isAlone || !getChildren(response, 'assertion', 'EncryptedAssertion').includes(encrypted))
    throw new Error('the encrypted assertion is misplaced, or one of several')
  // A reference could select any element, as the library looks it up by an expression that contains the sender's text.
  if (getDescendants(encrypted, 'RetrievalMethod').length > 0) throw new Error('the key of the encrypted assertion is elsewhere')
  const methods = getDescendants(encrypted, 'EncryptionMethod')
  if (methods.some((one) => !decryptionMethods.includes(getAttribute(one, 'Algorithm') ?? '')))
    throw new Error('EncryptionMethod is not allowed')
  // The safe algorithms are listed above: the library would refuse CBC, which older providers send.
  const options = { key: privateKey, disallowDecryptionWithInsecureAlgorithm: false, warnInsecureAlgorithm: false }
  return promisify(decrypt)(String(encrypted), options).catch(() => {
    throw new Error('the assertion is not encrypted for this portal')
  })
}
