import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { RadioCards } from './radio-cards.tsx'

const inEach = {
  'pt-BR': {
    how: 'Como você quer pagar?',
    hint: 'O desconto vale para todas as formas.',
    error: 'Escolha uma forma de pagamento.',
    pix: 'Pix',
    pixWhen: 'Na hora',
    slip: 'Boleto',
    slipWhen: 'Até 2 dias úteis',
    slipHow: 'Com código de barras e linha digitável.',
    card: 'Cartão de crédito',
    cardWhen: 'Em até 6 parcelas',
    cardWhy: 'Indisponível para débitos vencidos há mais de 30 dias.',
    long: 'Transferência eletrônica programada entre contas de mesma titularidade',
    longWhen: 'No próximo dia útil depois da confirmação',
  },
  en: {
    how: 'How would you like to pay?',
    hint: 'The discount holds for every method.',
    error: 'Choose a payment method.',
    pix: 'Pix',
    pixWhen: 'At once',
    slip: 'Bank slip',
    slipWhen: 'Up to 2 business days',
    slipHow: 'With a bar code and a line of digits.',
    card: 'Credit card',
    cardWhen: 'Up to 6 installments',
    cardWhy: 'Not available for debts overdue by more than 30 days.',
    long: 'Scheduled electronic transfer between accounts of the same holder',
    longWhen: 'On the next business day after confirmation',
  },
  es: {
    how: '¿Cómo quiere pagar?',
    hint: 'El descuento vale para todos los medios.',
    error: 'Elija un medio de pago.',
    pix: 'Pix',
    pixWhen: 'Al instante',
    slip: 'Boleto',
    slipWhen: 'Hasta 2 días hábiles',
    slipHow: 'Con código de barras y línea digitable.',
    card: 'Tarjeta de crédito',
    cardWhen: 'Hasta 6 cuotas',
    cardWhy: 'No disponible para deudas vencidas hace más de 30 días.',
    long: 'Transferencia electrónica programada entre cuentas del mismo titular',
    longWhen: 'El siguiente día hábil después de la confirmación',
  },
}

type Words = (typeof inEach)['pt-BR']

function methods(w: Words) {
  const look = { size: 20 } as const
  return [
    { value: 'pix', label: w.pix, note: w.pixWhen, icon: <QrCode {...look} /> },
    { value: 'slip', label: w.slip, note: w.slipWhen, description: w.slipHow, icon: <Barcode {...look} /> },
    { value: 'card', label: w.card, note: w.cardWhen, description: w.cardWhy, disabled: true, icon: <CreditCard {...look} /> },
  ]
}

const meta = {
  title: 'Choices/Radio cards',
  component: RadioCards,
  args: { name: 'method', legend: '', options: [] },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <RadioCards name="a" legend={w.how} hint={w.hint} options={methods(w)} defaultValue="pix" />
        <RadioCards name="b" legend={w.how} error={w.error} options={methods(w).slice(0, 2)} />
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <RadioCards
          name="method"
          legend={w.how}
          hideLegend
          options={[...methods(w), { value: 'transfer', label: w.long, note: w.longWhen }]}
        />
      </StoryStack>
    )
  },
}

function Controlled({ onChange, w }: { onChange: (value: string) => void; w: Words }) {
  const [value, setValue] = useState('pix')
  return (
    <RadioCards
      name="method"
      legend={w.how}
      options={methods(w)}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

export const ByKeyboardAndPress: Story = {
  args: { onChange: fn() },
  render: ({ onChange = () => {} }, context) => <Controlled onChange={onChange} w={words(inEach, context)} />,
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const [pix, slip, card] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(pix).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(slip).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('slip')
    // The whole card is the target.
    await userEvent.click(canvas.getByText(w.pixWhen))
    await expect(pix).toBeChecked()
    await userEvent.click(canvas.getByText(w.card), { pointerEventsCheck: 0 })
    await expect(card).not.toBeChecked()
  },
}
