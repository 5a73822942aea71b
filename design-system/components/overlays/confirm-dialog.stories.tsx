import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const inEach = {
  'pt-BR': {
    open: 'Excluir conta',
    question: 'Excluir a conta bancária do Banco do Brasil?',
    text: 'Os próximos reembolsos deixam de cair nesta conta. Um reembolso já enviado não muda.',
    yes: 'Excluir conta',
    no: 'Manter conta',
    error: 'A conta não foi excluída: há um reembolso a caminho dela.',
    accept: 'Aceitar o acordo',
    acceptQuestion: 'Aceitar o acordo de 6 parcelas?',
    acceptText: 'A entrada de R$ 214,01 vence hoje. As dívidas negociadas deixam de correr juros.',
  },
  en: {
    open: 'Delete account',
    question: 'Delete the bank account at Banco do Brasil?',
    text: 'Future refunds no longer go to this account. A refund that was already sent does not change.',
    yes: 'Delete account',
    no: 'Keep account',
    error: 'The account was not deleted: a refund is on its way to it.',
    accept: 'Accept agreement',
    acceptQuestion: 'Accept the agreement of 6 installments?',
    acceptText: 'The first payment of R$ 214.01 is due today. The negotiated debts stop bearing interest.',
  },
  es: {
    open: 'Eliminar cuenta',
    question: '¿Eliminar la cuenta bancaria del Banco do Brasil?',
    text: 'Los próximos reembolsos dejan de llegar a esta cuenta. Un reembolso ya enviado no cambia.',
    yes: 'Eliminar cuenta',
    no: 'Conservar cuenta',
    error: 'La cuenta no se eliminó: hay un reembolso en camino.',
    accept: 'Aceptar el acuerdo',
    acceptQuestion: '¿Aceptar el acuerdo de 6 cuotas?',
    acceptText: 'El primer pago de R$ 214,01 vence hoy. Las deudas negociadas dejan de generar intereses.',
  },
}
type Words = (typeof inEach)['en']

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: { open: false, question: '', children: null, confirmLabel: '', cancelLabel: '', onConfirm: fn(), onCancel: fn() },
  parameters: { picture: 'page' },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

function Deleting({ w, loading, error, onConfirm }: { w: Words; loading?: boolean; error?: string; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '26rem' }}>
      <Button onClick={() => setOpen(true)}>{w.open}</Button>
      <ConfirmDialog
        open={open}
        destructive
        question={w.question}
        confirmLabel={w.yes}
        cancelLabel={w.no}
        loading={loading}
        error={error}
        onConfirm={() => onConfirm?.()}
        onCancel={() => setOpen(false)}
      >
        {w.text}
      </ConfirmDialog>
    </div>
  )
}

const openIn = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement)

const onConfirm = fn()

export const Destructive: Story = {
  tags: ['picture'],
  render: (_args, context) => <Deleting w={words(inEach, context)} onConfirm={onConfirm} />,
  play: async ({ canvasElement, globals }) => {
    onConfirm.mockClear()
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await openIn(canvasElement)
    const question = canvas.getByRole('alertdialog', { name: w.question })
    await expect(question).toHaveAccessibleDescription(w.text)
    await expect(canvas.getByRole('button', { name: w.no })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(question).not.toBeVisible()
    await expect(onConfirm).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: w.open })).toHaveFocus()
    await openIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: (_args, context) => <Deleting w={words(inEach, context)} loading />,
  play: async ({ canvasElement }) => {
    await openIn(canvasElement)
    const question = within(canvasElement).getByRole('alertdialog')
    if (question instanceof HTMLDialogElement) question.requestClose()
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const WithError: Story = {
  render: (_args, context) => <Deleting w={words(inEach, context)} error={words(inEach, context).error} />,
  play: async ({ canvasElement, globals }) => {
    await openIn(canvasElement)
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(words(inEach, { globals }).error)
  },
}

export const Harmless: Story = {
  args: { open: true },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <ConfirmDialog {...args} question={w.acceptQuestion} confirmLabel={w.accept} cancelLabel={w.no}>
        {w.acceptText}
      </ConfirmDialog>
    )
  },
  play: async ({ canvasElement, globals, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: words(inEach, { globals }).accept })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}

/** Cannot be cancelled: neither Escape nor a backdrop click closes it. */
export const OneWayOn: Story = {
  args: { open: true, onCancel: undefined },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <ConfirmDialog {...args} question={w.acceptQuestion} confirmLabel={w.accept}>
        {w.acceptText}
      </ConfirmDialog>
    )
  },
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole('alertdialog')
    await expect(within(question).getAllByRole('button')).toHaveLength(1)
    if (question instanceof HTMLDialogElement) question.requestClose()
    await waitFor(() => expect(question).toBeVisible())
  },
}
