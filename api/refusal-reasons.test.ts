import { expect, it } from 'vitest'
import { photoRefusalReasons, localizedReason, refusalReasons } from './refusal-reasons.ts'

it('says a common reason in the reader’s language, and leaves others as they were written', () => {
  expect(localizedReason('en', 'A imagem está ilegível.')).toBe('The image is illegible.')
  expect(localizedReason('es', 'A foto está desfocada.')).toBe('La foto está desenfocada.')
  expect(localizedReason('pt-BR', 'Falta una firma.')).toBe('Falta uma assinatura.')
  expect(localizedReason('en', 'A foto está de cabeça para baixo.')).toBe('A foto está de cabeça para baixo.')
})

it('has no two reasons of one text, which would be told apart by nobody', () => {
  const texts = [...refusalReasons, ...photoRefusalReasons].flatMap((words) => [...new Set(Object.values(words))])
  expect(new Set(texts).size).toBe(texts.length)
})
