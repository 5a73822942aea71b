/** The first thing that Tab reaches: jumps over header and menu to the element with id `target`. */
export function SkipLink({ target = 'content', children }: { target?: string; children: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}
