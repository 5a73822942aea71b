import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Combobox } from './combobox.tsx'

const cities = [
  'São Paulo',
  'São José dos Campos',
  'Santos',
  'Paulínia',
  'Campinas',
  'Ribeirão Preto',
  'Belo Horizonte',
  'Uberlândia',
  'Curitiba',
  'Florianópolis',
  'Goiânia',
  'Vila Bela da Santíssima Trindade',
]

const inEach = {
  'pt-BR': {
    city: 'Cidade',
    choose: 'Digite para buscar',
    hint: 'Onde você mora durante o curso.',
    error: 'Escolha uma cidade da lista.',
    clear: 'Limpar cidade',
    empty: 'Nenhuma cidade com esse nome.',
    count: (n: number) => (n === 1 ? '1 cidade encontrada' : `${n} cidades encontradas`),
    loading: 'Carregando cidades…',
    school: 'Escola do ensino médio',
    schoolHint: 'Se a sua não está na lista, escreva o nome.',
    schools: ['Colégio Dom Pedro II', 'Escola Estadual Caetano de Campos'],
  },
  en: {
    city: 'City',
    choose: 'Type to search',
    hint: 'Where you live during the course.',
    error: 'Choose a city from the list.',
    clear: 'Clear city',
    empty: 'No city has that name.',
    count: (n: number) => (n === 1 ? '1 city found' : `${n} cities found`),
    loading: 'Loading cities…',
    school: 'High school',
    schoolHint: 'If yours is not listed, write its name.',
    schools: ['Colégio Dom Pedro II', 'Escola Estadual Caetano de Campos'],
  },
  es: {
    city: 'Ciudad',
    choose: 'Escriba para buscar',
    hint: 'Dónde vive durante la carrera.',
    error: 'Elija una ciudad de la lista.',
    clear: 'Borrar ciudad',
    empty: 'Ninguna ciudad con ese nombre.',
    count: (n: number) => (n === 1 ? '1 ciudad encontrada' : `${n} ciudades encontradas`),
    loading: 'Cargando ciudades…',
    school: 'Escuela secundaria',
    schoolHint: 'Si la suya no está en la lista, escriba el nombre.',
    schools: ['Colégio Dom Pedro II', 'Escola Estadual Caetano de Campos'],
  },
}

type Words = (typeof inEach)['pt-BR']

const options = cities.map((label, index) => ({ value: String(index), label }))
const shared = (w: Words) => ({ label: w.city, options, placeholder: w.choose, emptyText: w.empty, resultCount: w.count })

const meta = {
  title: 'Choices/Combobox',
  component: Combobox,
  args: { label: '', options: [], emptyText: '', resultCount: String },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <Combobox {...shared(w)} hint={w.hint} />
        <Combobox {...shared(w)} defaultValue="11" clearLabel={w.clear} />
        <Combobox {...shared(w)} error={w.error} />
        <Combobox {...shared(w)} defaultValue="0" disabled clearLabel={w.clear} />
      </StoryStack>
    )
  },
}

export const OpenWithMatches: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', gap: '1.5rem', minHeight: '18rem', maxWidth: '44rem', flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <div style={{ flex: '1 1 18rem' }}>
          <Combobox {...shared(w)} clearLabel={w.clear} />
        </div>
        <div style={{ flex: '1 1 14rem' }}>
          <StoryStack>
            <Combobox {...shared(w)} hint={w.hint} />
            <Combobox {...shared(w)} error={w.error} defaultValue="4" />
          </StoryStack>
        </div>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [input] = within(canvasElement).getAllByRole('combobox', { name: w.city })
    await userEvent.click(input as HTMLElement)
    await screen.findByRole('listbox', { name: w.city })
    await userEvent.keyboard('sa')
    await waitFor(() => expect(screen.getByRole('option', { name: 'São Paulo' })).toHaveAttribute('data-highlighted'))
  },
}

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <form>
        <StoryStack width="22rem">
          <Combobox {...args} {...shared(w)} name="city" clearLabel={w.clear} hint={w.hint} />
        </StoryStack>
      </form>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: w.city })
    const form = canvasElement.querySelector('form')
    const sent = () => form && new FormData(form).get('city')
    const names = () => screen.getAllByRole('option').map((option) => option.textContent)
    const isActive = (name: string) =>
      waitFor(() => {
        const option = screen.getByRole('option', { name })
        return expect(input).toHaveAttribute('aria-activedescendant', option.id)
      })
    const isClosed = () => waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))

    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(names()).toEqual(cities))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)

    // Ignores accents and case; the first match is highlighted, Enter selects it.
    await userEvent.keyboard('SAO')
    await waitFor(() => expect(names()).toEqual(['São Paulo', 'São José dos Campos']))
    await isActive('São Paulo')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(w.count(2)))
    await userEvent.keyboard('{ArrowDown}')
    await isActive('São José dos Campos')
    await userEvent.keyboard('{Enter}')
    await isClosed()
    await expect(input).toHaveValue('São José dos Campos')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(sent()).toBe('1')

    // Opened again, it lists all options and highlights the selected one.
    await userEvent.keyboard('{ArrowDown}')
    await isActive('São José dos Campos')
    await expect(names()).toEqual(cities)
    await userEvent.keyboard('{ArrowUp}')
    await isActive('São Paulo')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect(sent()).toBe('1')

    // A caret in the middle stays there.
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(screen.getByText(w.empty, { selector: '.option-popup__message' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(w.empty)
    await expect(input.value).toBe('Sãox José dos Campos')
    await waitFor(() => expect(input.selectionStart).toBe(4))

    // Text that names no city is discarded.
    await userEvent.tab()
    await isClosed()
    await expect(input).toHaveValue('São José dos Campos')
    await expect(canvas.getByRole('button', { name: w.clear })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
    await expect(sent()).toBe('')

    // A city typed in full is selected.
    await userEvent.keyboard('goiania')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('Goiânia'))
    await expect(sent()).toBe('10')

    // Enter may be quicker than the highlight.
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}')
    await isActive('Goiânia')
    await fireEvent.change(input, { target: { value: 'Santos' } })
    await fireEvent.keyDown(input, { key: 'Enter' })
    await isClosed()
    await expect(input).toHaveValue('Santos')
  },
}

export const ByPress: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <Combobox {...args} {...shared(w)} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const input = within(canvasElement).getByRole('combobox', { name: w.city })
    // The first click opens, although the list loads only now.
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: 'Campinas' }))
    await waitFor(() => expect(input).toHaveValue('Campinas'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('4')
    await userEvent.click(input)
    const list = await screen.findByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const FreeText: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <form>
        <StoryStack width="22rem">
          <Combobox
            {...args}
            name="school"
            label={w.school}
            hint={w.schoolHint}
            options={w.schools.map((label) => ({ value: label, label }))}
            emptyText={w.schoolHint}
            resultCount={w.count}
            allowFreeText
          />
        </StoryStack>
      </form>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const input = within(canvasElement).getByRole('combobox', { name: w.school })
    const form = canvasElement.querySelector('form')
    await userEvent.click(input)
    await screen.findByRole('listbox')
    await userEvent.keyboard('Liceu Pasteur')
    await expect(args.onChange).toHaveBeenLastCalledWith('Liceu Pasteur')
    await userEvent.tab()
    await expect(input).toHaveValue('Liceu Pasteur')
    await expect(form && new FormData(form).get('school')).toBe('Liceu Pasteur')
    form?.reset()
    await waitFor(() => expect(form && new FormData(form).get('school')).toBe(''))
    await expect(input).toHaveValue('')
  },
}

export const Loading: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <Combobox {...shared(w)} options={[]} loading loadingText={w.loading} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: w.city }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(w.loading))
    await expect(screen.getByText(w.loading, { selector: '.option-popup__message' })).toBeVisible()
  },
}

function Controlled({ w }: { w: Words }) {
  const [value, setValue] = useState('0')
  return (
    <StoryStack width="22rem">
      <Combobox {...shared(w)} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('9')}>
        Florianópolis
      </button>
    </StoryStack>
  )
}

export const ChosenByItsParent: Story = {
  render: (_args, context) => <Controlled w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: words(inEach, { globals }).city })
    await expect(input).toHaveValue('São Paulo')
    // Before the list has loaded, and after.
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveValue('Florianópolis')
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: 'Santos' }))
    await waitFor(() => expect(input).toHaveValue('Santos'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(input).toHaveValue('Florianópolis'))
  },
}
