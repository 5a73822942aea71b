import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Card } from '../data/card.tsx'
import { RadioRows } from './radio-rows.tsx'

const inEach = {
  'pt-BR': { legend: 'Escolha um plano', first: 'a primeira em 15/12', interest: 'Juros do acordo: R$ 38,73' },
  en: { legend: 'Choose a plan', first: 'the first on 12/15', interest: 'Agreement interest: R$38.73' },
  es: { legend: 'Elige un plan', first: 'la primera el 15/12', interest: 'Intereses del acuerdo: R$ 38,73' },
}

const meta = { title: 'Choices/RadioRows' } satisfies Meta

export default meta
type Story = StoryObj

function Plans({ legend, first, interest }: (typeof inEach)['en']) {
  const [value, setValue] = useState('3')
  return (
    <Card>
      <RadioRows
        name="plan"
        legend={legend}
        value={value}
        onChange={setValue}
        options={[
          { value: '3', label: '3x de R$ 440,95', description: first, end: 'R$ 1.322,85', endNote: interest },
          { value: '6', label: '6x de R$ 227,30', description: first, end: 'R$ 1.363,80', endNote: interest },
        ]}
      />
    </Card>
  )
}

export const OneSurface: Story = {
  render: (_args, context) => <Plans {...words(inEach, context)} />,
  play: async ({ canvasElement }) => {
    const six = within(canvasElement).getByRole('radio', { name: /6x/ })
    await userEvent.click(six)
    await expect(six).toBeChecked()
  },
}
