import { lazy, Suspense } from 'react'
import { Dialog } from '../overlays/dialog.tsx'
import type { ImageEditWords } from './image-edit.tsx'

const ImageEdit = lazy(() => import('./image-edit.tsx'))

/** A dialog to turn and crop a picture before sending it. */
export default function ImageEditDialog({
  file,
  words,
  onEdited,
  onClose,
}: {
  file: File
  words: ImageEditWords
  /** Receives the edited picture, under the same name. */
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
