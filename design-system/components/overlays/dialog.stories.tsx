import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'

const inEach = {
  'pt-BR': {
    open: 'Ver como calculamos',
    title: 'Como chegamos neste valor',
    close: 'Fechar',
    done: 'Entendi',
    pay: 'Pagar com Pix',
    email: 'E-mail',
    send: 'Enviar recibo',
    cancel: 'Cancelar',
    text: 'A mensalidade de outubro venceu em 10/11. Sobre R$ 1.198,00 somam-se multa de 2% e juros de 1% ao mês, contados por dia.',
  },
  en: {
    open: 'See how this is worked out',
    title: 'How we arrived at this amount',
    close: 'Close',
    done: 'Got it',
    pay: 'Pay with Pix',
    email: 'Email',
    send: 'Send receipt',
    cancel: 'Cancel',
    text: 'The fee of October was due on 11/10. To R$ 1,198.00 a fine of 2% is added, and interest of 1% a month, counted by day.',
  },
  es: {
    open: 'Ver cómo se calcula',
    title: 'Cómo llegamos a este importe',
    close: 'Cerrar',
    done: 'Entendido',
    pay: 'Pagar con Pix',
    email: 'Correo electrónico',
    send: 'Enviar recibo',
    cancel: 'Cancelar',
    text: 'La mensualidad de octubre venció el 10/11. A R$ 1.198,00 se suman una multa del 2% y un interés del 1% al mes, contado por día.',
  },
}
type Words = (typeof inEach)['en']

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: false, onClose: fn(), title: '', closeLabel: '', children: null },
  parameters: { picture: 'page' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

function Example({
  w,
  size,
  dismissible,
  paragraphs = 1,
  onClose,
}: {
  w: Words
  size?: 'sm' | 'wide' | undefined
  dismissible?: boolean | undefined
  paragraphs?: number
  onClose?: () => void
}) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <div style={{ minHeight: '30rem' }}>
      <Button onClick={() => setOpen(true)}>{w.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        size={size}
        dismissible={dismissible}
        title={w.title}
        closeLabel={w.close}
        actions={
          <>
            <Button onClick={close}>{w.done}</Button>
            <Button variant="primary">{w.pay}</Button>
          </>
        }
      >
        {Array.from({ length: paragraphs }, (_, index) => (
          <p key={index} style={{ marginBottom: '1rem' }}>
            {w.text}
          </p>
        ))}
      </Dialog>
    </div>
  )
}

async function openIn(canvasElement: HTMLElement, w: Words) {
  const opener = within(canvasElement).getByRole('button', { name: w.open })
  await userEvent.click(opener)
  return { opener, dialog: within(canvasElement).getByRole('dialog', { name: w.title }) }
}

export const Medium: Story = {
  tags: ['picture'],
  render: (_args, context) => <Example w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const { opener, dialog } = await openIn(canvasElement, w)
    await expect(within(dialog).getByRole('heading')).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(within(dialog).getByRole('button', { name: w.close }))
    await expect(dialog).not.toBeVisible()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('')
    await openIn(canvasElement, w)
  },
}

export const Small: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} size="sm" />,
  play: async ({ canvasElement, globals }) => {
    const { dialog } = await openIn(canvasElement, words(inEach, { globals }))
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(443)
  },
}

/** Heading and actions stay while the text scrolls. */
export const LongText: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} size="wide" paragraphs={20} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const { dialog } = await openIn(canvasElement, w)
    dialog.scrollTop = 400
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeLessThan(top + 40)
    await expect(within(dialog).getByRole('button', { name: w.pay }).getBoundingClientRect().bottom).toBeLessThan(bottom)
  },
}

const onClose = fn()

export const PressBesideCloses: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} onClose={onClose} />,
  play: async ({ canvasElement, globals }) => {
    onClose.mockClear()
    const { opener, dialog } = await openIn(canvasElement, words(inEach, { globals }))
    const text = within(dialog).getByText(words(inEach, { globals }).text)
    // Releasing a text selection beside the dialog must not close it.
    fireEvent.pointerDown(text)
    fireEvent.click(dialog)
    await expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
}

export const EscapeCloses: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} onClose={onClose} />,
  play: async ({ canvasElement, globals }) => {
    onClose.mockClear()
    const { opener, dialog } = await openIn(canvasElement, words(inEach, { globals }))
    // What the browser does on Escape.
    if (dialog instanceof HTMLDialogElement) dialog.requestClose()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(opener).toHaveFocus()
  },
}

/** As long as it is not closed by its `open`, such as before a question about what is written in it. */
export const StaysUntilClosed: Story = {
  args: { open: true, onClose },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <Dialog {...args} title={w.send} closeLabel={w.close}>
        <TextField label={w.email} name="email" type="email" />
      </Dialog>
    )
  },
  play: async ({ canvasElement, globals }) => {
    onClose.mockClear()
    const w = words(inEach, { globals })
    const field = within(canvasElement).getByRole('textbox', { name: w.email })
    await userEvent.click(field)
    const dialog = within(canvasElement).getByRole('dialog')
    if (!(dialog instanceof HTMLDialogElement)) return
    dialog.requestClose()
    await expect(dialog.open).toBe(true)
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    // A second Escape cannot be prevented.
    fireEvent(dialog, new Event('cancel'))
    await expect(onClose).toHaveBeenCalledOnce()
    dialog.close()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
    await expect(dialog).toBeVisible()
  },
}

export const OnlyByItsButtons: Story = {
  render: (_args, context) => <Example w={words(inEach, context)} dismissible={false} onClose={onClose} />,
  play: async ({ canvasElement, globals }) => {
    onClose.mockClear()
    const { dialog } = await openIn(canvasElement, words(inEach, { globals }))
    if (dialog instanceof HTMLDialogElement) {
      dialog.requestClose()
      // Browsers may close despite a prevented cancel event.
      dialog.close()
    }
    await waitFor(() => expect(dialog).toBeVisible())
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    await expect(onClose).not.toHaveBeenCalled()
  },
}

function FormExample({ w }: { w: Words }) {
  const [open, setOpen] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w.open}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        initialFocus={email}
        size="sm"
        title={w.send}
        closeLabel={w.close}
        actions={<Button variant="primary">{w.send}</Button>}
      >
        <TextField ref={email} label={w.email} name="email" type="email" />
      </Dialog>
    </>
  )
}

export const FocusOnAField: Story = {
  render: (_args, context) => <FormExample w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await userEvent.click(within(canvasElement).getByRole('button', { name: w.open }))
    await expect(within(canvasElement).getByRole('textbox', { name: w.email })).toHaveFocus()
  },
}
