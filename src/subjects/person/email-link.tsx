import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { AddressWords } from '../../kit/text/address-words.tsx'

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no" className={textLinkLook()}>
      <AddressWords address={email} />
    </a>
  )
}
