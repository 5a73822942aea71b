import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onA, viewport } from '../../stories/page-frame.tsx'
import { words } from '../../stories/words.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { PageHeader } from './page-header.tsx'
import { PageLinks } from './page-links.tsx'

const inEach = {
  'pt-BR': { title: 'Pagamentos', more: 'Mais de Pagamentos', links: ['Quem pode pagar por mim', 'Extrato', 'Lembretes'] },
  en: { title: 'Payments', more: 'More about Payments', links: ['Who sees and pays', 'Statement', 'Reminders'] },
  es: { title: 'Pagos', more: 'Más de Pagos', links: ['Quién ve y paga', 'Extracto', 'Recordatorios'] },
}

const meta = {
  title: 'Navigation/Page links',
  component: PageLinks,
  parameters: { viewport },
  args: { label: '', children: null },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <PageHeader
        title={w.title}
        actions={
          <PageLinks label={w.more}>
            {w.links.map((link) => (
              <a key={link} href="#page" className={textLinkLook({ variant: 'alone' })}>
                {link}
              </a>
            ))}
          </PageLinks>
        }
      />
    )
  },
} satisfies Meta<typeof PageLinks>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesktop: Story = {
  globals: onA('desktop'),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    for (const name of w.links) await expect(within(canvasElement).getByRole('link', { name })).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: onA('phone'),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: w.more }))
    for (const name of w.links) await expect(canvas.getByRole('link', { name })).toBeVisible()
  },
}
