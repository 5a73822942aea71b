import type { FileProblem } from './file-checks.ts'
import type { ImageCropWords } from './image-crop.tsx'

/** What choosing a photo says. */
export interface PhotoPickerWords {
  /** Names the choice. */
  label: string
  /** What is accepted, in words. */
  hint: string
  choose: string
  /** Beside `choose`, where there is a mouse: "or drop it here". */
  drop: string
  /** The button that takes a photo on a phone. */
  phoneCamera: string
  /** The button that opens the computer's camera. */
  camera: string
  shoot: string
  back: string
  /** Names the camera's picture. */
  preview: string
  /** There is no camera, or it may not be used. */
  noCamera: string
  problems: Record<FileProblem, string>
  /** An iPhone's own kind, which this browser cannot open. */
  heic: string
  tooHeavy: string
  crop: ImageCropWords
}
