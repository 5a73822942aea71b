import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Prompt } from './prompt.tsx'

const inEach = {
  'pt-BR': { title: 'Envie a ementa até 03/12', text: 'Precisamos dela para comparar os programas.', act: 'Enviar' },
  en: { title: 'Send the syllabus by 12/03', text: 'We need it to compare the programs.', act: 'Send' },
  es: { title: 'Envía el programa hasta el 03/12', text: 'Lo necesitamos para comparar.', act: 'Enviar' },
}

const meta = { title: 'Data/Prompt', component: Prompt } satisfies Meta<typeof Prompt>

export default meta
type Story = StoryObj

export const Asked: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Prompt id="asked" title={w.title}>
          <p>{w.text}</p>
          <Button variant="primary">{w.act}</Button>
        </Prompt>
      </StoryStack>
    )
  },
}
