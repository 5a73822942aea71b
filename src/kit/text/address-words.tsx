import { Fragment } from 'react'

/** An e-mail address, which breaks before its host or a dot where it is long, never within a word. */
export const AddressWords = ({ address }: { address: string }) =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
