import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { ErrorState } from './error-state.tsx'

const inEach = {
  'pt-BR': {
    title: 'Não deu para mostrar os seus débitos',
    text: 'O sistema financeiro não respondeu. Os seus dados estão seguros; tente de novo em um minuto.',
    retry: 'Tentar de novo',
    retrying: 'Tentando',
    code: 'Código para o suporte:',
  },
  en: {
    title: 'Your debts could not be shown',
    text: 'The finance system did not answer. Your data is safe; try again in a minute.',
    retry: 'Try again',
    retrying: 'Trying',
    code: 'Code for support:',
  },
  es: {
    title: 'No se pudieron mostrar sus deudas',
    text: 'El sistema financiero no respondió. Sus datos están seguros; inténtelo de nuevo en un minuto.',
    retry: 'Reintentar',
    retrying: 'Intentando',
    code: 'Código para soporte:',
  },
}
const retry = fn()

const meta = { title: 'Feedback/Error state', component: ErrorState, args: { title: '' } } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <ErrorState title={w.title} retry={<Button onClick={retry}>{w.retry}</Button>}>
          {w.text}
          <p>
            {w.code} <code>5f2c9a71-8e13-4b60</code>
          </p>
        </ErrorState>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    retry.mockClear()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(words(inEach, { globals }).title)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <ErrorState title={w.title} retry={<Button loading>{w.retrying}</Button>} />
  },
}
