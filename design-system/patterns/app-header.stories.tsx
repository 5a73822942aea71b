import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, within } from 'storybook/test'
import { AppHeader } from './app-header.tsx'
import { onA, frameWords, StoryHeader, StoryPage, viewport } from '../stories/page-frame.tsx'

const height = { '--header-height': '5rem' } as CSSProperties

const meta = { title: 'Patterns/App header', component: AppHeader, parameters: { viewport } } satisfies Meta<typeof AppHeader>

export default meta
type Story = StoryObj

export const OnADesktop: Story = {
  tags: ['picture'],
  globals: onA('desktop'),
  render: (_args, context) => (
    <StoryPage>
      <div style={height}>
        <StoryHeader context={context} />
      </div>
    </StoryPage>
  ),
}

export const OnAPhone: Story = {
  globals: onA('phone'),
  render: (_args, context) => (
    <StoryPage>
      <div style={height}>
        <StoryHeader context={context} />
      </div>
    </StoryPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const w = frameWords({ globals })
    const canvas = within(canvasElement)
    // Visually hidden on phones, still in the accessible name.
    await expect(canvas.getByRole('button', { name: new RegExp(`Ana Souza.*${w.role}`) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Universidade Aurora' })).toBeVisible()
    await expect(canvas.queryByRole('search')).toBeNull()
  },
}

export const LongName: Story = {
  globals: onA('desktop'),
  render: (_args, context) => (
    <StoryPage>
      <div style={height}>
        <StoryHeader context={context} tenant="Fundação Educacional e Cultural do Alto Vale do Rio Doce e Região Metropolitana" />
      </div>
    </StoryPage>
  ),
}
