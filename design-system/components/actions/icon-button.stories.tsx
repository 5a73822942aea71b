import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, ChevronLeft, ChevronRight, Trash2, X } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryRow } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { CountBadge } from '../feedback/count-badge.tsx'
import { IconButton, iconButtonLook } from './icon-button.tsx'

const inEach = {
  'pt-BR': {
    close: 'Fechar',
    remove: 'Excluir conta bancária',
    previous: 'Página anterior',
    next: 'Próxima página',
    news: 'Avisos, 3 novos',
  },
  en: { close: 'Close', remove: 'Delete bank account', previous: 'Previous page', next: 'Next page', news: 'Notifications, 3 new' },
  es: {
    close: 'Cerrar',
    remove: 'Eliminar cuenta bancaria',
    previous: 'Página anterior',
    next: 'Página siguiente',
    news: 'Avisos, 3 nuevos',
  },
}

const meta = { title: 'Actions/Icon button', component: IconButton, args: { label: '' } } satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryRow>
        <IconButton label={w.close}>
          <X />
        </IconButton>
        <IconButton label={w.news}>
          <Bell />
          <CountBadge count={3} />
        </IconButton>
        <IconButton label={w.remove} variant="outline">
          <Trash2 />
        </IconButton>
        <IconButton label={w.remove} variant="outline" disabled>
          <Trash2 />
        </IconButton>
        <span className={iconButtonLook('outline')} role="link" aria-disabled="true" aria-label={w.previous}>
          <ChevronLeft />
        </span>
        <a className={iconButtonLook('outline')} href="#next" aria-label={w.next}>
          <ChevronRight />
        </a>
      </StoryRow>
    )
  },
}

export const Pressed: Story = {
  args: { onClick: fn() },
  render: (args, context) => (
    <IconButton {...args} label={words(inEach, context).close}>
      <X />
    </IconButton>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: words(inEach, { globals }).close })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
