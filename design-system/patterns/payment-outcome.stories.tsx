import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../components/actions/button.tsx'
import { AmountBreakdown } from '../components/data/amount-breakdown.tsx'
import { Amount } from '../components/data/amount.tsx'
import { Status } from '../components/feedback/status.tsx'
import { onA, viewport } from '../stories/page-frame.tsx'
import { words } from '../stories/words.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

const inEach = {
  'pt-BR': {
    approved: 'Aprovado',
    title: 'Outubro está pago',
    next: 'Mensalidade de novembro de 2026',
    due: 'Vencimento 04/12/2026',
    receipt: 'Ver recibo',
    denied: 'Recusado',
    notCharged: 'Nada foi cobrado no cartão',
    reason: 'O banco do cartão não autorizou. Ele pode dizer por quê.',
    again: 'Tentar com outro cartão',
  },
  en: {
    approved: 'Approved',
    title: 'October is paid',
    next: 'Monthly fee of November 2026',
    due: 'Due on 12/04/2026',
    receipt: 'See receipt',
    denied: 'Declined',
    notCharged: 'Nothing was charged to the card',
    reason: 'The card’s bank did not authorise it. It can tell you why.',
    again: 'Try another card',
  },
  es: {
    approved: 'Aprobado',
    title: 'Octubre está pagado',
    next: 'Mensualidad de noviembre de 2026',
    due: 'Vence el 04/12/2026',
    receipt: 'Ver recibo',
    denied: 'Rechazado',
    notCharged: 'No se cobró nada en la tarjeta',
    reason: 'El banco de la tarjeta no autorizó. Puede decirte por qué.',
    again: 'Probar con otra tarjeta',
  },
}

const meta = {
  title: 'Patterns/Payment outcome',
  component: PaymentOutcome,
  parameters: { viewport },
  args: { status: null, title: '', actions: null, children: null },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <PaymentOutcome
        status={<Status tone="ok">{w.approved}</Status>}
        title={w.title}
        next={<AmountBreakdown size="compact" lines={[{ label: w.next, note: w.due, amount: 'R$ 1.138,10' }]} />}
        actions={
          <Button variant="primary" full>
            {w.receipt}
          </Button>
        }
      >
        <Amount size="display">R$ 1.226,35</Amount>
      </PaymentOutcome>
    )
  },
} satisfies Meta<typeof PaymentOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesktop: Story = {
  globals: onA('desktop'),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: w.title })).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent(`${w.approved}${w.title}`)
  },
}

/** Its layout is that of a payment that came: only the verdict differs. */
export const Denied: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <PaymentOutcome
        tone="danger"
        status={<Status tone="danger">{w.denied}</Status>}
        title={w.notCharged}
        next={w.reason}
        actions={
          <Button variant="primary" full>
            {w.again}
          </Button>
        }
      >
        <Amount size="display">R$ 1.226,35</Amount>
      </PaymentOutcome>
    )
  },
}

export const OnAPhone: Story = { globals: onA('phone') }
