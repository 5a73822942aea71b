/**
 * A payment's transaction id: the same 128 bits in the 25 letters and digits that a Pix code has room for.
 *
 * @param paymentId uuid
 */
export function txidOf(paymentId: string): string {
  return BigInt(`0x${paymentId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0')
}
