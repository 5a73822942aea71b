import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Tile, TileGrid } from './tile.tsx'

const inEach = {
  'pt-BR': {
    diary: 'Diário de Classe',
    library: 'Biblioteca Digital',
    long: 'Sistema de Avaliação Institucional Permanente',
    none: 'sem endereço',
  },
  en: { diary: 'Class Diary', library: 'Digital Library', long: 'Permanent Institutional Evaluation System', none: 'no address' },
  es: {
    diary: 'Diario de Clase',
    library: 'Biblioteca Digital',
    long: 'Sistema de Evaluación Institucional Permanente',
    none: 'sin dirección',
  },
}

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" rx="14" fill="#1d4f8c"/></svg>')}`
const pressed = fn()

const meta = { title: 'Data/Tile', component: Tile, parameters: { layout: 'padded' } } satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj

export const Applications: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="26rem">
        <TileGrid>
          <Tile name={w.diary} logo={logo} onPress={pressed} />
          <Tile name={w.library} logo={null} href="#library" />
          <Tile name={w.long} logo={null} note={w.none} />
          <Tile name={w.diary} logo={logo} onPress={pressed} isBusy />
        </TileGrid>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const [first, busy] = canvas.getAllByRole('button', { name: w.diary })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
    await userEvent.click(busy!)
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: w.library })).toBeVisible()
  },
}
