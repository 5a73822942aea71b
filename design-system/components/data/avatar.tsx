/** A person's photo or initials. Decorative: the name stands beside it or names the control around it. */
export function Avatar({ initials, photo }: { initials: string; photo?: string | undefined }) {
  return (
    <span className="avatar" aria-hidden="true">
      {photo ? <img src={photo} alt="" width="40" height="40" /> : initials}
    </span>
  )
}
