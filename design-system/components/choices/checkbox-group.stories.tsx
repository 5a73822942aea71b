import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { CheckboxGroup } from './checkbox-group.tsx'

const inEach = {
  'pt-BR': {
    channels: 'Como você quer ser avisado?',
    hint: 'Avisos de vencimento e de confirmação de pagamento.',
    error: 'Escolha pelo menos um meio de contato.',
    optional: '(opcional)',
    email: 'E-mail',
    emailWhere: 'ana.souza@exemplo.edu.br',
    sms: 'SMS',
    smsWhere: '(11) 9••••-4321',
    post: 'Carta',
    postWhy: 'Cadastre um endereço para receber cartas.',
    documents: 'Quais documentos você já entregou?',
    many: [
      'Carteira de identidade (RG)',
      'CPF',
      'Histórico escolar do ensino médio',
      'Certificado de conclusão',
      'Título de eleitor',
      'Certificado de reservista',
      'Comprovante de residência emitido há no máximo noventa dias',
      'Foto 3 × 4',
    ],
  },
  en: {
    channels: 'How would you like to be announcements?',
    hint: 'About due dates and confirmed payments.',
    error: 'Choose at least one way to reach you.',
    optional: '(optional)',
    email: 'Email',
    emailWhere: 'ana.souza@exemplo.edu.br',
    sms: 'Text message',
    smsWhere: '(11) 9••••-4321',
    post: 'Letter',
    postWhy: 'Add an address to receive letters.',
    documents: 'Which documents have you already handed in?',
    many: [
      'Identity card',
      'Taxpayer number (CPF)',
      'High school transcript',
      'Completion certificate',
      'Voter registration',
      'Military service certificate',
      'Proof of address issued no more than ninety days ago',
      'Passport photo',
    ],
  },
  es: {
    channels: '¿Cómo quiere recibir los avisos?',
    hint: 'Avisos de vencimiento y de confirmación de pago.',
    error: 'Elija al menos un medio de contacto.',
    optional: '(opcional)',
    email: 'Correo electrónico',
    emailWhere: 'ana.souza@exemplo.edu.br',
    sms: 'SMS',
    smsWhere: '(11) 9••••-4321',
    post: 'Carta',
    postWhy: 'Registre una dirección para recibir cartas.',
    documents: '¿Qué documentos ya entregó?',
    many: [
      'Documento de identidad',
      'CPF',
      'Certificado de notas de secundaria',
      'Certificado de finalización',
      'Credencial de elector',
      'Certificado de servicio militar',
      'Comprobante de domicilio emitido hace no más de noventa días',
      'Foto carné',
    ],
  },
}

type Words = (typeof inEach)['pt-BR']

function channels(w: Words) {
  return [
    { value: 'email', label: w.email, description: w.emailWhere },
    { value: 'sms', label: w.sms, description: w.smsWhere },
    { value: 'post', label: w.post, description: w.postWhy, disabled: true },
  ]
}

const meta = {
  title: 'Choices/Checkbox group',
  component: CheckboxGroup,
  args: { name: 'channel', legend: '', options: [] },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="26rem">
        <CheckboxGroup name="a" legend={w.channels} hint={w.hint} optional={w.optional} options={channels(w)} defaultValue={['email']} />
        <CheckboxGroup name="b" legend={w.channels} hint={w.hint} error={w.error} options={channels(w)} />
      </StoryStack>
    )
  },
}

export const ManyOptions: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <CheckboxGroup name="documents" legend={w.documents} options={w.many.map((label) => ({ value: label, label }))} />
      </StoryStack>
    )
  },
}

export const ReadWithItsHintAndError: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <CheckboxGroup name="channel" legend={w.channels} hint={w.hint} error={w.error} options={channels(w)} />
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const group = within(canvasElement).getByRole('group', { name: w.channels })
    await expect(group).toHaveAccessibleDescription(`${w.error} ${w.hint}`)
    await expect(within(group).getByRole('checkbox', { name: new RegExp(w.email) })).toBeInvalid()
  },
}

function Controlled({ onChange, w }: { onChange: (values: string[]) => void; w: Words }) {
  const [value, setValue] = useState<string[]>(['sms'])
  return (
    <CheckboxGroup
      name="channel"
      legend={w.channels}
      options={channels(w)}
      value={value}
      onChange={(values) => {
        setValue(values)
        onChange(values)
      }}
    />
  )
}

export const AnswersInTheOrderOfTheOptions: Story = {
  args: { onChange: fn() },
  render: ({ onChange = () => {} }, context) => <Controlled onChange={onChange} w={words(inEach, context)} />,
  play: async ({ canvasElement, args }) => {
    const [email, sms] = within(canvasElement).getAllByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'sms'])
    await userEvent.tab()
    await expect(sms).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['email'])
    await expect(email).toBeChecked()
    await expect(sms).not.toBeChecked()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
