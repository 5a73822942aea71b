import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { drawnImage } from '../../stories/files.ts'
import { editWords } from '../../stories/image-edit-words.ts'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import ImageEdit from './image-edit.tsx'

/** Redrawing a large picture is slow on a busy machine. */
const drawn = { timeout: 12_000 }

const meta = {
  title: 'Files/ImageEdit',
  component: ImageEdit,
  args: { file: new File([], 'rg.jpg'), words: editWords['pt-BR'], onEdited: fn(), onCancel: fn() },
  loaders: [async () => ({ file: await drawnImage('rg-frente.jpg', 1200, 800, 'image/jpeg') })],
  render: (args, context) => (
    <StoryStack width="30rem">
      <ImageEdit {...args} file={context.loaded.file as File} words={words(editWords, context)} />
    </StoryStack>
  ),
} satisfies Meta<typeof ImageEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Tamanho: 1200 × 800 pixels')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const TurnedAndCropped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Tamanho: 1200 × 800 pixels')
    await userEvent.click(canvas.getByRole('button', { name: 'Girar para a direita' }))
    await canvas.findByText('Tamanho: 800 × 1200 pixels', undefined, drawn)
    const frame = await canvas.findByRole('slider', { name: 'Parte da imagem que será enviada' })
    frame.focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft>8}{/ArrowLeft}{/Alt}')
    await waitFor(() => expect(frame).not.toHaveAttribute('aria-valuetext', 'Tamanho: 800 × 1200 pixels'))
    const [width, height] = /(\d+) × (\d+)/.exec(frame.getAttribute('aria-valuetext')!)!.slice(1).map(Number) as [number, number]
    await expect(width).toBeLessThan(800)
    await userEvent.click(canvas.getByRole('button', { name: 'Usar assim' }))
    await waitFor(() => expect(args.onEdited).toHaveBeenCalled(), drawn)
    const edited = args.onEdited.mock.calls[0]![0]
    await expect([edited.name, edited.type]).toEqual(['rg-frente.jpg', 'image/jpeg'])
    const image = await createImageBitmap(edited)
    await expect([image.width, image.height]).toEqual([width, height])
  },
}

export const Unreadable: Story = {
  loaders: [() => ({ file: new File(['no image'], 'rg.jpg', { type: 'image/jpeg' }) })],
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Não foi possível abrir esta imagem')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}
