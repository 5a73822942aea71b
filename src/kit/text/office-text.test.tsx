import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Shell } from '../../request/shell.functions.ts'
import { ShellContext } from '../../request/shell.queries.ts'
import { OfficeText } from './office-text.tsx'

it.each([
  ['pt-BR', 'Fale com a Aurora'],
  ['en', '<span lang="pt-BR">Fale com a Aurora</span>'],
])('on a page in %s, what the institution wrote says its language where that is another', (locale, expected) => {
  const shell = { locale, tenant: { language: 'pt-BR' } } as unknown as Shell
  const shown = renderToStaticMarkup(
    <ShellContext value={shell}>
      <OfficeText>Fale com a Aurora</OfficeText>
    </ShellContext>,
  )
  expect(shown).toBe(expected)
})
