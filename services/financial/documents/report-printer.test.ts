import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { tagsOfPdf, textOfPdf } from '../../platform/testing/pdf-text.ts'
import { invoice } from '../testing/sample-documents.ts'
import { createReportPrinter } from './report-printer.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())

describe('a logo', () => {
  const svg = (inside: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40">${inside}</svg>`).toString('base64')}` as const

  it('is drawn where there is one', async () => {
    const plain = await printer.print({ kind: 'invoice', data: invoice }, 'en')
    const withLogo = await printer.print(
      { kind: 'invoice', data: invoice },
      'en',
      svg(
        '<rect width="40" height="40" rx="10" fill="#4c2a85"/><g fill="none" stroke="#fff"><path d="M9 29a11 11 0 0 1 22 0" opacity=".85"/></g>',
      ),
    )
    expect(withLogo.size).toBeGreaterThan(plain.size)
    expect((await textOfPdf(withLogo)).text).toContain('2026-000042')
  })

  it.each([
    ['that loads files', svg('<image href="file:///etc/passwd" width="9" height="9"/><use href="https://example.com/a.svg#b"/>')],
    ['that repeats itself', svg('<g id="a"><use href="#a"/><use href="#a"/></g>')],
    ['that is very deep', svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)],
    [
      'with absurd numbers',
      svg('<rect width="1e999" height="9"/><path d="M0 0L1e400 z q,,,A"/><circle r="-1"/><rect transform="scale(1e300)"/>'),
    ],
    ['that is not closed', svg('<g><rect width="9"')],
    ['that is none', `data:image/svg+xml;base64,${Buffer.from('no drawing').toString('base64')}`],
    ['that is no picture', `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`],
    ['that ends too early', `data:image/png;base64,${brokenPng().toString('base64')}`],
  ] as const)('%s spoils no document', async (_, logo) => {
    const { text, pages } = await textOfPdf(await printer.print({ kind: 'invoice', data: invoice }, 'en', logo))
    expect(text).toContain('2026-000042')
    expect(pages).toBe(1)
  })
})

/** A picture with transparency of which half is missing. */
function brokenPng(): Buffer {
  const whole = new PNG({ width: 40, height: 40 })
  whole.data.forEach((_, index) => (whole.data[index] = (index * index) % 251))
  const file = PNG.sync.write(whole)
  const start = file.indexOf('IDAT')
  file.fill(0, start + 4 + Math.floor(file.readUInt32BE(start - 4) / 2), file.length - 16)
  return file
}

describe('characters', () => {
  it('that the fonts do not have are replaced, and markup in names stays text', async () => {
    const studentName = 'Łukasz Dvořák & <Zoë> 李 \u{1f600} №\u00a05 “Ana” – €'
    const file = await printer.print({ kind: 'invoice', data: { ...invoice, studentName, institutionName: 'Aurora & <Mar>' } }, 'en')
    expect((await textOfPdf(file)).text).toContain('Łukasz Dvořák & <Zoë> 李 ? No 5 “Ana” – €')
    const { title, untagged } = await tagsOfPdf(file)
    expect([title, untagged]).toEqual(['Invoice 2026-000042', []])
    expect(await file.text()).toContain('<rdf:li>Aurora &#38; &#60;Mar&#62;</rdf:li>')
  })

  it('of a word wider than its place are broken into lines', async () => {
    const file = await printer.print({ kind: 'invoice', data: { ...invoice, studentName: 'x'.repeat(300) } }, 'en')
    const { text } = await textOfPdf(file)
    expect(text.match(/x+/g)!.join('')).toContain('x'.repeat(300))
  })
})
