import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { AutocompleteField, type Search } from './autocomplete-field.tsx'
import { filterOptions } from './filter-options.ts'
import { storyLogos } from '../../stories/logos.ts'

const inEach = {
  'pt-BR': {
    bank: 'Banco',
    type: 'Digite o nome ou o código',
    hint: 'A conta precisa estar no seu CPF.',
    error: 'Escolha um banco da lista.',
    clear: 'Limpar banco',
    code: (n: string) => `Código ${n}`,
    loading: 'Buscando bancos…',
    empty: 'Nenhum banco com esse nome ou código.',
    failed: 'Não foi possível buscar.',
    retry: 'Tentar de novo',
    count: (n: number) => (n === 1 ? '1 banco encontrado' : `${n} bancos encontrados`),
  },
  en: {
    bank: 'Bank',
    type: 'Type its name or code',
    hint: 'The account must be in your name.',
    error: 'Choose a bank from the list.',
    clear: 'Clear bank',
    code: (n: string) => `Code ${n}`,
    loading: 'Searching banks…',
    empty: 'No bank has that name or code.',
    failed: 'The search did not work.',
    retry: 'Try again',
    count: (n: number) => (n === 1 ? '1 bank found' : `${n} banks found`),
  },
  es: {
    bank: 'Banco',
    type: 'Escriba el nombre o el código',
    hint: 'La cuenta debe estar a su nombre.',
    error: 'Elija un banco de la lista.',
    clear: 'Borrar banco',
    code: (n: string) => `Código ${n}`,
    loading: 'Buscando bancos…',
    empty: 'Ningún banco con ese nombre o código.',
    failed: 'No se pudo buscar.',
    retry: 'Intentar de nuevo',
    count: (n: number) => (n === 1 ? '1 banco encontrado' : `${n} bancos encontrados`),
  },
}

type Words = (typeof inEach)['pt-BR']

const banks = (w: Words) => [
  { value: '001', label: 'Banco do Brasil', description: w.code('001'), logo: storyLogos.wave },
  { value: '104', label: 'Caixa Econômica Federal', description: w.code('104'), logo: null },
  { value: '341', label: 'Itaú Unibanco', description: w.code('341'), logo: storyLogos.square },
  { value: '237', label: 'Bradesco', description: w.code('237'), logo: storyLogos.broken },
  { value: '260', label: 'Nubank', description: w.code('260'), logo: storyLogos.circle },
]

const searchIn =
  (w: Words): Search =>
  (text) =>
    Promise.resolve(filterOptions(banks(w), text))
const searchNothing: Search = () => Promise.resolve([])

const shared = (w: Words) => ({
  label: w.bank,
  placeholder: w.type,
  loadingText: w.loading,
  emptyText: w.empty,
  failedText: w.failed,
  retryText: w.retry,
  resultCount: w.count,
  clearLabel: w.clear,
})

const meta = {
  title: 'Choices/Autocomplete field',
  component: AutocompleteField,
  args: { ...shared(inEach.en), onSearch: searchNothing },
} satisfies Meta<typeof AutocompleteField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} hint={w.hint} />
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} defaultValue={banks(w)[2] ?? null} />
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} defaultValue={banks(w)[1] ?? null} />
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} error={w.error} />
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} defaultValue={banks(w)[0] ?? null} disabled />
      </StoryStack>
    )
  },
}

export const OpenWithResults: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', gap: '1.5rem', minHeight: '19rem', maxWidth: '44rem', flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <div style={{ flex: '1 1 18rem' }}>
          <AutocompleteField {...shared(w)} onSearch={searchIn(w)} />
        </div>
        <div style={{ flex: '1 1 14rem' }}>
          <StoryStack>
            <AutocompleteField {...shared(w)} onSearch={searchIn(w)} defaultValue={banks(w)[2] ?? null} hint={w.hint} />
            <AutocompleteField {...shared(w)} onSearch={searchIn(w)} error={w.error} />
          </StoryStack>
        </div>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [input] = within(canvasElement).getAllByRole('combobox', { name: w.bank })
    await userEvent.click(input as HTMLElement)
    await userEvent.keyboard('b')
    await screen.findByRole('option', { name: /Banco do Brasil/ })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Banco do Brasil/ })).toHaveAttribute('data-highlighted'))
    // A logo that fails to load is replaced by initials.
    await waitFor(() => expect(screen.getByRole('option', { name: /Bradesco/ }).querySelector('img')).toBeNull())
  },
}

export const ByKeyboard: Story = {
  args: { onSearch: fn(searchIn(inEach['pt-BR'])), onChange: fn() },
  render: (args, context) => (
    <form>
      <StoryStack width="24rem">
        <AutocompleteField {...args} {...shared(words(inEach, context))} name="bank" />
      </StoryStack>
    </form>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: w.bank })
    const form = canvasElement.querySelector('form')
    const sent = () => form && new FormData(form).get('bank')
    await userEvent.tab()
    // Typed at once, while the list may still be loading: nothing is lost, and one search is made.
    await userEvent.keyboard('itau')
    await expect(input).toHaveValue('itau')
    await expect(input).toHaveFocus()
    const option = await screen.findByRole('option', { name: /Itaú/ })
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('itau', expect.any(AbortSignal))
    await expect(canvas.getByRole('status')).toHaveTextContent(w.count(1))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveValue('Itaú Unibanco'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '341' }))
    await expect(sent()).toBe('341')
    await expect(canvasElement.querySelector('.field__icon img')).toBeVisible()

    // Edited text no longer names a bank, but is kept.
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(input).toHaveValue('Itaú Unibanc')
    await expect(sent()).toBe('')
    await expect(canvas.getByRole('button', { name: w.clear })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
  },
}

export const NothingFound: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <AutocompleteField {...shared(w)} onSearch={searchIn(w)} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('zzz')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(w.empty))
    await expect(canvas.getByText(w.empty, { selector: '.option-popup__message' })).toBeVisible()
  },
}

export const Searching: Story = {
  args: { onSearch: () => new Promise(() => {}) },
  render: (args, context) => (
    <StoryStack width="24rem">
      <AutocompleteField {...args} {...shared(words(inEach, context))} />
    </StoryStack>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('ban')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(w.loading))
  },
}

const failing = fn().mockName('onSearch')

export const FailsAndIsTriedAgain: Story = {
  args: { onSearch: failing },
  beforeEach: () => {
    failing.mockReset()
    failing.mockRejectedValueOnce(new Error('offline'))
    failing.mockImplementation(searchIn(inEach['pt-BR']))
  },
  render: (args, context) => (
    <StoryStack width="24rem">
      <AutocompleteField {...args} {...shared(words(inEach, context))} />
    </StoryStack>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('nu')
    const retry = await canvas.findByRole('button', { name: w.retry })
    await expect(canvas.getByRole('status')).toHaveTextContent(w.failed)
    await expect(input).toHaveValue('nu')
    await userEvent.tab()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: /Nubank/ })
    await expect(input).toHaveValue('nu')
  },
}

const answers: Array<{ text: string; signal: AbortSignal }> = []

export const OlderSearchesAreAborted: Story = {
  args: {
    onSearch: (text, signal) => {
      answers.push({ text, signal })
      return answers.length === 1 ? new Promise(() => {}) : searchIn(inEach['pt-BR'])(text, signal)
    },
  },
  beforeEach: () => {
    answers.length = 0
  },
  render: (args, context) => (
    <StoryStack width="24rem">
      <AutocompleteField {...args} {...shared(words(inEach, context))} />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.keyboard('ca')
    await waitFor(() => expect(answers).toHaveLength(1))
    await userEvent.keyboard('ix')
    await screen.findByRole('option', { name: /Caixa/ })
    await expect(answers.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ['ca', true],
      ['caix', false],
    ])
  },
}
