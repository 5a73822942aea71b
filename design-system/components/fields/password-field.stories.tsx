import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

const inEach = {
  'pt-BR': {
    password: 'Senha',
    fresh: 'Nova senha',
    forgot: 'Esqueci a senha',
    reveal: 'Mostrar senha',
    wrong: 'A senha não confere. Você ainda tem 3 tentativas.',
    signIn: 'Entrar',
    met: 'atendida',
    unmet: 'falta',
    summary: (met: number, all: number) => `${met} de ${all} regras atendidas`,
    rules: ['Pelo menos 12 caracteres', 'Uma letra e um número', 'Diferente das suas últimas senhas'],
  },
  en: {
    password: 'Password',
    fresh: 'New password',
    forgot: 'I forgot it',
    reveal: 'Show password',
    wrong: 'The password does not match. You have 3 attempts left.',
    signIn: 'Sign in',
    met: 'met',
    unmet: 'missing',
    summary: (met: number, all: number) => `${met} of ${all} rules met`,
    rules: ['At least 12 characters', 'A letter and a number', 'Different from your last passwords'],
  },
  es: {
    password: 'Contraseña',
    fresh: 'Contraseña nueva',
    forgot: 'La olvidé',
    reveal: 'Mostrar contraseña',
    wrong: 'La contraseña no coincide. Le quedan 3 intentos.',
    signIn: 'Entrar',
    met: 'cumplida',
    unmet: 'falta',
    summary: (met: number, all: number) => `${met} de ${all} reglas cumplidas`,
    rules: ['Al menos 12 caracteres', 'Una letra y un número', 'Diferente de sus últimas contraseñas'],
  },
}

const meta = {
  title: 'Fields/Password field',
  component: PasswordField,
  args: { label: '', revealLabel: '' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>
type Words = (typeof inEach)['pt-BR']

function NewPassword({ w, first = '' }: { w: Words; first?: string }) {
  const [password, setPassword] = useState(first)
  const met = [password.length >= 12, /[a-z]/i.test(password) && /\d/.test(password), password !== '' && password !== 'aurora2025']
  return (
    <PasswordField
      label={w.fresh}
      revealLabel={w.reveal}
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      describedBy="new-password-rules"
      below={
        <PasswordRules
          id="new-password-rules"
          summary={w.summary(met.filter(Boolean).length, met.length)}
          rules={w.rules.map((label, index) => ({ label, met: met[index] ?? false }))}
          metLabel={w.met}
          unmetLabel={w.unmet}
        />
      }
    />
  )
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const forgot = (
      <TextLink href="#top" variant="alone" size="sm">
        {w.forgot}
      </TextLink>
    )
    return (
      <StoryStack width="24rem">
        <PasswordField label={w.password} revealLabel={w.reveal} labelAction={forgot} defaultValue="aurora2026" />
        <PasswordField label={w.password} revealLabel={w.reveal} error={w.wrong} />
        <PasswordField label={w.password} revealLabel={w.reveal} disabled defaultValue="aurora2026" />
        <NewPassword w={w} first="aurora2026" />
      </StoryStack>
    )
  },
}

export const Revealed: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          args.onSubmit?.(event as never)
        }}
      >
        <StoryStack width="24rem">
          <PasswordField label={w.password} revealLabel={w.reveal} name="password" />
          <Button variant="primary" type="submit">
            {w.signIn}
          </Button>
        </StoryStack>
      </form>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const input = within(canvasElement).getByLabelText(w.password)
    const reveal = within(canvasElement).getByRole('button', { name: w.reveal })
    await userEvent.click(input)
    await userEvent.paste('aurora 2026')
    await expect(input).toHaveValue('aurora 2026')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.tab()
    await expect(reveal).toHaveFocus()
    await expect(reveal).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const RuleByRule: Story = {
  render: (_args, context) => <NewPassword w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(w.fresh)
    await expect(canvas.getByRole('status')).toHaveTextContent(w.summary(0, 3))
    await userEvent.type(input, 'biblioteca')
    await expect(canvas.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      `${w.rules[0]} (${w.unmet})`,
      `${w.rules[1]} (${w.unmet})`,
      `${w.rules[2]} (${w.met})`,
    ])
    await userEvent.type(input, '27')
    await expect(canvas.getByRole('status')).toHaveTextContent(w.summary(3, 3))
    await expect(input).toHaveAccessibleDescription(w.summary(3, 3))
  },
}
