import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Status } from '../feedback/status.tsx'
import { Drawer } from './drawer.tsx'

const inEach = {
  'pt-BR': {
    open: 'Ver débito',
    title: 'Mensalidade de outubro de 2026',
    close: 'Fechar',
    pay: 'Pagar',
    overdue: 'Vencida',
    line: 'Parcela',
    text: 'Engenharia Civil, matrícula 202310482',
  },
  en: {
    open: 'See debt',
    title: 'Monthly fee of October 2026',
    close: 'Close',
    pay: 'Pay',
    overdue: 'Overdue',
    line: 'Installment',
    text: 'Civil Engineering, enrollment 202310482',
  },
  es: {
    open: 'Ver deuda',
    title: 'Mensualidad de octubre de 2026',
    close: 'Cerrar',
    pay: 'Pagar',
    overdue: 'Vencida',
    line: 'Cuota',
    text: 'Ingeniería Civil, matrícula 202310482',
  },
}
type Words = (typeof inEach)['en']

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: false, onClose: fn(), title: '', closeLabel: '', children: null },
  parameters: { picture: 'page' },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

function Example({ w, side, lines = 0 }: { w: Words; side: 'start' | 'end'; lines?: number }) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '30rem' }}>
      <Button onClick={() => setOpen(true)}>{w.open}</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title={w.title}
        closeLabel={w.close}
        actions={<Button variant="primary">{w.pay}</Button>}
      >
        <Status tone="danger">{w.overdue}</Status>
        <p style={{ marginTop: '1rem' }}>{w.text}</p>
        {Array.from({ length: lines }, (_, line) => (
          <p key={line} style={{ paddingBlock: '1rem' }}>{`${w.line} ${line + 1}`}</p>
        ))}
      </Drawer>
    </div>
  )
}

async function openIn(canvasElement: HTMLElement, w: Words) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: w.open }))
  return within(canvasElement).getByRole('dialog', { name: w.title })
}

export const End: Story = {
  tags: ['picture'],
  render: (_args, context) => <Example w={words(inEach, context)} side="end" />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const drawer = await openIn(canvasElement, w)
    await expect(within(drawer).getByRole('heading')).toHaveFocus()
    await expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth)
    await userEvent.click(within(drawer).getByRole('button', { name: w.close }))
    await expect(within(canvasElement).getByRole('button', { name: w.open })).toHaveFocus()
    await openIn(canvasElement, w)
  },
}

export const Start: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} side="start" lines={40} />,
  play: async ({ canvasElement, globals }) => {
    const drawer = await openIn(canvasElement, words(inEach, { globals }))
    await expect(drawer.getBoundingClientRect().left).toBe(0)
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight)
  },
}
