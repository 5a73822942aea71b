import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from './button.tsx'
import { RefusedAct } from './refused-act.tsx'

const inEach = {
  'pt-BR': { pay: 'Pagar R$ 85,00 com Pix', reason: 'Só a própria pessoa pode fazer isto.' },
  en: { pay: 'Pay R$ 85.00 by Pix', reason: 'Only the person can do this.' },
  es: { pay: 'Pagar R$ 85,00 con Pix', reason: 'Solo la propia persona puede hacer esto.' },
}

const meta = { title: 'Actions/Refused act', component: RefusedAct, args: { reason: '', children: null } } satisfies Meta<typeof RefusedAct>

export default meta
type Story = StoryObj<typeof meta>

export const SaysWhy: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <RefusedAct reason={w.reason}>
          <Button variant="primary" size="lg" full>
            {w.pay}
          </Button>
        </RefusedAct>
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Só a própria pessoa pode fazer isto.')
  },
}
