import { lazy, Suspense } from 'react'
import { Dialog } from '../overlays/dialog.tsx'
import type { ImageEditWords } from './image-edit.tsx'

const ImageEdit = lazy(() => import('./image-edit.tsx'))

/** Turns and crops a picture that somebody is about to send. */
export default function ImageEditDialog({
  file,
  words,
  onEdited,
  onClose,
}: {
  file: File
  words: ImageEditWords
  /** The picture in its new shape, by the same name. */
  onEdited: (file: File) => void
  onClose: () => void
}) {
  return (
    <Dialog open title={words.title} closeLabel={words.cancel} onClose={onClose}>
      <Suspense fallback={<div className="image-crop__waiting" aria-busy="true" />}>
        <ImageEdit file={file} words={words} onEdited={onEdited} onCancel={onClose} />
      </Suspense>
    </Dialog>
  )
}
