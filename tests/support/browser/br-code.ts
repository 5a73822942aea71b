/** Returns cents, parsed by the EMV rules of the Pix manual without the product's code. Throws when the code breaks the rules. */
export function brCodeAmount(code: string): number {
  const fields = getFields(code)
  const expected = fields.get('63')
  if (expected !== checksum(code.slice(0, -4))) throw new Error(`The checksum of ${code} is wrong`)
  if (fields.get('00') !== '01') throw new Error('The payload format must be 01')
  if (
    getFields(fields.get('26') ?? '')
      .get('00')
      ?.toLowerCase() !== 'br.gov.bcb.pix'
  )
    throw new Error('This is no Pix code')
  if (fields.get('53') !== '986' || fields.get('58') !== 'BR') throw new Error('Currency must be 986 and country BR')
  const amount = /^(\d+)\.(\d{2})$/.exec(fields.get('54') ?? '')
  if (!amount) throw new Error('The amount must have two decimals')
  return Number(amount[1]) * 100 + Number(amount[2])
}

/** EMV: two digits of id, two of length, then the value. */
function getFields(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) throw new Error('A length is no number')
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
