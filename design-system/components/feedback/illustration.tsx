import drawings from './illustrations.svg?url&no-inline'

export type IllustrationName = 'done' | 'lost' | 'quiet' | 'paper' | 'closed' | 'fault'

/** For empty states and pages of one message, in the tenant's colours; decorative. The drawings are one file apart from the scripts. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className="illustration" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
