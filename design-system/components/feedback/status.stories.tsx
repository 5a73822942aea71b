import type { Meta, StoryObj } from '@storybook/react-vite'
import { HandCoins } from 'lucide-react'
import { StoryRow, StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Status } from './status.tsx'

const inEach = {
  'pt-BR': {
    neutral: 'Cancelado',
    danger: 'Vencida há 11 dias',
    ok: 'Paga',
    warning: 'Vence em 3 dias',
    info: 'Em aberto',
    own: 'Em acordo',
    long: 'Pagamento recebido pelo banco e aguardando a confirmação da instituição',
  },
  en: {
    neutral: 'Cancelled',
    danger: '11 days overdue',
    ok: 'Paid',
    warning: 'Due in 3 days',
    info: 'Open',
    own: 'In an agreement',
    long: 'Received by the bank and waiting for the institution to confirm it',
  },
  es: {
    neutral: 'Cancelado',
    danger: 'Vencida hace 11 días',
    ok: 'Pagada',
    warning: 'Vence en 3 días',
    info: 'Abierta',
    own: 'En acuerdo',
    long: 'Pago recibido por el banco y a la espera de la confirmación de la institución',
  },
}
const tones = ['neutral', 'danger', 'ok', 'warning', 'info'] as const

const meta = { title: 'Feedback/Status', component: Status } satisfies Meta<typeof Status>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['picture'],
  args: { children: '' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <StoryRow>
          {tones.map((tone) => (
            <Status key={tone} tone={tone}>
              {w[tone]}
            </Status>
          ))}
          <Status tone="info" icon={<HandCoins size={16} />}>
            {w.own}
          </Status>
        </StoryRow>
        <div style={{ width: '14rem' }}>
          <Status tone="warning">{w.long}</Status>
        </div>
      </StoryStack>
    )
  },
}
