import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { EditedPart } from './edited-part.tsx'
import { TextField } from './text-field.tsx'

const inEach = {
  'pt-BR': { label: 'Opção 1', remove: 'Remover: opção 1', value: 'Retirar na secretaria do campus' },
  en: { label: 'Option 1', remove: 'Remove: option 1', value: 'Collect at the office of the campus' },
  es: { label: 'Opción 1', remove: 'Quitar: opción 1', value: 'Retirar en la secretaría de la sede' },
}

const meta = { title: 'Fields/Edited part', component: EditedPart } satisfies Meta<typeof EditedPart>
export default meta

export const WithActions: StoryObj = {
  render: (_args, context) => {
    const { label, remove, value } = words(inEach, context)
    const actions = (
      <IconButton label={remove}>
        <Trash2 />
      </IconButton>
    )
    return (
      <EditedPart actions={actions}>
        <TextField label={label} defaultValue={value} />
      </EditedPart>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeVisible()
  },
}
