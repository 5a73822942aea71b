import { expect, test } from 'vitest'
import { sentAtText } from './sent-at.ts'

test.each([
  ['pt-BR', '5/03/2026 00:05'],
  ['en', '03/05/2026 00:05'],
  ['es', '5/03/2026 00:05'],
  ['qps', '5/03/2026 00:05'],
])('in %s a notification was sent at %s', (language, text) => {
  expect(sentAtText('2026-03-05T03:05:00Z', language, 'America/Sao_Paulo')).toBe(text)
})
