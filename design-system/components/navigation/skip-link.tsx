/** Must be the page's first focusable element. Jumps to the element with id `target`. */
export function SkipLink({ target = 'content', children }: { target?: string; children: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}
