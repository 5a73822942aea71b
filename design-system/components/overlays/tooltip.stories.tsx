import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const inEach = {
  'pt-BR': { name: 'Exportar', tip: 'Baixa os débitos da lista, com os filtros de agora, como CSV' },
  en: { name: 'Export', tip: 'Downloads the debts of this list, filtered as they are, as CSV' },
  es: { name: 'Exportar', tip: 'Descarga las deudas de la lista, con los filtros actuales, como CSV' },
}

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', children: () => null },
  parameters: { picture: 'page' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'center', minHeight: '10rem' }}>
        <Tooltip text={w.tip}>
          {(descriptionId) => (
            <button type="button" className={iconButtonLook('outline')} aria-label={w.name} aria-describedby={descriptionId}>
              <Download size={20} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </Tooltip>
      </div>
    )
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const tipIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[role=tooltip]') as HTMLElement
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const OnFocus: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const tip = tipIn(canvasElement)
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: w.name })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(w.tip)
    await expect(tip).not.toBeVisible()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(tip).toBeVisible())
  },
}

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const tip = tipIn(canvasElement)
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
    // The pointer may go on to the words.
    await userEvent.unhover(button)
    await userEvent.hover(tip)
    await wait(300)
    await expect(tip).toBeVisible()
    await userEvent.unhover(tip)
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}

export const NotByTouch: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    fireEvent.pointerOver(button, { pointerType: 'touch' })
    await wait(700)
    await expect(tipIn(canvasElement)).not.toBeVisible()
  },
}
