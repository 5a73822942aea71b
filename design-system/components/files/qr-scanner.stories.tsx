import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { qrDrawing } from '../data/qr-drawing.ts'
import QrScanner from './qr-scanner.tsx'

const inEach = {
  'pt-BR': { preview: 'O que a câmera vê', noCamera: 'Não foi possível usar a câmera. Digite o código.' },
  en: { preview: 'What the camera sees', noCamera: 'The camera could not be used. Type the code.' },
  es: { preview: 'Lo que ve la cámara', noCamera: 'No se pudo usar la cámara. Escribe el código.' },
}
const onCode = fn()

const meta = { title: 'Files/Qr Scanner', component: QrScanner } satisfies Meta<typeof QrScanner>

export default meta
type Story = StoryObj

/** A camera before which somebody holds a code. */
function cameraWith(text: string): MediaStream {
  const { path, size } = qrDrawing(text)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [640, 480]
  const context = canvas.getContext('2d')!
  const draw = () => {
    context.resetTransform()
    context.fillStyle = 'white'
    context.fillRect(0, 0, 640, 480)
    context.translate(170, 90)
    context.scale(300 / size, 300 / size)
    context.fillStyle = 'black'
    context.fill(new Path2D(path))
  }
  draw()
  // A stream shows what is drawn after it began.
  setInterval(draw, 100)
  return canvas.captureStream()
}

const withCamera = (camera: () => Promise<MediaStream>) => () => {
  const given = navigator.mediaDevices.getUserMedia
  navigator.mediaDevices.getUserMedia = camera
  return () => {
    navigator.mediaDevices.getUserMedia = given
  }
}

export const ReadsACode: Story = {
  tags: ['picture'],
  beforeEach: withCamera(async () => cameraWith('https://portal.example/carteira')),
  render: (_args, context) => (
    <StoryStack width="26rem">
      <QrScanner words={words(inEach, context)} onCode={onCode} />
    </StoryStack>
  ),
  play: async () => {
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('https://portal.example/carteira'), { timeout: 20_000 })
    // Held there for longer than a look takes, and read once.
    await expect(onCode).toHaveBeenCalledTimes(1)
  },
}

export const WithoutACamera: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  render: (_args, context) => <QrScanner words={words(inEach, context)} onCode={onCode} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
