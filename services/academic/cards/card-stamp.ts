import { createHmac } from 'node:crypto'
import type { JWK } from 'jose'
import { cardLetters } from '#api/academic/card-letters.ts'
import { proofSeconds, tolerance } from './card-proof.ts'

const minuteLetters = 3
const macLetters = 5
/** Minutes after which the letters of a minute come round again: eighteen days. */
const round = cardLetters.length ** minuteLetters

/**
 * Returns a short code: the typed code and a stamp of this minute, which is a truncated HMAC under the tenant's signing key. Only who
 * holds the key verifies it, and the stamp is too short to be tried out within its minutes.
 */
export function stampCode(key: JWK, { typedCode, validationCode, now }: { typedCode: string; validationCode: string; now: Date }): string {
  return typedCode.replace('-', '') + getStamp(key, validationCode, getMinute(now))
}

/** @param keys private ones of the tenant that issued the card */
export function checkStamp(
  stamp: string,
  { keys, validationCode, now }: { keys: readonly JWK[]; validationCode: string; now: Date },
): 'fresh' | 'stale' | 'forged' {
  const upcoming = getMinute(new Date(now.getTime() + tolerance * 1000))
  const read = Array.from(stamp.slice(0, minuteLetters)).reduce((sum, letter) => sum * cardLetters.length + cardLetters.indexOf(letter), 0)
  // The latest minute with these letters that has begun.
  const minute = upcoming - ((((upcoming - read) % round) + round) % round)
  if (!keys.some((key) => getStamp(key, validationCode, minute) === stamp)) return 'forged'
  const age = now.getTime() / 1000 - minute * 60
  return age <= 60 + proofSeconds + tolerance ? 'fresh' : 'stale'
}

const getMinute = (now: Date) => Math.floor(now.getTime() / 60_000)

function getStamp(key: JWK, validationCode: string, minute: number): string {
  const mac = createHmac('sha256', `card-stamp:${key.d}`).update(`${validationCode}.${minute}`).digest()
  return inLetters(minute, minuteLetters) + inLetters(mac.readUIntBE(0, 6), macLetters)
}

/** The last `count` letters of a number written in them. */
function inLetters(value: number, count: number): string {
  let [text, rest] = ['', value]
  for (let place = 0; place < count; place++) {
    text = cardLetters[rest % cardLetters.length] + text
    rest = Math.floor(rest / cardLetters.length)
  }
  return text
}
