import drawings from './illustrations.svg?url&no-inline'

export type IllustrationName = 'done' | 'lost' | 'quiet' | 'paper' | 'closed' | 'fault'

/** A decorative drawing in the tenant's colours, for empty states and pages of one message. All drawings are in one file, apart from the scripts. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className="illustration" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
