import { ChevronDown } from '../icons/chevron-down.tsx'

/** Last in the header of a card or a section: folds on a phone what follows the header. Native, so that it opens without scripts. */
export function Fold({ labelledBy }: { labelledBy: string }) {
  return (
    <details className="fold__root">
      <summary className="fold__summary" aria-labelledby={labelledBy}>
        <ChevronDown />
      </summary>
    </details>
  )
}
