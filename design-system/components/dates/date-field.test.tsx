// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const field = <DateField label="Data de nascimento" name="birthDate" locale="pt-BR" defaultValue="2001-03-05" max="2026-11-12" />

function onTheServer() {
  const form = document.createElement('form')
  form.innerHTML = renderToString(field)
  document.body.replaceChildren(form)
  return form
}

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
const shown = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input:not([type=hidden])')!

test("before scripts it is the browser's date field, and a plain form sends ISO", () => {
  const form = onTheServer()
  expect(shown(form).type).toBe('date')
  expect(shown(form).max).toBe('2026-11-12')
  expect(sent(form)).toEqual({ birthDate: '2001-03-05' })
})

test('what was chosen before scripts stays', async () => {
  const form = onTheServer()
  shown(form).value = '1999-12-31'
  await act(async () => void hydrateRoot(form, field))
  expect(shown(form).type).toBe('text')
  fireEvent.blur(shown(form))
  expect(shown(form).value).toBe('31/12/1999')
  expect(sent(form)).toEqual({ birthDate: '1999-12-31' })
})

test('a form that is reset shows its first day again', async () => {
  const form = onTheServer()
  await act(async () => void hydrateRoot(form, field))
  fireEvent.change(shown(form), { target: { value: '31/12/1999' } })
  expect(sent(form)).toEqual({ birthDate: '1999-12-31' })
  await act(async () => {
    form.reset()
    await new Promise((done) => setTimeout(done, 10))
  })
  expect(shown(form).value).toBe('05/03/2001')
  expect(sent(form)).toEqual({ birthDate: '2001-03-05' })
})
