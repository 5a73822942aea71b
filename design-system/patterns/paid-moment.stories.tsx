import type { Meta, StoryObj } from '@storybook/react-vite'
import { words } from '../stories/words.ts'
import { PaidMoment } from './paid-moment.tsx'
import { Receiver } from './receiver.tsx'

const inEach = {
  'pt-BR': { title: 'Outubro está pago', gain: 'Você economizou R$ 88,25', to: 'para Universidade Aurora' },
  en: { title: 'October is paid', gain: 'You saved R$88.25', to: 'to Universidade Aurora' },
  es: { title: 'Octubre está pagado', gain: 'Ahorraste R$ 88,25', to: 'para Universidade Aurora' },
}

const meta = {
  title: 'Patterns/PaidMoment',
  component: PaidMoment,
  args: { title: '', children: null },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <PaidMoment title={w.title} gain={w.gain}>
        <Receiver initial="A" name={w.to}>
          <p>R$ 1.138,10</p>
        </Receiver>
      </PaidMoment>
    )
  },
} satisfies Meta<typeof PaidMoment>
export default meta

export const WithASaving: StoryObj<typeof meta> = {}
