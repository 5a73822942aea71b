import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { LoadingMessage } from './loading-message.tsx'
import { Spinner } from './spinner.tsx'

const inEach = {
  'pt-BR': {
    wait: 'Buscando as formas de pagamento',
    long: 'Conferindo com o banco se o pagamento já foi confirmado, o que pode levar um minuto',
  },
  en: { wait: 'Looking up the ways to pay', long: 'Asking the bank whether the payment has been confirmed, which can take a minute' },
  es: { wait: 'Buscando las formas de pago', long: 'Consultando al banco si el pago ya fue confirmado, lo que puede tardar un minuto' },
}

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithWord: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <Spinner />
        <LoadingMessage>{w.wait}</LoadingMessage>
        <LoadingMessage>{w.long}</LoadingMessage>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const [first] = within(canvasElement).getAllByRole('status')
    await expect(first).toHaveTextContent(words(inEach, { globals }).wait)
  },
}
