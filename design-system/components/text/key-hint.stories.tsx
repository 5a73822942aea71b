import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { KeyHint } from './key-hint.tsx'

const inEach = { 'pt-BR': { accept: 'Aceitar' }, en: { accept: 'Accept' }, es: { accept: 'Aceptar' } }

const meta = { title: 'Text/KeyHint', component: KeyHint } satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj

export const InAButton: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <Button variant="primary" aria-keyshortcuts="a">
      {words(inEach, context).accept} <KeyHint>A</KeyHint>
    </Button>
  ),
  play: async ({ canvasElement, globals }) => {
    const { accept } = words(inEach, { globals })
    await expect(within(canvasElement).getByRole('button', { name: accept })).toBeVisible()
  },
}
