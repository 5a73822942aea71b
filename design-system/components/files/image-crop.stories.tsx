import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { ImageCrop } from './image-crop.tsx'
import { cropWords } from '../../stories/image-crop-words.ts'
import { drawnImage } from '../../stories/files.ts'

const least = { width: 683, height: 768 }

/** Redrawing a large picture is slow on a busy machine. */
const drawn = { timeout: 12_000 }

const meta = {
  title: 'Files/ImageCrop',
  component: ImageCrop,
  args: { image: new Blob(), least, words: cropWords['pt-BR'], onCrop: fn(), onCancel: fn() },
  loaders: [async () => ({ image: await drawnImage('foto.png', 1600, 1536) })],
  render: (args, context) => (
    <StoryStack width="30rem">
      <ImageCrop {...args} image={context.loaded.image as Blob} words={words(cropWords, context)} />
    </StoryStack>
  ),
} satisfies Meta<typeof ImageCrop>

export default meta
type Story = StoryObj<typeof meta>

const whole = 'Tamanho: 1366 × 1536 pixels'
const confirm = async (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Usar esta foto' }))
const frame = (canvas: HTMLElement) => within(canvas).getByRole('slider', { name: /Parte da foto/ })

export const LargestArea: Story = {
  tags: ['picture'],
  args: { type: 'image/png' },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(whole)
    await confirm(canvasElement)
    await waitFor(
      () => expect(args.onCrop).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' }), { width: 1366, height: 1536 }),
      drawn,
    )
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ZoomedAndMoved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(whole)
    const zoom = canvas.getByRole('slider', { name: 'Aproximação' })
    await userEvent.click(canvas.getByRole('button', { name: 'Aproximar' }))
    await canvas.findByText(/1242 × 1396/)
    await userEvent.click(canvas.getByRole('button', { name: 'Afastar' }))
    await canvas.findByText(whole)

    // Limited to the smallest accepted photo.
    await fireEvent.change(zoom, { target: { value: '99' } })
    await canvas.findByText('Tamanho: 683 × 768 pixels')
    await expect(canvas.getByRole('button', { name: 'Aproximar' })).toHaveAttribute('aria-disabled', 'true')

    const before = frame(canvasElement).getAttribute('aria-valuetext')
    frame(canvasElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(frame(canvasElement).getAttribute('aria-valuetext')).not.toBe(before))
    // Held long enough, the frame reaches the upper left corner.
    await userEvent.keyboard('{ArrowRight>60}{/ArrowRight}{ArrowDown>60}{/ArrowDown}')
    await waitFor(() => expect(frame(canvasElement)).toHaveAttribute('aria-valuetext', '0% da largura, 0% da altura'))

    await confirm(canvasElement)
    await waitFor(() => expect(args.onCrop).toHaveBeenCalled(), drawn)
    const cropped = await createImageBitmap(args.onCrop.mock.calls[0]![0])
    await expect([cropped.width, cropped.height]).toEqual([683, 768])
  },
}

export const JustLargeEnough: Story = {
  loaders: [async () => ({ image: await drawnImage('foto.png', 683, 768) })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Tamanho: 683 × 768 pixels')
    await expect(within(canvasElement).getByRole('slider', { name: 'Aproximação' })).toBeDisabled()
  },
}

export const TooSmall: Story = {
  loaders: [async () => ({ image: await drawnImage('foto.png', 640, 900) })],
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('640 × 900')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Unreadable: Story = {
  loaders: [() => ({ image: new Blob(['ftypheic'], { type: 'image/heic' }) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Não foi possível abrir esta foto')
  },
}
