import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, ExternalLink, FileExclamationPoint } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Card } from './card.tsx'
import { noteActionLook, NoteItem, noteOpenLook } from './note-item.tsx'

const inEach = {
  'pt-BR': {
    unread: 'Não lida',
    read: 'Marcar como lida',
    again: 'Marcar como não lida',
    paid: 'Pagamento confirmado',
    paidText: 'Recebemos R$ 1.226,35 pela mensalidade de outubro.',
    when: '21/11/2026 14:32',
    refused: 'Documento recusado',
    refusedText:
      'A segunda página do histórico escolar está ilegível. Envie o arquivo de novo até 24/11/2026 para não perder o prazo da rematrícula.',
    yesterday: '20/11/2026 09:10',
    event: 'Semana acadêmica da Faculdade de Engenharia com inscrições abertas até sexta-feira',
  },
  en: {
    unread: 'Unread',
    read: 'Mark as read',
    again: 'Mark as unread',
    paid: 'Payment confirmed',
    paidText: 'We received R$1,226.35 for the monthly fee of October.',
    when: '11/21/2026 14:32',
    refused: 'Document refused',
    refusedText:
      'The second page of the school record can’t be read. Send the file again by 11/24/2026 so that you don’t miss the re-enrollment.',
    yesterday: '11/20/2026 09:10',
    event: 'Academic week of the School of Engineering with registration open until Friday',
  },
  es: {
    unread: 'No leída',
    read: 'Marcar como leída',
    again: 'Marcar como no leída',
    paid: 'Pago confirmado',
    paidText: 'Recibimos R$ 1.226,35 por la mensualidad de octubre.',
    when: '21/11/2026 14:32',
    refused: 'Documento rechazado',
    refusedText:
      'La segunda página del historial académico es ilegible. Envíe el archivo de nuevo hasta el 24/11/2026 para no perder el plazo de la reinscripción.',
    yesterday: '20/11/2026 09:10',
    event: 'Semana académica de la Facultad de Ingeniería con inscripciones abiertas hasta el viernes',
  },
}
const open = fn()
const mark = fn()

const meta = { title: 'Data/Note item', component: NoteItem } satisfies Meta<typeof NoteItem>

export default meta
type Story = StoryObj

export const ReadAndUnread: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="26rem">
        <ul role="list" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          <NoteItem
            icon={<FileExclamationPoint />}
            title={
              <button type="button" className={noteOpenLook} onClick={open}>
                {w.refused}
              </button>
            }
            when={w.when}
            unreadLabel={w.unread}
            action={<button type="button" className={noteActionLook} aria-label={w.read} onClick={mark} />}
          >
            {w.refusedText}
          </NoteItem>
          <NoteItem
            title={
              <a href="#outside" className={noteOpenLook}>
                {w.event}
                <ExternalLink size={16} />
              </a>
            }
            when={w.when}
            unreadLabel={w.unread}
          >
            {w.paidText}
          </NoteItem>
          <NoteItem
            icon={<CircleCheck />}
            title={w.paid}
            when={w.yesterday}
            action={<button type="button" className={noteActionLook} aria-label={w.again} />}
          >
            {w.paidText}
          </NoteItem>
        </ul>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [unread, , read] = within(canvasElement).getAllByRole('listitem')
    await expect(unread).toHaveTextContent(w.unread)
    await expect(read).not.toHaveTextContent(w.unread)
    // Clicking the text below the title activates the title; the action stays separate.
    const at = within(unread!).getByText(w.refusedText).getBoundingClientRect()
    const pressed = document.elementFromPoint(at.left + 20, at.top + 5)
    await expect(pressed).toBe(within(unread!).getByRole('button', { name: w.refused }))
    await userEvent.click(within(unread!).getByRole('button', { name: w.read }))
    await expect(mark).toHaveBeenCalledOnce()
    await expect(open).not.toHaveBeenCalled()
  },
}

/** Where there is room for a time beside the words. */
export const WithoutTime: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="44rem">
        <Card as="div">
          <ul className="note-list__list" role="list">
            <NoteItem icon={<CircleCheck />} title={w.paid} when={null}>
              {w.paidText}
            </NoteItem>
          </ul>
        </Card>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [title, text] = [w.paid, w.paidText].map((one) => within(canvasElement).getByText(one).getBoundingClientRect())
    await expect(text!.left).toBe(title!.left)
    await expect(text!.top).toBeGreaterThanOrEqual(title!.bottom)
  },
}
