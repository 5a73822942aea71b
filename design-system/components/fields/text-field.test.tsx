// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('label, hint and error belong to the field', async () => {
  const { container } = render(
    <main>
      <TextField label="E-mail" hint="O da instituição" error="Escreva um e-mail" />
      <SelectField label="Banco">
        <option>001</option>
      </SelectField>
    </main>,
  )
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const words = field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Escreva um e-mail', 'O da instituição'])
  expect(screen.getByRole('combobox', { name: 'Banco' }).getAttribute('aria-invalid')).toBeNull()
  expect((await axe.run(container)).violations).toEqual([])
})
