import { type RefObject, useEffect, useRef, useState } from 'react'

/** Shows a camera in a `video` while the component is mounted. `none`: there is no camera, or the browser may not use it. */
export function useCamera(facing: 'user' | 'environment'): {
  video: RefObject<HTMLVideoElement | null>
  state: 'waiting' | 'ready' | 'none'
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'ready' | 'none'>('waiting')

  useEffect(() => {
    let stream: MediaStream | undefined
    let isOpen = true
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    // Absent on pages without TLS.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    Promise.resolve(devices?.getUserMedia({ video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } } }))
      .then((given) => {
        stream = given
        if (!isOpen) return stop()
        if (!given) return setState('none')
        video.current!.srcObject = given
        setState('ready')
      })
      .catch(() => {
        if (isOpen) setState('none')
      })
    return () => {
      isOpen = false
      stop()
    }
  }, [facing])

  return { video, state }
}
