import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { MaskedField } from './masked-field.tsx'
import { brazilianPhone } from './masks/brazilian-phone.ts'
import { cnpj, cpf, postalCode } from './masks/brazilian-documents.ts'

const inEach = {
  'pt-BR': {
    cpf: 'CPF',
    cnpj: 'CNPJ da empresa',
    cep: 'CEP',
    phone: 'Celular com DDD',
    optional: '(opcional)',
    error: 'Confira o CPF: os dois últimos números não combinam com os outros.',
    hint: 'Letras e números, como no cartão do CNPJ.',
    long: 'CPF da pessoa responsável pelo pagamento das mensalidades enquanto o aluno for menor de idade',
  },
  en: {
    cpf: 'CPF',
    cnpj: 'Company’s CNPJ',
    cep: 'Postal code (CEP)',
    phone: 'Mobile with area code',
    optional: '(optional)',
    error: 'Check the CPF: its last two numbers do not match the others.',
    hint: 'Letters and numbers, as on the CNPJ card.',
    long: 'CPF of the person responsible for the monthly fees while the student is under age',
  },
  es: {
    cpf: 'CPF',
    cnpj: 'CNPJ de la empresa',
    cep: 'Código postal (CEP)',
    phone: 'Celular con código de área',
    optional: '(opcional)',
    error: 'Revise el CPF: los dos últimos números no coinciden con los demás.',
    hint: 'Letras y números, como en la tarjeta del CNPJ.',
    long: 'CPF de la persona responsable del pago de las mensualidades mientras el alumno sea menor de edad',
  },
}

const meta = {
  title: 'Fields/Masked field',
  component: MaskedField,
  args: { label: '', mask: cpf },
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <MaskedField mask={cpf} label={w.cpf} placeholder="000.000.000-00" />
        <MaskedField mask={cpf} label={w.cpf} error={w.error} defaultValue="12345678900" />
        <MaskedField mask={cnpj} label={w.cnpj} hint={w.hint} defaultValue="Q0SLFMBD7VX439" />
        <MaskedField mask={postalCode} label={w.cep} defaultValue="01310100" readOnly />
        <MaskedField mask={brazilianPhone} label={w.phone} optional={w.optional} defaultValue="11987654321" />
        <MaskedField mask={brazilianPhone} label={w.phone} defaultValue="1134567890" disabled />
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <MaskedField mask={cpf} label={w.long} optional={w.optional} error={w.error} />
  },
}

function caretAt(input: HTMLInputElement, place: number): void {
  input.setSelectionRange(place, place)
}

export const Typed: Story = {
  args: { onValueChange: fn() },
  render: (args, context) => (
    <form>
      <MaskedField {...args} label={words(inEach, context).cpf} name="cpf" />
    </form>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(words(inEach, { globals }).cpf)
    await userEvent.type(input, '12345678909')
    await expect(input).toHaveValue('123.456.789-09')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345678909')
    await expect(new FormData(input.form ?? undefined).get('cpf')).toBe('123.456.789-09')

    await userEvent.keyboard('5')
    await expect(input).toHaveValue('123.456.789-09')

    caretAt(input, 4)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('124.567.890-9')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('3')
    await expect(input).toHaveValue('123.456.789-09')
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('{Delete}')
    await expect(input).toHaveValue('123.567.890-9')
    await expect(input.selectionStart).toBe(3)

    await userEvent.clear(input)
    await userEvent.paste(' 111.444.777-35 ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11144477735')
    await userEvent.keyboard('{Backspace>14/}')
    await expect(input).toHaveValue('')
  },
}

function ControlledCnpj({ label }: { label: string }) {
  const [value, setValue] = useState('')
  return <MaskedField mask={cnpj} label={label} value={value} onValueChange={setValue} hint={value} />
}

/** The caller holds the value without punctuation; format and caret are the same. */
export const Controlled: Story = {
  render: (_args, context) => <ControlledCnpj label={words(inEach, context).cnpj} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(words(inEach, { globals }).cnpj)
    await userEvent.type(input, 'q0slfmbd7vx4ab39')
    await expect(input).toHaveValue('Q0.SLF.MBD/7VX4-39')
    await expect(canvas.getByText('Q0SLFMBD7VX439')).toBeVisible()
    caretAt(input, 5)
    await userEvent.keyboard('{Backspace}z')
    await expect(input).toHaveValue('Q0.SZF.MBD/7VX4-39')
    await expect(input.selectionStart).toBe(5)
  },
}

export const PastedPhone: Story = {
  args: { mask: brazilianPhone, onValueChange: fn() },
  render: (args, context) => <MaskedField {...args} label={words(inEach, context).phone} />,
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words(inEach, { globals }).phone)
    await userEvent.click(input)
    await userEvent.paste('+55 (11) 98765-4321')
    await expect(input).toHaveValue('(11) 98765-4321')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11987654321')
    await userEvent.clear(input)
    await userEvent.type(input, '1134567890')
    await expect(input).toHaveValue('(11) 3456-7890')
  },
}
