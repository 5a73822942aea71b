// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveUnsavedInputs, restoreTypedText } from './typed-text.ts'

const form = `<form>
  <label for="reason">Motivo</label><textarea id="reason"></textarea>
  <label for="first">Nome</label><input id="first"><label for="second">Nome</label><input id="second">
  <label for="kind">Tipo</label><select id="kind"><option value=""></option><option value="b">B</option></select>
  <label for="password">Senha</label><input id="password" type="password">
  <label for="card">Cartão</label><input id="card" autocomplete="cc-number">
  <input id="nameless">
</form>`
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const values = () => ['reason', 'first', 'second', 'kind', 'password', 'card', 'nameless'].map((id) => field(id).value)

beforeEach(() => {
  document.body.innerHTML = form
  for (const [id, value] of Object.entries({
    reason: 'preciso de ajuda',
    second: 'Souza',
    kind: 'b',
    password: 'secret',
    card: '4111',
    nameless: 'x',
  }))
    field(id).value = value
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test('what was typed is back for the same person, secrets are not', () => {
  saveUnsavedInputs('ana')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|4111/)
  document.body.innerHTML = form
  const heard = vi.fn()
  document.body.addEventListener('input', heard, { once: true })
  restoreTypedText('ana')()
  expect(values()).toEqual(['preciso de ajuda', '', 'Souza', 'b', '', '', ''])
  expect(heard).toHaveBeenCalled()
})

test('it comes once, and over nothing that is there already', () => {
  saveUnsavedInputs('ana')
  document.body.innerHTML = form
  field('reason').value = 'outra coisa'
  restoreTypedText('ana')()
  expect(field('reason').value).toBe('outra coisa')
  document.body.innerHTML = form
  restoreTypedText('ana')()
  expect(field('second').value).toBe('')
})

test('fields that appear later are filled too', async () => {
  saveUnsavedInputs('ana')
  document.body.innerHTML = ''
  const stop = restoreTypedText('ana')
  document.body.innerHTML = form
  await vi.waitFor(() => expect(field('reason').value).toBe('preciso de ajuda'))
  stop()
})

test.each([
  ['somebody else', () => 'bruno'],
  ['another page', () => (history.pushState(null, '', '/other'), 'ana')],
  ['another day', () => (vi.setSystemTime(Date.now() + 86_400_000), 'ana')],
])('nothing comes back for %s', (_, who) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  saveUnsavedInputs('ana')
  document.body.innerHTML = form
  restoreTypedText(who())()
  expect(values().join('')).toBe('')
})
