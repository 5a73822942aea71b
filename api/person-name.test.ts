import { expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

it.each([
  'Ana Souza',
  "Joana d'Arc",
  'Íris Cardoso-Lima',
  'João P. da Silva Jr.',
  'J.R. Dias',
  'M.Aparecida Souza',
  'M.APARECIDA',
  'Maria A.Silva',
  'J.P.Souza',
  '李小龍',
  'علی رضا',
  'Pessoa Teste 12',
  'Zé (Pai)',
])('takes %s', (name) => expect(isPersonName(name)).toBe(true))

it.each([
  ['two lines', 'Ana\nPague em'],
  ['a control character', 'Ana\u0000'],
  ['a line separator', 'Ana\u2028Pague'],
  ['a bidi override', 'Ana \u202Emoc.live'],
  ['a bidi isolate', 'Ana \u2066x'],
  ['an address', 'Pague em evil.example'],
  ['a link', 'https://evil'],
  ['a short address', 'Pague em T.Co'],
  ['an address of one letter', 'X.Com'],
  ['an address in parts', 'A.Evil.Example'],
  ['an e-mail', 'ana@evil'],
  ['a tag', '<b>Ana'],
  ['no letter', '...'],
  ['nothing', ' '],
  ['too much', 'a'.repeat(201)],
])('refuses %s', (_, name) => expect(isPersonName(name)).toBe(false))
