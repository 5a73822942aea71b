import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Message, MessageList } from './message-list.tsx'

const inEach = {
  'pt-BR': {
    label: 'Conversa com a secretaria',
    you: 'Você',
    office: 'Secretaria',
    asked: 'Bom dia!\n\nPreciso da declaração até sexta-feira. Dá tempo?',
    answered: 'Bom dia, Ana. Dá, sim: ela fica pronta na quinta.',
    read: 'Lida',
  },
  en: {
    label: 'Conversation with the office',
    you: 'You',
    office: 'Office',
    asked: 'Good morning!\n\nI need the statement by Friday. Is there time?',
    answered: 'Good morning, Ana. Yes, it will be ready on Thursday.',
    read: 'Read',
  },
  es: {
    label: 'Conversación con la secretaría',
    you: 'Tú',
    office: 'Secretaría',
    asked: '¡Buenos días!\n\nNecesito la constancia para el viernes. ¿Hay tiempo?',
    answered: 'Buenos días, Ana. Sí, estará lista el jueves.',
    read: 'Leído',
  },
}

const meta = { title: 'Data/MessageList', component: MessageList } satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj

export const TwoSides: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <MessageList label={w.label}>
          <Message side="own" author={w.you} when={<time dateTime="2026-11-12T09:14-03:00">09:14</time>} state={w.read}>
            {w.asked}
          </Message>
          <Message side="other" author={w.office} when={<time dateTime="2026-11-12T10:02-03:00">10:02</time>}>
            {w.answered}
          </Message>
          <Message side="own" author={w.you} when={<time dateTime="2026-11-12T10:03-03:00">10:03</time>}>
            {'x'.repeat(300)}
          </Message>
        </MessageList>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const items = within(within(canvasElement).getByRole('list', { name: w.label })).getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(w.read)
    await expect(items[2]!.scrollWidth).toBeLessThanOrEqual(items[2]!.clientWidth)
  },
}
