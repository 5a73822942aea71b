import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { ContextMenu, type ContextMenuProps } from './context-menu.tsx'
import { Dialog } from './dialog.tsx'

const inEach = {
  'pt-BR': { label: 'Link', file: 'histórico-escolar.pdf', open: 'Abrir em nova aba', copy: 'Copiar link', close: 'Fechar' },
  en: { label: 'Link', file: 'transcript.pdf', open: 'Open in a new tab', copy: 'Copy link', close: 'Close' },
  es: { label: 'Enlace', file: 'historial-academico.pdf', open: 'Abrir en una pestaña nueva', copy: 'Copiar enlace', close: 'Cerrar' },
}
type Words = (typeof inEach)['en']

const onOpen = fn()
const meta = {
  title: 'Overlays/Context menu',
  component: ContextMenu,
  args: { labelledBy: '', items: [], point: { x: 0, y: 0 }, onClose: fn() },
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Example w={w}>
        {[
          { id: 'open', label: w.open, icon: <ExternalLink />, onSelect: onOpen },
          { id: 'copy', label: w.copy, icon: <Copy />, onSelect: fn() },
        ]}
      </Example>
    )
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

function Example({ w, children }: { w: Words; children: ContextMenuProps['items'] }) {
  const [point, setPoint] = useState<ContextMenuProps['point'] | null>(null)
  return (
    <div style={{ minHeight: '16rem' }}>
      <span id="menu-label" className="visually-hidden">
        {w.label}
      </span>
      <Button
        onContextMenu={(event) => {
          event.preventDefault()
          setPoint({ x: event.clientX, y: event.clientY })
        }}
      >
        {w.file}
      </Button>
      {point ? <ContextMenu labelledBy="menu-label" items={children} point={point} onClose={() => setPoint(null)} /> : null}
    </div>
  )
}

async function openMenu(canvasElement: HTMLElement, file: string) {
  const canvas = within(canvasElement)
  fireEvent.contextMenu(canvas.getByRole('button', { name: file }), { clientX: 90, clientY: 50 })
  const menu = await canvas.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  return menu
}

const highlighted = () => document.querySelector('[data-highlighted]')?.textContent

export const ByPointer: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const menu = await openMenu(canvasElement, w.file)
    await expect(menu).toHaveAccessibleName(w.label)
    // At the pointer, with a tolerance for the gutter and flipping.
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - 90)).toBeLessThan(8))
    await expect(Math.abs(menu.getBoundingClientRect().top - 50)).toBeLessThan(8)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    onOpen.mockClear()
    const w = words(inEach, { globals })
    await openMenu(canvasElement, w.file)
    await waitFor(() => expect(highlighted()).toBe(w.open))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).toBe(w.copy))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).toBe(w.open))
    await userEvent.keyboard(w.copy.slice(0, 3))
    await waitFor(() => expect(highlighted()).toBe(w.copy))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull())
    await openMenu(canvasElement, w.file)
    await waitFor(() => expect(highlighted()).toBe(w.open))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    await expect(within(canvasElement).queryByRole('menu')).toBeNull()
  },
}

/** A menu taller than the screen scrolls. */
export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Example w={w}>
        {Array.from({ length: 30 }, (_, index) => ({ id: String(index), label: `${index + 1}. ${w.open}, ${w.copy}`, onSelect: fn() }))}
      </Example>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const menu = await openMenu(canvasElement, words(inEach, { globals }).file)
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** In the top layer like the dialog, so neither behind it nor inert. */
export const InADialog: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Dialog open onClose={fn()} title={w.label} closeLabel={w.close}>
        <Example w={w}>{[{ id: 'open', label: w.open, onSelect: onOpen }]}</Example>
      </Dialog>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, words(inEach, { globals }).file)
    const item = within(canvasElement).getByRole('menuitem')
    const onTop = () => {
      const { left, top } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + 20, top + 10))
    }
    await waitFor(() => expect(onTop()).toBe(true))
  },
}
