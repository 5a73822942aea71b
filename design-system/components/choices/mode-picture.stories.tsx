import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { ModePicture } from './mode-picture.tsx'
import { RadioCards } from './radio-cards.tsx'

const inEach = {
  'pt-BR': { legend: 'Aparência', names: ['Automático', 'Claro', 'Escuro', 'Preto no branco', 'Branco no preto'] },
  en: { legend: 'Appearance', names: ['As on the device', 'Light', 'Dark', 'Black on white', 'White on black'] },
  es: { legend: 'Apariencia', names: ['Como en el dispositivo', 'Claro', 'Oscuro', 'Negro sobre blanco', 'Blanco sobre negro'] },
}
const modes = ['device', 'light', 'dark', 'black-on-white', 'white-on-black'] as const

const meta = { title: 'Choices/Mode picture', component: ModePicture, args: { mode: 'light' } } satisfies Meta<typeof ModePicture>
export default meta
type Story = StoryObj<typeof meta>

export const InCards: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="40rem">
        <RadioCards
          pictures
          name="mode"
          legend={w.legend}
          defaultValue="dark"
          options={modes.map((mode, index) => ({ value: mode, label: w.names[index], icon: <ModePicture mode={mode} /> }))}
        />
      </StoryStack>
    )
  },
}
