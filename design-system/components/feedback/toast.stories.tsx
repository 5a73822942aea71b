import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryRow } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
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
  args: { queue: createToastQueue({ spacing: 0, limit: 4, shortest: 600_000 }) },
  play: async ({ args: { queue }, globals, canvasElement }) => {
    const w = words(inEach, { globals })
    for (const { id } of queue.shown()) queue.remove(id)
    queue.add({ tone: 'ok', title: w.copied })
    queue.add({ tone: 'info', title: w.removed, action: { label: w.undo, onPress: fn() } })
    queue.add({ tone: 'danger', title: w.failed, text: w.why, action: { label: w.again, onPress: fn() } })
    queue.add({ tone: 'warning', title: w.long })
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4))
    const [assertive, polite] = within(canvasElement).getAllByRole('list')
    await expect(assertive).toHaveAttribute('aria-live', 'assertive')
    await expect(assertive).toHaveTextContent(w.failed)
    await expect(polite).toHaveTextContent(w.removed)
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
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('region', { name: w.region })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: w.undo })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    // One is left, and focus is still in the region.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
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
