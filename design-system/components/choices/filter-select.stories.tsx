import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryRow } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { FilterSelect } from './filter-select.tsx'

const inEach = {
  'pt-BR': {
    year: 'Ano',
    anyYear: 'Todos os anos',
    remove: 'Remover o filtro Ano',
    type: 'Tipo',
    types: ['Todos os tipos', 'Mensalidade', 'Serviço', 'Acordo de renegociação com parcelas vincendas'],
  },
  en: {
    year: 'Year',
    anyYear: 'All years',
    remove: 'Remove the filter Year',
    type: 'Kind',
    types: ['All kinds', 'Monthly fee', 'Service', 'Renegotiation agreement with installments to come'],
  },
  es: {
    year: 'Año',
    anyYear: 'Todos los años',
    remove: 'Quitar el filtro Año',
    type: 'Tipo',
    types: ['Todos los tipos', 'Mensualidad', 'Servicio', 'Acuerdo de renegociación con cuotas por vencer'],
  },
}

const meta = {
  title: 'Choices/Filter select',
  component: FilterSelect,
  args: { label: '' },
} satisfies Meta<typeof FilterSelect>

export default meta
type Story = StoryObj<typeof meta>

const years = ['2026', '2025', '2024']

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const types = w.types.map((type) => <option key={type}>{type}</option>)
    return (
      <StoryRow>
        <FilterSelect label={w.year}>
          <option value="">{w.anyYear}</option>
        </FilterSelect>
        <FilterSelect
          label={w.year}
          selected
          defaultValue="2026"
          removal={{ label: w.remove, render: (link) => <a {...link} href="#removed" /> }}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </FilterSelect>
        <FilterSelect label={w.type} selected defaultValue={w.types[3]}>
          {types}
        </FilterSelect>
        <FilterSelect label={w.type} disabled>
          {types}
        </FilterSelect>
      </StoryRow>
    )
  },
}

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <FilterSelect {...args} label={w.year}>
        <option value="">{w.anyYear}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </FilterSelect>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const select = within(canvasElement).getByRole('combobox', { name: words(inEach, { globals }).year })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '2025')
    await expect(select).toHaveValue('2025')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
