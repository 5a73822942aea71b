import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

const inEach = {
  'pt-BR': {
    danger: ['2 débitos vencidos', 'Pagando hoje: R$ 1.284,07', 'Negociar'],
    ok: ['Pagamento confirmado', 'O recibo já está em Pagamentos.', 'Ver recibo'],
    warning: ['Documento recusado', '“A segunda página está ilegível.” Envie de novo até 24/11.', 'Reenviar'],
    info: ['Rematrícula aberta', 'Faltam 8 créditos para o mínimo.', 'Continuar'],
    plain: 'O desconto de pontualidade vale até o dia do vencimento.',
    long: 'A instituição financeira não respondeu a tempo. Nada foi cobrado: confira o comprovante identificado por 00020126580014br.gov.bcb.pix0136123e4567 antes de pagar de novo.',
  },
  en: {
    danger: ['2 overdue debts', 'If you pay today: R$ 1,284.07', 'Negotiate'],
    ok: ['Payment confirmed', 'The receipt is already in Payments.', 'See receipt'],
    warning: ['Document refused', '“The second page cannot be read.” Send it again by 11/24.', 'Send again'],
    info: ['Enrollment is open', 'You need 8 more credits for the minimum.', 'Continue'],
    plain: 'The early payment discount holds until the due date.',
    long: 'The bank did not answer in time. Nothing was charged: check the receipt identified by 00020126580014br.gov.bcb.pix0136123e4567 before you pay again.',
  },
  es: {
    danger: ['2 deudas vencidas', 'Si paga hoy: R$ 1.284,07', 'Negociar'],
    ok: ['Pago confirmado', 'El recibo ya está en Pagos.', 'Ver recibo'],
    warning: ['Documento rechazado', '“La segunda página es ilegible.” Envíelo de nuevo hasta el 24/11.', 'Reenviar'],
    info: ['Matrícula abierta', 'Faltan 8 créditos para el mínimo.', 'Continuar'],
    plain: 'El descuento por pronto pago vale hasta el día del vencimiento.',
    long: 'El banco no respondió a tiempo. No se cobró nada: revise el comprobante identificado por 00020126580014br.gov.bcb.pix0136123e4567 antes de pagar otra vez.',
  },
}

const meta = { title: 'Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="36rem">
        {(['danger', 'ok', 'warning', 'info'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={w[tone][0]} action={<Button size="sm">{w[tone][2]}</Button>}>
            {w[tone][1]}
          </Notice>
        ))}
        <Notice>{w.plain}</Notice>
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ width: '17rem' }}>
        <Notice tone="danger" title={w.danger[0]} action={<Button size="sm">{w.danger[2]}</Button>}>
          {w.long}
        </Notice>
      </div>
    )
  },
}
