// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from '../choices/checkbox.tsx'
import { RadioCards } from '../choices/radio-cards.tsx'
import { CurrencyField } from './currency-field.tsx'
import { MaskedField } from './masked-field.tsx'
import { brazilianPhone } from './masks/brazilian-phone.ts'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Form() {
  const [draft, setDraft] = useState({ name: '', password: '', reason: '' })
  const [phone, setPhone] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const field = (name: keyof typeof draft) => ({
    id: name,
    label: name,
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setDraft((before) => ({ ...before, [name]: value })),
  })
  return (
    <form>
      <TextField {...field('name')} />
      <PasswordField {...field('password')} revealLabel="show" />
      <TextAreaField {...field('reason')} />
      <MaskedField id="phone" label="phone" mask={brazilianPhone} value={phone} onValueChange={setPhone} />
      <CurrencyField id="amount" label="amount" locale="pt-BR" name="amount" value={amount} onValueChange={setAmount} />
      <output>{JSON.stringify({ ...draft, phone, amount })}</output>
    </form>
  )
}

test('what was typed before scripts ran stays, and the page knows of it', async () => {
  document.body.innerHTML = renderToString(<Form />)
  const field = (id: string) => document.getElementById(id) as HTMLInputElement
  for (const id of ['name', 'password', 'reason']) field(id).value = `my ${id}`
  field('phone').value = '11 98765-4321'
  field('amount').value = '300'
  await act(async () => void hydrateRoot(document.body, <Form />))
  expect(document.querySelector('output')!.textContent).toBe(
    '{"name":"my name","password":"my password","reason":"my reason","phone":"11987654321","amount":30000}',
  )
  expect(field('phone').value).toBe('(11) 98765-4321')
  expect(field('amount').value).toBe('300,00')
  for (const id of ['name', 'password', 'reason']) expect(field(id).value).toBe(`my ${id}`)
})

function Choices() {
  const [person, setPerson] = useState('ana')
  const [agreed, setAgreed] = useState(false)
  const [kept, setKept] = useState(true)
  const [method, setMethod] = useState('pix')
  const [campus, setCampus] = useState('')
  const options = ['ana', 'bruno', 'clara'].map((value) => ({ value, label: value }))
  return (
    <form>
      <RadioCards legend="person" name="person" options={options} value={person} onChange={setPerson} />
      <Checkbox id="agreed" label="agreed" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <Checkbox id="kept" label="kept" checked={kept} onChange={() => setKept(!kept)} />
      <SelectField id="method" label="method" value={method} onChange={(event) => setMethod(event.currentTarget.value)}>
        <option>pix</option>
        <option>slip</option>
      </SelectField>
      <SelectField label="campus" value={campus} onChange={(event) => setCampus(event.currentTarget.value)}>
        <option>north</option>
      </SelectField>
      <output>{JSON.stringify({ person, agreed, kept, method, campus })}</output>
    </form>
  )
}

test('what was chosen before scripts ran stays chosen', async () => {
  document.body.innerHTML = renderToString(<Choices />)
  const checked = () => [...document.querySelectorAll('input')].map((choice) => choice.checked)
  document.querySelectorAll('input')[2]!.click()
  for (const id of ['agreed', 'kept']) document.getElementById(id)!.click()
  const method = document.getElementById('method') as HTMLSelectElement
  method.value = 'slip'
  expect(checked()).toEqual([false, false, true, true, false])
  await act(async () => void hydrateRoot(document.body, <Choices />))
  expect(document.querySelector('output')!.textContent).toBe('{"person":"clara","agreed":true,"kept":false,"method":"slip","campus":""}')
  expect(checked()).toEqual([false, false, true, true, false])
  expect(method.value).toBe('slip')
})
