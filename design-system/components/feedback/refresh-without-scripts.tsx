/**
 * Loads the page anew every `seconds` where no script can follow what it waits for. For pages that hold nothing typed.
 */
export function RefreshWithoutScripts({ seconds = 15 }: { seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}
