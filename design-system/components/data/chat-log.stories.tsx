import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { ChatEvent, ChatLog, ChatMessage } from './chat-log.tsx'

const inEach = {
  'pt-BR': {
    label: 'Conversa com a secretaria',
    sent: '18/11 · Pedido enviado com 2 arquivos',
    you: 'Você',
    asked: 'Bom dia!\n\nPreciso da declaração até sexta-feira. Dá tempo?',
    answered: 'Bom dia, Ana. Dá, sim: ela fica pronta na quinta.',
    read: 'lida',
  },
  en: {
    label: 'Conversation with the office',
    sent: '11/18 · Request sent with 2 files',
    you: 'You',
    asked: 'Good morning!\n\nI need the statement by Friday. Is there time?',
    answered: 'Good morning, Ana. Yes, it will be ready on Thursday.',
    read: 'read',
  },
  es: {
    label: 'Conversación con la secretaría',
    sent: '18/11 · Solicitud enviada con 2 archivos',
    you: 'Tú',
    asked: '¡Buenos días!\n\nNecesito la constancia para el viernes. ¿Hay tiempo?',
    answered: 'Buenos días, Ana. Sí, estará lista el jueves.',
    read: 'leído',
  },
}

const meta = { title: 'Data/Chat log', component: ChatLog } satisfies Meta<typeof ChatLog>

export default meta
type Story = StoryObj

export const Conversation: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <ChatLog label={w.label}>
          <ChatEvent>{w.sent}</ChatEvent>
          <ChatMessage side="own" author={w.you} when={`26/11 08:12, ${w.read}`}>
            {w.asked}
          </ChatMessage>
          <ChatMessage side="other" author="Hugo Martins" initials="HM" when="Hugo Martins, 26/11 10:02">
            {w.answered}
          </ChatMessage>
          <ChatMessage side="own" author={w.you} when="26/11 10:03">
            {'x'.repeat(300)}
          </ChatMessage>
        </ChatLog>
      </StoryStack>
    )
  },
}
