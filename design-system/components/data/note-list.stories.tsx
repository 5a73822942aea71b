import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { NoteItem } from './note-item.tsx'
import { NoteDay, NoteList } from './note-list.tsx'

const inEach = {
  'pt-BR': {
    title: 'Notificações',
    all: 'Marcar todas como lidas',
    more: 'Mostrar mais',
    note: 'Aviso',
    text: 'Sua turma de Cálculo II mudou de sala: a aula de quinta-feira é no bloco C.',
    when: '14:32',
    today: 'Hoje',
    yesterday: 'Ontem',
    unread: 'Não lida',
    why: 'Somente o titular da conta pode marcar notificações como lidas.',
    empty: 'Nenhuma notificação',
    later: 'Avisos da instituição aparecem aqui.',
  },
  en: {
    title: 'Notifications',
    all: 'Mark all as read',
    more: 'Show more',
    note: 'Note',
    text: 'Your Calculus II class has another room: Thursday’s lesson is in building C.',
    when: '14:32',
    today: 'Today',
    yesterday: 'Yesterday',
    unread: 'Unread',
    why: 'Only the person themselves can mark notifications as read.',
    empty: 'No notifications',
    later: 'Messages of the institution appear here.',
  },
  es: {
    title: 'Notificaciones',
    all: 'Marcar todas como leídas',
    more: 'Mostrar más',
    note: 'Aviso',
    text: 'Tu clase de Cálculo II cambió de aula: la del jueves es en el bloque C.',
    when: '14:32',
    today: 'Hoy',
    yesterday: 'Ayer',
    unread: 'No leída',
    why: 'Solo la propia persona puede marcar notificaciones como leídas.',
    empty: 'Ninguna notificación',
    later: 'Los avisos de la institución aparecen aquí.',
  },
}
type StoryWords = (typeof inEach)['pt-BR']

/** Five at first, five more each time, twenty in all. */
function Growing({ w }: { w: StoryWords }) {
  const [count, setCount] = useState(5)
  const more = () => setCount((now) => Math.min(now + 5, 20))
  return (
    <NoteList
      title={w.title}
      action={
        <Button variant="quiet" size="sm">
          {w.all}
        </Button>
      }
      onEndInView={count < 20 ? more : undefined}
      more={
        count < 20 ? (
          <Button size="sm" onClick={more}>
            {w.more}
          </Button>
        ) : null
      }
    >
      {Array.from({ length: count }, (_, index) => (
        <NoteItem
          key={index}
          title={<a href={`#${index}`} className="note-item__open">{`${w.note} ${index + 1}`}</a>}
          when={w.when}
          unreadLabel={index < 2 ? w.unread : undefined}
          compact
        >
          {w.text}
        </NoteItem>
      ))}
    </NoteList>
  )
}

const meta = { title: 'Data/Note list', component: NoteList, args: { title: '' } } satisfies Meta<typeof NoteList>
export default meta
type Story = StoryObj<typeof meta>

export const GrowsAtItsEnd: Story = {
  render: (_args, context) => (
    <StoryStack width="27rem">
      <Growing w={words(inEach, context)} />
    </StoryStack>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list').closest('.note-list__scroller')!.clientHeight).toBeLessThanOrEqual(400)
    for (const count of [10, 15, 20]) {
      await waitFor(() => {
        canvas.getAllByRole('listitem').at(-1)!.scrollIntoView()
        expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(count)
      })
    }
    await expect(canvas.queryByRole('button', { name: w.more })).toBeNull()
  },
}

export const ReadOnly: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="27rem">
        <NoteList
          title={w.title}
          action={
            <Button variant="quiet" size="sm" disabled>
              {w.all}
            </Button>
          }
          notice={w.why}
          more={<Button size="sm">{w.more}</Button>}
        >
          <NoteItem title={w.note} when={`${w.today}, ${w.when}`} unreadLabel={w.unread} compact>
            {w.text}
          </NoteItem>
          <NoteItem title={w.note} when={`${w.yesterday}, ${w.when}`} compact>
            {w.text}
          </NoteItem>
        </NoteList>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: words(inEach, { globals }).more })).toHaveFocus()
  },
}

export const ByDay: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="27rem">
        <NoteDay title={w.today}>
          <NoteItem title={w.note} when={w.when} unreadLabel={w.unread}>
            {w.text}
          </NoteItem>
        </NoteDay>
        <NoteDay title={w.yesterday}>
          <NoteItem title={w.note} when={w.when}>
            {w.text}
          </NoteItem>
        </NoteDay>
      </StoryStack>
    )
  },
}

export const Empty: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="27rem">
        <NoteList
          title={w.title}
          state={
            <EmptyState icon={<BellOff size={24} />} title={w.empty}>
              {w.later}
            </EmptyState>
          }
        />
      </StoryStack>
    )
  },
}
