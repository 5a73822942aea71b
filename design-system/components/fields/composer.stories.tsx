import type { Meta, StoryObj } from '@storybook/react-vite'
import { Paperclip, SendHorizontal } from 'lucide-react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Composer } from './composer.tsx'
import { TextAreaField } from './text-area-field.tsx'

const inEach = {
  'pt-BR': { attach: 'Anexar arquivo', message: 'Mensagem', placeholder: 'Escreva à secretaria', send: 'Enviar mensagem' },
  en: { attach: 'Attach file', message: 'Message', placeholder: 'Write to the office', send: 'Send message' },
  es: { attach: 'Adjuntar archivo', message: 'Mensaje', placeholder: 'Escribe a la secretaría', send: 'Enviar mensaje' },
}

const meta = { title: 'Fields/Composer', component: Composer } satisfies Meta<typeof Composer>

export default meta
type Story = StoryObj

export const Message: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Composer
          start={
            <IconButton label={w.attach}>
              <Paperclip />
            </IconButton>
          }
          field={<TextAreaField label={w.message} hideLabel placeholder={w.placeholder} rows={1} />}
          send={
            <Button folds icon={<SendHorizontal />}>
              <span>{w.send}</span>
            </Button>
          }
        />
      </StoryStack>
    )
  },
}
