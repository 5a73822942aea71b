import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Switch } from '../choices/switch.tsx'
import { Setting } from './setting.tsx'

const inEach = {
  'pt-BR': {
    title: 'Texto maior',
    hint: 'Aumenta as letras de todas as páginas.',
    label: 'Aumentar as letras',
    error: 'Não foi possível salvar. Tente de novo.',
    long: 'Assistente de Língua Brasileira de Sinais em todas as páginas do portal da instituição',
    save: 'Salvar',
    saving: 'Salvando…',
    saved: 'Salvo',
  },
  en: {
    title: 'Larger text',
    hint: 'Makes the letters of every page larger.',
    label: 'Enlarge the letters',
    error: 'It could not be saved. Try again.',
    long: 'Brazilian Sign Language assistant on every page of the institution’s portal',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
  },
  es: {
    title: 'Texto más grande',
    hint: 'Agranda las letras de todas las páginas.',
    label: 'Agrandar las letras',
    error: 'No se pudo guardar. Inténtalo de nuevo.',
    long: 'Asistente de Lengua Brasileña de Señas en todas las páginas del portal de la institución',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado',
  },
}

const meta = {
  title: 'Fields/Setting',
  component: Setting,
  args: { title: '', status: 'idle', words: inEach['pt-BR'], children: null },
} satisfies Meta<typeof Setting>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  parameters: { axeExceptions: { 'landmark-unique': 'the same one in several states' } },
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const control = <Switch label={w.label} defaultChecked />
    return (
      <StoryStack width="24rem">
        <Setting title={w.title} hint={w.hint} status="idle" words={w}>
          {control}
        </Setting>
        <Setting title={w.title} status="saving" words={w}>
          {control}
        </Setting>
        <Setting title={w.title} status="saved" words={w}>
          {control}
        </Setting>
        <Setting title={w.title} status="idle" error={w.error} words={w}>
          {control}
        </Setting>
        <Setting title={w.long} hint={w.hint} status="saved" words={w}>
          <Switch label={w.long} disabled />
        </Setting>
      </StoryStack>
    )
  },
}

export const SavesItself: Story = {
  render: function Saves(_args, context) {
    const w = words(inEach, context)
    const [on, setOn] = useState(false)
    return (
      <Setting title={w.title} status={on ? 'saved' : 'idle'} words={w}>
        <Switch label={w.label} checked={on} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
      </Setting>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: w.save })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: w.label }))
    await expect(canvas.getByRole('status')).toHaveTextContent(w.saved)
    // A setting that saves itself is not submitted.
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('switch', { name: w.label })).toBeChecked()
  },
}
