import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'

export interface BrCodeParts {
  pixKey: string
  merchantName: string
  merchantCity: string
  /** Integer cents. */
  amount: number
  /** At most 25 letters and digits. */
  txid: string
}

/**
 * A charge's Pix "copia e cola": an EMV BR Code with its checksum. It carries amount and transaction id itself, as
 * a static code does: the location of a dynamic one would have to be served by a bank that takes part in Pix.
 *
 * @throws RangeError when the parts make no valid code
 */
export function brCode({ pixKey, merchantName, merchantCity, amount, txid }: BrCodeParts): string {
  const code = generatePixPayload({ key: pixKey, merchantName, merchantCity, amount: amount / 100, txid })
  if (code === null) throw new RangeError(`No Pix code can be made for the charge ${txid}`)
  return code
}
