import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/story-layout.tsx'
import { words } from '../../stories/words.ts'
import { NoteItem } from './note-item.tsx'

const inEach = {
  'pt-BR': { unread: 'não lida', paid: 'Pagamento confirmado', paidText: 'Recebemos R$ 1.226,35 pela mensalidade de outubro.', when: 'Hoje, 14:32', refused: 'Documento recusado', refusedText: 'A segunda página do histórico escolar está ilegível. Envie o arquivo de novo até 24/11/2026 para não perder o prazo da rematrícula.', yesterday: 'Ontem, 09:10' },
  en: { unread: 'unread', paid: 'Payment confirmed', paidText: 'We received R$1,226.35 for the monthly fee of October.', when: 'Today, 2:32 PM', refused: 'Document refused', refusedText: 'The second page of the school record can’t be read. Send the file again by 11/24/2026 so that you don’t miss the re-enrollment.', yesterday: 'Yesterday, 9:10 AM' },
  es: { unread: 'no leída', paid: 'Pago confirmado', paidText: 'Recibimos R$ 1.226,35 por la mensualidad de octubre.', when: 'Hoy, 14:32', refused: 'Documento rechazado', refusedText: 'La segunda página del historial académico es ilegible. Envíe el archivo de nuevo hasta el 24/11/2026 para no perder el plazo de la rematrícula.', yesterday: 'Ayer, 09:10' },
}

const meta = { title: 'Data/Note item', component: NoteItem } satisfies Meta<typeof NoteItem>

export default meta
type Story = StoryObj

export const ReadAndUnread: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <ul role="list" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          <NoteItem title={w.refused} when={w.when} unreadLabel={w.unread}>
            {w.refusedText}
          </NoteItem>
          <NoteItem title={w.paid} when={w.yesterday}>
            {w.paidText}
          </NoteItem>
        </ul>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const [unread, read] = within(canvasElement).getAllByRole('listitem')
    const word = words(inEach, { globals }).unread
    await expect(unread).toHaveTextContent(word)
    await expect(read).not.toHaveTextContent(word)
  },
}
