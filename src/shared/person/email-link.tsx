import { Fragment } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

/** A long address breaks before its host or a dot, never within a word. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no" className={textLinkLook()}>
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
