import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryRow, StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { StickyActionBar } from '../actions/sticky-action-bar.tsx'
import { Toast } from './toast.tsx'
import { createToastQueue } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const inEach = {
  'pt-BR': {
    region: 'Avisos, F8',
    close: 'Fechar aviso',
    pay: 'Pagar',
    copied: 'Código Pix copiado',
    undo: 'Desfazer',
    removed: 'Conta bancária excluída',
    failed: 'O recibo não foi enviado',
    why: 'Sem resposta do servidor de e-mail.',
    again: 'Tentar de novo',
    soon: 'O código vence em 5 minutos',
    long: 'Requerimento de aproveitamento de estudos enviado à coordenação do curso de Engenharia Civil',
  },
  en: {
    region: 'Messages, F8',
    close: 'Close message',
    pay: 'Pay',
    copied: 'Pix code copied',
    undo: 'Undo',
    removed: 'Bank account deleted',
    failed: 'The receipt was not sent',
    why: 'The mail server did not answer.',
    again: 'Try again',
    soon: 'The code expires in 5 minutes',
    long: 'Request for credit transfer sent to the coordination of the Civil Engineering course',
  },
  es: {
    region: 'Avisos, F8',
    close: 'Cerrar aviso',
    pay: 'Pagar',
    copied: 'Código Pix copiado',
    undo: 'Deshacer',
    removed: 'Cuenta bancaria eliminada',
    failed: 'El recibo no se envió',
    why: 'El servidor de correo no respondió.',
    again: 'Reintentar',
    soon: 'El código vence en 5 minutos',
    long: 'Solicitud de reconocimiento de estudios enviada a la coordinación de la carrera de Ingeniería Civil',
  },
}

const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  args: { queue: createToastQueue({ spacing: 0 }), label: '', closeLabel: '' },
  render: ({ queue }, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: '34rem' }}>
        <StoryRow>
          <Button variant="primary" onClick={() => queue.add({ tone: 'ok', title: w.copied })}>
            {w.pay}
          </Button>
        </StoryRow>
        <Toaster queue={queue} label={w.region} closeLabel={w.close} />
      </div>
    )
  },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    const close = { onClose: fn(), closeLabel: w.close }
    return (
      <StoryStack width="23.75rem">
        <Toast tone="ok" title={w.copied} {...close} />
        <Toast tone="info" title={w.removed} action={<Button size="sm">{w.undo}</Button>} {...close} />
        <Toast tone="danger" title={w.failed} action={<Button size="sm">{w.again}</Button>} {...close}>
          {w.why}
        </Toast>
        <Toast tone="warning" title={w.long} {...close} />
      </StoryStack>
    )
  },
}

/** One message at a time, and above what the page asks to press. */
export const AboveTheActionBar: Story = {
  args: { queue: createToastQueue({ spacing: 0 }) },
  render: ({ queue }, context) => {
    const w = words(inEach, context)
    return (
      <>
        <div style={{ height: '160vh' }} />
        <StickyActionBar label={w.soon} action={<Button variant="primary">{w.pay}</Button>} />
        <Toaster queue={queue} label={w.region} closeLabel={w.close} />
      </>
    )
  },
  play: async ({ args: { queue }, globals, canvasElement }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    queue.add({ tone: 'danger', title: w.failed, text: w.why })
    queue.add({ tone: 'info', title: w.removed })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    const [assertive] = canvas.getAllByRole('list')
    await expect(assertive).toHaveAttribute('aria-live', 'assertive')
    await expect(assertive).toHaveTextContent(w.failed)
    const bar = canvas.getByRole('button', { name: w.pay }).closest('.sticky-action-bar__root')!
    for (const top of [0, 200, 10_000]) {
      scrollTo(0, top)
      await waitFor(() =>
        expect(canvas.getByRole('listitem').getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      )
    }
  },
}

/** Where a field is at one end of the screen it stands at the other; where fields are everywhere, errors alone are shown. */
export const OverNoField: Story = {
  args: { queue: createToastQueue({ spacing: 0 }) },
  render: ({ queue }, context) => {
    const w = words(inEach, context)
    return (
      <>
        <div style={{ height: '130vh', display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
          <span />
          <textarea aria-label={w.soon} rows={4} style={{ width: '100%' }} />
        </div>
        <Toaster queue={queue} label={w.region} closeLabel={w.close} />
      </>
    )
  },
  play: async ({ args: { queue }, globals, canvasElement }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    const toast = () => canvas.getByRole('listitem').getBoundingClientRect()
    queue.add({ tone: 'info', title: w.removed, duration: Number.POSITIVE_INFINITY })
    await waitFor(() => expect(toast().top).toBeGreaterThan(innerHeight / 2))
    scrollTo(0, 10_000)
    await waitFor(() => expect(toast().bottom).toBeLessThan(field.getBoundingClientRect().top))
    await expect(toast().top).toBeLessThan(innerHeight / 2)
    // No room at either end.
    field.style.height = '100vh'
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    queue.add({ tone: 'danger', title: w.failed })
    await canvas.findByText(w.failed)
  },
}

export const ReachedByKey: Story = {
  args: { queue: createToastQueue({ spacing: 0 }) },
  play: async ({ args: { queue }, globals, canvasElement }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const undo = fn()
    const pay = canvas.getByRole('button', { name: w.pay })
    pay.focus()
    queue.add({ title: w.removed, action: { label: w.undo, onPress: undo } })
    queue.add({ title: w.soon })
    await canvas.findByText(w.removed)
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('region', { name: w.region })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: w.undo })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    // The next one came, and focus is still in the region.
    await canvas.findByText(w.soon)
    await expect(canvas.getByRole('region', { name: w.region })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    await expect(pay).toHaveFocus()
  },
}

export const WaitsForTheReader: Story = {
  args: { queue: createToastQueue({ spacing: 0, shortest: 300 }) },
  play: async ({ args: { queue }, globals, canvasElement }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    queue.add({ title: w.soon })
    const close = await canvas.findByRole('button', { name: w.close })
    close.focus()
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(close).toBeInTheDocument()
    await userEvent.hover(close)
    close.blur()
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(close).toBeInTheDocument()
    await userEvent.unhover(close)
    await waitFor(() => expect(close).not.toBeInTheDocument())
  },
}
