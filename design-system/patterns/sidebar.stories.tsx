import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AppFrame } from './app-frame.tsx'
import { Sidebar } from './sidebar.tsx'
import { frameWords, onA, StoryPage, StorySidebar, viewport } from '../stories/page-frame.tsx'

const meta = { title: 'Patterns/Sidebar', component: Sidebar, parameters: { viewport }, globals: onA('desktop') } satisfies Meta<
  typeof Sidebar
>

export default meta
type Story = StoryObj

const sideWidth = (canvasElement: HTMLElement) => canvasElement.querySelector('.sidebar__root')!.getBoundingClientRect().width

export const FullAndMini: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryPage>
      <AppFrame sidebar={<StorySidebar context={context} open />}>
        <div className="app-frame__root" data-nav="mini">
          <StorySidebar context={context} id="mini" />
        </div>
      </AppFrame>
    </StoryPage>
  ),
}

export const ItemsWithChildren: Story = {
  render: (_args, context) => (
    <StoryPage>
      <AppFrame sidebar={<StorySidebar context={context} />}>{null}</AppFrame>
    </StoryPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = frameWords({ globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(w.invoices)).not.toBeVisible()
    const summary = canvasElement.querySelector('summary')!
    summary.focus()
    await expect(summary).toHaveFocus()
    // Enter activates a summary natively, which simulated keys do not.
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: w.invoices })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: w.invoices })).toHaveFocus()
  },
}

export const MiniWidensForChildren: Story = {
  render: (_args, context) => (
    <StoryPage>
      <AppFrame sidebar={<StorySidebar context={context} />} nav="mini">
        {null}
      </AppFrame>
    </StoryPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = frameWords({ globals })
    const canvas = within(canvasElement)
    await expect(sideWidth(canvasElement)).toBe(82)
    // The label is visually hidden but still the link's accessible name.
    await expect(canvas.getByRole('link', { name: w.home })).toBeVisible()
    const summary = canvasElement.querySelector('summary')!
    summary.focus()
    await userEvent.click(summary)
    await expect(sideWidth(canvasElement)).toBe(276)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: w.invoices })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: w.standing })).toHaveFocus()
    await userEvent.hover(canvas.getByRole('main'))
    await expect(sideWidth(canvasElement)).toBe(82)
  },
}
