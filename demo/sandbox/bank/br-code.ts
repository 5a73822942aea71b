import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'

export interface BrCodeParts {
  pixKey: string
  merchantName: string
  merchantCity: string
  amount: number
  /** At most 25 letters and digits. */
  txid: string
}

/** Static EMV BR Code: a dynamic one would require a Pix participant. Throws RangeError for invalid parts. */
export function brCode({ pixKey, merchantName, merchantCity, amount, txid }: BrCodeParts): string {
  const code = generatePixPayload({ key: pixKey, merchantName, merchantCity, amount: amount / 100, txid })
  if (code === null) throw new RangeError(`No Pix code can be made for the charge ${txid}`)
  return code
}
