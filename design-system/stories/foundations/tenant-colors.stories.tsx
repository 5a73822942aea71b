import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../components/actions/button.tsx'
import { TextLink } from '../../components/actions/text-link.tsx'
import { Status } from '../../components/feedback/status.tsx'
import { StoryRow } from '../layout.tsx'
import { words } from '../words.ts'
import { TenantColorLab } from './tenant-color-lab.tsx'

const inEach = {
  'pt-BR': {
    pay: 'Pagar',
    cancel: 'Cancelar',
    more: 'Ver mais',
    link: 'Termos de uso',
    overdue: 'Vencido',
    settled: 'Pago',
    due: 'A vencer',
    agreed: 'Em acordo',
  },
  en: {
    pay: 'Pay',
    cancel: 'Cancel',
    more: 'See more',
    link: 'Terms of use',
    overdue: 'Overdue',
    settled: 'Paid',
    due: 'Due',
    agreed: 'In agreement',
  },
  es: {
    pay: 'Pagar',
    cancel: 'Cancelar',
    more: 'Ver más',
    link: 'Términos de uso',
    overdue: 'Vencido',
    settled: 'Pagado',
    due: 'Por vencer',
    agreed: 'En acuerdo',
  },
}

/**
 * What is derived from an institution's colours. The hue stays; lightness changes until every pair reaches its ratio: 4.5:1 for
 * text, 3:1 for borders, icons and focus. The contrast modes are black and white only.
 */
const meta = {
  title: 'Foundations/Tenant colours',
  component: TenantColorLab,
  parameters: { axeExceptions: { 'color-contrast-enhanced': 'the panels of light and dark stand beside those of the contrast modes' } },
} satisfies Meta<typeof TenantColorLab>
export default meta
type Story = StoryObj<typeof meta>

const sample: Story['render'] = ({ initial }, context) => {
  const w = words(inEach, context)
  return (
    <TenantColorLab initial={initial}>
      <StoryRow>
        <Button variant="primary">{w.pay}</Button>
        <Button>{w.cancel}</Button>
        <Button variant="quiet">{w.more}</Button>
        <TextLink href="#terms">{w.link}</TextLink>
      </StoryRow>
      <StoryRow>
        <Status tone="danger">{w.overdue}</Status>
        <Status tone="ok">{w.settled}</Status>
        <Status tone="warning">{w.due}</Status>
        <Status tone="info">{w.agreed}</Status>
      </StoryRow>
    </TenantColorLab>
  )
}

export const AnyColour: Story = {
  args: { initial: { primary: '#4b2a86', accent: '#c2185b' }, children: null },
  render: sample,
}

export const Typed: Story = {
  args: { initial: {}, children: null },
  render: sample,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const primary = canvas.getByRole('textbox', { name: 'primary' })
    await userEvent.clear(primary)
    await userEvent.type(primary, '#f2c300')
    const light = within(canvas.getByRole('region', { name: 'light' }))
    await expect(light.getByText(/pairs, the tightest at 1\d\d%/)).toBeVisible()
    await expect(light.getByRole('button', { name: /Pagar|Pay/ })).toHaveStyle({ backgroundColor: 'rgb(242, 195, 0)' })
  },
}

export const Hostile: Story = {
  args: { initial: { primary: '#e6ff00', accent: '#ffffff', secondary: '#05060d', loading: '#fffbe6' }, children: null },
  render: sample,
}
