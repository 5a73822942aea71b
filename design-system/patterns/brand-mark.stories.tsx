import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../stories/layout.tsx'
import { BrandMark } from './brand-mark.tsx'

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="180" height="36"><rect width="36" height="36" rx="8" fill="${color}"/><rect x="48" y="12" width="132" height="12" rx="6" fill="${color}"/></svg>`)}`

const names = ['Universidade Aurora', 'Fundação Educacional e Cultural do Alto Vale do Rio Doce e Região Metropolitana']

const meta = { title: 'Patterns/Brand mark', component: BrandMark } satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj

export const TileAndLogo: Story = {
  tags: ['picture'],
  render: () => (
    <StoryStack width="24rem">
      {names.map((name) => (
        <a key={name} href="#home" className="brand-mark__root">
          <BrandMark name={name} initial={name.charAt(0)} />
        </a>
      ))}
      <a href="#home" className="brand-mark__root">
        <BrandMark name="Faculdade Ipê" initial="I" logo={{ light: drawn('#7a5a00') }} />
      </a>
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Faculdade Ipê' })).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: names[0]! })).toBeVisible()
  },
}

export const LogoForDarkPages: Story = {
  render: () => (
    <span className="brand-mark__root">
      <BrandMark name="Faculdade Ipê" initial="I" mode="dark" logo={{ light: drawn('#7a5a00'), dark: drawn('#ffd84d') }} />
    </span>
  ),
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole<HTMLImageElement>('img')
    await expect(logo.currentSrc).toBe(drawn('#ffd84d'))
  },
}
