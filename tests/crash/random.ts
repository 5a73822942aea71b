/** Numbers from 0 to 1, the same for the same text (mulberry32 over its hash). */
export function getRandom(text: string): () => number {
  let state = 0
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 2654435761)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
