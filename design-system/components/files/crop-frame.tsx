import { ImageCropper, type useImageCropper } from '@ark-ui/react/image-cropper'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import type { ReadImage } from './use-image.ts'

interface CropWords {
  title: string
  frame: string
  /** Instructions for moving the frame, and resizing it where possible, by hand and by keyboard. */
  instructions: string
  confirm: string
  cancel: string
}

/** Returns the props that every cropper needs: names, and the steps of the arrow keys. */
export const croppedByKeys = ({ title, frame, instructions }: CropWords) => ({
  // In CSS pixels.
  nudgeStep: 8,
  nudgeStepShift: 40,
  translations: { rootLabel: title, selectionLabel: () => frame, selectionInstructions: instructions },
})

/** The cropper's root with its confirm and cancel buttons. */
export function CropFrame({
  cropper,
  words,
  onConfirm,
  onCancel,
  children,
}: {
  cropper: ReturnType<typeof useImageCropper>
  words: CropWords
  onConfirm: () => Promise<void>
  onCancel: () => void
  children: ReactNode
}) {
  return (
    <ImageCropper.RootProvider
      value={cropper}
      className="image-crop__root"
      // Removes the library's English descriptions.
      aria-roledescription=""
      aria-description=""
      aria-live="off"
    >
      {children}
      <div className="image-crop__actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="primary" onClick={() => void onConfirm()}>
          {words.confirm}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}

/** The picture under the crop frame, with its instructions. */
export function CropStage({
  image,
  words,
  ...selection
}: { image: ReadImage; words: CropWords } & Pick<
  ComponentProps<typeof ImageCropper.Selection>,
  'className' | 'aria-valuemax' | 'aria-valuenow' | 'aria-valuetext' | 'children'
>) {
  const ratio = image.width / image.height
  return (
    <>
      <div className="image-crop__stage">
        <ImageCropper.Viewport className="image-crop__viewport" style={{ aspectRatio: ratio, '--image-ratio': ratio } as CSSProperties}>
          <ImageCropper.Image className="image-crop__image" src={image.src} />
          <ImageCropper.Selection {...selection} aria-roledescription="" aria-valuemin={0} />
        </ImageCropper.Viewport>
      </div>
      <p className="image-crop__instructions">{words.instructions}</p>
    </>
  )
}
