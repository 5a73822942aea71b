import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { SkipLink } from './skip-link.tsx'

const inEach = {
  'pt-BR': { skip: 'Pular para o conteúdo', menu: 'Menu', title: 'Pagamentos' },
  en: { skip: 'Skip to the content', menu: 'Menu', title: 'Payments' },
  es: { skip: 'Ir al contenido', menu: 'Menú', title: 'Pagos' },
}

const meta = { title: 'Navigation/Skip link', component: SkipLink } satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj

export const FirstStop: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <>
        <SkipLink>{w.skip}</SkipLink>
        <nav>
          <a href="#menu">{w.menu}</a>
        </nav>
        <main id="content" tabIndex={-1}>
          <h1>{w.title}</h1>
        </main>
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: words(inEach, { globals }).skip })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(link).toHaveAttribute('href', '#content')
  },
}
