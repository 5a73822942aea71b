const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ').map((one) => one.replace('_', ''))
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '_ k k k n n n t l k m p l t p l m p p t t ng t t k t p t'.split(' ').map((one) => one.replace('_', ''))
const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const hebrew = "' b g d h v z ch t y k k l m m n n s ' p p ts ts k r sh t".split(' ')
const firstHebrew = 0x5d0

/** Returns a Korean syllable or Hebrew letter in Latin letters, as in passports; undefined for other characters. */
export function romanised(character: string): string | undefined {
  const code = character.codePointAt(0)!
  if (code >= firstHebrew && code < firstHebrew + hebrew.length) return hebrew[code - firstHebrew]
  if (code < firstSyllable || code > lastSyllable) return undefined
  const place = code - firstSyllable
  return initials[Math.floor(place / 588)]! + vowels[Math.floor((place % 588) / 28)]! + finals[place % 28]!
}
