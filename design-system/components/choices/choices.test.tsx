// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SelectableCard } from './selectable-card.tsx'

afterEach(cleanup)

test('radio cards are one group that answers with the chosen value', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'pix', label: 'Pix', note: 'Na hora' },
    { value: 'slip', label: 'Boleto', note: 'Até 2 dias úteis' },
    { value: 'card', label: 'Cartão', disabled: true },
  ]
  const { container } = render(<RadioCards name="method" legend="Pagar" options={options} value="pix" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Pagar' })).toBeTruthy()
  await userEvent.click(screen.getByText('Boleto'))
  await userEvent.click(screen.getByText('Cartão'))
  expect(onChange.mock.calls).toEqual([['slip']])
  expect((await axe.run(container)).violations).toEqual([])
})

test('the mixed state reaches the native box', () => {
  const { rerender } = render(<Checkbox label="Todos" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todos' })
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="Todos" />)
  expect(box.indeterminate).toBe(false)
})

test('a debt card is chosen by keyboard and named by what it is; day and amount are read once, as text', async () => {
  const { container } = render(
    <ul>
      <SelectableCard title="Mensalidade" subtitle="Outubro" note="Venceu em 10/11" amount="R$ 10,00" name="debt" />
    </ul>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mensalidade Outubro', description: '' })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(true)
  expect((await axe.run(container)).violations).toEqual([])
})
