import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FontName } from './document-text.ts'

/** Consecutive characters in one font. */
export interface Run {
  text: string
  /** A standard font, or the path of a font that is embedded with only the used characters. */
  font: string
}

/** The standard fonts of PDF know the characters of Windows-1252. */
export const standard = /[\n\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/
const latin = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036f]`
const arabic = String.raw`[\p{Script=Arabic}\u064b-\u0652]`
const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3011]`
/** Characters for which a font can be embedded on demand. */
export const embedded = new RegExp(`${latin}|${arabic}|${han}`, 'u')

const require = createRequire(import.meta.url)
const getFont = (resolved: string, file: string) => join(resolved, '../../fonts', file)
const families = {
  latin: {
    plain: getFont(require.resolve('@embedpdf/fonts-latin'), 'NotoSans-Regular.ttf'),
    bold: getFont(require.resolve('@embedpdf/fonts-latin'), 'NotoSans-Bold.ttf'),
  },
  arabic: {
    plain: getFont(require.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic-Regular.ttf'),
    bold: getFont(require.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic-Bold.ttf'),
  },
  han: {
    plain: getFont(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf'),
    bold: getFont(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Bold.otf'),
  },
}

const runPattern = new RegExp(`(?<arabic>${arabic}+(?: ${arabic}+)*)|(?<han>${han}+)|(?<word>${latin}+)`, 'gu')
const isStandard = new RegExp(`^(?:${standard.source})*$`)

/** Splits a line, from left to right, by the font that has its characters. A word is written in a single font. */
export function getRuns(text: string, font: FontName): Run[] {
  if (isStandard.test(text)) return [{ text, font }]
  const runs: Run[] = []
  let end = 0
  const add = (part: string, of: string) => {
    const last = runs.at(-1)
    if (last?.font === of) last.text += part
    else if (part !== '') runs.push({ text: part, font: of })
  }
  const weight = font === 'Helvetica-Bold' ? 'bold' : 'plain'
  for (const { 0: part, index, groups } of text.matchAll(runPattern)) {
    if (groups!.word !== undefined && isStandard.test(part)) continue
    add(text.slice(end, index), font)
    end = index + part.length
    if (groups!.word !== undefined) add(part, families.latin[weight])
    else if (groups!.han !== undefined) add(part, families.han[weight])
    // The font places the letters of a word from right to left; the words are placed here.
    else
      for (const [nth, word] of part.split(' ').toReversed().entries()) {
        if (nth > 0) add(' ', font)
        add(word, families.arabic[weight])
      }
  }
  add(text.slice(end), font)
  return runs
}
