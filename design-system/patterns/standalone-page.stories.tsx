import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { words } from '../stories/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { MessagePage } from './message-page.tsx'
import { StandalonePage } from './standalone-page.tsx'
import { onA, StoryPage, viewport } from '../stories/page-frame.tsx'

const inEach = {
  'pt-BR': { title: 'Você saiu do portal', text: 'Para continuar, entre de novo.' },
  en: { title: 'You have signed out', text: 'To go on, sign in again.' },
  es: { title: 'Usted salió del portal', text: 'Para continuar, entre de nuevo.' },
}

const meta = {
  title: 'Patterns/Standalone page',
  parameters: { viewport },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryPage>
        <StandalonePage brand={<BrandMark name="Universidade Aurora" initial="A" />}>
          <MessagePage icon={<CircleCheck size={24} />} title={w.title}>
            {w.text}
          </MessagePage>
        </StandalonePage>
      </StoryPage>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const OnAPhone: Story = { tags: ['picture'], globals: onA('phone') }

export const OnADesktop: Story = { globals: onA('desktop') }
