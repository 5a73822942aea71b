import { expect, test } from 'vitest'
import { openingWords } from './opening-words.ts'

test.each([
  ['As vagas são limitadas', 40, 'As vagas são limitadas'],
  ['As vagas são limitadas e a inscrição é feita no site', 30, 'As vagas são limitadas e a…'],
  ['As vagas acabaram. Até breve, pessoal', 22, 'As vagas acabaram…'],
  ['Senhores alunos,\n\nas vagas são limitadas', 80, 'Senhores alunos, as vagas são limitadas'],
  ['Venceu:  R$\u00a01.780,00 em 10/11', 80, 'Venceu: R$\u00a01.780,00 em 10/11'],
  ['Venceu R$\u00a01.780,00', 14, 'Venceu…'],
  ['https://aurora.exemplo/uma/palavra/muito/longa', 20, 'https://aurora.exemp…'],
])('%j in %d characters is %j', (text, characters, opening) => {
  expect(openingWords(text, characters)).toBe(opening)
})
