import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Select } from './select.tsx'
import { storyLogos } from '../../stories/logos.ts'

const inEach = {
  'pt-BR': {
    bank: 'Banco para o reembolso',
    choose: 'Escolha um banco',
    hint: 'A conta precisa estar no seu CPF.',
    error: 'Escolha o banco da sua conta.',
    clear: 'Limpar banco',
    code: (n: string) => `Código ${n}`,
    unavailable: 'Indisponível para contas-salário',
    method: 'Forma de pagamento',
    chooseMethod: 'Escolha uma forma',
    now: 'À vista',
    later: 'Parcelado',
    pix: 'Pix',
    slip: 'Boleto',
    card: 'Cartão de crédito',
    cardHow: 'Em até 6 parcelas sem juros',
    campus: 'Campus',
    chooseCampus: 'Escolha um campus',
    campuses: ['Norte', 'Sul', 'Centro', 'Vila Mariana', 'Santo Amaro', 'São Bernardo do Campo', 'Educação a distância', 'Tatuapé'],
    long: 'Cooperativa de Crédito de Livre Admissão do Centro-Norte Brasileiro e Região Metropolitana',
  },
  en: {
    bank: 'Bank for the refund',
    choose: 'Choose a bank',
    hint: 'The account must be in your name.',
    error: 'Choose the bank of your account.',
    clear: 'Clear bank',
    code: (n: string) => `Code ${n}`,
    unavailable: 'Not available for salary accounts',
    method: 'Payment method',
    chooseMethod: 'Choose a method',
    now: 'In full',
    later: 'In installments',
    pix: 'Pix',
    slip: 'Bank slip',
    card: 'Credit card',
    cardHow: 'Up to 6 installments without interest',
    campus: 'Campus',
    chooseCampus: 'Choose a campus',
    campuses: ['North', 'South', 'Downtown', 'Vila Mariana', 'Santo Amaro', 'São Bernardo do Campo', 'Distance learning', 'Tatuapé'],
    long: 'Open-Admission Credit Cooperative of the Brazilian Center-North and Metropolitan Region',
  },
  es: {
    bank: 'Banco para el reembolso',
    choose: 'Elija un banco',
    hint: 'La cuenta debe estar a su nombre.',
    error: 'Elija el banco de su cuenta.',
    clear: 'Borrar banco',
    code: (n: string) => `Código ${n}`,
    unavailable: 'No disponible para cuentas de salario',
    method: 'Medio de pago',
    chooseMethod: 'Elija un medio',
    now: 'Al contado',
    later: 'En cuotas',
    pix: 'Pix',
    slip: 'Boleto',
    card: 'Tarjeta de crédito',
    cardHow: 'Hasta 6 cuotas sin interés',
    campus: 'Campus',
    chooseCampus: 'Elija un campus',
    campuses: ['Norte', 'Sur', 'Centro', 'Vila Mariana', 'Santo Amaro', 'São Bernardo do Campo', 'Educación a distancia', 'Tatuapé'],
    long: 'Cooperativa de Crédito de Libre Admisión del Centro-Norte Brasileño y Región Metropolitana',
  },
}

type Words = (typeof inEach)['pt-BR']

const banks = (w: Words) => [
  { value: '001', label: 'Banco do Brasil', description: w.code('001'), logo: storyLogos.wave },
  { value: '341', label: 'Itaú Unibanco', description: w.code('341'), logo: storyLogos.square },
  { value: '260', label: 'Nubank', description: w.unavailable, logo: storyLogos.circle, disabled: true },
  { value: '104', label: 'Caixa Econômica Federal', description: w.code('104'), logo: null },
  { value: '756', label: w.long, description: w.code('756'), logo: storyLogos.broken },
]

function methods(w: Words) {
  const look = { size: 20 } as const
  return [
    {
      label: w.now,
      options: [
        { value: 'pix', label: w.pix, icon: <QrCode {...look} /> },
        { value: 'slip', label: w.slip, icon: <Barcode {...look} /> },
      ],
    },
    { label: w.later, options: [{ value: 'card', label: w.card, description: w.cardHow, icon: <CreditCard {...look} /> }] },
  ]
}

const campuses = (w: Words) => w.campuses.map((label) => ({ value: label, label }))

const meta = {
  title: 'Choices/Select',
  component: Select,
  args: { label: '', options: [] },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Select label={w.bank} options={banks(w)} placeholder={w.choose} hint={w.hint} />
        <Select label={w.bank} options={banks(w)} placeholder={w.choose} defaultValue="104" clearLabel={w.clear} />
        <Select label={w.method} options={methods(w)} defaultValue="slip" />
        <Select label={w.bank} options={banks(w)} placeholder={w.choose} error={w.error} />
        <Select label={w.bank} options={banks(w)} defaultValue="756" />
        <Select label={w.campus} options={campuses(w)} placeholder={w.chooseCampus} disabled />
      </StoryStack>
    )
  },
}

export const OpenWithLogos: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', gap: '1.5rem', minHeight: '22rem', maxWidth: '44rem', alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <div style={{ flex: '1 1 18rem' }}>
          <Select label={w.bank} options={banks(w)} placeholder={w.choose} defaultValue="341" hint={w.hint} />
        </div>
        <StoryStack>
          <Select label={w.bank} options={banks(w)} placeholder={w.choose} error={w.error} />
          <Select label={w.bank} options={banks(w)} defaultValue="104" clearLabel={w.clear} />
        </StoryStack>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [button] = within(canvasElement).getAllByRole('combobox', { name: w.bank })
    button?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: w.bank })
    await waitFor(() => expect(screen.getByRole('option', { name: /Itaú/ })).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Banco do Brasil/ })).toHaveAttribute('data-highlighted'))
  },
}

export const OpenWithGroups: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <Select label={w.method} options={methods(w)} placeholder={w.chooseMethod} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('combobox', { name: w.method })).toHaveFocus()
    await userEvent.keyboard(' ')
    const list = await screen.findByRole('listbox', { name: w.method })
    await expect(within(list).getAllByRole('group')).toHaveLength(2)
    await expect(within(within(list).getByRole('group', { name: w.later })).getByRole('option')).toHaveTextContent(w.card)
    await waitFor(() => expect(list).toHaveFocus())
  },
}

export const ManyOptions: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <form>
        <StoryStack width="20rem">
          <Select {...args} name="campus" label={w.campus} options={campuses(w)} placeholder={w.chooseCampus} clearLabel={w.clear} />
        </StoryStack>
      </form>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('combobox', { name: w.campus })
    const form = canvasElement.querySelector('form')
    const sent = () => form && new FormData(form).get('campus')
    const isHighlighted = (name: string | undefined) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted'))
    await expect(sent()).toBe('')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveTextContent(w.chooseCampus)
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: w.campus })
    await waitFor(() => expect(list).toHaveFocus())
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200)
    await isHighlighted(w.campuses[0])
    await userEvent.keyboard('{ArrowDown}')
    await isHighlighted(w.campuses[1])
    await userEvent.keyboard('{End}')
    await isHighlighted(w.campuses.at(-1))
    await userEvent.keyboard('{Home}')
    await isHighlighted(w.campuses[0])
    await userEvent.keyboard('san')
    await isHighlighted('Santo Amaro')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('Santo Amaro')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Santo Amaro')
    await expect(sent()).toBe('Santo Amaro')
    // Escape does not change the selection.
    await userEvent.keyboard('{Enter}')
    await isHighlighted('Santo Amaro')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(sent()).toBe('Santo Amaro')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: w.clear })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(sent()).toBe('')
  },
}

export const DisabledOptionIsNotChosen: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <Select {...args} label={w.bank} options={banks(w)} placeholder={w.choose} error={w.error} hint={w.hint} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const button = within(canvasElement).getByRole('combobox', { name: w.bank })
    await expect(button).toBeInvalid()
    await expect(button).toHaveAccessibleDescription(`${w.error} ${w.hint}`)
    // One click opens, although the list loads only now.
    await userEvent.click(button)
    const disabled = await screen.findByRole('option', { name: /Nubank/ })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(disabled)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: /Caixa/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('104')
  },
}
