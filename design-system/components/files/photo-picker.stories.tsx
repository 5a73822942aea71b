import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { type StoryLocale, words } from '../../stories/words.ts'
import { PhotoPicker } from './photo-picker.tsx'
import type { PhotoPickerWords } from './photo-picker-words.ts'
import { cropWords } from '../../stories/image-crop-words.ts'
import { drawnImage } from '../../stories/files.ts'

const inEach: Record<StoryLocale, PhotoPickerWords> = {
  'pt-BR': {
    label: 'Foto',
    hint: 'JPG ou PNG de pelo menos 683 × 768 pixels.',
    choose: 'Escolher foto',
    drop: 'ou arraste até aqui',
    phoneCamera: 'Tirar foto',
    camera: 'Usar a câmera',
    shoot: 'Tirar foto',
    back: 'Voltar',
    preview: 'O que a câmera vê',
    noCamera: 'Não foi possível usar a câmera.',
    heic: 'Este navegador não abre fotos HEIC do iPhone.',
    tooHeavy: 'A foto ficou pesada demais.',
    problems: {
      type: 'Escolha um arquivo JPG ou PNG.',
      mismatch: () => 'O conteúdo não corresponde ao nome do arquivo.',
      empty: 'O arquivo está vazio.',
      tooBig: 'O arquivo é grande demais.',
      tooMany: 'Escolha uma foto só.',
    },
    crop: cropWords['pt-BR'],
  },
  en: {
    label: 'Photo',
    hint: 'JPG or PNG of at least 683 × 768 pixels.',
    choose: 'Choose a photo',
    drop: 'or drop it here',
    phoneCamera: 'Take a photo',
    camera: 'Use the camera',
    shoot: 'Take the photo',
    back: 'Back',
    preview: 'What the camera sees',
    noCamera: 'The camera could not be used.',
    heic: 'This browser cannot open iPhone HEIC photos.',
    tooHeavy: 'The photo is too heavy.',
    problems: {
      type: 'Choose a JPG or PNG file.',
      mismatch: () => 'The content does not match the name of the file.',
      empty: 'The file is empty.',
      tooBig: 'The file is too large.',
      tooMany: 'Choose one photo only.',
    },
    crop: cropWords.en,
  },
  es: {
    label: 'Foto',
    hint: 'JPG o PNG de al menos 683 × 768 píxeles.',
    choose: 'Elegir foto',
    drop: 'o arrástrala hasta aquí',
    phoneCamera: 'Tomar foto',
    camera: 'Usar la cámara',
    shoot: 'Tomar foto',
    back: 'Volver',
    preview: 'Lo que ve la cámara',
    noCamera: 'No se pudo usar la cámara.',
    heic: 'Este navegador no abre fotos HEIC del iPhone.',
    tooHeavy: 'La foto quedó demasiado pesada.',
    problems: {
      type: 'Elige un archivo JPG o PNG.',
      mismatch: () => 'El contenido no corresponde al nombre del archivo.',
      empty: 'El archivo está vacío.',
      tooBig: 'El archivo es demasiado grande.',
      tooMany: 'Elige una sola foto.',
    },
    crop: cropWords.es,
  },
}

const meta = {
  title: 'Files/PhotoPicker',
  component: PhotoPicker,
  args: { least: { width: 683, height: 768 }, maxBytes: 1_048_576, words: inEach['pt-BR'], onPhoto: fn() },
  render: (args, context) => (
    <StoryStack width="30rem">
      <PhotoPicker {...args} words={words(inEach, context)} />
    </StoryStack>
  ),
} satisfies Meta<typeof PhotoPicker>

export default meta
type Story = StoryObj<typeof meta>

const person = userEvent.setup({ applyAccept: false })
const chooser = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!

export const Choosing: Story = { tags: ['picture'] }

/** A large noisy photo is compressed below the limit, and stays large enough. */
export const CutAndMadeSmall: Story = {
  args: { onPhoto: fn() },
  play: async ({ canvasElement, args }) => {
    await person.upload(chooser(canvasElement), await noise(2400, 2600))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Usar esta foto' }))
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalled(), { timeout: 10_000 })
    const photo = (args.onPhoto as ReturnType<typeof fn>).mock.calls[0]![0] as Blob
    const { width, height } = await createImageBitmap(photo)
    await expect([photo.type, photo.size <= 1_048_576, width >= 683, height >= 768]).toEqual(['image/jpeg', true, true, true])
    // Leaves the crop panel, whose own stories have their own checks.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancelar' }))
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await person.upload(chooser(canvasElement), new File(['MZ'], 'foto.exe', { type: 'application/x-msdownload' }))
    await canvas.findByText('Escolha um arquivo JPG ou PNG.')
    await person.upload(chooser(canvasElement), new File(['not a picture'], 'foto.jpg', { type: 'image/jpeg' }))
    await canvas.findByText('O conteúdo não corresponde ao nome do arquivo.')
  },
}

export const IphoneKind: Story = {
  play: async ({ canvasElement }) => {
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(64)], 'IMG_0001.HEIC', { type: 'image/heic' })
    await person.upload(chooser(canvasElement), heic)
    await within(canvasElement).findByText('Este navegador não abre fotos HEIC do iPhone.')
  },
}

async function noise(width: number, height: number): Promise<File> {
  const picture = await drawnImage('foto.png', width, height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.drawImage(await createImageBitmap(picture), 0, 0)
  const { data } = new ImageData(width, height)
  let seed = 7
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    data[at] = at % 4 === 3 ? 255 : seed % 256
  }
  context.putImageData(new ImageData(data, width, height), 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  return new File([blob!], 'foto.jpg', { type: 'image/jpeg' })
}
