import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { FileViewer, type ViewerTurn } from './file-viewer.tsx'

const inEach = {
  'pt-BR': { document: 'Documento', turn: 'Girar' },
  en: { document: 'Document', turn: 'Turn' },
  es: { document: 'Documento', turn: 'Girar' },
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="#dfe7f1"/><rect width="90" height="120" x="20" y="40" fill="#1d4f8c"/></svg>')}`

const meta = { title: 'Files/FileViewer', component: FileViewer, parameters: { layout: 'padded' } } satisfies Meta<typeof FileViewer>

export default meta
type Story = StoryObj

function Turning({ document, label }: { document: string; label: string }) {
  const [turn, setTurn] = useState<ViewerTurn>(0)
  return (
    <FileViewer label={document} turn={turn} controls={<Button onClick={() => setTurn(turn === 0 ? 90 : 0)}>{label}</Button>}>
      <img src={picture} alt={document} />
    </FileViewer>
  )
}

export const Turned: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="30rem">
        <Turning document={w.document} label={w.turn} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const stage = canvas.getByRole('group', { name: w.document })
    await userEvent.click(canvas.getByRole('button', { name: w.turn }))
    const [outer, inner] = [stage.getBoundingClientRect(), canvas.getByRole('img').getBoundingClientRect()]
    // It fits, and nothing has to be scrolled.
    await expect(inner.width).toBeLessThanOrEqual(outer.width)
    await expect(inner.height).toBeLessThanOrEqual(outer.height)
    await expect(stage.scrollWidth).toBeLessThanOrEqual(Math.ceil(outer.width))
  },
}
