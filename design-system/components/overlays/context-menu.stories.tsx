import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { ContextMenu } from './context-menu.tsx'

const inEach = {
  'pt-BR': { label: 'Ações do documento', file: 'histórico-escolar.pdf', open: 'Abrir', remove: 'Excluir' },
  en: { label: 'Document actions', file: 'transcript.pdf', open: 'Open', remove: 'Delete' },
  es: { label: 'Acciones del documento', file: 'historial-academico.pdf', open: 'Abrir', remove: 'Eliminar' },
}
const onOpen = fn()

const meta = {
  title: 'Overlays/Context menu',
  component: ContextMenu,
  args: { label: '', items: [], children: null },
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: '16rem' }}>
        <ContextMenu
          label={w.label}
          items={[
            { kind: 'action', id: 'open', label: w.open, icon: <FileText strokeWidth={1.75} aria-hidden />, onSelect: onOpen },
            {
              kind: 'action',
              id: 'remove',
              label: w.remove,
              icon: <Trash2 strokeWidth={1.75} aria-hidden />,
              destructive: true,
              onSelect: fn(),
            },
          ]}
        >
          <Button>{w.file}</Button>
        </ContextMenu>
      </div>
    )
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    fireEvent.contextMenu(canvas.getByRole('button'), { clientX: 90, clientY: 50 })
    const menu = await canvas.findByRole('menu', { name: w.label })
    // At the pointer, give or take what keeps the corner from covering it.
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - 90)).toBeLessThan(8))
    await expect(Math.abs(menu.getBoundingClientRect().top - 50)).toBeLessThan(8)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    onOpen.mockClear()
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: w.file })
    button.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await canvas.findByRole('menu', { name: w.label })
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ContextMenu}')
    await waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent(w.open))
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    await expect(button).toHaveFocus()
  },
}

export const ByLongPress: Story = {
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: w.file })
    const finger = { pointerType: 'touch', clientX: 40, clientY: 40 }
    // A finger that moves is scrolling.
    fireEvent.pointerDown(button, finger)
    fireEvent.pointerMove(button, { ...finger, clientY: 80 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    await expect(canvas.queryByRole('menu')).toBeNull()
    fireEvent.pointerDown(button, finger)
    await canvas.findByRole('menu', { name: w.label })
  },
}
