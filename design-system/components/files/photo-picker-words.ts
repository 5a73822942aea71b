import type { FileProblemWords } from './file-upload-words.ts'
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
  problems: FileProblemWords
  /** Shown for HEIC, the iPhone's format, where the browser cannot decode it. */
  heic: string
  tooHeavy: string
  crop: ImageCropWords
}
