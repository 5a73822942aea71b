import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { SearchField } from './search-field.tsx'

const inEach = {
  'pt-BR': {
    portal: 'Buscar no portal',
    staff: 'Aluno, matrícula ou CPF',
    clear: 'Limpar a busca',
    typed: 'Maria Eduarda Nascimento',
    long: 'Nome do aluno, nome social, número da matrícula, CPF ou código do débito',
  },
  en: {
    portal: 'Search the portal',
    staff: 'Student, student number or CPF',
    clear: 'Clear the search',
    typed: 'Maria Eduarda Nascimento',
    long: 'Student name, chosen name, student number, CPF or code of the debt',
  },
  es: {
    portal: 'Buscar en el portal',
    staff: 'Alumno, matrícula o CPF',
    clear: 'Borrar la búsqueda',
    typed: 'Maria Eduarda Nascimento',
    long: 'Nombre del alumno, nombre social, número de matrícula, CPF o código de la deuda',
  },
}

const meta = { title: 'Fields/Search field', component: SearchField, args: { label: '' } } satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <SearchField label={w.portal} shortcut="Ctrl K" clearLabel={w.clear} />
        <SearchField label={w.staff} clearLabel={w.clear} />
        <SearchField label={w.staff} shortcut="Ctrl K" clearLabel={w.clear} defaultValue={w.typed} />
        <SearchField label={w.long} clearLabel={w.clear} />
        <SearchField label={w.staff} disabled />
      </StoryStack>
    )
  },
}

export const Cleared: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return <SearchField {...args} label={w.staff} clearLabel={w.clear} name="search" />
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: w.staff })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'ana')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: w.clear })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

function ControlledSearch({ label, clearLabel }: { label: string; clearLabel: string }) {
  const [search, setSearch] = useState('2023')
  return (
    <>
      <SearchField label={label} clearLabel={clearLabel} value={search} onChange={(event) => setSearch(event.target.value)} />
      <output>{search.length}</output>
    </>
  )
}

export const ClearedByItsCaller: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <ControlledSearch label={w.staff} clearLabel={w.clear} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
  },
}
