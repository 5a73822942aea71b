import { createHash } from 'node:crypto'
import type { ContractContent } from '#api/contracts.ts'

/** What a contract's text may name, by the name that templates give it. */
export type ContractFacts = Readonly<Record<string, string>>

/**
 * A template with a student's data filled in for `{{name}}`.
 *
 * @throws Error for a template that names what nobody gave: half a contract is none
 */
export function filledContent({ language, title, sections }: ContractContent, facts: ContractFacts): ContractContent {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!Object.hasOwn(facts, name)) throw new Error(`A contract's template names ${name}, which is not known`)
      return facts[name]!
    })
  return {
    language,
    title: fill(title),
    sections: sections.map(({ heading, paragraphs }) => ({ heading: fill(heading), paragraphs: paragraphs.map(fill) })),
  }
}

/**
 * The one way in which a content is written down to be hashed: JSON without spaces, keys in this order, text in
 * Unicode's composed form. The same words always give the same version.
 */
export function canonicalContent({ language, title, sections }: ContractContent): string {
  const text = (value: string) => value.normalize('NFC')
  return JSON.stringify({
    language,
    title: text(title),
    sections: sections.map(({ heading, paragraphs }) => ({ heading: text(heading), paragraphs: paragraphs.map(text) })),
  })
}

/** @returns SHA-256 of the canonical content, 64 hexadecimal digits */
export function contentHash(content: ContractContent): string {
  return createHash('sha256').update(canonicalContent(content)).digest('hex')
}
