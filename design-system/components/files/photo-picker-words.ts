import type { FileProblem } from './file-checks.ts'
import type { ImageCropWords } from './image-crop.tsx'

export interface PhotoPickerWords {
  label: string
  hint: string
  choose: string
  drop: string
  phoneCamera: string
  camera: string
  shoot: string
  back: string
  preview: string
  noCamera: string
  problems: Record<FileProblem, string>
  /** Shown for HEIC, the iPhone's format, where the browser cannot decode it. */
  heic: string
  tooHeavy: string
  crop: ImageCropWords
}
