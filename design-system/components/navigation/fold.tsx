import { ChevronDown } from '../icons/chevron-down.tsx'

/** Folds on phones what follows the header of a card or section, of which it must be the last child. Native, so that it opens without scripts. */
export function Fold({ labelledBy }: { labelledBy: string }) {
  return (
    <details className="fold__root">
      <summary className="fold__summary" aria-labelledby={labelledBy}>
        <ChevronDown />
      </summary>
    </details>
  )
}
