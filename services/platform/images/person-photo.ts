import { photoLimits } from '#api/photo-limits.ts'
import { readImage, type ReadImage } from './read-image.ts'

/** Pixels (docs/requirements/shell.md, sections 5 and 9). */
const least = { width: 683, height: 768 }

export type PhotoProblem = 'PHOTO_TYPE' | 'PHOTO_HEIC' | 'PHOTO_TOO_LARGE' | 'PHOTO_TOO_SMALL'

/** @param named what the sender calls the file, and its media type */
export function checkPhoto(bytes: Buffer, named: { name: string; type: string }): ReadImage | PhotoProblem {
  if (bytes.length > photoLimits.maxSize) return 'PHOTO_TOO_LARGE'
  const image = readImage(bytes, named)
  if (image === 'heic') return 'PHOTO_HEIC'
  if (image === 'type') return 'PHOTO_TYPE'
  if (image === 'pixels') return 'PHOTO_TOO_LARGE'
  if (image.width < least.width || image.height < least.height) return 'PHOTO_TOO_SMALL'
  return image
}
