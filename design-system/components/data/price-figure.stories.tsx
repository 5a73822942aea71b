import type { Meta, StoryObj } from '@storybook/react-vite'
import { words } from '../../stories/words.ts'
import { PriceFigure } from './price-figure.tsx'

const inEach = {
  'pt-BR': { due: 'Venceu em 16/11', label: 'Sem o desconto', note: 'desconto Fique em dia, até 17/12' },
  en: { due: 'Was due on 11/16', label: 'Without the discount', note: 'discount Fique em dia, until 12/17' },
  es: { due: 'Venció el 16/11', label: 'Sin el descuento', note: 'descuento Fique em dia, hasta el 17/12' },
}

const meta = {
  title: 'Data/PriceFigure',
  component: PriceFigure,
  args: { amount: 'R$ 1.138,10' },
  render: (args, context) => {
    const { due, label, note } = words(inEach, context)
    return <PriceFigure {...args} due={due} isLate usual={{ label, amount: 'R$ 1.226,35' }} note={note} />
  },
} satisfies Meta<typeof PriceFigure>
export default meta

export const LateWithDiscount: StoryObj<typeof meta> = {}
