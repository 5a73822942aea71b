import { useEffect, useEffectEvent, useState, type ChangeEvent, type ComponentProps, type RefObject } from 'react'
import { Camera, Upload } from 'lucide-react'
import { buttonLook } from '../actions/button-look.ts'
import { useHydrated } from '../fields/use-hydrated.ts'
import type { FileUploadWords } from './file-upload-words.ts'

/** A file drop zone. Shows the native input before hydration, so that a plain form can submit it under `name`; covers it afterwards. */
export function FileZone({
  input,
  words,
  facing = 'environment',
  onChoose,
  name,
  id,
  labelId,
  ...native
}: Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'required' | 'aria-describedby' | 'aria-invalid' | 'name'> & {
  input: RefObject<HTMLInputElement | null>
  words: Pick<FileUploadWords, 'choose' | 'drop' | 'camera'>
  facing?: 'environment' | 'user' | undefined
  onChoose: (files: File[]) => void
  id: string
  labelId: string
}) {
  const isReady = useHydrated()
  const [dragging, setDragging] = useState(false)
  const leave = () => setDragging(false)
  const takesPhotos = words.camera && isReady && native.accept?.includes('image/')
  const cameraId = `${id}-camera`
  const chooseId = `${id}-choose`

  function take(chosen: HTMLInputElement) {
    if (!chosen.files?.length) return
    onChoose([...chosen.files])
    // Allows choosing the same file again after it was removed.
    chosen.value = ''
  }

  // Handles files chosen before hydration.
  const catchUp = useEffectEvent(() => take(input.current!))
  useEffect(() => {
    if (isReady) catchUp()
  }, [isReady])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => take(target)

  return (
    <>
      <div className="file-upload__zone" data-dragging={dragging || undefined} data-disabled={native.disabled || undefined}>
        {isReady ? (
          <>
            <span className="file-upload__choose" id={chooseId}>
              <Upload />
              {words.choose}
            </span>
            <span className="file-upload__drop">{words.drop}</span>
          </>
        ) : null}
        <input
          {...native}
          ref={input}
          id={id}
          type="file"
          name={isReady ? undefined : name}
          className={isReady ? 'file-upload__input' : 'file-upload__native'}
          aria-labelledby={isReady ? `${chooseId} ${labelId}` : undefined}
          title=""
          onChange={choose}
          onDragEnter={() => setDragging(true)}
          onDragLeave={leave}
          onDrop={leave}
        />
      </div>
      {takesPhotos ? (
        <span className="file-upload__camera">
          <span className={buttonLook({ full: true })} id={cameraId}>
            <Camera />
            {words.camera}
          </span>
          <input
            type="file"
            accept="image/*"
            capture={facing}
            aria-labelledby={`${cameraId} ${labelId}`}
            disabled={native.disabled}
            title=""
            onChange={choose}
          />
        </span>
      ) : null}
    </>
  )
}
