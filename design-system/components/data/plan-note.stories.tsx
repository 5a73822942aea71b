import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { PlanNote } from './plan-note.tsx'

const inEach = {
  'pt-BR': { description: 'Total R$ 1.322,91, a primeira em 15/12', debt: 'Dívida de hoje', added: 'Juros do acordo' },
  en: { description: 'Total R$1,322.91, the first on 12/15', debt: 'Debt today', added: 'Agreement interest' },
  es: { description: 'Total R$ 1.322,91, la primera el 15/12', debt: 'Deuda de hoy', added: 'Intereses del acuerdo' },
}

const meta = { title: 'Data/PlanNote' } satisfies Meta

export default meta

export const Interest: StoryObj = {
  render: (_args, context) => {
    const { description, debt, added } = words(inEach, context)
    return (
      <StoryStack width="22rem">
        {['R$ 38,73', 'R$ 0,00'].map((amount) => (
          <PlanNote
            key={amount}
            title="3x de R$ 440,95"
            description={description}
            share={amount === 'R$ 0,00' ? 1 : 0.97}
            debt={{ label: debt, amount: 'R$ 1.284,12' }}
            added={{ label: added, amount }}
          />
        ))}
      </StoryStack>
    )
  },
}
