import { describe, expect, it } from 'vitest'
import { negotiateLocale } from './negotiate-locale.ts'

describe('negotiateLocale', () => {
  it.each([
    ['es', 'en', 'pt-BR', 'es'],
    [null, 'en', 'es', 'en'],
    [null, null, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
    [null, null, 'fr-FR,en;q=0.4,pt;q=0.7', 'pt-BR'],
    [null, null, 'fr', 'pt-BR'],
    [null, null, null, 'pt-BR'],
    ['xx', 'yy', 'en;q=0', 'pt-BR'],
  ])('account %s, cookie %s, header %s -> %s', (account, cookie, header, expected) => {
    expect(negotiateLocale(account, cookie, header)).toBe(expected)
  })
})
