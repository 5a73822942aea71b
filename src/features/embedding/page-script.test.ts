import { describe, expect, it } from 'vitest'
import { pageOfScript, pageScript } from './page-script.ts'

describe('pageOfScript', () => {
  it.each([
    ['/script', '/'],
    ['/financial/payments/script', '/financial/payments'],
    ['/financial/payments/script/script', '/financial/payments/script'],
    ['/financial/payments', null],
    ['/transcript', null],
    ['/script/', null],
  ])('reads %s', (path, page) => {
    expect(pageOfScript(path)).toBe(page)
  })
})

describe('pageScript', () => {
  const script = (page: string | null, title = 'Universidade Aurora') =>
    pageScript({ portal: 'https://aurora.example/academic-services', origins: ['https://partner.example'], title, page })

  it('is a module that can be read, for a page and as the loader', () => {
    for (const page of ['/financial/payments?status=open', null]) {
      // Without its exports the script must still parse.
      const body = script(page).replaceAll('export const', 'const').replaceAll('import.meta.url', 'location.href')
      expect(() => new Function(body)).not.toThrow()
    }
  })

  it('says nothing that could end its own text', () => {
    const hostile = `"; alert(1); "</script>\n`
    expect(script('/', hostile)).toContain(JSON.stringify(hostile))
    expect(script('/', hostile)).not.toContain('"; alert(1); "<')
  })
})
