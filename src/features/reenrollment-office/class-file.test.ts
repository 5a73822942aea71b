import { expect, it } from 'vitest'
import { readGroupFile } from '../../../services/academic/reenrollment-office/group-file.ts'

import { decodedText, exampleFile, mayBeSent, mostBytes } from './class-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

it('reads UTF-8 and Windows-1252, without mark and carriage returns', () => {
  expect(decodedText(new TextEncoder().encode('\uFEFFmanhã\r\nsáb').buffer)).toBe('manhã\nsáb')
  // "manhã" and an en dash, as Windows saves them.
  expect(decodedText(bytes(0x6d, 0x61, 0x6e, 0x68, 0xe3, 0x0d, 0x0a, 0x96))).toBe('manhã\n–')
})

it.each(['pt-BR', 'en', 'es'])('the example in %s is a file without problems', (locale) => {
  const file = exampleFile(locale, { subject: 'ECV801', startsOn: '2027-02-08', endsOn: '2027-07-03' })
  const { groups, problems } = readGroupFile(decodedText(new TextEncoder().encode(file).buffer))
  expect(problems).toEqual([])
  expect(groups.map(({ code, shift, meetings, seats }) => [code, shift, meetings.length, seats])).toEqual([
    ['ECV801-A', 'evening', 2, 40],
    ['ECV801-B', 'morning', 1, 30],
  ])
})

it('a text is sent as long as the request has room for it, escaped as it travels', () => {
  expect(mayBeSent('ã;1\n'.repeat(mostBytes / 6))).toBe(true)
  expect([mayBeSent('a'.repeat(999_990)), mayBeSent('a'.repeat(1_000_000))]).toEqual([true, false])
  expect([mayBeSent('ã'.repeat(600_000)), mayBeSent('"'.repeat(mostBytes))]).toEqual([false, false])
})
