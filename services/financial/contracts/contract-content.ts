import { createHash } from 'node:crypto'
import type { ContractContent } from '#api/financial/contracts.ts'

export type ContractFacts = Readonly<Record<string, string>>

/** Fills `{{name}}` placeholders. Throws for an unknown name rather than issue an incomplete contract. */
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

/** Canonical JSON for hashing: no spaces, fixed key order, NFC text, so the same words always give the same hash. */
export function canonicalContent({ language, title, sections }: ContractContent): string {
  const text = (value: string) => value.normalize('NFC')
  return JSON.stringify({
    language,
    title: text(title),
    sections: sections.map(({ heading, paragraphs }) => ({ heading: text(heading), paragraphs: paragraphs.map(text) })),
  })
}

/** SHA-256 of the canonical content, 64 hexadecimal digits. */
export function contentHash(content: ContractContent): string {
  return createHash('sha256').update(canonicalContent(content)).digest('hex')
}
