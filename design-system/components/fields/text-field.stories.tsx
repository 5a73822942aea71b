import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TextLink } from '../actions/text-link.tsx'
import { TextField } from './text-field.tsx'

const inEach = {
  'pt-BR': {
    email: 'E-mail',
    emailHint: 'Usamos para enviar os recibos.',
    emailError: 'Escreva um e-mail completo, como nome@exemplo.com.br.',
    name: 'Nome completo',
    social: 'Nome social',
    optional: '(opcional)',
    student: 'Matrícula',
    change: 'Corrigir',
    closed: 'Curso encerrado',
    long: 'Nome da pessoa responsável pelo pagamento, como está no documento de identidade ou no passaporte',
    longError:
      'O nome precisa ser igual ao do documento enviado. Confira se faltou um sobrenome, se há uma abreviação ou se alguma letra ficou trocada, e escreva de novo.',
  },
  en: {
    email: 'E-mail',
    emailHint: 'We use it to send your receipts.',
    emailError: 'Write a whole e-mail address, such as name@example.com.',
    name: 'Full name',
    social: 'Chosen name',
    optional: '(optional)',
    student: 'Student number',
    change: 'Correct it',
    closed: 'Course closed',
    long: 'Name of the person responsible for the payment, as it stands in the identity card or passport',
    longError:
      'The name must be the same as in the document that you sent. Check whether a surname is missing, something is abbreviated or a letter is out of place, and write it again.',
  },
  es: {
    email: 'Correo electrónico',
    emailHint: 'Lo usamos para enviar los recibos.',
    emailError: 'Escriba un correo completo, como nombre@ejemplo.com.',
    name: 'Nombre completo',
    social: 'Nombre social',
    optional: '(opcional)',
    student: 'Matrícula',
    change: 'Corregir',
    closed: 'Curso cerrado',
    long: 'Nombre de la persona responsable del pago, tal como figura en el documento de identidad o el pasaporte',
    longError:
      'El nombre debe ser igual al del documento enviado. Revise si falta un apellido, si hay una abreviatura o si alguna letra está cambiada, y escríbalo de nuevo.',
  },
}

const meta = { title: 'Fields/Text field', component: TextField, args: { label: '' } } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <TextField label={w.name} autoComplete="name" />
        <TextField label={w.email} hint={w.emailHint} type="email" defaultValue="ana.souza@exemplo.com.br" />
        <TextField label={w.email} hint={w.emailHint} error={w.emailError} type="email" defaultValue="ana.souza@" />
        <TextField
          label={w.social}
          optional={w.optional}
          labelAction={
            <TextLink href="#top" variant="alone" size="sm">
              {w.change}
            </TextLink>
          }
        />
        <TextField label={w.student} readOnly defaultValue="202310482" icon={<Lock />} />
        <TextField label={w.student} disabled defaultValue={w.closed} />
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <TextField
          label={w.long}
          optional={w.optional}
          error={w.longError}
          defaultValue="Maria Eduarda do Nascimento Albuquerque Figueiredo"
        />
      </StoryStack>
    )
  },
}

export const TypedAndRead: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return <TextField {...args} label={w.email} hint={w.emailHint} error={w.emailError} />
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const input = within(canvasElement).getByLabelText(w.email)
    await userEvent.click(within(canvasElement).getByText(w.email))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('ana@')
    await expect(input).toHaveValue('ana@')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await expect(input).toHaveAccessibleDescription(`${w.emailError} ${w.emailHint}`)
    await expect(input).toBeInvalid()
  },
}
