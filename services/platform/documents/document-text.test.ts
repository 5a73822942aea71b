import { basename } from 'node:path'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { getRuns } from './document-fonts.ts'
import { printable, wrapped } from './document-text.ts'

it('an amount stands on one line with its currency', () => {
  const lines = wrapped(new PDFDocument(), 'Valor: R$ 1.497,50, ou R$ 5,00. '.repeat(8), 90, { size: 11, leading: 15 })
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => line.endsWith('R$'))).toEqual([])
})

it.each([
  ['Łukasz Dvořák', 'Łukasz Dvořák'],
  ['李小龍', '李小龍'],
  ['Ольга Ωμέγα', 'Ольга Ωμέγα'],
  ['عمر خالد', 'عمر خالد'],
  ['김민수', 'gimminsu'],
  ['Ana\u{1f600}', 'Ana?'],
])('%s is printed %s', (text, expected) => expect(printable(text)).toBe(expected))

it('a text takes a font of its own only where the standard ones do not have it', () => {
  const fonts = (text: string) => getRuns(text, 'Helvetica').map((run) => [run.text, basename(run.font)])
  expect(fonts('João & Zoë')).toEqual([['João & Zoë', 'Helvetica']])
  expect(fonts('De: Łukasz 李, fim')).toEqual([
    ['De: ', 'Helvetica'],
    ['Łukasz', 'NotoSans-Regular.ttf'],
    [' ', 'Helvetica'],
    ['李', 'NotoSansHans-Regular.otf'],
    [', fim', 'Helvetica'],
  ])
  // From right to left: the last word stands first.
  expect(fonts('عمر خالد')).toEqual([
    ['خالد', 'NotoNaskhArabic-Regular.ttf'],
    [' ', 'Helvetica'],
    ['عمر', 'NotoNaskhArabic-Regular.ttf'],
  ])
})
