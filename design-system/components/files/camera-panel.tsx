import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import type { PhotoPickerWords } from './photo-picker-words.ts'
import { useCamera } from './use-camera.ts'

export default function CameraPanel({
  words,
  onShoot,
  onBack,
}: {
  words: Pick<PhotoPickerWords, 'preview' | 'shoot' | 'back' | 'noCamera'>
  onShoot: (photo: Blob) => void
  onBack: () => void
}) {
  const { video, state } = useCamera('user')

  function shoot() {
    const { videoWidth: width, videoHeight: height } = video.current!
    if (!width) return
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(video.current!, 0, 0, width, height)
    canvas.toBlob((photo) => photo && onShoot(photo), 'image/jpeg', 0.95)
  }

  return (
    <div className="photo-picker__camera">
      {state === 'none' ? (
        <Notice tone="danger" live="alert" title={words.noCamera} />
      ) : (
        <video ref={video} className="photo-picker__video" aria-label={words.preview} autoPlay muted playsInline />
      )}
      <div className="photo-picker__actions">
        <Button onClick={onBack}>{words.back}</Button>
        {state === 'none' ? null : (
          <Button variant="primary" loading={state === 'waiting'} onClick={shoot}>
            {words.shoot}
          </Button>
        )}
      </div>
    </div>
  )
}
