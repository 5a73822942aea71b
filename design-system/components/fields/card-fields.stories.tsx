import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { CardNumberField } from './card-number-field.tsx'
import { FormRow } from './form-row.tsx'
import { MaskedField } from './masked-field.tsx'
import { cardBrand } from './masks/card-brand.ts'
import { cardExpiry } from './masks/card-expiry.ts'
import { cardSecurityCode } from './masks/card-security-code.ts'

const inEach = {
  'pt-BR': {
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryHint: 'MM/AA',
    code: 'Código de segurança',
    three: '3 números no verso',
    four: '4 números na frente',
    error: 'Confira o número do cartão: algum dígito está trocado.',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    code: 'Security code',
    three: '3 numbers on the back',
    four: '4 numbers on the front',
    error: 'Check the card number: a digit is out of place.',
  },
  es: {
    number: 'Número de la tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    code: 'Código de seguridad',
    three: '3 números al dorso',
    four: '4 números al frente',
    error: 'Revise el número de la tarjeta: algún dígito está cambiado.',
  },
}

const meta = {
  title: 'Fields/Card fields',
  component: CardNumberField,
  args: { label: '' },
} satisfies Meta<typeof CardNumberField>

export default meta
type Story = StoryObj<typeof meta>

function Card({
  w,
  first = '',
  onNumber,
}: {
  w: (typeof inEach)['pt-BR']
  first?: string
  onNumber?: ((number: string) => void) | undefined
}) {
  const [number, setNumber] = useState(first)
  const brand = cardBrand(number)
  return (
    <StoryStack width="22rem">
      <CardNumberField
        label={w.number}
        name="number"
        defaultValue={first}
        onValueChange={(value) => {
          setNumber(value)
          onNumber?.(value)
        }}
      />
      <FormRow>
        <MaskedField mask={cardExpiry} label={w.expiry} hint={w.expiryHint} name="expiry" />
        <MaskedField mask={cardSecurityCode(brand)} label={w.code} hint={brand === 'amex' ? w.four : w.three} name="code" />
      </FormRow>
    </StoryStack>
  )
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <Card w={w} first="378282246310005" />
        <CardNumberField label={w.number} />
        <CardNumberField label={w.number} defaultValue="4111111111111112" error={w.error} />
        <CardNumberField label={w.number} defaultValue="6062825624254001" readOnly />
        <CardNumberField label={w.number} defaultValue="5555555555554444" disabled />
      </StoryStack>
    )
  },
}

export const Typed: Story = {
  args: { onValueChange: fn() },
  render: (args, context) => <Card w={words(inEach, context)} onNumber={args.onValueChange} />,
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const number = canvas.getByLabelText(w.number)
    await expect(number).toHaveAttribute('autocomplete', 'cc-number')
    await userEvent.type(number, '4111111111111111')
    await expect(number).toHaveValue('4111 1111 1111 1111')
    await expect(canvas.getByRole('status')).toHaveTextContent('Visa')
    await userEvent.clear(number)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.paste('3782-822463-10005')
    await expect(number).toHaveValue('3782 822463 10005')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('378282246310005')
    await expect(canvas.getByRole('status')).toHaveTextContent('American Express')

    await userEvent.tab()
    await userEvent.keyboard('530')
    const expiry = canvas.getByLabelText(w.expiry)
    await expect(expiry).toHaveValue('05/30')
    await expect(expiry).toHaveAttribute('autocomplete', 'cc-exp')
    await userEvent.tab()
    await userEvent.keyboard('12345')
    await expect(canvas.getByLabelText(w.code)).toHaveValue('1234')
  },
}
