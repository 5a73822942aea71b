import jsQr from 'jsqr'
import { useEffect, useEffectEvent } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { useCamera } from './use-camera.ts'

/** The milliseconds between two reads of the picture. */
const pace = 200
/** The milliseconds for which a code that stays in view is reported only once. */
const rest = 4000
/** The width of the picture in pixels: enough for a dense code, and fast to read on a cheap phone. */
const width = 800

/** Reads QR codes held in front of the camera for as long as it is mounted. Load it lazily: the decoder is 50 kB. */
export default function QrScanner({
  words,
  onCode,
}: {
  words: { preview: string; noCamera: string }
  /** Receives each code once, and again after it left the view and came back. */
  onCode: (text: string) => void
}) {
  const { video, state } = useCamera('environment')
  const read = useEffectEvent(onCode)

  useEffect(() => {
    if (state !== 'ready') return
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    let last = { text: '', seenAt: 0 }
    let timer: number | undefined
    const look = () => {
      const { videoWidth, videoHeight } = video.current!
      if (videoWidth && context) {
        canvas.width = Math.min(width, videoWidth)
        canvas.height = Math.round((canvas.width * videoHeight) / videoWidth)
        context.drawImage(video.current!, 0, 0, canvas.width, canvas.height)
        const picture = context.getImageData(0, 0, canvas.width, canvas.height)
        const text = jsQr(picture.data, picture.width, picture.height, { inversionAttempts: 'dontInvert' })?.data
        if (text) {
          const isNew = text !== last.text || Date.now() - last.seenAt > rest
          last = { text, seenAt: Date.now() }
          if (isNew) read(text)
        }
      }
      timer = window.setTimeout(look, pace)
    }
    look()
    return () => window.clearTimeout(timer)
  }, [state, video])

  if (state === 'none') return <Notice tone="danger" live="alert" title={words.noCamera} />
  return <video ref={video} className="qr-scanner" aria-label={words.preview} autoPlay muted playsInline />
}
